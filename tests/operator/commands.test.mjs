// The commands of WP-CLI, typed on a site where the zip is installed: what they print, and how they end.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { stop } from '../../bin/lib/processes.mjs';
import { serveSite } from '../../bin/lib/serve.mjs';
import { startWp } from '../../bin/lib/wp.mjs';
import { demoPackage } from '../../bin/lib/zip.mjs';
import { leave, newSite, scratch, seed, slug } from '../support/operator.mjs';

let site, web, smtp;

const market = ( ...args ) => site.wp( slug, ...args );

const php = ( code ) => site.must( 'eval', `global $wpdb; ${ code }` );

const countMembers = async () =>
	Number( ( await market( 'members', 'list', '--format=count' ) ).stdout );

/** Where a package is unpacked for a while. */
const isPackage = ( name ) => name.startsWith( `${ slug }-demo-` );

const hasUnpacked = ( folder ) => ( name ) =>
	isPackage( name ) && existsSync( join( folder, name, 'demo' ) );

before( async () => {
	site = await newSite( 'commands' );
	web = await serveSite( site.settings );
	smtp = createServer( ( socket ) => socket.end() );
	smtp.listen( site.settings.mailSmtpPort, '127.0.0.1' );
	for ( const [ login, role ] of [
		[ 'ada', 'designer' ],
		[ 'grace', 'contractor' ],
	] ) {
		const id = await site.must(
			'user',
			'create',
			login,
			`${ login }@example.test`,
			`--role=${ role }`,
			'--porcelain'
		);
		await site.must(
			'user',
			'meta',
			'update',
			id,
			'design_marketplace_activated',
			'0'
		);
	}
} );

after( async () => {
	smtp.close();
	await stop( web );
	await leave();
} );

test( 'each command says what it does and takes', async () => {
	for ( const name of [
		'seed',
		'reindex',
		'outbox run',
		'outbox list',
		'outbox retry',
		'members list',
		'members activate',
		'members resend',
		'members verify',
		'members unverify',
		'reports list',
		'reports show',
		'reports decide',
		'reports review',
		'missions held',
		'missions approve',
		'missions reject',
		'doctor',
		'export',
		'erase',
		'clock',
	] ) {
		const help = await site.must( 'help', slug, ...name.split( ' ' ) );
		assert.match( help, /^DESCRIPTION\n\n {2}\S/m, name );
		assert.match( help, /^EXAMPLES\n\n {4}wp design-marketplace /m, name );
		assert.doesNotMatch( help, /Runs the command/, name );
	}
} );

test( 'members are listed as a table, as JSON and as CSV', async () => {
	const list = ( ...args ) => market( 'members', 'list', ...args );
	assert.match( ( await list() ).stdout, /ada@example\.test/ );
	const rows = JSON.parse( ( await list( '--format=json' ) ).stdout );
	assert.deepEqual(
		rows.map( ( { email, role, state } ) => [ email, role, state ] ),
		[
			[ 'grace@example.test', 'contractor', 'waiting' ],
			[ 'ada@example.test', 'designer', 'waiting' ],
		]
	);
	assert.equal(
		( await list( '--role=designer', '--fields=email', '--format=csv' ) )
			.stdout,
		'email\nada@example.test'
	);
	assert.equal(
		( await list( '--state=active', '--format=count' ) ).stdout,
		'0'
	);
	assert.equal(
		( await list( '--search=grace', '--format=count' ) ).stdout,
		'1'
	);
	assert.notEqual( ( await list( '--role=pilot' ) ).code, 0 );
} );

test( 'a member who waits gets a new mail, or is activated', async () => {
	assert.equal( ( await market( 'members', 'resend', 'ada' ) ).code, 0 );
	assert.equal(
		( await market( 'members', 'activate', 'ada@example.test' ) ).code,
		0
	);
	assert.equal( ( await market( 'members', 'activate', 'ada' ) ).code, 0 );
	assert.equal( ( await market( 'members', 'resend', 'ada' ) ).code, 1 );
	assert.equal( ( await market( 'members', 'activate', 'nobody' ) ).code, 1 );
	assert.equal( ( await market( 'members', 'activate', 'admin' ) ).code, 1 );
	const mails = JSON.parse(
		( await market( 'outbox', 'list', '--format=json' ) ).stdout
	);
	assert.deepEqual( mails.map( ( { message } ) => message ).sort(), [
		'activation',
		'welcome',
	] );
} );

