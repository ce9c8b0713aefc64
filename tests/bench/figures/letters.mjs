// Applications from before there were conversations: how long moving their letters takes, and how long one batch locks its rows.
import { wp } from '../../../bin/lib/wp.mjs';

/** Makes the site as it was then: no conversations, and as many applications as members. */
const before = ( members ) => `
	global $wpdb;
	foreach ( array( 'conversation', 'message' ) as $table ) {
		$wpdb->query( "TRUNCATE TABLE {$wpdb->prefix}dm_{$table}" );
	}
	// Who has applied to one design job has applied to the company's other one, too.
	$more = ${ members } - (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dm_application" );
	$ids  = $wpdb->get_col( "SELECT a.post_id FROM {$wpdb->prefix}dm_application a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id + 1 AND m.post_type = 'dm_mission' WHERE a.mission_id < 2900000 ORDER BY a.id LIMIT " . max( 0, $more ) );
	foreach ( array_chunk( array_map( 'intval', $ids ), 5000 ) as $some ) {
		$list = implode( ',', $some );
		$wpdb->query( "INSERT INTO {$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, post_type)
			SELECT ID + 5000000, post_author, post_date, post_date_gmt, post_content, post_title, '', post_status, '', '', '', post_modified, post_modified_gmt, '', post_parent + 1, post_type FROM {$wpdb->posts} WHERE ID IN ({$list})" );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}dm_application (mission_id, user_id, post_id, created_gmt) SELECT mission_id + 1, user_id, post_id + 5000000, created_gmt FROM {$wpdb->prefix}dm_application WHERE post_id IN ({$list})" );
	}
	echo (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dm_application" );`;

/** Runs the move as Lifecycle\\Migrations does: each batch in a transaction. */
const migrate = `
	global $wpdb;
	$base    = memory_get_peak_usage();
	$began   = microtime( true );
	$longest = 0;
	$after   = '';
	while ( null !== $after ) {
		$from    = microtime( true );
		$after   = DesignMarketplace\\Database\\Transaction::run( static fn(): ?string => ( new DesignMarketplace\\Lifecycle\\Migrations\\Old_Letters() )->batch( $after ) );
		$longest = max( $longest, microtime( true ) - $from );
	}
	echo wp_json_encode( array( 'seconds' => microtime( true ) - $began, 'longest' => $longest, 'memory' => ( memory_get_peak_usage() - $base ) / 1e6, 'letters' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dm_message" ) ) );`;

/**
 * @param {Object} site
 */
export async function letterFigures( { siteDir, label, members } ) {
	const applications = Number(
		( await wp( siteDir, 'eval', before( members ) ) ).stdout
	);
	const found = JSON.parse( ( await wp( siteDir, 'eval', migrate ) ).stdout );
	if ( found.letters < 0.99 * applications ) {
		throw new Error(
			`${ found.letters } of ${ applications } letters are there.`
		);
	}
	const of = `${ applications.toLocaleString( 'en' ) } old applications become conversations`;
	return [
		{ figure: of, unit: 's', target: 60, value: found.seconds },
		{
			figure: `${ of }, the longest batch`,
			unit: 's',
			target: 2,
			value: found.longest,
		},
		{
			figure: `${ of }, memory`,
			unit: 'MB',
			target: 64,
			value: found.memory,
		},
	].map( ( row ) => ( { ...row, on: label } ) );
}
