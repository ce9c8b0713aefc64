// npm run bench: what the marketplace costs at any size, as ratios of a bare request, side by side in one run.
// "--quick" measures what one site of 10,000 members on MariaDB can tell in three minutes; "--only=requests,mails" those parts alone.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Problem, report, say, step } from '../../bin/lib/console.mjs';
import { build } from '../../bin/lib/dependencies.mjs';
import { startHosting } from '../../bin/lib/hosting.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import {
	isStopping,
	stopAll,
	stopWithSignals,
} from '../../bin/lib/processes.mjs';
import { unpackRuntime } from '../../bin/lib/runtime.mjs';
import { needWrk } from '../../bin/lib/tools.mjs';
import { feelFigures, loadFigures } from './figures/browser.mjs';
import { cacheFigures } from './figures/caches.mjs';
import { machineContractFigures } from './figures/contract.mjs';
import { conversationFigures } from './figures/conversations.mjs';
import { driftFigures, reindexFigures } from './figures/index-table.mjs';
import { machineFigures } from './figures/machines.mjs';
import { mailFigures } from './figures/mails.mjs';
import { matchingFigures } from './figures/matching.mjs';
import {
	presenceFigures,
	requestFigures,
	weightFigures,
} from './figures/requests.mjs';
import { replicaContractFigures, replicaFigures } from './figures/replica.mjs';
import { stalenessFigures } from './figures/staleness.mjs';
import {
	closingFigures,
	savingFigures,
	settlingFigures,
} from './figures/writes.mjs';
import { remember } from './lib/history.mjs';
import { benchSite, demoSite, folder, ids } from './lib/sites.mjs';
import { show, stateOf } from './lib/table.mjs';

const flags = process.argv.slice( 2 );
const quick = flags.includes( '--quick' );
const only = flags
	.find( ( flag ) => flag.startsWith( '--only=' ) )
	?.slice( '--only='.length )
	.split( ',' );
const pace = { rounds: quick ? 5 : 7, seconds: 1 };
const sizes = quick ? [ 10_000 ] : [ 100, 100_000 ];
const demo = { label: 'demo content' };
const rows = [];
const [ loadBefore ] = loadavg();

/** Measures a part. When it fails, the other parts are still measured. */
async function measure( site, name, work ) {
	if ( only && ! only.includes( name ) ) {
		return;
	}
	const title = `${ site.label }: ${ name }`;
	let found;
	try {
		await step( title, async () => {
			found = await work();
			return `${ found.length } figures`;
		} );
		rows.push( ...found );
		say( show( found ) );
	} catch ( error ) {
		if ( isStopping() ) {
			throw error;
		}
		report( error );
		rows.push( { figure: name, on: site.label, unit: '', value: NaN } );
	}
}

/** One site after the other, so that none waits for another's memory. */
async function onSite( name, label, options, work ) {
	let site;
	await step( `${ label }: site`, async () => {
		site = { ...( await benchSite( name, options ) ), label };
		return `filled in ${ site.filled.toFixed( 1 ) } s`;
	} );
	try {
		await work( site );
	} finally {
		rmSync( site.siteDir, { recursive: true, force: true } );
	}
}

/** Behind nginx and two PHP processes. */
async function hosted( site, work ) {
	const hosting = await startHosting( site, { workers: 2 } );
	try {
		await work();
	} finally {
		await hosting.end();
	}
}

/** Figures that do not depend on the size of the site. */
const atAnySize = ( site ) =>
	hosted( site, async () => {
		// A tenth is what is looked for.
		await measure( site, 'requests', () =>
			requestFigures( site, { seconds: 0.5, rounds: quick ? 9 : 13 } )
		);
		await measure( site, 'weight', () => weightFigures( site ) );
	} );

/** Measured on the largest site of each database, after the figures that depend on its size. */
const talking = ( site ) =>
	hosted( site, () =>
		measure( site, 'conversations', () =>
			conversationFigures( site, pace )
		)
	);

