// The commands of WP-CLI, typed on a site where the zip is installed: what they print, and how they end.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
	cpSync,
	existsSync,
	mkdirSync,
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

/** One command, as a process of its own. */
const market = ( ...args ) => site.wp( slug, ...args );

/** Several in one process, one after the other: most of a process's time goes to the start of WordPress. */
const run = ( ...lines ) =>
	site.many( ...lines.map( ( line ) => `${ slug } ${ line }` ) );

const codes = async ( ...lines ) =>
	( await run( ...lines ) ).map( ( { code } ) => code );

const read = async ( line ) =>
	JSON.parse( ( await run( `${ line } --format=json` ) )[ 0 ].stdout );

const php = ( code ) => site.must( 'eval', `global $wpdb; ${ code }` );

const idOf = ( login ) => site.must( 'user', 'get', login, '--field=ID' );

/** Where a package is unpacked for a while. */
const isPackage = ( name ) => name.startsWith( `${ slug }-demo-` );

const hasUnpacked = ( folder ) => ( name ) =>
	isPackage( name ) && existsSync( join( folder, name, 'demo' ) );

before( async () => {
	site = await newSite( 'commands' );
	web = await serveSite( site.settings );
	smtp = createServer( ( socket ) => socket.end() );
	smtp.listen( site.settings.mailSmtpPort, '127.0.0.1' );
	await site.many(
		...[
			[ 'ada', 'designer' ],
			[ 'grace', 'contractor' ],
			[ 'loop', 'contractor' ],
		].map(
			( [ login, role ] ) =>
				`user create ${ login } ${ login }@example.test --role=${ role }`
		)
	);
} );

after( async () => {
	smtp.close();
	await stop( web );
	await leave();
} );

test( 'each command says what it does and takes', async () => {
	const said = JSON.parse(
		await site.must(
			'eval',
			`$read = function ( $command, $name ) use ( &$read, &$found ) {
				foreach ( $command->get_subcommands() as $one => $part ) { $read( $part, "$name $one" ); }
				if ( ! $command->get_subcommands() ) { $found[ trim( $name ) ] = array( $command->get_shortdesc(), $command->get_longdesc() ); }
			};
			// Commands of plugins are put in when one of them is asked for.
			WP_CLI::runcommand( '${ slug } clock', array( 'launch' => false, 'return' => true ) );
			$read( WP_CLI::get_root_command()->get_subcommands()['${ slug }'], '' );
			echo wp_json_encode( $found );`
		)
	);
	assert.deepEqual( Object.keys( said ).sort(), [
		'archive export',
		'archive import',
		'brand export',
		'brand import',
		'brand reset',
		'clock',
		'doctor',
		'erase',
		'export',
		'figures',
		'files move',
		'import jobs',
		'import members',
		'import resume',
		'members activate',
		'members confirm',
		'members list',
		'members off',
		'members on',
		'members resend',
		'members unconfirm',
		'members unverify',
		'members verify',
		'metrics',
		'migrate',
		'missions approve',
		'missions held',
		'missions reject',
		'outbox list',
		'outbox retry',
		'outbox run',
		'portfolio export',
		'portfolio import',
		'reindex',
		'reports decide',
		'reports list',
		'reports review',
		'reports show',
		'seed',
	] );
	for ( const [ name, [ what, more ] ] of Object.entries( said ) ) {
		assert.match( what, /^\S/, name );
		assert.match(
			more,
			/^## EXAMPLES\n\n {4}wp design-marketplace /m,
			name
		);
		assert.doesNotMatch( what, /Runs the command/, name );
	}
	const help = await site.must( 'help', slug, 'members', 'list' );
	assert.match( help, /^DESCRIPTION\n\n {2}\S/m );
	assert.match( help, /^EXAMPLES\n\n {4}wp design-marketplace /m );
} );

test( 'a command ends as its process does', async () => {
	for ( const [ end, ...args ] of [
		[ 0, 'reindex', '--verify' ],
		[ 1, 'members', 'activate', 'nobody' ],
		[ 2, 'doctor', '--only=https' ],
	] ) {
		assert.equal( ( await market( ...args ) ).code, end, args.join( ' ' ) );
	}
} );

