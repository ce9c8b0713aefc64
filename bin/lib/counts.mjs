// How many tests passed and failed, read from each tool's own report. Skipped ones count as failed: nothing is left out in silence.
import { readFileSync } from 'node:fs';

const sum = ( passed, failed, skipped ) => ( {
	passed,
	failed: failed + skipped,
	note: skipped ? `${ skipped } skipped` : '',
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

/** @param {string} file Report of Playwright's json reporter. */
export function fromPlaywright( file ) {
	const { stats, errors } = JSON.parse( readFileSync( file, 'utf8' ) );
	return sum(
		stats.expected,
		stats.unexpected + stats.flaky + errors.length,
		stats.skipped
	);
}
