// npm run bench: what the marketplace costs at any size, as ratios of a bare request, side by side in one run.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, report, say, step } from '../../bin/lib/console.mjs';
import { build } from '../../bin/lib/dependencies.mjs';
import { startHosting } from '../../bin/lib/hosting.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { stopAll, stopWithSignals } from '../../bin/lib/processes.mjs';
import { unpackRuntime } from '../../bin/lib/runtime.mjs';
import { reindexFigures } from './figures/index-table.mjs';
import {
	presenceFigures,
	requestFigures,
	weightFigures,
} from './figures/requests.mjs';
import { benchSite, folder } from './lib/sites.mjs';
import { show } from './lib/table.mjs';

const quick = process.argv.includes( '--quick' );
const pace = quick ? { rounds: 5, seconds: 1 } : { rounds: 7, seconds: 2 };
const sizes = quick ? [ 100, 10_000 ] : [ 100, 10_000, 100_000 ];
const rows = [];

const measure = ( name, work ) =>
	step( name, async () => {
		const found = await work();
		rows.push( ...found );
		return `${ found.length } figures`;
	} );

/** One site after the other, so that none waits for another's memory. */
async function onSite( name, label, options, work ) {
	let site;
	await step( `${ label }: site`, async () => {
		site = { ...( await benchSite( name, options ) ), label };
		return `filled in ${ site.filled.toFixed( 1 ) } s`;
	} );
	const hosting = await startHosting( site, { workers: 2 } );
	try {
		await work( site );
	} finally {
		await hosting.end();
		rmSync( site.siteDir, { recursive: true, force: true } );
	}
}

async function bench() {
	await step( 'WordPress', unpackRuntime );
	await step( 'Build', build );
	const mariadb = await startMariadb( join( folder, 'mariadb' ) );
	for ( const members of sizes ) {
		const label = `${ members.toLocaleString( 'en' ) } members`;
		await onSite(
			`m${ members }`,
			label,
			{ members, host: mariadb.host },
			async ( site ) => {
				rows.push( ...reindexFigures( site ) );
				await measure( `${ label }: requests`, () =>
					requestFigures( site, pace )
				);
				await measure( `${ label }: weight`, () =>
					weightFigures( site )
				);
				if ( members === sizes[ 0 ] ) {
					await measure( `${ label }: presence`, () =>
						presenceFigures( site, pace )
					);
				}
			}
		);
	}
	await mariadb.end();
	const members = sizes[ 1 ];
	const label = `${ members.toLocaleString( 'en' ) } members, SQLite`;
	await onSite( 'sqlite', label, { members }, ( site ) =>
		measure( `${ label }: requests`, () => requestFigures( site, pace ) )
	);
}

stopWithSignals();

try {
	const unknown = process.argv
		.slice( 2 )
		.find( ( argument ) => argument !== '--quick' );
	if ( unknown ) {
		throw new Problem(
			`Unknown option ${ unknown }: "npm run bench -- --quick" is the only one.`
		);
	}
	await bench();
	say( show( rows ) );
	if ( ! quick ) {
		writeFileSync(
			inRoot( 'tests/bench/results.json' ),
			`${ JSON.stringify( rows, null, '\t' ) }\n`
		);
	}
	const missed = rows.filter( ( { value, target } ) => value > target );
	say(
		`\n${ rows.length - missed.length } reached, ${ missed.length } missed`
	);
	await stopAll();
	process.exit( missed.length ? 1 : 0 );
} catch ( error ) {
	await stopAll();
	report( error );
	process.exit( 1 );
}
