// npm test: everything that proves the plugin, set-up included. "--quick" leaves out browser and MariaDB; "--only=a,b" runs those alone,
// and what follows "--" goes to their test program: "npm test -- --only=e2e -- settings.spec.ts".
import { availableParallelism } from 'node:os';
import { Problem, report, say, seconds, step } from './lib/console.mjs';
import { composerPackages, npmPackages } from './lib/dependencies.mjs';
import {
	isStopping,
	runAside,
	stopAll,
	stopWithSignals,
} from './lib/processes.mjs';
import { unpackRuntime } from './lib/runtime.mjs';
import { needPhp } from './lib/tools.mjs';

const [ options, forProgram ] = split( process.argv.slice( 2 ) );
const only = options
	.find( ( option ) => option.startsWith( '--only=' ) )
	?.slice( '--only='.length )
	.split( ',' );

/** Parts our own options from the arguments of the test program. */
function split( args ) {
	const end = args.indexOf( '--' );
	return end < 0
		? [ args, [] ]
		: [ args.slice( 0, end ), args.slice( end + 1 ) ];
}

const wanted = ( { id, full } ) => {
	if ( only ) {
		return only.some(
			( part ) => id === part || id.startsWith( `${ part }-` )
		);
	}
	return ! ( full && options.includes( '--quick' ) );
};

async function setUp() {
	// PHPUnit needs more PHP extensions than the plugin.
	await step( 'Tools', () => needPhp( '8.2' ) );
	await step( 'npm packages', npmPackages );
	await step( 'Composer packages', composerPackages );
	await step( 'WordPress', unpackRuntime );
}

/** A failed set-up counts as one failed test, and its error is printed. */
const attempt = async ( work ) => {
	try {
		return await work();
	} catch ( error ) {
		const details = error instanceof Problem ? error.details : error.stack;
		return {
			passed: 0,
			failed: 1,
			output: `${ details }\n${ error.message }`,
		};
	}
};

const lastLines = ( text ) =>
	text.trim().split( '\n' ).slice( -400 ).join( '\n' );

/** Entries that follow each other and share a group, which run side by side; each of the others by itself. */
const grouped = ( entries ) =>
	entries.reduce( ( groups, entry ) => {
		const last = groups.at( -1 );
		if ( last && entry.group && entry.group === last[ 0 ].group ) {
			last.push( entry );
		} else {
			groups.push( [ entry ] );
		}
		return groups;
	}, [] );

async function runOne( { name, run }, args ) {
	const start = performance.now();
	const { passed, failed, note, output } = await attempt( () => run( args ) );
	const extra = note ? `, ${ note }` : '';
	say(
		`  ${ name } … ${ passed } passed, ${ failed } failed${ extra } (${ seconds(
			start
		) })`
	);
	if ( failed || note ) {
		say( `\n${ lastLines( output ?? '' ) }\n` );
	}
	return { passed, failed };
}

/** Runs a group: in order, as many entries at a time as there are processors, and in the time they leave, those that stand aside. */
async function runGroup( entries, args ) {
	const counts = [];
	const one = async ( entry ) => counts.push( await runOne( entry, args ) );
	const waiting = entries.filter( ( entry ) => ! entry.aside );
	const processor = async () => {
		while ( waiting.length ) {
			await one( waiting.shift() );
		}
	};
	await Promise.all( [
		...Array.from( { length: availableParallelism() }, processor ),
		runAside( async () => {
			for ( const entry of entries.filter( ( { aside } ) => aside ) ) {
				await one( entry );
			}
		} ),
	] );
	return counts;
}

async function runAll( entries, args ) {
	const total = { passed: 0, failed: 0 };
	for ( const group of grouped( entries ) ) {
		for ( const { passed, failed } of await runGroup( group, args ) ) {
			total.passed += passed;
			total.failed += failed;
		}
	}
	return total;
}

stopWithSignals( () => say( '\nStopping …' ) );

try {
	await setUp();
	// Only now is everything there that these import.
	const { endSuite, suite } = await import( './lib/suite.mjs' );
	const { clearSandbox } = await import( './lib/sandbox.mjs' );
	if ( forProgram.length && only?.length !== 1 ) {
		throw new Problem(
			'What follows "--" is for one test program: name it with "--only=".'
		);
	}
	const entries = suite.filter( wanted );
	if ( ! entries.length ) {
		throw new Problem(
			`There is nothing called ${ only }: choose from ${ suite
				.map( ( { id } ) => id )
				.join( ', ' ) }.`
		);
	}
	clearSandbox();
	const { passed, failed } = await runAll( entries, forProgram );
	await endSuite();
	await stopAll();
	clearSandbox();
	say( `\n${ passed } passed, ${ failed } failed` );
	process.exit( failed ? 1 : 0 );
} catch ( error ) {
	if ( ! isStopping() ) {
		await stopAll();
		report( error );
		say( '\n0 passed, 1 failed' );
		process.exit( 1 );
	}
}
