// The table behind the lists: how long it takes to build, and whether it stays true.
import { inRoot } from '../../../bin/lib/paths.mjs';
import { wp } from '../../../bin/lib/wp.mjs';
import { ids } from '../lib/sites.mjs';

/**
 * @param {Object} site
 */
export function reindexFigures( site ) {
	return [
		{
			figure: 'reindex',
			unit: 's',
			target: 60,
			value: site.index.seconds,
		},
		{
			figure: 'reindex, memory',
			unit: 'MB',
			target: 64,
			value: site.index.bytes / 1e6,
		},
	].map( ( row ) => ( { ...row, on: site.label } ) );
}

/**
 * @param {Object} site
 * @param {number} writes
 */
export async function driftFigures( { siteDir, label }, writes ) {
	const { stdout } = await wp(
		siteDir,
		'eval',
		`echo wp_json_encode( ( require '${ inRoot(
			'tests/bench/php/drift.php'
		) }' )( ${ writes }, ${ ids.spared } ) );`
	);
	return [
		{
			figure: `drift after ${ writes.toLocaleString( 'en' ) } random writes`,
			on: label,
			unit: 'rows',
			target: 0,
			value: JSON.parse( stdout ).length,
		},
	];
}
