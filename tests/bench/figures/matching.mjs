// New jobs and who looks for such: a search for each of many members, a day's jobs, one digest each. Minutes, megabytes, and rows read for each match.
import { wp } from '../../../bin/lib/wp.mjs';

const ask = async ( siteDir, code ) =>
	JSON.parse( ( await wp( siteDir, 'eval', code ) ).stdout );

/** Searches as members save them: a skill each, every fourth with a word, every fifth with a confirmed university; most read every day. */
const seed = ( members, skills ) => `
	global $wpdb;
	$skills = array_slice( get_terms( array( 'taxonomy' => 'dmkt_skill', 'hide_empty' => false, 'fields' => 'ids' ) ), 0, ${ skills } );
	$kind   = DesignMarketplace\\Alerts\\Search_Kind::Jobs;
	$rows   = array();
	foreach ( $wpdb->get_col( "SELECT user_id FROM {$wpdb->prefix}dmkt_directory ORDER BY user_id LIMIT ${ members }" ) as $index => $id ) {
		$filters = DesignMarketplace\\Alerts\\Search_Keys::canonical( array( 'skill' => array( (int) $skills[ $index % count( $skills ) ] ), 'search' => 0 === $index % 4 ? 'bench' . $index % 50 : '', 'verified' => 0 === $index % 5 ) );
		$rows[]  = new DesignMarketplace\\Alerts\\Saved_Search( 0, (int) $id, $kind, DesignMarketplace\\Alerts\\Search_Keys::fingerprint( $kind, $filters ), $filters, 0 === $index % 10 ? DesignMarketplace\\Alerts\\Rhythm::Instant : DesignMarketplace\\Alerts\\Rhythm::Daily );
		if ( 500 === count( $rows ) ) {
			DesignMarketplace\\Alerts\\Search_Rows::save( $rows );
			$rows = array();
		}
	}
	DesignMarketplace\\Alerts\\Search_Rows::save( $rows );
	echo 1;`;

/** Matches a day's jobs and queues the digests; the database says how many rows it read. */
const match = ( jobs ) => `
	global $wpdb;
	$read = static fn(): int => defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ? 0 : (int) array_sum( array_column( (array) $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read_%'", ARRAY_A ), 'Value' ) );
	$ids  = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'dmkt_mission' AND post_status = 'publish' ORDER BY ID DESC LIMIT ${ jobs }" ) );
	$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_alert_news WHERE kind = 'jobs'" );
	update_option( DesignMarketplace\\Alerts\\Digests::OPTION, array( 'daily' => 1, 'weekly' => 1 ), true );
	$began    = microtime( true );
	$before   = $read();
	DesignMarketplace\\Alerts\\News::note( DesignMarketplace\\Alerts\\Search_Kind::Jobs, $ids );
	$wpdb->query( "UPDATE {$wpdb->prefix}dmkt_alert_news SET created_gmt = '2026-01-01 00:00:00' WHERE kind = 'jobs'" );
	( new DesignMarketplace\\Alerts\\Matching_Job() )->run();
	$matched = microtime( true );
	$rows    = $read() - $before;
	$matches = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dmkt_alert" );
	do {
		( new DesignMarketplace\\Alerts\\Digests() )->run();
		$done = get_option( DesignMarketplace\\Alerts\\Digests::OPTION );
	} while ( 1 === (int) $done['weekly'] );
	echo wp_json_encode( array( 'matching' => $matched - $began, 'digests' => microtime( true ) - $matched, 'matches' => $matches, 'rows' => $rows / max( 1, $matches ), 'memory' => memory_get_peak_usage( true ) / 1048576 ) );`;

/**
 * @param {Object} site
 * @param {Object} size
 * @param {number} size.members Members with a search each.
 * @param {number} size.jobs    Jobs of a day.
 */
export async function matchingFigures( { siteDir, label }, { members, jobs } ) {
	await ask( siteDir, seed( members, 40 ) );
	const found = await ask( siteDir, match( jobs ) );
	const of = `${ members.toLocaleString( 'en' ) } searches × ${ jobs.toLocaleString( 'en' ) } jobs`;
	const row = ( figure, unit, value, target ) => ( {
		figure: `${ figure }: ${ of }`,
		on: label,
		unit,
		value,
		target,
	} );
	return [
		row( 'matching', 'min', found.matching / 60, 10 ),
		row( 'queueing digests', 'min', found.digests / 60, 5 ),
		row( 'memory of matching', 'MB', found.memory, 256 ),
		// A row of the index for each match; the rest is what is read of the jobs.
		row( 'rows read a match', '', found.rows, 2 ),
	];
}
