// How many tests passed and failed, read from each tool's own report. Skipped ones count as failed: nothing is left out in silence.
import { readFileSync } from 'node:fs';

const sum = ( passed, failed, skipped, again = [] ) => ( {
	passed,
	failed: failed + skipped,
	note: [
		skipped && `${ skipped } skipped`,
		again.length && `at the second try only: ${ again.join( ', ' ) }`,
	]
		.filter( Boolean )
		.join( '; ' ),
} );

/** @param {string} file Report of jest --json. */
export function fromJest( file ) {
	const report = JSON.parse( readFileSync( file, 'utf8' ) );
	return sum(
		report.numPassedTests,
		// A file that can't even be loaded has no failed test to count.
		report.numFailedTests + report.numRuntimeErrorTestSuites,
		report.numPendingTests + report.numTodoTests
	);
}

/** @param {string} file Report of PHPUnit --log-junit. */
export function fromJunit( file ) {
	const [ , attributes ] = readFileSync( file, 'utf8' ).match(
		/<testsuite ([^>]*)>/
	);
	const count = ( name ) =>
		Number( attributes.match( `${ name }="(\\d+)"` )?.[ 1 ] ?? 0 );
	const failed = count( 'failures' ) + count( 'errors' );
	const skipped = count( 'skipped' );
	return sum( count( 'tests' ) - failed - skipped, failed, skipped );
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
		count( 'skipped' ) + count( 'todo' )
	);
}

/** Titles of the tests that passed only at the second try. */
const flaky = ( suites = [] ) =>
	suites.flatMap( ( suite ) => [
		...flaky( suite.suites ),
		...( suite.specs ?? [] )
			.filter( ( { tests } ) =>
				tests.some( ( { status } ) => status === 'flaky' )
			)
			.map( ( { file, title } ) => `${ file }: “${ title }”` ),
	] );

/** @param {string} file Report of Playwright's json reporter. */
export function fromPlaywright( file ) {
	const { stats, errors, suites } = JSON.parse(
		readFileSync( file, 'utf8' )
	);
	return sum(
		stats.expected + stats.flaky,
		stats.unexpected + errors.length,
		stats.skipped,
		flaky( suites )
	);
}
