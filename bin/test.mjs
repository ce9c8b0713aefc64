// npm test, test:quick and test:all: they prove the plugin, set-up included. "--help" lists the options, docs/testing.md what is proven where.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Problem, report, say, seconds, step } from './lib/console.mjs';
import {
	composerPackages,
	contract,
	npmPackages,
} from './lib/dependencies.mjs';
import { isStopping, stopAll, stopWithSignals } from './lib/processes.mjs';
import { unpackRuntime } from './lib/runtime.mjs';
import { needChromium, needMariadb, needPhp } from './lib/tools.mjs';

const help = `npm test                        every rule once
npm run test:all                also on the other database, the oldest WordPress, from the zip, on a server as the README sets it up
npm run test:quick              what changed since main, on sites that are kept
npm run test:quick -- PATH …    these files and folders instead
npm test -- --only=PART,PART    these parts alone; what follows a further "--" goes to the test program of a single part:
                                npm test -- --only=e2e -- settings.spec.ts -g "Saved"
npm test -- --only=PART --kept  the same on a site that is kept: quicker, and less certain where tests leave something behind
npm test -- --help              this, and the parts there are`;

function options() {
	try {
		const { values, positionals, tokens } = parseArgs( {
			options: {
				all: { type: 'boolean' },
				quick: { type: 'boolean' },
				kept: { type: 'boolean' },
				only: { type: 'string' },
				help: { type: 'boolean' },
			},
			allowPositionals: true,
			tokens: true,
		} );
		const end = tokens.find( ( { kind } ) => kind === 'option-terminator' );
		const before = end
			? tokens.filter(
					( { kind, index } ) =>
						kind === 'positional' && index < end.index
				).length
			: positionals.length;
		if ( before && ! values.quick ) {
			throw new Error( `Unexpected argument '${ positionals[ 0 ] }'` );
		}
		return {
			...values,
			only: values.only?.split( ',' ),
			paths: positionals.slice( 0, before ),
			args: positionals.slice( before ),
		};
	} catch ( error ) {
		throw new Problem(
			`${ error.message.split( '. ' )[ 0 ] }: "npm test -- --help" lists the options.`
		);
	}
}

async function setUp() {
	// PHPUnit needs more PHP extensions than the plugin. Two parts at once could not install packages.
	await step( 'Tools', async () => {
		await needMariadb();
		await needChromium();
		return needPhp( '8.2' );
	} );
	await step( 'npm packages', npmPackages );
	await step( 'Composer packages', composerPackages );
	await step( 'Contract', contract );
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

async function runOne( { name, run, bound }, args, kept ) {
	const start = performance.now();
	const {
		passed,
		failed,
		note,
		output,
		tests = [],
	} = await attempt( () => run( args, kept ) );
	const extra = note ? `, ${ note }` : '';
	say(
		`  ${ name } … ${ passed } passed, ${ failed } failed${ extra } (${ seconds(
			start
		) })`
	);
	if ( failed || note ) {
		say( `\n${ lastLines( output ?? '' ) }\n` );
	}
	return {
		passed,
		failed,
		slow: tests.filter( ( test ) => test.seconds > bound ),
	};
}

/** In order, as many at a time as there are processors; what has to wait for all others comes last. */
async function runAll( entries, args, kept ) {
	const results = [];
	const waiting = entries.filter( ( { last } ) => ! last );
	const processor = async () => {
		while ( waiting.length ) {
			results.push( await runOne( waiting.shift(), args, kept ) );
		}
	};
	await Promise.all(
		Array.from( { length: availableParallelism() }, processor )
	);
	for ( const entry of entries.filter( ( { last } ) => last ) ) {
		results.push( await runOne( entry, args, kept ) );
	}
	return results;
}

/** Names the tests that take longer than their level may. */
function tellSlowest( results ) {
	const slow = results
		.flatMap( ( result ) => result.slow )
		.sort( ( a, b ) => b.seconds - a.seconds );
	if ( slow.length ) {
		say( `\n${ slow.length } slower than their level’s bound:` );
		for ( const test of slow.slice( 0, 10 ) ) {
			say( `  ${ test.seconds.toFixed( 1 ) } s  ${ test.name }` );
		}
	}
}

const sum = ( results, key ) =>
	results.reduce( ( total, result ) => total + result[ key ], 0 );

stopWithSignals( () => say( '\nStopping …' ) );

try {
	const { all, quick, kept, only, help: asked, paths, args } = options();
	if ( ! asked ) {
		await setUp();
	}
	// Only now is everything there that these import.
	const { endSuite, suite } = await import( './lib/suite.mjs' );
	const { clearSandbox } = await import( './lib/sandbox.mjs' );
	if ( asked ) {
		say( `${ help }\n\nParts ("all" are those of test:all alone):` );
		for ( const { id, name, all: rare } of suite ) {
			say( `  ${ id.padEnd( 18 ) }${ name }${ rare ? ' (all)' : '' }` );
		}
		process.exit( 0 );
	}
	const unknown = only?.find(
		( part ) => ! suite.some( ( { id } ) => id === part )
	);
	if ( unknown !== undefined ) {
		throw new Problem(
			`There is no part "${ unknown }": "npm test -- --help" lists them.`
		);
	}
	if ( args.length && only?.length !== 1 ) {
		throw new Problem(
			'What follows "--" is for one test program: name it with "--only=".'
		);
	}
	const parts = quick
		? await ( await import( './lib/quick.mjs' ) ).quickly( paths )
		: suite.filter( ( { id, all: rare } ) =>
				only ? only.includes( id ) : all || ! rare
			);
	clearSandbox();
	const results = await runAll( parts, args, kept );
	await endSuite();
	await ( await import( './lib/kept.mjs' ) ).endKept();
	await stopAll();
	clearSandbox();
	tellSlowest( results );
	const failed = sum( results, 'failed' );
	say( `\n${ sum( results, 'passed' ) } passed, ${ failed } failed` );
	process.exit( failed ? 1 : 0 );
} catch ( error ) {
	if ( ! isStopping() ) {
		await stopAll();
		report( error );
		say( '\n0 passed, 1 failed' );
		process.exit( 1 );
	}
}
