// The day stages land: an old site full of applications is updated, and a month later nobody has had a mail because of it.
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

/** What cron runs on each of the days. */
const HOOKS = [
	'release',
	'unanswered',
	'answer_times',
	'daily',
	'outbox',
].map( ( name ) => `'design_marketplace_${ name }'` );

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
	const [ rows ] = await sql(
		"SELECT COUNT(*) AS number, SUM( stage = 'new' AND told = 'new' AND release_gmt IS NULL AND seen_gmt IS NULL ) AS fresh FROM TABLEapplication"
	);
	assert.ok( Number( rows.number ) > 50 );
	assert.equal( rows.fresh, rows.number );

	for ( let day = 1; day <= 30; day++ ) {
		await site.must( slug, 'clock', '+1days' );
		await site.must(
			'eval',
			`foreach ( array( ${ HOOKS.join() } ) as $hook ) { do_action( $hook ); }`
		);
	}
	await box.end();
	const kinds = await sql(
		`SELECT DISTINCT message FROM TABLEoutbox WHERE id > ${ last } ORDER BY message`
	);
	// Nobody has decided anything: companies alone are reminded.
	assert.deepEqual(
		kinds.map( ( { message } ) => message ),
		[ 'unanswered_applications' ]
	);
	assert.equal( site.complaints(), '' );
} );
