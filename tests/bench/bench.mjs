// npm run bench: what the marketplace costs at any size, as ratios of a bare request, side by side in one run.
// "--members=100,1000000" chooses sizes, "--only=reads,browser" parts; "growth" is measured where it is asked for. "--million" is a million
// members, with their reads and their growth.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { report, say, step } from '../../bin/lib/console.mjs';
import { build } from '../../bin/lib/dependencies.mjs';
import { startHosting } from '../../bin/lib/hosting.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import {
	isStopping,
	stopAll,
	stopWithSignals,
} from '../../bin/lib/processes.mjs';
import { unpackRuntime } from '../../bin/lib/runtime.mjs';
import { loadFigures, tapFigures } from './figures/browser.mjs';
import { creatingFigures } from './figures/creating.mjs';
import { erasureFigures } from './figures/erasure.mjs';
import { growthFigures } from './figures/growth.mjs';
import { morningFigures } from './figures/morning.mjs';
import { presenceFigures } from './figures/presence.mjs';
import { readFigures } from './figures/reads.mjs';
import { withInstruments } from './lib/longest.mjs';
import { benchSite, demoSite, folder } from './lib/sites.mjs';
import { show, stateOf } from './lib/table.mjs';

const rows = [];

/** Measures a part, if it was asked for. When it fails, the other parts are still measured. */
async function measure( only, site, name, work ) {
	if ( only && ! only.includes( name ) ) {
		return;
	}
	try {
		await step( `${ site.label }: ${ name }`, async () => {
			const found = await work();
			rows.push(
				...found.map( ( row ) => ( { ...row, on: site.label } ) )
			);
			return `${ found.length } figures`;
		} );
	} catch ( error ) {
		if ( isStopping() ) {
			throw error;
		}
		report( error );
		rows.push( { figure: name, on: site.label, unit: '', value: NaN } );
	}
}

/** A site behind nginx and two PHP processes, taken away afterwards: none waits for another's memory. */
async function onSite( label, make, work ) {
	let site;
	await step( `${ label }: site`, async () => {
		site = { ...( await make() ), label };
	} );
	const hosting = await startHosting( site, { workers: 2 } );
	try {
		await work( site );
	} finally {
		await hosting.end();
		rmSync( site.siteDir, { recursive: true, force: true } );
	}
}

async function bench( sizes, only ) {
	await step( 'WordPress', unpackRuntime );
	await step( 'Build', build );
	// As README advises: a buffer that holds the data, which are 1.5 GB for each 100,000 members; a million's do not fit here.
	const most = Math.min( 12, Math.max( 4, Math.max( ...sizes ) / 60_000 ) );
	const mariadb = await startMariadb( join( folder, 'mariadb' ), [
		`--innodb-buffer-pool-size=${ Math.ceil( most ) }G`,
		'--innodb-log-file-size=4G',
		...withInstruments,
	] );
	const { host } = mariadb;
	const sites = [
		...sizes.map( ( members ) => ( { members, host } ) ),
		...( sizes.length > 1 ? [ { members: 1000, host: undefined } ] : [] ),
	].filter( () => ! only || only.some( ( part ) => part !== 'browser' ) );
	for ( const options of sites ) {
		const { members } = options;
		const label = `${ members.toLocaleString( 'en' ) } members${ options.host ? '' : ', SQLite' }`;
		const name = options.host ? `m${ members }` : 'sqlite';
		const make = () => benchSite( name, options );
		await onSite( label, make, async ( site ) => {
			await measure( only, site, 'reads', () =>
				readFigures( site, { rounds: 7, seconds: 0.3 } )
			);
			await measure( only, site, 'creating', () =>
				creatingFigures( site, { rounds: 7 } )
			);
			if ( members === sizes[ 0 ] ) {
				await measure( only, site, 'presence', () =>
					presenceFigures( site, { rounds: 41, seconds: 0.3 } )
				);
			}
			// Last: the crowded company is gone after it.
			if ( options.host && only?.includes( 'growth' ) ) {
				for ( const figures of [
					growthFigures,
					morningFigures,
					erasureFigures,
				] ) {
					await measure( only, site, 'growth', () =>
						figures( site )
					);
				}
			}
		} );
	}
	if ( ! only || only.includes( 'browser' ) ) {
		await onSite(
			'demo content',
			() => demoSite( 'demo', host ),
			async ( site ) => {
				const list = await fetch(
					`${ site.url }/wp-json/wp/v2/users?role=designer&per_page=1`
				);
				const profile = `/designer/${ ( await list.json() )[ 0 ].slug }`;
				await measure( only, site, 'browser', async () => [
					...( await loadFigures( site, 5, profile ) ),
					...( await tapFigures( site, 7, profile ) ),
				] );
			}
		);
	}
	await mariadb.end();
}

stopWithSignals();

try {
	const { values } = parseArgs( {
		options: {
			members: { type: 'string', default: '100,10000,100000' },
			only: { type: 'string' },
			million: { type: 'boolean' },
		},
	} );
	const { members, only } = values.million
		? { members: '1000000', only: 'reads,creating,growth' }
		: values;
	await bench( members.split( ',' ).map( Number ), only?.split( ',' ) );
	say( show( rows ) );
	const count = ( state ) =>
		rows.filter( ( row ) => stateOf( row ) === state ).length;
	const missed = count( 'missed' );
	say(
		`\n${ count( 'reached' ) } reached, ${ count( 'undecided' ) } undecided, ${ missed } missed`
	);
	await stopAll();
	process.exit( missed ? 1 : 0 );
} catch ( error ) {
	await stopAll();
	report( error );
	process.exit( 1 );
}
