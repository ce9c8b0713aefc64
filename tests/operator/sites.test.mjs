// Every kind of site the zip has to run on, one after the other in the same place: plain permalinks, a proxy that ends TLS, CGI, mail servers
// with little patience, cron of two kinds, a subdirectory. Networks have a file of their own.
import assert from 'node:assert/strict';
import {
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { stop } from '../../bin/lib/processes.mjs';
import { serveInbox } from '../../bin/lib/serve.mjs';
import { letterBox } from '../support/letter-box.mjs';
import {
	leave,
	newSite,
	operator,
	served,
	slug,
} from '../support/operator.mjs';

/** Everybody who gets a mail in these tests. */
const MAILS = 5;

let site;

before( async () => {
	site = await newSite( 'sites' );
	await site.must(
		'eval',
		`global $wpdb;
		for ( $i = 1; $i <= ${ MAILS }; $i++ ) { wp_insert_user( array( 'user_login' => "ada{$i}", 'user_pass' => 'x', 'user_email' => "ada{$i}@example.test", 'role' => 'designer' ) ); }
		$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );`
	);
} );

after( leave );

/** Logs in as the administrator and asks who that is. */
async function logsIn( who, root ) {
	const { token } = await (
		await who.get( `${ root }jwt-auth/v1/token`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { username: 'admin', password: 'password' } ),
		} )
	).json();
	const { status } = await who.get( `${ root }jwt-auth/v1/token/validate`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${ token }` },
	} );
	assert.equal( status, 200 );
}

test( 'plain permalinks: pages, the app’s calls and the contract’s addresses work, and administrators are told', async () => {
	const usual = await site.must( 'option', 'get', 'permalink_structure' );
	await site.must( 'option', 'update', 'permalink_structure', '' );
	await served( site, async () => {
		const page = await ( await site.get( '/designers' ) ).text();
		assert.match( page, /"restUrl":"[^"]*\?rest_route=\/"/ );
		for ( const path of [ '/', '/login', '/about-us' ] ) {
			assert.equal( ( await site.get( path ) ).status, 200, path );
		}
		assert.equal( ( await site.get( '/nowhere' ) ).status, 404 );
		await logsIn( site, '/wp-json/' );
		await logsIn( site, '/?rest_route=/' );
		assert.equal(
			( await site.get( '/wp-json/wp/v2/users?role=designer' ) ).status,
			200
		);
		const { code, output } = await site.wp(
			slug,
			'doctor',
			'--only=addresses'
		);
		assert.equal( code, 2 );
		assert.match( output, /Permalinks are plain/ );
	} );
	assert.match(
		await site.must(
			'eval',
			'echo implode( " ", ( new DesignMarketplace\\Desk\\Health\\Site_Health() )->sentences() );'
		),
		/plain permalinks/
	);
	await site.must( 'option', 'update', 'permalink_structure', usual );
	assert.equal( site.complaints(), '' );
} );

test( 'a proxy that ends TLS, and CGI that renames the login header', async () => {
	const snippet = readFileSync( inRoot( 'README.md' ), 'utf8' ).match(
		/`(if \( 'https' === .*?)`/
	)[ 1 ];
	const config = site.path( 'wp-config.php' );
	const usual = readFileSync( config, 'utf8' );
	writeFileSync(
		config,
		usual
			.replaceAll( site.url, site.url.replace( 'http:', 'https:' ) )
			.replace(
				'<?php',
				`<?php\n${ snippet }\n$_SERVER['REDIRECT_HTTP_AUTHORIZATION'] = $_SERVER['HTTP_AUTHORIZATION'] ?? ''; unset( $_SERVER['HTTP_AUTHORIZATION'] );\ndefine( 'DESIGN_MARKETPLACE_TRUSTED_PROXIES', '127.0.0.1' );`
			)
	);
	await served( site, async () => {
		const proxied = {
			...site,
			get: ( path, options = {} ) =>
				site.get( path, {
					...options,
					headers: {
						...options.headers,
						'X-Forwarded-Proto': 'https',
						'X-Forwarded-For': '203.0.113.7',
					},
				} ),
		};
		const page = await ( await proxied.get( '/designers' ) ).text();
		assert.ok( page.includes( `"restUrl":"https://` ) );
		assert.ok(
			! page.includes( 'src="http://' ),
			'nothing is fetched without TLS'
		);
		await logsIn( proxied, '/wp-json/' );
		const echo = await (
			await proxied.get( '/wp-json/wp/v2/design-marketplace/echo', {
				headers: { Authorization: 'Bearer x' },
			} )
		).json();
		assert.deepEqual( echo, { authorization: true } );
		const login = await proxied.get( '/wp-login.php' );
		assert.match( login.headers.get( 'set-cookie' ) ?? '', /secure/i );
	} );
	writeFileSync( config, usual );
	assert.equal( site.complaints(), '' );
} );

