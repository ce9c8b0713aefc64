// Every kind of site the zip has to run on: a network, a subdirectory, plain permalinks, a proxy that ends TLS, CGI.
import assert from 'node:assert/strict';
import {
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { stop } from '../../bin/lib/processes.mjs';
import { serveInbox } from '../../bin/lib/serve.mjs';
import {
	leave,
	makeNetwork,
	newSite,
	operator,
	served,
	slug,
	theZip,
} from '../support/operator.mjs';

after( leave );

const tables = async ( site, number ) =>
	(
		await site.must(
			'eval',
			`global $wpdb; echo implode( " ", $wpdb->get_col( "SHOW TABLES LIKE 'wp%dm%'" ) );`
		)
	)
		.split( ' ' )
		.filter( ( name ) =>
			number === 1
				? /^wp_dm_/.test( name )
				: name.startsWith( `wp_${ number }_dm_` )
		).length;

/** A member of a site of a network, as a sign-up makes one. */
const memberOf = async ( site, url, login ) => {
	await site.must(
		'user',
		'create',
		login,
		`${ login }@example.test`,
		'--role=designer',
		'--user_pass=password123',
		`--url=${ url }`
	);
	await site.must(
		'user',
		'meta',
		'update',
		login,
		'design_marketplace_activated',
		'1',
		`--url=${ url }`
	);
};

const count = async ( site, url ) =>
	Number(
		await site.must(
			slug,
			'members',
			'list',
			'--format=count',
			`--url=${ url }`
		)
	);

test( 'a network: each site is a marketplace of its own, from activation to deletion', async () => {
	const site = await newSite( 'network', { plugin: false } );
	const { url } = site;
	const second = `${ url }/second/`;
	const third = `${ url }/third/`;
	await makeNetwork( site );
	await site.must(
		'site',
		'create',
		'--slug=second',
		'--email=admin@example.test'
	);
	await site.must(
		'plugin',
		'install',
		await theZip(),
		'--activate-network'
	);
	assert.ok( ( await tables( site, 1 ) ) >= 7 );
	assert.ok( ( await tables( site, 2 ) ) >= 7, 'a site that was there' );
	for ( const each of [ url, second ] ) {
		const events = await site.json(
			'cron',
			'event',
			'list',
			'--format=json',
			`--url=${ each }`
		);
		assert.ok(
			events.some( ( { hook } ) => hook === 'design_marketplace_outbox' )
		);
		assert.match(
			await site.must(
				'post',
				'list',
				'--post_type=page',
				'--field=post_name',
				`--url=${ each }`
			),
			/about-us/
		);
	}
	await site.must(
		'site',
		'create',
		'--slug=third',
		'--email=admin@example.test'
	);
	assert.ok( ( await tables( site, 3 ) ) >= 7, 'a new site' );

	await memberOf( site, url, 'lovelace' );
	await memberOf( site, second, 'grace' );
	await memberOf( site, second, 'joan' );
	assert.deepEqual(
		[
			await count( site, url ),
			await count( site, second ),
			await count( site, third ),
		],
		[ 1, 2, 0 ]
	);

	await served( site, async () => {
		for ( const path of [ '/second', '/third' ] ) {
			const page = await (
				await site.get( `${ path }/designers` )
			).text();
			assert.match( page, /id="design-marketplace"/ );
			assert.ok( page.includes( `${ path }/wp-json/` ), path );
		}
		const log = async ( path, username ) =>
			(
				await site.get( `${ path }/wp-json/jwt-auth/v1/token`, {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify( {
						username,
						password: 'password123',
					} ),
				} )
			).json();
		const { token } = await log( '/second', 'grace@example.test' );
		const validate = async ( path ) =>
			(
				await site.get(
					`${ path }/wp-json/jwt-auth/v1/token/validate`,
					{
						method: 'POST',
						headers: { Authorization: `Bearer ${ token }` },
					}
				)
			).status;
		assert.equal( await validate( '/second' ), 200 );
		assert.equal(
			await validate( '/third' ),
			403,
			'a token is good on its site alone'
		);
	} );

	await site.must( slug, 'erase', 'joan', '--yes', `--url=${ second }` );
	assert.notEqual( ( await site.wp( 'user', 'get', 'joan' ) ).code, 0 );

	await site.must( 'site', 'delete', '3', '--yes' );
	assert.equal( await tables( site, 3 ), 0, 'the tables go with the site' );

	await site.must(
		'option',
		'update',
		'design_marketplace_remove_data',
		'1',
		`--url=${ second }`
	);
	await site.must( 'plugin', 'deactivate', slug, '--network' );
	assert.ok( ( await tables( site, 2 ) ) >= 7, 'deactivation keeps them' );
	const jobs = await site.json(
		'cron',
		'event',
		'list',
		'--format=json',
		`--url=${ second }`
	);
	assert.ok(
		! jobs.some( ( { hook } ) => hook.startsWith( 'design_marketplace' ) )
	);
	await site.must( 'plugin', 'uninstall', slug );
	assert.equal( await tables( site, 2 ), 0, 'the one site asked for it' );
	assert.ok( ( await tables( site, 1 ) ) >= 7, 'the other did not' );
	assert.notEqual( ( await site.wp( 'user', 'get', 'grace' ) ).code, 0 );
	assert.equal(
		await site.must(
			'user',
			'meta',
			'get',
			'lovelace',
			'design_marketplace_activated'
		),
		'1'
	);
	assert.equal( site.complaints(), '' );
} );

test( 'a network: activated on one site, the others have nothing of it', async () => {
	const site = await newSite( 'one-of-network', { plugin: false } );
	await makeNetwork( site );
	await site.must( 'plugin', 'install', await theZip(), '--activate' );
	await site.must(
		'site',
		'create',
		'--slug=second',
		'--email=admin@example.test'
	);
	assert.ok( ( await tables( site, 1 ) ) >= 7 );
	assert.equal( await tables( site, 2 ), 0 );
	assert.equal( site.complaints(), '' );
} );

/** Logs in as the administrator and asks who that is. */
async function logsIn(
	site,
	root,
	answers = ( status ) => assert.equal( status, 200 )
) {
	const { token } = await (
		await site.get( `${ root }jwt-auth/v1/token`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { username: 'admin', password: 'password' } ),
		} )
	).json();
	const { status } = await site.get( `${ root }jwt-auth/v1/token/validate`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${ token }` },
	} );
	answers( status );
}

test( 'plain permalinks: pages, the app’s calls and the contract’s addresses work, and administrators are told', async () => {
	const site = await newSite( 'plain' );
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
			'echo implode( " ", ( new DesignMarketplace\\Health\\Notices() )->sentences() );'
		),
		/plain permalinks/
	);
	assert.equal( site.complaints(), '' );
} );

test( 'a subdirectory: every address of the site stands below it', async () => {
	const site = await newSite( 'below' );
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

test( 'a proxy that ends TLS, and CGI that renames the login header', async () => {
	const site = await newSite( 'proxied' );
	const snippet = readFileSync( inRoot( 'README.md' ), 'utf8' ).match(
		/`(if \( 'https' === .*?)`/
	)[ 1 ];
	const config = site.path( 'wp-config.php' );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' )
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
	assert.equal( site.complaints(), '' );
} );

/** The emails that still wait. */
const waiting = async ( site ) =>
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
async function mailThatWaits( site ) {
	await site.must( slug, 'members', 'resend', 'ada' );
	await site.must(
		'eval',
		`wp_clear_scheduled_hook( 'design_marketplace_outbox' );
		wp_schedule_event( time() - 5, 'design_marketplace_minute', 'design_marketplace_outbox' );
		delete_transient( 'doing_cron' );`
	);
	assert.equal( await waiting( site ), 1 );
}

test( 'mails leave by the server’s own cron alone where DISABLE_WP_CRON is set, and by visits where it is not', async () => {
	const site = await newSite( 'cron' );
	const inbox = await serveInbox( site.settings );
	await site.must(
		'user',
		'create',
		'ada',
		'ada@example.test',
		'--role=designer'
	);
	await served( site, async () => {
		await mailThatWaits( site );
		await site.get( '/' );
		await site.get( '/designers' );
		assert.equal( await waiting( site ), 1, 'a visit sends nothing' );
		const [ , line ] = readFileSync( inRoot( 'README.md' ), 'utf8' ).match(
			/www-data \S+\/wp (.*) --path=/
		);
		await site.must( ...line.split( ' ' ) );
		assert.equal( await waiting( site ), 0 );

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
		await mailThatWaits( site );
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