test( 'a university is confirmed for who says one, and taken back', async () => {
	const members = async ( ...args ) =>
		( await market( 'members', ...args ) ).code;
	const grace = ( activated, university ) =>
		php(
			`$id = get_user_by( "slug", "grace" )->ID; update_user_meta( $id, "design_marketplace_activated", "${ activated }" ); update_user_meta( $id, "design_marketplace_ecosystem", "${ university }" );`
		);
	await grace( 1, '' );
	assert.equal( await members( 'verify', 'ada' ), 1 );
	assert.equal( await members( 'verify', 'grace' ), 1 );
	await grace( 1, 'EPFL' );
	assert.equal( await members( 'verify', 'grace' ), 0 );
	assert.equal( await members( 'unverify', 'grace' ), 0 );
	assert.equal( await members( 'unverify' ), 1 );
	assert.equal(
		await members( 'unverify', '--confirmed-by=ada@epfl.ch' ),
		1
	);
	await grace( 0, '' );
} );

test( 'a mail that was given up is tried again on demand', async () => {
	const listed = async ( status ) =>
		Number(
			(
				await market(
					'outbox',
					'list',
					`--status=${ status }`,
					'--format=count'
				)
			).stdout
		);
	await php(
		'$wpdb->query( "UPDATE {$wpdb->prefix}dm_outbox SET status = \'failed\'" );'
	);
	assert.equal( await listed( 'failed' ), 2 );
	assert.match(
		( await market( 'outbox', 'retry' ) ).stdout,
		/2 emails will be retried/
	);
	assert.equal( await listed( 'waiting' ), 2 );
	assert.match(
		( await market( 'outbox', 'run' ) ).stdout,
		/2 emails handled/
	);
	await php( '$wpdb->query( "DELETE FROM {$wpdb->prefix}dm_outbox" );' );
} );

test( 'a list that differs from the truth is found and rebuilt', async () => {
	assert.equal( ( await market( 'reindex', '--verify' ) ).code, 0 );
	const id = await site.must( 'user', 'get', 'ada', '--field=ID' );
	await php(
		`$wpdb->update( $wpdb->prefix . 'dm_directory', array( 'folded' => 'x' ), array( 'user_id' => ${ id } ) );`
	);
	const wrong = await market( 'reindex', '--verify' );
	assert.equal( wrong.code, 1 );
	assert.match( wrong.output, new RegExp( `1 members? differ.*${ id }` ) );
	const asJson = await market( 'reindex', '--verify', '--format=json' );
	assert.equal( asJson.code, 1 );
	assert.deepEqual( JSON.parse( asJson.stdout ), [ { id: Number( id ) } ] );
	assert.equal( ( await market( 'reindex' ) ).code, 0 );
	assert.equal( ( await market( 'reindex', '--verify' ) ).code, 0 );
} );

test( 'an export is what the member gets', async () => {
	const id = await site.must( 'user', 'get', 'ada', '--field=ID' );
	const printed = JSON.parse( ( await market( 'export', 'ada' ) ).stdout );
	const { token } = await (
		await site.get( '/wp-json/jwt-auth/v1/token', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { username: 'admin', password: 'password' } ),
		} )
	).json();
	const given = await (
		await site.get( `/wp-json/wp/v2/users/${ id }/export`, {
			headers: { Authorization: `Bearer ${ token }` },
		} )
	).json();
	assert.deepEqual(
		{ ...printed, exported: '' },
		{ ...given, exported: '' }
	);
	assert.equal( printed.account.email, 'ada@example.test' );
	assert.equal( ( await market( 'export', 'admin' ) ).code, 1 );
	assert.equal( ( await market( 'export', '999999' ) ).code, 1 );
} );