test( 'members are listed as a table, as JSON and as CSV', async () => {
	const rows = await read( 'members list' );
	assert.deepEqual(
		rows.map( ( { email, role, state } ) => [ email, role, state ] ),
		[
			[ 'loop@example.test', 'contractor', 'waiting' ],
			[ 'grace@example.test', 'contractor', 'waiting' ],
			[ 'ada@example.test', 'designer', 'waiting' ],
		],
		'An account made by hand waits like any other.'
	);
	// WP-CLI writes CSV past what many() catches.
	const csv = await market(
		...'members list --role=designer --fields=email --format=csv'.split(
			' '
		)
	);
	const [ table, active, found, wrong ] = await run(
		'members list',
		'members list --state=active --format=count',
		'members list --search=grace --format=count',
		'members list --role=pilot'
	);
	assert.match( table.stdout, /ada@example\.test/ );
	assert.equal( csv.stdout, 'email\nada@example.test' );
	assert.equal( active.stdout, '0' );
	assert.equal( found.stdout, '1' );
	assert.equal( wrong.code, 1 );
} );

test( 'a member who waits gets a new mail, or is activated', async () => {
	assert.deepEqual(
		await codes(
			'members resend ada',
			'members activate ada@example.test',
			'members activate ada',
			'members resend ada',
			'members activate nobody',
			'members activate admin'
		),
		[ 0, 0, 0, 1, 1, 1 ]
	);
	const id = await idOf( 'ada' );
	const [ mails, ids, waiting, active ] = await run(
		'outbox list --format=json',
		'outbox list --format=ids',
		'members list --role=designer --state=waiting --format=ids',
		'members list --state=active --format=ids'
	);
	assert.deepEqual(
		JSON.parse( mails.stdout )
			.map( ( { message } ) => message )
			.sort(),
		[ 'activation', 'welcome' ]
	);
	assert.match( ids.stdout, /^\d+ \d+$/ );
	assert.deepEqual( [ waiting.stdout, active.stdout ], [ '', id ] );
} );

test( 'the school’s figures are printed as a table, as JSON and as CSV', async () => {
	const span = '--from=2026-01 --to=2026-02';
	const [ table, json ] = await run(
		`figures ${ span }`,
		`figures ${ span } --by=skill --format=json`
	);
	// CSV goes past WP-CLI's own output, so that it has a process of its own.
	const csv = await market(
		'figures',
		...span.split( ' ' ),
		'--by=university',
		'--format=csv'
	);
	assert.match( table.stdout, /2026-01\s+2026-01\s+<5/ );
	assert.match( csv.stdout, /^\uFEFF?key,label,members,jobs/ );
	assert.match( csv.stdout, /^total,Total,<5,<5,<5,<5,<5$/m );
	assert.equal( JSON.parse( json.stdout ).total.hires, '<5' );
} );

test( 'a university is confirmed for who says one, a company for who has one, and both are taken back', async () => {
	const grace = ( activated, university ) =>
		php(
			`$id = get_user_by( "slug", "grace" )->ID; update_user_meta( $id, "design_marketplace_activated", "${ activated }" ); update_user_meta( $id, "design_marketplace_ecosystem", "${ university }" );`
		);
	await grace( 1, '' );
	assert.deepEqual(
		await codes( 'members verify ada', 'members verify grace' ),
		[ 1, 1 ]
	);
	await grace( 1, 'EPFL' );
	assert.deepEqual(
		await codes(
			'members verify grace',
			'members unverify grace',
			'members unverify',
			'members unverify --confirmed-by=ada@epfl.ch',
			'members confirm ada',
			'members confirm grace',
			'members unconfirm grace',
			'members unconfirm --confirmed-by=ada@epfl.ch'
		),
		[ 0, 0, 1, 1, 1, 0, 0, 1 ]
	);
} );

test( 'a mail that was given up is tried again on demand', async () => {
	await php(
		'$wpdb->query( "UPDATE {$wpdb->prefix}dmkt_outbox SET status = \'failed\'" );'
	);
	const done = await run(
		'outbox list --status=failed --format=count',
		'outbox retry',
		'outbox list --status=waiting --format=count',
		'outbox run'
	);
	assert.deepEqual( [ done[ 0 ].stdout, done[ 2 ].stdout ], [ '2', '2' ] );
	assert.match( done[ 1 ].stdout, /2 emails will be retried/ );
	assert.match( done[ 3 ].stdout, /2 emails handled/ );
	await php( '$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );' );
} );

