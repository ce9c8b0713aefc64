// Breaks rules of the product one at a time and sees whether their tests notice; compares the rules with those of an earlier commit.
// See docs/testing.md.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, report, say, seconds } from './lib/console.mjs';
import { endKept, keptSite, originalSite } from './lib/kept.mjs';
import { inRoot, workspace } from './lib/paths.mjs';
import { run, stopAll, stopWithSignals } from './lib/processes.mjs';
import { allRules, decisions, proofs } from './lib/rules.mjs';

const help = `node bin/mutate.mjs draw          draws rules into ${ 'tests/mutations' }/drawn.json, seeded by the commit; write a patch that breaks it for each
node bin/mutate.mjs run [ID …]    tries the patches: those that no test notices have survived ("--proofs": without trying the whole level)
node bin/mutate.mjs compare REV   names the rules of a commit that no test proves any more`;

const folder = 'tests/mutations';
const drawn = inRoot( folder, 'drawn.json' );

/** How many rules are drawn of each level. */
const shares = { phpunit: 24, jest: 14, e2e: 12, contract: 8, operator: 2 };

const hash = ( ...parts ) =>
	createHash( 'sha256' ).update( parts.join( '\0' ) ).digest( 'hex' );

/** In an order that depends on the seed alone: one rule of each room, then a second one, and so on. */
function inTurns( rules, seed ) {
	const turns = {};
	return rules
		.map( ( rule ) => ( { rule, at: hash( seed, rule.file, rule.rule ) } ) )
		.sort( ( a, b ) => a.at.localeCompare( b.at ) )
		.map( ( { rule } ) => {
			turns[ rule.room ] = ( turns[ rule.room ] ?? 0 ) + 1;
			return {
				rule,
				turn: turns[ rule.room ],
				at: hash( seed, rule.room ),
			};
		} )
		.sort( ( a, b ) => a.turn - b.turn || a.at.localeCompare( b.at ) )
		.map( ( { rule } ) => rule );
}

async function draw() {
	const { stdout } = await run( 'git', [ 'rev-parse', 'HEAD' ] );
	// No patch of the product breaks a rule about its sources.
	const rules = allRules().filter(
		( { room } ) => room !== 'unit/Architecture'
	);
	const seed = stdout.trim();
	const picked = Object.entries( shares ).flatMap( ( [ level, share ] ) =>
		inTurns(
			rules.filter( ( rule ) => rule.level === level ),
			seed
		).slice( 0, share )
	);
	mkdirSync( inRoot( folder ), { recursive: true } );
	const list = picked.map( ( { level, file, room, rule }, i ) => ( {
		id: String( i + 1 ).padStart( 2, '0' ),
		level,
		file,
		room,
		rule,
	} ) );
	const lines = list.map( ( rule ) => `\t${ JSON.stringify( rule ) }` );
	writeFileSync( drawn, `[\n${ lines.join( ',\n' ) }\n]\n` );
	say( `${ list.length } rules of ${ seed }: ${ folder }/drawn.json` );
}

/** A title as a pattern, with anything for what it is filled with. */
const pattern = ( title ) =>
	title
		.split( /…|%\w|\$\w+/ )
		.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\/]/g, '\\$&' ) )
		.join( '.*' );

/** Part of the suite, and arguments for its program, that run one test. */
const commands = {
	phpunit: ( { file, rule } ) => [
		'phpunit',
		...( file.endsWith( '.json' )
			? [ 'tests/php/unit/Kernel/Contract' ]
			: [
					file,
					...( /^[A-Z]+ \//.test( rule )
						? []
						: [
								`--filter=/::test_${ rule.replaceAll(
									' ',
									'_'
								) }( |$)/`,
							] ),
				] ),
	],
	jest: ( { file, rule } ) => [
		'jest',
		file,
		'-t',
		pattern( rule.split( ' › ' ).join( ' ' ) ),
	],
	contract: ( { file, rule } ) => [
		'contract',
		file,
		`--test-name-pattern=${ pattern( rule.split( ' › ' ).at( -1 ) ) }`,
	],
	operator: ( { file, rule } ) => [
		'operator',
		file,
		`--test-name-pattern=${ pattern( rule.split( ' › ' ).at( -1 ) ) }`,
	],
	// A step has no name that can be asked for: its test runs.
	e2e: ( { file, test } ) => [ 'e2e', file, '-g', pattern( test ) ],
};