test( 'an account is erased only on a clear word, and nobody’s but a member’s', async () => {
	const exists = async ( login ) =>
		( await site.wp( 'user', 'get', login ) ).code === 0;
	const asked = await market( 'erase', 'grace' );
	assert.equal( asked.code, 1, 'a script that does not say yes is told' );
	assert.match( asked.output, /Nothing was done/ );
	assert.ok( await exists( 'grace' ) );
	assert.equal( ( await market( 'erase', 'admin', '--yes' ) ).code, 1 );
	assert.ok( await exists( 'admin' ) );
	assert.equal( ( await market( 'erase', 'grace', '--yes' ) ).code, 0 );
	assert.ok( ! ( await exists( 'grace' ) ) );
} );

test( 'demo accounts are not made on a public site without a clear word', async () => {
	await site.must( 'config', 'set', 'WP_ENVIRONMENT_TYPE', 'production' );
	const { code, output } = await market( ...seed );
	assert.equal( code, 1 );
	assert.match( output, /Nothing was done/ );
	assert.notEqual(
		( await site.wp( 'user', 'get', 'designer@example.test' ) ).code,
		0
	);
	await site.must( 'config', 'set', 'WP_ENVIRONMENT_TYPE', 'local' );
} );

test( 'the demo content comes from its package and no other file, and goes with all it has brought', async () => {
	const temporary = scratch( 'temporary' );
	mkdirSync( temporary );
	process.env.TMPDIR = temporary;
	const uploads = site.path( 'wp-content/uploads' );
	const there = await countMembers();
	const few = [ 'seed', '--members=2' ];
	const refused = async ( message, ...options ) => {
		const { code, output } = await market( ...few, ...options );
		assert.equal( code, 1, output );
		assert.match( output, message );
		assert.deepEqual( readdirSync( temporary ), [] );
	};
	mkdirSync( uploads, { recursive: true } );
	await refused( /--package .*design-marketplace-demo\.zip\.$/ );
	await refused( /--package .*design-marketplace-demo\.zip\.$/, '--package' );
	const forged = join( uploads, 'forged.zip' );
	const bytes = readFileSync( demoPackage );
	writeFileSync( forged, bytes.fill( 0, 100, 200 ) );
	await refused( /SHA-256/, `--package=${ forged }` );
	await refused( /404/, `--package=${ site.url }/wp-content/uploads/no.zip` );
	assert.equal( await countMembers(), there );

	cpSync( demoPackage, join( uploads, 'demo.zip' ) );
	const address = `--package=${ site.url }/wp-content/uploads/demo.zip`;
	const seeding = startWp( 'seed', site.siteDir, {}, slug, ...few, address );
	while ( ! readdirSync( temporary ).some( hasUnpacked( temporary ) ) ) {
		assert.equal( seeding.exitCode, null, 'It has not ended yet.' );
		await new Promise( setImmediate );
	}
	process.kill( seeding.pid, 'SIGTERM' );
	await once( seeding, 'exit' );
	assert.deepEqual( readdirSync( temporary ).filter( isPackage ), [] );

	assert.equal( ( await market( ...few, address ) ).code, 0 );
	assert.equal( await countMembers(), there + 2 );
	assert.deepEqual( readdirSync( temporary ).filter( isPackage ), [] );
	assert.equal( ( await market( 'seed', '--remove' ) ).code, 0 );
	assert.equal( await countMembers(), there );
	rmSync( uploads, { recursive: true } );
	delete process.env.TMPDIR;
} );

test( 'an argument that makes no sense is refused in a sentence, without a complaint of PHP’s', async () => {
	for ( const line of [
		'members list --limit=0',
		'members list --limit=many',
		'members list --state=asleep',
		'members list --fields=shoes',
		'members activate 0',
		'members activate ada nobody',
		'export 99999999999999999999999',
		'erase ada grace --yes',
		'seed --members=many --yes',
		'seed --members=-5 --yes',
		'outbox run --limit=-1',
		'outbox run --pause=0',
		'outbox list --status=lost',
		'outbox list --format=xml',
		'outbox retry all',
		'reindex now',
		'doctor cron',
	] ) {
		const { code, output } = await market( ...line.split( ' ' ) );
		assert.equal( code, 1, `${ line }: ${ output }` );
		assert.match( output, /^Error: /m, line );
		assert.doesNotMatch(
			output,
			/(Warning|Notice|Fatal|Deprecated)/,
			line
		);
	}
	for ( const name of [ '', ' ', '-1', '@', `'`, 'a'.repeat( 3000 ) ] ) {
		assert.equal( ( await market( 'export', name ) ).code, 1, name );
	}
} );