test( 'a list that differs from the truth is found and rebuilt', async () => {
	const id = await idOf( 'ada' );
	await php(
		`$wpdb->update( $wpdb->prefix . 'dmkt_directory', array( 'folded' => 'x' ), array( 'user_id' => ${ id } ) );`
	);
	const [ wrong, asJson, rebuilt, right ] = await run(
		'reindex --verify',
		'reindex --verify --format=json',
		'reindex',
		'reindex --verify'
	);
	assert.match( wrong.output, new RegExp( `1 members? differ.*${ id }` ) );
	assert.deepEqual( JSON.parse( asJson.stdout ), [ { id: Number( id ) } ] );
	assert.deepEqual(
		[ wrong, asJson, rebuilt, right ].map( ( { code } ) => code ),
		[ 1, 1, 0, 0 ]
	);
} );

test( 'an export is what the member gets', async () => {
	const [ own, ...others ] = await run(
		'export ada',
		'export admin',
		'export 999999'
	);
	const printed = JSON.parse( own.stdout );
	const { token } = await (
		await site.get( '/wp-json/jwt-auth/v1/token', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { username: 'admin', password: 'password' } ),
		} )
	).json();
	const given = await (
		await site.get(
			`/wp-json/wp/v2/users/${ await idOf( 'ada' ) }/export`,
			{ headers: { Authorization: `Bearer ${ token }` } }
		)
	).json();
	assert.deepEqual(
		{ ...printed, exported: '' },
		{ ...given, exported: '' }
	);
	assert.equal( printed.account.email, 'ada@example.test' );
	assert.deepEqual(
		others.map( ( { code } ) => code ),
		[ 1, 1 ]
	);
} );

test( 'an account is erased only on a clear word, and nobody’s but a member’s', async () => {
	const asked = await market( 'erase', 'grace' );
	assert.equal( asked.code, 1, 'a script that does not say yes is told' );
	assert.match( asked.output, /Nothing was done/ );
	const refused = await run(
		'erase grace --yes=no',
		'erase grace --yes=false',
		'erase grace --yes=0',
		'erase admin --yes'
	);
	for ( const { code, output } of refused ) {
		assert.equal( code, 1 );
		assert.match( output, /Nothing was done|is not a member/ );
	}
	const [ there, , gone ] = await site.many(
		'user list --field=user_login',
		`${ slug } erase grace --yes`,
		'user list --field=user_login'
	);
	assert.deepEqual( there.stdout.split( '\n' ).sort(), [
		'ada',
		'admin',
		'grace',
		'loop',
	] );
	assert.doesNotMatch( gone.stdout, /grace/ );
} );

test( 'the demo content comes from its package and no other file, and goes with all it has brought', async () => {
	const temporary = scratch( 'temporary' );
	mkdirSync( temporary );
	process.env.TMPDIR = temporary;
	const count = async () =>
		Number( ( await run( 'members list --format=count' ) )[ 0 ].stdout );
	const there = await count();
	const few = [ 'seed', '--members=2' ];
	for ( const { code, output } of await run(
		few.join( ' ' ),
		`${ few.join( ' ' ) } --package`
	) ) {
		assert.equal( code, 1 );
		assert.match( output, /--package .*design-marketplace-demo\.zip\.$/ );
	}
	const uploads = site.path( 'wp-content/uploads' );
	mkdirSync( uploads, { recursive: true } );
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
	assert.equal( await count(), there + 2 );
	assert.deepEqual( readdirSync( temporary ).filter( isPackage ), [] );
	assert.equal( ( await market( 'seed', '--remove' ) ).code, 0 );
	assert.equal( await count(), there );
	rmSync( uploads, { recursive: true } );
	delete process.env.TMPDIR;
} );

test( 'an argument that makes no sense is refused in a sentence, without a complaint of PHP’s', async () => {
	const lines = [
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
		'figures --by=name',
		'figures --from=2027-13',
		'figures --to=later',
		'import members nowhere.csv',
		'import jobs plugin.php',
		'import resume 99',
		'archive export nowhere/x.zip',
		'archive import nowhere.zip --yes',
		'doctor cron',
		'doctor --only=tides',
		...[ "''", "' '", '-1', '@', `"'"`, 'a'.repeat( 3000 ) ].map(
			( name ) => `export ${ name }`
		),
	];
	const ends = await run( ...lines );
	ends.forEach( ( { code, output }, at ) => {
		assert.equal( code, 1, `${ lines[ at ] }: ${ output }` );
		assert.match( output, /^Error: /m, lines[ at ] );
		assert.doesNotMatch(
			output,
			/(Warning|Notice|Fatal|Deprecated)/,
			lines[ at ]
		);
	} );
} );

