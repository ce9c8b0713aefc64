// How many tests passed and failed, and how long each took, read from each tool's own report. Skipped ones count as failed: nothing is left
// out in silence.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const sum = ( passed, failed, skipped, tests ) => ( {
	passed,
	failed: failed + skipped,
	note: skipped ? `${ skipped } skipped` : '',
	tests,
} );

/** @param {string} file Report of jest --json. */
export function fromJest( file ) {
	const report = JSON.parse( readFileSync( file, 'utf8' ) );
	return sum(
		report.numPassedTests,
		// A file that can't even be loaded has no failed test to count.
		report.numFailedTests + report.numRuntimeErrorTestSuites,
		report.numPendingTests + report.numTodoTests,
		report.testResults.flatMap( ( { name, assertionResults } ) =>
			assertionResults.map( ( { fullName, duration } ) => ( {
				name: `${ basename( name ) }: ${ fullName }`,
				seconds: duration / 1000,
			} ) )
		)
	);
}

/** @param {string} file Report of PHPUnit --log-junit. */
export function fromJunit( file ) {
	const text = readFileSync( file, 'utf8' );
	// Without a suite PHPUnit broke off before the first test.
	const [ , attributes ] = text.match( /<testsuite ([^>]*)>/ ) ?? [ '', '' ];
	const count = ( name ) =>
		Number( attributes.match( `${ name }="(\\d+)"` )?.[ 1 ] ?? 0 );
	const failed = count( 'failures' ) + count( 'errors' );
	const skipped = count( 'skipped' );
	const tests = text.matchAll(
		/<testcase name="([^"]*)"[^>]* class="(?:[^"]*\\)?([^"]*)"[^>]* time="([^"]*)"/g
	);
	return sum(
		count( 'tests' ) - failed - skipped,
		failed,
		skipped,
		[ ...tests ].map( ( [ , name, place, time ] ) => ( {
			name: `${ place }: ${ name }`,
			seconds: Number( time ),
		} ) )
	);
}

/** @param {string} file Report of node --test in the TAP format. */
export function fromTap( file ) {
	const text = readFileSync( file, 'utf8' );
	const count = ( name ) =>
		Number(
			text.match( new RegExp( `^# ${ name } (\\d+)$`, 'm' ) )?.[ 1 ] ?? 0
		);
	return sum(
		count( 'pass' ),
		count( 'fail' ) + count( 'cancelled' ),
		count( 'skipped' ) + count( 'todo' ),
		[
			...text.matchAll(
				/^ *(?:not )?ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)/gm
			),
		].map( ( [ , name, time ] ) => ( {
			name,
			seconds: Number( time ) / 1000,
		} ) )
	);
}

const specsOf = ( { specs = [], suites = [] } ) => [
	...specs,
	...suites.flatMap( specsOf ),
];

/** @param {string} file Report of Playwright's json reporter. */
export function fromPlaywright( file ) {
	const { stats, errors, suites } = JSON.parse(
		readFileSync( file, 'utf8' )
	);
	return sum(
		stats.expected,
		stats.unexpected + stats.flaky + errors.length,
		stats.skipped,
		specsOf( { suites } ).map( ( { file: spec, title, tests } ) => ( {
			name: `${ basename( spec ) }: ${ title }`,
			seconds:
				tests
					.flatMap( ( { results } ) => results )
					.reduce( ( all, { duration } ) => all + duration, 0 ) /
				1000,
		} ) )
	);
}
