// The plugin's cost for a request that has nothing to do with it.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../bin/lib/processes.mjs';
import { makeZip } from '../../../bin/lib/zip.mjs';
import { counts, ratios } from '../lib/measure.mjs';

/** The plugin as operators install it, beside the one in the checkout. */
async function release( { siteDir } ) {
	const content = join( siteDir, 'wp-content' );
	await run( 'php', [
		'-r',
		'$zip = new ZipArchive(); exit( true === $zip->open( $argv[1] ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );',
		'--',
		await makeZip(),
		join( content, 'unpacked' ),
	] );
	renameSync(
		join( content, 'unpacked/design-marketplace' ),
		join( content, 'plugins/released' )
	);
}

/**
 * With the plugin ÷ without it, and the floor: the same routes and hooks with callbacks that do nothing.
 *
 * @param {Object} site See benchSite().
 * @param {Object} pace
 */
export async function presenceFigures( site, pace ) {
	await release( site );
	const as = ( plugins ) => ( {
		url: `${ site.url }/wp-json/wp/v2/bench/bare`,
		headers: { 'X-Bench-Plugins': plugins },
	} );
	const own = as( 'released' );
	const none = as( 'none' );
	// Writes down what is registered, for the floor.
	await fetch( own.url, {
		headers: { ...own.headers, 'X-Bench-Count': 'floor' },
	} );
	const { found } = await ratios( none, { own, floor: as( 'floor' ) }, pace );
	const on = await counts( site, own );
	const off = await counts( site, none );
	return [
		{
			figure: 'plugin on ÷ off',
			unit: '×',
			target: found.floor.value + 0.03,
			...found.own,
		},
		{
			figure: 'the floor: callbacks that do nothing ÷ off',
			unit: '×',
			...found.floor,
		},
		{
			figure: 'files of ours in a foreign request',
			unit: 'files',
			target: 60,
			value: on.files,
		},
		{
			figure: 'SQL added to a foreign request',
			unit: 'queries',
			target: 0,
			value: on.queries - off.queries,
		},
	];
}