test( 'an account made by hand waits like any other, and mails can be named by their ids alone', async () => {
	const id = await site.must(
		'user',
		'create',
		'hand',
		'hand@example.test',
		'--role=designer',
		'--porcelain'
	);
	const listed = async ( state ) =>
		(
			await market(
				'members',
				'list',
				`--state=${ state }`,
				'--format=ids'
			)
		).stdout;
	assert.equal( await listed( 'waiting' ), id );
	await market( 'members', 'activate', id );
	assert.ok( ! ( await listed( 'waiting' ) ) );
	assert.match( await listed( 'active' ), new RegExp( `^${ id }\\b` ) );
	assert.match(
		( await market( 'outbox', 'list', '--format=ids' ) ).output,
		/^\d+( \d+)*$/
	);
	await market( 'erase', id, '--yes' );
	await php( '$wpdb->query( "DELETE FROM {$wpdb->prefix}dm_outbox" );' );
} );

test( 'the doctor prints what it found, and knows its checks', async () => {
	const rows = JSON.parse(
		( await market( 'doctor', '--format=json' ) ).stdout
	);
	assert.deepEqual( Object.keys( rows[ 0 ] ), [
		'check',
		'status',
		'finding',
		'advice',
	] );
	assert.ok( rows.every( ( { finding } ) => finding ) );
	assert.deepEqual(
		rows
			.filter( ( { status } ) => status !== 'good' )
			.map( ( { check } ) => check ),
		[ 'https' ]
	);
	assert.match(
		( await market( 'doctor', '--only=cron', '--format=csv' ) ).stdout,
		/^check,status,finding,advice\ncron,good,/
	);
	assert.equal( ( await market( 'doctor', '--only=tides' ) ).code, 1 );
} );

/** Check → the code that breaks what it looks at, as a plugin that is always on, and how the doctor ends. */
const broken = {
	'core-version': [
		`add_filter( 'pre_site_transient_update_core', fn() => (object) array( 'updates' => array( (object) array( 'response' => 'upgrade', 'current' => '99.1' ) ) ) );`,
		2,
	],
	schema: [
		`add_filter( 'pre_option_design_marketplace_schema', fn() => 999 );`,
		1,
	],
	secret: [ `define( 'DESIGN_MARKETPLACE_JWT_SECRET', 'short' );`, 1 ],
	'authorization-header': [ `unset( $_SERVER['HTTP_AUTHORIZATION'] );`, 1 ],
	'token-routes': [
		`add_action( 'rest_api_init', fn() => register_rest_route( 'jwt-auth/v1', 'token', array( 'methods' => 'POST', 'callback' => 'time', 'permission_callback' => '__return_true' ) ) );`,
		1,
	],
	addresses: [
		`add_action( 'template_redirect', function () { status_header( 404 ); exit; }, 0 );`,
		1,
	],
	cron: [
		`add_filter( 'pre_get_scheduled_event', fn() => (object) array( 'timestamp' => time() - 1200 ) );`,
		1,
	],
	mail: [
		`add_action( 'phpmailer_init', fn( $mailer ) => $mailer->Port = 1, 99 );`,
		1,
	],
	images: [ `add_filter( 'wp_image_editors', '__return_empty_array' );`, 1 ],
	'upload-limit': [ `add_filter( 'upload_size_limit', fn() => 1000 );`, 2 ],
	'uploads-inert': [
		`wp_mkdir_p( WP_CONTENT_DIR . '/run' );
		add_filter( 'upload_dir', fn( $folder ) => array( 'basedir' => WP_CONTENT_DIR . '/run', 'baseurl' => content_url( 'run' ) ) + $folder );`,
		1,
	],
	'object-cache': [
		`wp_using_ext_object_cache( true );
		$GLOBALS['wp_object_cache'] = new class() extends WP_Object_Cache { public function set( $key, $data, $group = 'default', $expire = 0 ) { return 'design_marketplace' !== $group && parent::set( $key, $data, $group, $expire ); } };`,
		1,
	],
	registration: [
		`add_filter( 'pre_option_users_can_register', fn() => 1 ); add_filter( 'pre_option_default_role', fn() => 'author' );`,
		1,
	],
	'rate-limits': [ `define( 'DESIGN_MARKETPLACE_RATE_LIMITS', false );`, 2 ],
	'client-addresses': [
		`$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7';`,
		2,
	],
};