const told = () =>
	site.must(
		'eval',
		`foreach ( get_users( array( 'role' => 'designer', 'fields' => 'ID' ) ) as $id ) {
			( new DesignMarketplace\\Mail\\Outbox() )->enqueue( uniqid( 'test:' ), "user:{$id}", "password_changed" );
		}`
	);

test( 'a mail of another plugin in the middle of ours has a connection of its own', async () => {
	const box = await letterBox( site.settings.mailSmtpPort );
	await told();
	await site.must(
		'eval',
		`add_action( 'wp_mail_succeeded', function ( $mail ) {
			if ( in_array( 'ada2@example.test', $mail['to'], true ) ) {
				wp_mail( 'else@example.test', 'Not ours', 'Words' );
			}
		} );
		( new DesignMarketplace\\Mail\\Worker() )->run( 100 );`
	);
	await box.end();
	assert.equal( box.received.get( 'else@example.test' ), 1 );
	assert.equal( box.received.size, MAILS + 1 );
	assert.equal( box.connections(), 3 );
} );

for ( const [ each, connections ] of [
	[ Infinity, 1 ],
	[ 2, 3 ],
] ) {
	test( `${ MAILS } mails need ${ connections } connections to a server that takes ${ each } over one, and come once`, async () => {
		const box = await letterBox( site.settings.mailSmtpPort, each );
		await told();
		const said = await site.must( slug, 'outbox', 'run' );
		await box.end();
		assert.match( said, new RegExp( `^${ MAILS } emails handled` ) );
		assert.deepEqual(
			[ ...box.received ].sort(),
			Array.from( { length: MAILS }, ( _, i ) => [
				`ada${ i + 1 }@example.test`,
				1,
			] )
		);
		assert.equal( box.connections(), connections );
	} );
}

/** The emails that still wait. */
const waiting = async () =>
	Number(
		await site.must(
			slug,
			'outbox',
			'list',
			'--status=waiting',
			'--format=count'
		)
	);

/** An email that waits, and its job that is due. */
async function mailThatWaits() {
	await site.must( slug, 'members', 'resend', 'ada1' );
	await site.must(
		'eval',
		`wp_clear_scheduled_hook( 'design_marketplace_outbox' );
		wp_schedule_event( time() - 5, 'design_marketplace_minute', 'design_marketplace_outbox' );
		delete_transient( 'doing_cron' );`
	);
	assert.equal( await waiting(), 1 );
}

test( 'mails leave by the server’s own cron alone where DISABLE_WP_CRON is set, and by visits where it is not', async () => {
	const inbox = await serveInbox( site.settings );
	await served( site, async () => {
		await mailThatWaits();
		await site.get( '/' );
		await site.get( '/designers' );
		assert.equal( await waiting(), 1, 'a visit sends nothing' );
		const [ , line ] = readFileSync( inRoot( 'README.md' ), 'utf8' ).match(
			/www-data \S+\/wp (.*) --path=/
		);
		await site.must( ...line.split( ' ' ) );
		assert.equal( await waiting(), 0 );

		// WP-CLI would be a visitor, too: the inbox is asked what has come.
		const mails = async () =>
			(
				await (
					await fetch(
						`http://localhost:${ site.settings.mailWebPort }/email`
					)
				).json()
			).length;
		assert.equal( await mails(), 1 );
		await mailThatWaits();
		await site.must( 'config', 'set', 'DISABLE_WP_CRON', 'false', '--raw' );
		const until = Date.now() + 30_000;
		while ( ( await mails() ) < 2 && Date.now() < until ) {
			await site.get( '/' );
		}
		assert.equal( await mails(), 2, 'a visit is enough' );
	} );
	await stop( inbox );
	assert.equal( site.complaints(), '' );
} );

test( 'a subdirectory: every address of the site stands below it', async () => {
	const root = site.siteDir;
	const inner = `${ root }/market`;
	// The same files one folder down, served from above.
	renameSync( root, `${ root }-moving` );
	mkdirSync( root );
	renameSync( `${ root }-moving`, inner );
	const config = join( inner, 'wp-config.php' );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replaceAll(
			site.url,
			`${ site.url }/market`
		)
	);
	const below = operator( { siteDir: inner, url: `${ site.url }/market` } );
	await below.must( 'option', 'update', 'siteurl', below.url );
	await below.must( 'option', 'update', 'home', below.url );
	await served(
		Object.assign( below, { settings: site.settings } ),
		async () => {
			const answer = await below.get( '/designers' );
			// The server at hand knows one site at its root: what is no file below goes to the subdirectory's index.php by its own name.
			const page =
				answer.status === 200
					? await answer.text()
					: await (
							await below.get( '/index.php/designers' )
						).text();
			assert.match( page, /id="design-marketplace"/ );
			assert.ok( page.includes( '/market/wp-content/plugins/' ) );
			assert.ok( page.includes( `"homeUrl":"${ below.url }/"` ) );
			await logsIn( below, '/index.php?rest_route=/' );
		}
	);
	assert.equal( below.complaints(), '' );
	rmSync( root, { recursive: true } );
} );