test( 'the doctor prints what it found, and knows its checks', async () => {
	const rows = await read( 'doctor' );
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
		( await site.must( 'eval', 'echo extension_loaded( "imagick" );' ) )
			? [ 'https' ]
			: [ 'https', 'images' ]
	);
	const csv = await market( 'doctor', '--only=cron', '--format=csv' );
	assert.match( csv.stdout, /^check,status,finding,advice\ncron,good,/ );
	assert.equal( csv.code, 0 );
} );

/** Check → the code that breaks what it looks at, as a plugin that is always on. */
const broken = {
	'authorization-header': `unset( $_SERVER['HTTP_AUTHORIZATION'] );`,
	'token-routes': `add_action( 'rest_api_init', fn() => register_rest_route( 'jwt-auth/v1', 'token', array( 'methods' => 'POST', 'callback' => 'time', 'permission_callback' => '__return_true' ) ) );`,
	'rest-routes': `add_filter( 'rest_endpoints', fn( $all ) => array_diff_key( $all, array( '/wp/v2/users' => 1 ) ) );`,
	addresses: `add_action( 'template_redirect', function () { status_header( 404 ); exit; }, 0 );`,
	cron: `add_filter( 'pre_get_scheduled_event', fn() => (object) array( 'timestamp' => time() - 1200 ) );`,
	mail: `add_action( 'phpmailer_init', fn( $mailer ) => $mailer->Port = 1, 99 );`,
	'uploads-inert': `wp_mkdir_p( WP_CONTENT_DIR . '/run' );
		add_filter( 'upload_dir', fn( $folder ) => array( 'basedir' => WP_CONTENT_DIR . '/run', 'baseurl' => content_url( 'run' ) ) + $folder );`,
};

test( 'the doctor asks the site itself: it finds what is broken there, and ends with 1', async () => {
	const file = site.path( 'wp-content/mu-plugins/broken.php' );
	writeFileSync( file, `<?php\n${ Object.values( broken ).join( '\n' ) }\n` );
	const { code, stdout } = await market( 'doctor', '--format=json' );
	rmSync( file );
	assert.equal( code, 1 );
	assert.deepEqual(
		JSON.parse( stdout )
			.filter( ( { status } ) => status === 'critical' )
			.map( ( { check } ) => check )
			.sort(),
		Object.keys( broken ).sort()
	);
} );

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
add_filter( 'query', fn( $query ) => str_contains( $query, 'dmkt_decision' ) && ! str_contains( $query, 'SELECT' ) ? 'nonsense' : $query );
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
	assert.deepEqual( await read( 'members list --state=off' ), [] );
} );

test( 'a design job that waits is listed, and approved or rejected', async () => {
	const owner = await idOf( 'loop' );
	const post = ( title ) =>
		`post create --post_type=dmkt_mission --post_status=publish --post_author=${ owner } --post_title=${ title } --porcelain`;
	const [ , good, bad ] = (
		await site.many(
			'option update design_marketplace_hold_jobs all',
			post( 'Bell' ),
			post( 'Whip' )
		)
	).map( ( { stdout } ) => stdout );
	const [ { title, what, read: version } ] = await read( 'missions held' );
	assert.deepEqual( [ title, what ], [ 'Bell', 'job' ] );
	assert.deepEqual(
		await codes(
			`missions approve ${ good } --read=another`,
			`missions approve ${ good } --read=${ version }`,
			`missions approve ${ good }`,
			`missions reject ${ bad } --reason=other`,
			`missions reject ${ bad } --reason=unpaid`
		),
		[ 1, 0, 1, 1, 0 ]
	);
	assert.deepEqual( await read( 'missions held' ), [] );
	assert.deepEqual(
		(
			await site.many(
				...[ good, bad ].map(
					( id ) => `post get ${ id } --field=post_status`
				)
			)
		).map( ( { stdout } ) => stdout ),
		[ 'publish', 'draft' ]
	);
} );