test( 'other commands keep the handler they have', async () => {
	assert.equal(
		await site.must(
			'eval',
			'echo wp_json_encode( set_exception_handler( null ) );'
		),
		'null'
	);
} );

test( 'a write the database refuses ends in a sentence, not in a stack trace', async () => {
	const file = site.path( 'wp-content/mu-plugins/refusing.php' );
	writeFileSync(
		file,
		`<?php
add_filter( 'query', fn( $query ) => str_contains( $query, 'dm_decision' ) && ! str_contains( $query, 'SELECT' ) ? 'nonsense' : $query );
`
	);
	const { code, output } = await market(
		'members',
		'off',
		'ada@example.test',
		'--reason=spam'
	);
	rmSync( file );
	assert.equal( code, 1, output );
	assert.equal(
		output,
		'Error: The database did not store it. Run the command again; with --debug it says why.'
	);
	assert.equal(
		( await market( 'members', 'list', '--state=off', '--format=count' ) )
			.stdout,
		'0'
	);
} );

for ( const [ check, [ code, end ] ] of Object.entries( broken ) ) {
	test( `the doctor ends with ${ end } when ${ check } is broken, with 0 when it is not`, async () => {
		const file = site.path( 'wp-content/mu-plugins/broken.php' );
		writeFileSync( file, `<?php\n${ code }\n` );
		const ill = await market( 'doctor', `--only=${ check }` );
		rmSync( file );
		assert.equal( ill.code, end, ill.output );
		const well = await market( 'doctor', `--only=${ check }` );
		assert.equal( well.code, 0, well.output );
	} );
}

test( 'the doctor sees mails that wait for too long, and those given up', async () => {
	const row = ( status, minutes ) =>
		php(
			`$wpdb->query( "DELETE FROM {$wpdb->prefix}dm_outbox" ); $wpdb->insert( $wpdb->prefix . 'dm_outbox', array( 'event' => 'x', 'recipient' => 'user:1', 'message' => 'welcome', 'payload' => '{}', 'status' => '${ status }', 'next_at' => gmdate( 'Y-m-d H:i:s', time() - ${ minutes } * 60 ), 'created_gmt' => gmdate( 'Y-m-d H:i:s' ) ) );`
		);
	const end = async () => ( await market( 'doctor', '--only=outbox' ) ).code;
	await row( 'waiting', 5 );
	assert.equal( await end(), 0 );
	await row( 'waiting', 20 );
	assert.equal( await end(), 1 );
	await row( 'failed', 20 );
	assert.equal( await end(), 2 );
	await row( 'sent', 20 );
	assert.equal( await end(), 0 );
} );

test( 'the doctor insists on HTTPS and on limits where the site is public', async () => {
	await site.must( 'config', 'set', 'WP_ENVIRONMENT_TYPE', 'production' );
	assert.equal( ( await market( 'doctor', '--only=https' ) ).code, 1 );
	await site.must(
		'config',
		'set',
		'DESIGN_MARKETPLACE_RATE_LIMITS',
		'false',
		'--raw',
		'--anchor=$table_prefix'
	);
	assert.equal( ( await market( 'doctor', '--only=rate-limits' ) ).code, 1 );
	await site.must( 'config', 'delete', 'DESIGN_MARKETPLACE_RATE_LIMITS' );
	const demo = await site.must(
		'user',
		'create',
		'demo',
		'startup@example.test',
		'--role=subscriber',
		'--porcelain'
	);
	assert.equal(
		( await market( 'doctor', '--only=demo-accounts' ) ).code,
		1
	);
	await site.must( 'user', 'delete', demo, '--yes' );
	await site.must( 'config', 'set', 'WP_ENVIRONMENT_TYPE', 'local' );
	assert.equal( ( await market( 'doctor', '--only=https' ) ).code, 2 );
} );