/** Whether the tests fail, and how many ran. */
async function tried( part, ...args ) {
	const { output } = await run(
		process.execPath,
		[
			'bin/test.mjs',
			`--only=${ part }`,
			'--kept',
			...( args.length ? [ '--', ...args ] : [] ),
		],
		{ check: false }
	);
	// Tests beside the one that is asked for are skipped, and count as failed.
	const [ , passed, failed, skipped ] = (
		output.match( /(\d+) passed, (\d+) failed(?:, (\d+) skipped)? \(/ ) ??
		[]
	).map( ( number ) => Number( number ?? 0 ) );
	return {
		noticed: failed > skipped,
		ran: passed + failed - skipped || 0,
		output,
	};
}

const apply = ( file, ...options ) =>
	run( 'git', [ 'apply', ...options, file ], { check: false } );

/** What became of one patch. */
async function outcome( mutation, proof, alone ) {
	if ( ! proof ) {
		return 'no test proves it';
	}
	const patch = inRoot( folder, `${ mutation.id }.patch` );
	if ( ! existsSync( patch ) || ( await apply( patch ) ).code ) {
		return 'the patch does not apply';
	}
	try {
		const [ part, ...args ] = commands[ proof.level ]( proof );
		const first = await tried( part, ...args );
		writeFileSync(
			join( workspace, `mutation-${ mutation.id }.log` ),
			first.output
		);
		if ( ! first.ran ) {
			return 'its test did not run';
		}
		if ( first.noticed ) {
			return 'noticed';
		}
		return ! alone && ( await tried( part ) ).noticed
			? 'noticed by its level only'
			: 'survived';
	} finally {
		await apply( patch, '-R' );
	}
}

/** Makes the sites that are kept before anything is broken. */
async function makeKept( levels ) {
	if ( levels.includes( 'phpunit' ) ) {
		await keptSite( 'kept_phpunit' );
	}
	if ( levels.includes( 'contract' ) || levels.includes( 'e2e' ) ) {
		await originalSite();
	}
	await endKept();
}

async function runAll( args ) {
	const alone = args.includes( '--proofs' );
	const ids = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
	const proofOf = proofs();
	const mutations = JSON.parse( readFileSync( drawn, 'utf8' ) ).filter(
		( { id } ) => ! ids.length || ids.includes( id )
	);
	await makeKept( mutations.map( ( one ) => proofOf( one )?.level ) );
	const results = {};
	for ( const mutation of mutations ) {
		const start = performance.now();
		const proof = proofOf( mutation );
		const result = await outcome( mutation, proof, alone );
		results[ result ] = ( results[ result ] ?? 0 ) + 1;
		say(
			`${ mutation.id } ${ result } (${ seconds( start ) })  ${
				proof?.file ?? ''
			}: ${ mutation.rule }`
		);
	}
	say(
		`\n${ Object.entries( results )
			.map( ( [ result, count ] ) => `${ count } ${ result }` )
			.join( ', ' ) }`
	);
	return Object.keys( results ).some( ( key ) => ! /^noticed/.test( key ) );
}

async function compare( rev = 'main' ) {
	const there = join( workspace, 'compared' );
	await run( 'git', [
		'worktree',
		'add',
		'--detach',
		'--force',
		there,
		rev,
	] );
	try {
		const rules = allRules( there );
		const proofOf = proofs();
		const decisionOf = decisions();
		const gone = rules.filter( ( rule ) => ! proofOf( rule ) );
		const lost = gone.filter( ( rule ) => ! decisionOf( rule ) );
		for ( const rule of gone ) {
			const decision = decisionOf( rule );
			say(
				`${ rule.file }: ${ rule.rule }${
					decision ? ` (withdrawn: ${ decision })` : ''
				}`
			);
		}
		say(
			`${ rules.length } rules of ${ rev }, ${
				allRules().length
			} now, ${ gone.length - lost.length } withdrawn, ${
				lost.length
			} without proof`
		);
		return lost.length > 0;
	} finally {
		await run( 'git', [ 'worktree', 'remove', '--force', there ] );
	}
}

stopWithSignals();

try {
	const [ verb, ...args ] = process.argv.slice( 2 );
	const verbs = {
		draw,
		run: () => runAll( args ),
		compare: () => compare( args[ 0 ] ),
	};
	if ( ! verbs[ verb ] ) {
		throw new Problem( help );
	}
	process.exit( ( await verbs[ verb ]() ) ? 1 : 0 );
} catch ( error ) {
	await stopAll();
	report( error );
	process.exit( 1 );
}
