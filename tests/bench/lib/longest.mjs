// The longest transaction of a site's database while something runs, as MariaDB's own instruments have timed it.
import { ask } from '../../../bin/lib/mariadb.mjs';

/** Flags of a server whose instruments are there, and switched off. */
export const withInstruments = [
	'--performance-schema=ON',
	'--performance-schema-instrument=%=OFF',
	'--performance-schema-consumer-events-transactions-current=ON',
];

const TABLE =
	'performance_schema.events_transactions_summary_global_by_event_name';

/** SQL in a site's database, without its name. */
export const sql = ( site, statements ) =>
	ask(
		site.database.host.split( ':' )[ 1 ],
		`USE ${ site.database.name }; SET sql_mode = '', max_recursive_iterations = 1000000; ${ statements }`
	);

/**
 * @template T
 * @param {Object}         site See benchSite().
 * @param {() => Promise<T>} work
 * @return {Promise<{found: T, longest: number}>} What it found, and milliseconds. A statement outside of a transaction counts as one.
 */
export async function timedTransactions( site, work ) {
	const instrument = ( is ) =>
		`UPDATE performance_schema.setup_instruments SET ENABLED = '${ is }', TIMED = '${ is }' WHERE NAME = 'transaction'`;
	await sql( site, `${ instrument( 'YES' ) }; TRUNCATE ${ TABLE }` );
	const found = await work();
	const longest = await sql(
		site,
		`SELECT MAX( MAX_TIMER_WAIT ) / 1e9 FROM ${ TABLE }`
	);
	await sql( site, instrument( 'NO' ) );
	return { found, longest: Number( longest ) };
}