test( 'a report is listed, shown with who made it, and decided about once', async () => {
	const owner = await idOf( 'loop' );
	assert.deepEqual( await read( 'reports list' ), [] );
	await php(
		`( new DesignMarketplace\\Trust\\Reporting() )->by_member( DesignMarketplace\\People\\Accounts\\Reported_Item::member( ${ owner } ), 1, 'fraud', 'A deposit' );`
	);
	const [ { report, kind, item, count } ] = await read( 'reports list' );
	assert.deepEqual(
		[ kind, Number( item ), Number( count ) ],
		[ 'member', Number( owner ), 1 ]
	);
	const show = async ( ...more ) =>
		JSON.parse(
			( await market( 'reports', 'show', `${ report }`, ...more ) ).stdout
		);
	const { reports, evidence } = await show( '--evidence' );
	assert.deepEqual(
		[ reports[ 0 ].reporter, reports[ 0 ].words ],
		[ 1, 'A deposit' ]
	);
	assert.ok( evidence.content.texts );
	assert.deepEqual(
		await codes(
			'reports show 999',
			`reports decide ${ report } burn`,
			`reports decide ${ report } off`,
			`reports decide ${ report } off --reason=fraud`,
			`reports decide ${ report } dismiss`
		),
		[ 1, 1, 1, 0, 1 ]
	);
	const { id } = ( await show() ).decisions.at( -1 );
	assert.deepEqual(
		await codes(
			`reports review ${ id } uphold`,
			`reports review ${ id } restore`
		),
		[ 1, 0 ]
	);
	assert.deepEqual( await read( 'reports list' ), [] );
} );

const clock = ( to ) => `clock ${ to }`;

test( 'the clock moves to a time of the site’s zone, onwards, and back to the real one', async () => {
	await site.must( 'option', 'update', 'timezone_string', 'Europe/Zurich' );
	const [ moved, on, asked, ...others ] = await run(
		clock( '2026-12-01T07:59' ),
		clock( '+10minutes' ),
		'clock',
		clock( 'reset' ),
		clock( 'tomorrow' ),
		clock( "''" )
	);
	assert.match( moved.stdout, /^2026-12-01 07:59:0\d CET$/ );
	assert.match( on.stdout, /^2026-12-01 08:09:\d\d CET$/ );
	assert.match( asked.stdout, /^2026-12-01 08:09:\d\d CET$/ );
	assert.deepEqual(
		others.map( ( { code } ) => code ),
		[ 0, 1, 1 ]
	);
	assert.match(
		others[ 1 ].output,
		/is not a time: write it as \+10minutes/
	);
} );

test( 'what is due by the moved clock runs by wp-cron.php', async () => {
	// Sent half a year ago by the moved clock: the daily job clears it, which is due in an hour.
	await php(
		'$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" ); DesignMarketplace\\Kernel\\Database\\Transaction::run( fn() => ( new DesignMarketplace\\Mail\\Outbox() )->enqueue( "x", "user:1", "welcome" ) ); $wpdb->query( "UPDATE {$wpdb->prefix}dmkt_outbox SET status = \'sent\'" );'
	);
	const mails = () =>
		php(
			'echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dmkt_outbox WHERE event = \'x\'" );'
		);
	const cron = async () =>
		assert.equal( ( await site.get( '/wp-cron.php' ) ).status, 200 );
	await cron();
	assert.equal( await mails(), '1' );
	await run( clock( '+180days' ) );
	await php( "delete_transient( 'doing_cron' );" );
	await cron();
	assert.equal( await mails(), '0' );
	await run( clock( 'reset' ) );
} );

test( 'on a public site the clock stands, no demo accounts are made without a clear word, and the doctor insists on HTTPS', async () => {
	await site.must( 'config', 'set', 'WP_ENVIRONMENT_TYPE', 'production' );
	const [ moved, seeded, https ] = await run(
		clock( '+1day' ),
		seed.join( ' ' ),
		'doctor --only=https'
	);
	assert.deepEqual(
		[ moved, seeded, https ].map( ( { code } ) => code ),
		[ 1, 1, 1 ]
	);
	assert.match( moved.output, /can be moved on local sites only/ );
	assert.match( seeded.output, /Nothing was done/ );
	assert.equal(
		( await site.wp( 'option', 'get', 'design_marketplace_clock_offset' ) )
			.code,
		1
	);
	assert.notEqual(
		( await site.wp( 'user', 'get', 'designer@example.test' ) ).code,
		0
	);
} );

test( 'no command leaves WordPress something to complain of', () => {
	assert.equal( site.complaints(), '' );
} );