test( 'a design job that waits is listed, and approved or rejected', async () => {
	await site.must(
		'option',
		'update',
		'design_marketplace_hold_jobs',
		'all'
	);
	const owner = await site.must(
		'user',
		'create',
		'loop',
		'loop@example.test',
		'--role=contractor',
		'--porcelain'
	);
	const post = ( title ) =>
		site.must(
			'post',
			'create',
			'--post_type=dm_mission',
			'--post_status=publish',
			`--post_author=${ owner }`,
			`--post_title=${ title }`,
			'--porcelain'
		);
	const [ good, bad ] = [ await post( 'A bell' ), await post( 'A whip' ) ];
	const held = async () =>
		JSON.parse(
			( await market( 'missions', 'held', '--format=json' ) ).stdout
		);
	const [ { title, what, read } ] = await held();
	assert.deepEqual( [ title, what ], [ 'A bell', 'job' ] );
	const decide = async ( ...args ) =>
		( await market( 'missions', ...args ) ).code;
	assert.equal( await decide( 'approve', good, '--read=another' ), 1 );
	assert.equal( await decide( 'approve', good, `--read=${ read }` ), 0 );
	assert.equal( await decide( 'approve', good ), 1 );
	assert.equal( await decide( 'reject', bad, '--reason=other' ), 1 );
	assert.equal( await decide( 'reject', bad, '--reason=unpaid' ), 0 );
	assert.deepEqual( await held(), [] );
	assert.deepEqual(
		await Promise.all(
			[ good, bad ].map( ( id ) =>
				site.must( 'post', 'get', id, '--field=post_status' )
			)
		),
		[ 'publish', 'draft' ]
	);
} );

test( 'a report is listed, shown with who made it, and decided about once', async () => {
	const run = ( ...args ) => market( 'reports', ...args );
	const read = async ( ...args ) =>
		JSON.parse( ( await run( ...args ) ).stdout );
	assert.deepEqual( await read( 'list', '--format=json' ), [] );
	const owner = await site.must(
		'user',
		'create',
		'kubatur',
		'kubatur@example.test',
		'--role=contractor',
		'--porcelain'
	);
	await php(
		`( new DesignMarketplace\\Trust\\Reporting() )->by_member( DesignMarketplace\\Accounts\\Thing::member( ${ owner } ), 1, 'fraud', 'A deposit' );`
	);
	const [ { report, kind, item, count } ] = await read(
		'list',
		'--format=json'
	);
	assert.deepEqual(
		[ kind, Number( item ), Number( count ) ],
		[ 'member', Number( owner ), 1 ]
	);
	const { reports, evidence } = await read(
		'show',
		`${ report }`,
		'--evidence'
	);
	assert.deepEqual(
		[ reports[ 0 ].reporter, reports[ 0 ].words ],
		[ 1, 'A deposit' ]
	);
	assert.ok( evidence.content.texts );
	assert.equal( ( await run( 'show', '999' ) ).code, 1 );
	assert.equal( ( await run( 'decide', `${ report }`, 'burn' ) ).code, 1 );
	assert.equal( ( await run( 'decide', `${ report }`, 'off' ) ).code, 1 );
	const off = await run( 'decide', `${ report }`, 'off', '--reason=fraud' );
	assert.equal( off.code, 0, off.stderr );
	assert.equal( ( await run( 'decide', `${ report }`, 'dismiss' ) ).code, 1 );
	const made = ( await read( 'show', `${ report }` ) ).decisions.at( -1 );
	assert.equal( ( await run( 'review', `${ made.id }`, 'uphold' ) ).code, 1 );
	assert.equal(
		( await run( 'review', `${ made.id }`, 'restore' ) ).code,
		0
	);
	assert.deepEqual( await read( 'list', '--format=json' ), [] );
} );

test( 'no command leaves WordPress something to complain of', () => {
	assert.equal( site.complaints(), '' );
} );
