// The clock of a local site is moved by hand; due emails and jobs then run by wp-cron.php. And a yes is only a yes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { leave, newSite, served, slug } from '../support/operator.mjs';

let site;
const clock = ( ...args ) => site.wp( slug, 'clock', ...args );

before( async () => {
	site = await newSite( 'clock' );
} );

after( leave );

test( 'it moves to a time of the site’s zone, onwards, and back to the real one', async () => {
	await site.must( 'option', 'update', 'timezone_string', 'Europe/Zurich' );
	assert.match(
		( await clock( '2026-12-01T07:59' ) ).stdout,
		/^2026-12-01 07:59:0\d CET$/
	);
	assert.match(
		( await clock( '+10minutes' ) ).stdout,
		/^2026-12-01 08:09:\d\d CET$/
	);
	assert.match( ( await clock() ).stdout, /^2026-12-01 08:09:\d\d CET$/ );
	assert.equal( ( await clock( 'reset' ) ).code, 0 );
	const shown = await site.must(
		'eval',
		'echo abs( DesignMarketplace\\Clock::now() - time() );'
	);
	assert.equal( shown, '0' );
	for ( const wrong of [ 'tomorrow', '2026-02-30', '+1', '' ] ) {
		const { code, output } = await clock( wrong );
		assert.equal( code, 1, wrong );
		assert.match( output, /is not a time: write it as \+10minutes/ );
	}
} );

test( 'what is due by the moved clock runs by wp-cron.php', async () => {
	// Sent half a year ago by the moved clock: the daily job clears it, which is due in an hour.
	await site.must(
		'user',
		'create',
		'ada',
		'ada@example.test',
		'--role=designer'
	);
	await site.must( slug, 'members', 'resend', 'ada' );
	await site.must(
		'eval',
		'global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}dm_outbox SET status = \'sent\'" );'
	);
	await served( site, async () => {
		const mails = async () =>
			( await site.must( slug, 'outbox', 'list', '--format=count' ) ) ??
			'';
		const cron = async () =>
			assert.equal( ( await site.get( '/wp-cron.php' ) ).status, 200 );
		await cron();
		assert.equal( await mails(), '1' );
		await site.must( slug, 'clock', '+180days' );
		await site.must( 'eval', "delete_transient( 'doing_cron' );" );
		await cron();
		assert.equal( await mails(), '0' );
	} );
	await clock( 'reset' );
	assert.equal( site.complaints(), '' );
} );

test( 'only “yes” deletes', async () => {
	for ( const no of [ '--yes=no', '--yes=false', '--yes=0' ] ) {
		const { code, output } = await site.wp( slug, 'erase', 'ada', no );
		assert.equal( code, 1, no );
		assert.match( output, /Nothing was done/ );
	}
	assert.equal( ( await site.wp( slug, 'erase', 'ada', '--yes' ) ).code, 0 );
} );

test( 'elsewhere it is refused, and the doctor asks for a time zone', async () => {
	const { writeFileSync, readFileSync } = await import( 'node:fs' );
	const config = site.path( 'wp-config.php' );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace(
			"'WP_ENVIRONMENT_TYPE', 'local'",
			"'WP_ENVIRONMENT_TYPE', 'production'"
		)
	);
	const { code, output } = await clock( '+1day' );
	assert.equal( code, 1 );
	assert.match( output, /can be moved on local sites only/ );
	assert.equal(
		( await site.wp( 'option', 'get', 'design_marketplace_clock_offset' ) )
			.code,
		1
	);
	const zone = () => site.wp( slug, 'doctor', '--only=time-zone' );
	assert.equal( ( await zone() ).code, 0 );
	await site.must( 'option', 'update', 'timezone_string', '' );
	assert.equal( ( await zone() ).code, 2 );
} );