/** Measured once, on one site, because it changes the site's data. */
async function once( site ) {
	await hosted( site, async () => {
		// A few hundredths are what is looked for.
		await measure( site, 'presence', () =>
			presenceFigures( site, {
				rounds: quick ? 11 : 15,
				seconds: quick ? 1 : 2,
			} )
		);
		await measure( site, 'closing', () => closingFigures( site, pace ) );
		await measure( site, 'settling', () => settlingFigures( site ) );
		await measure( site, 'saving', () => savingFigures( site, pace ) );
	} );
	await measure( site, 'caches', () =>
		cacheFigures( site, pace, quick ? 500 : 10_000 )
	);
	await measure( site, 'mails', () =>
		mailFigures( site, ids.mission[ quick ? 'hundred' : 'crowd' ] )
	);
	await measure( site, 'matching', () =>
		matchingFigures( site, {
			members: quick ? 10_000 : 100_000,
			jobs: quick ? 100 : 1000,
		} )
	);
	await measure( site, 'drift', () =>
		driftFigures( site, quick ? 1000 : 10_000 )
	);
	await measure( site, 'machines', () => machineFigures( site, pace ) );
	await measure( site, 'staleness', () => stalenessFigures( site ) );
}

/** The demo content as a visitor's browser gets it. */
async function inBrowser( host ) {
	let site;
	await step( `${ demo.label }: site`, async () => {
		site = { ...( await demoSite( 'demo', host ) ), ...demo };
	} );
	const { url, siteDir } = site;
	try {
		await hosted( site, async () => {
			const answer = await fetch( `${ url }/wp-json/jwt-auth/v1/token`, {
				method: 'POST',
				body: new URLSearchParams( {
					username: 'contractor@example.test',
					password: 'password123',
				} ),
			} );
			const { token, user_nicename } = await answer.json();
			const session = {
				origin: new URL( url ).origin,
				stored: { token, user_nicename },
			};
			const list = await fetch(
				`${ url }/wp-json/wp/v2/users?role=designer&per_page=1`
			);
			const profile = `/designer/${ ( await list.json() )[ 0 ].slug }`;
			await measure( site, 'first load', () =>
				loadFigures( site, 5, profile )
			);
			await measure( site, 'interactions', () =>
				feelFigures( site, 9, profile, session )
			);
		} );
	} finally {
		rmSync( siteDir, { recursive: true, force: true } );
	}
}

async function bench() {
	await step( 'Tools', needWrk );
	await step( 'WordPress', unpackRuntime );
	await step( 'Build', build );
	// As README advises: a buffer that holds the data, which are 1.5 GB.
	const mariadb = await startMariadb( join( folder, 'mariadb' ), [
		'--innodb-buffer-pool-size=2G',
	] );
	for ( const members of sizes ) {
		const label = `${ members.toLocaleString( 'en' ) } members`;
		const options = { members, host: mariadb.host };
		await onSite( `m${ members }`, label, options, async ( site ) => {
			rows.push( ...reindexFigures( site ) );
			await atAnySize( site );
			if ( members === sizes.at( -1 ) ) {
				await talking( site );
				await once( site );
			}
		} );
	}
	if ( ! quick ) {
		await inBrowser( mariadb.host );
		await measure( demo, 'contract on two web roots', () =>
			machineContractFigures( mariadb.host )
		);
	}
	await mariadb.end();
	if ( ! quick ) {
		await measure( demo, 'replica', replicaFigures );
		await measure(
			demo,
			'contract behind a replica',
			replicaContractFigures
		);
		// The driver parses each statement in PHP: 100,000 members take a quarter of an hour to be listed.
		const members = 10_000;
		const label = `${ members.toLocaleString( 'en' ) } members, SQLite`;
		await onSite( 'sqlite', label, { members }, async ( site ) => {
			await atAnySize( site );
			await talking( site );
		} );
	}
}

stopWithSignals();

try {
	const unknown = flags.find(
		( flag ) => flag !== '--quick' && ! flag.startsWith( '--only=' )
	);
	if ( unknown ) {
		throw new Problem(
			`Unknown option ${ unknown }: there are --quick and --only=….`
		);
	}
	await bench();
	say( show( rows ) );
	if ( ! quick && ! only ) {
		await remember( rows, loadBefore );
	}
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
