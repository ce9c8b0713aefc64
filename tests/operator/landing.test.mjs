// The day stages land: an old site full of applications is updated, and a month later nobody has had an email because of it.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { after, test } from 'node:test';
import { letterBox } from '../support/letter-box.mjs';
import {
	leave,
	newSite,
	slug,
	theZip,
	versionOf,
} from '../support/operator.mjs';

/** The last version without stages. */
const before = 'd540c04';

/** A day goes by, and then all that cron runs again and again, also what is added later. */
const A_DAY = `WP_CLI::runcommand( '${ slug } clock +1days', array( 'launch' => false, 'return' => true ) );
	foreach ( array_keys( array_filter( DesignMarketplace\\Lifecycle\\Scheduled_Jobs::all() ) ) as $hook ) { do_action( $hook ); }`;

after( leave );

test( 'an old site, seeded, updated and a month on, has told nobody of a stage', async () => {
	const site = await newSite( 'landing', { plugin: false } );
	cpSync(
		await versionOf( before ),
		site.path( `wp-content/plugins/${ slug }` ),
		{ recursive: true }
	);
	await site.must( 'plugin', 'activate', slug );
	await site.must( slug, 'seed' );
	const box = await letterBox( site.settings.mailSmtpPort );
	await site.must( slug, 'outbox', 'run' );
	const sql = ( query ) =>
		site.json(
			'eval',
			`global $wpdb; echo wp_json_encode( $wpdb->get_results( str_replace( 'TABLE', $wpdb->prefix . 'dm_', "${ query }" ) ) );`
		);
	const [ { id: last } ] = await sql(
		'SELECT COALESCE( MAX( id ), 0 ) AS id FROM TABLEoutbox'
	);

	await site.must( 'plugin', 'install', await theZip(), '--force' );
	await site.must( slug, 'migrate' );
	const landed = Date.now();
	const [ rows ] = await sql(
		"SELECT COUNT(*) AS number, SUM( stage = 'new' AND told = 'new' AND release_gmt IS NULL AND seen_gmt IS NULL ) AS fresh FROM TABLEapplication"
	);
	assert.ok( Number( rows.number ) > 50 );
	assert.equal( rows.fresh, rows.number );

	for ( let day = 1; day <= 30; day++ ) {
		await site.must( 'eval', A_DAY );
	}
	await box.end();
	const mails = await sql(
		`SELECT message, recipient, created_gmt FROM TABLEoutbox WHERE id > ${ last } ORDER BY id`
	);
	// Nobody has decided anything: companies alone are reminded.
	assert.deepEqual(
		[ ...new Set( mails.map( ( { message } ) => message ) ) ],
		[ 'unanswered_applications' ]
	);
	const days = mails.map( ( { created_gmt: gmt } ) =>
		Math.floor(
			( Date.parse( `${ gmt.replace( ' ', 'T' ) }Z` ) - landed ) /
				86_400_000
		)
	);
	assert.ok( Math.min( ...days ) >= 14, 'not in the first two weeks' );
	const first = new Map();
	mails.forEach( ( { recipient }, at ) => {
		if ( ! first.has( recipient ) ) {
			first.set( recipient, days[ at ] );
		}
	} );
	assert.ok( first.size > 3 );
	assert.ok(
		new Set( first.values() ).size > 2,
		'the first ones are spread over days'
	);

	// Those of closed jobs were not answered, and are not held against anybody.
	const closed = await site.json(
		'eval',
		`global $wpdb;
		$found = array();
		foreach ( $wpdb->get_col( "SELECT DISTINCT a.user_id FROM {$wpdb->prefix}dm_application a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id WHERE m.post_status = 'dm_closed'" ) as $user ) {
			wp_set_current_user( (int) $user );
			foreach ( rest_do_request( '/wp/v2/application' )->get_data() as $item ) {
				$found[ "{$item['stage']}/" . wp_json_encode( $item['mission_close'] ) . "/{$item['outcome']}" ] = true;
			}
		}
		ksort( $found );
		echo wp_json_encode( array_keys( $found ) );`
	);
	assert.deepEqual( closed, [ 'new/false/', 'new/true/closed' ] );
	assert.equal(
		await site.must(
			'eval',
			'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key LIKE \'%answers_in_days%\'" );'
		),
		'0'
	);
	assert.equal( site.complaints(), '' );
} );
