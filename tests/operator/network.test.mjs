// A network: the plugin on one of its sites and on all, its members, whom one site decides about and another neither does nor undoes, and its end.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { snippet } from '../../bin/lib/hosting.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/processes.mjs';
import {
	leave,
	makeNetwork,
	newSite,
	served,
	slug,
	theZip,
} from '../support/operator.mjs';

const SITES = [ 'first', 'second', 'third' ];

let site;
const urls = {};

/** A command on one of the sites. */
const on = ( name, ...args ) => site.wp( ...args, `--url=${ urls[ name ] }` );

const must = ( name, ...args ) =>
	site.must( ...args, `--url=${ urls[ name ] }` );

/** Makes a member as a sign-up and an activation do; on further sites the account gets the role. */
const member = async ( login, role, home, ...others ) => {
	await must(
		home,
		'eval',
		`$id = wp_insert_user( array( 'user_login' => '${ login }', 'user_pass' => 'password123', 'user_email' => '${ login }@example.test', 'role' => '${ role }' ) );
		DesignMarketplace\\People\\Accounts\\State::wait( $id );
		DesignMarketplace\\People\\Accounts\\State::activate( $id );`
	);
	for ( const other of others ) {
		await must( other, 'user', 'set-role', login, role );
	}
};

/** How many of our tables each of the sites has. */
const tables = async ( ...numbers ) => {
	const found = await site.json(
		'eval',
		`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE 'wp%dm%'" ) );`
	);
	return numbers.map(
		( number ) =>
			found.filter( ( name ) =>
				name.startsWith(
					number === 1 ? 'wp_dmkt_' : `wp_${ number }_dmkt_`
				)
			).length
	);
};

const addSite = ( name ) =>
	site.must(
		'site',
		'create',
		`--slug=${ name }`,
		'--email=admin@example.test'
	);

const jobsOf = async ( name ) =>
	JSON.parse(
		await must( name, 'cron', 'event', 'list', '--format=json' )
	).filter( ( { hook } ) => hook.startsWith( 'design_marketplace_' ) );

const call = async ( name, path, { token, ...options } = {} ) => {
	const answer = await fetch( `${ urls[ name ] }/wp-json${ path }`, {
		redirect: 'manual',
		...options,
		headers: {
			'Content-Type': 'application/json',
			...( token ? { Authorization: `Bearer ${ token }` } : {} ),
		},
	} );
	return { status: answer.status, body: await answer.json() };
};

const logIn = async ( name, login ) =>
	(
		await call( name, '/jwt-auth/v1/token', {
			method: 'POST',
			body: JSON.stringify( {
				username: `${ login }@example.test`,
				password: 'password123',
			} ),
		} )
	).body;

/** Activates the plugin on the network as an administrator does in wp-admin. */
const activateInAdmin = async () => {
	const jar = new Map( [
		[ 'wordpress_test_cookie', 'WP%20Cookie%20check' ],
	] );
	const visit = async ( address, options = {} ) => {
		const answer = await fetch( new URL( address, `${ site.url }/` ), {
			redirect: 'manual',
			...options,
			headers: {
				Cookie: [ ...jar ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
			},
		} );
		for ( const cookie of answer.headers.getSetCookie() ) {
			const [ name, value ] = cookie.split( ';' )[ 0 ].split( '=' );
			jar.set( name, value );
		}
		return answer;
	};
	const { status } = await visit( '/wp-login.php', {
		method: 'POST',
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
		} ),
	} );
	assert.equal( status, 302 );
	const list = await visit( '/wp-admin/network/plugins.php' );
	const [ , link ] = ( await list.text() ).match(
		/href="(plugins\.php\?action=activate&amp;plugin=design-marketplace[^"]*)"/
	);
	const done = await visit(
		`/wp-admin/network/${ link.replaceAll( '&amp;', '&' ) }`
	);
	assert.match( done.headers.get( 'location' ) ?? '', /activate=true/ );
};

/** Each of the sites is set up: it has its tables, its jobs and its pages. */
const assertSetUp = async ( numbers, names ) => {
	const there = await tables( ...numbers );
	assert.ok(
		there.every( ( number ) => number >= 7 && number === there[ 0 ] ),
		`tables of ${ numbers }: ${ there }`
	);
	for ( const name of names ) {
		assert.ok( ( await jobsOf( name ) ).length, name );
	}
};

const listed = async ( name ) =>
	( await call( name, '/wp/v2/users?role=designer' ) ).body.map(
		( { slug: who } ) => who
	);

const refused = async ( name, ...args ) => {
	const { code, output } = await on( name, slug, ...args );
	assert.equal( code, 1, args.join( ' ' ) );
	assert.match( output, /is not a member of the marketplace/ );
};

before( async () => {
	site = await newSite( 'members-of-network', { plugin: false } );
	await makeNetwork( site );
	// As the README sets it up: nothing heals by itself after a visit.
	await site.must( 'config', 'set', 'DISABLE_WP_CRON', 'true', '--raw' );
	for ( const name of SITES ) {
		urls[ name ] = name === 'first' ? site.url : `${ site.url }/${ name }`;
	}
} );

after( leave );

test( 'a network: activated on one site, the others have nothing of it', async () => {
	await addSite( 'second' );
	await site.must( 'plugin', 'install', await theZip(), '--activate' );
	await addSite( 'third' );
	const [ first, ...others ] = await tables( 1, 2, 3 );
	assert.ok( first >= 7 );
	assert.deepEqual( others, [ 0, 0 ] );
} );

test( 'a network: activated on it in wp-admin after one of its sites, all sites have it', async () => {
	await served( site, activateInAdmin );
	await assertSetUp( [ 1, 2, 3 ], SITES );
	await site.must( 'plugin', 'deactivate', slug, '--network' );
	await site.wp( 'plugin', 'deactivate', slug );
	for ( const name of [ 'second', 'third' ] ) {
		await must(
			name,
			'eval',
			`global $wpdb; foreach ( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}dm%'" ) as $table ) { $wpdb->query( "DROP TABLE $table" ); }
			delete_option( 'design_marketplace_db_version' );`
		);
	}
	await site.must( 'plugin', 'activate', slug );
	assert.deepEqual( await tables( 2, 3 ), [ 0, 0 ] );
} );

test( 'a network: each site is a marketplace of its own, from activation to deletion', async () => {
	// WP-CLI deactivates it on the one site first, in the same process.
	await site.must( 'plugin', 'activate', slug, '--network' );
	await addSite( 'fourth' );
	urls.fourth = `${ site.url }/fourth`;
	await assertSetUp( [ 1, 2, 3, 4 ], [ ...SITES, 'fourth' ] );
	await served( site, async () => {
		for ( const path of [ '/second', '/fourth' ] ) {
			const page = await (
				await site.get( `${ path }/designers` )
			).text();
			assert.match( page, /id="design-marketplace"/ );
			assert.ok( page.includes( `${ path }/wp-json/` ), path );
			assert.equal(
				( await site.get( `${ path }/about-us` ) ).status,
				200
			);
		}
	} );
	await site.must( 'site', 'delete', '4', '--yes' );
	assert.deepEqual( await tables( 4 ), [ 0 ], 'the tables go with the site' );
} );

test( 'the README’s cron line for networks runs the jobs of each site', async () => {
	for ( const name of [ 'first', 'second', 'third' ] ) {
		await must(
			name,
			'eval',
			"wp_schedule_single_event( time() - 1, 'design_marketplace_rebuild_test' );"
		);
	}
	const line = snippet( 'cron network' )
		.trim()
		.replace( /^(\S+ ){5}www-data /, '' )
		.replace( '/srv/www/example.org', site.siteDir )
		.replaceAll( '/usr/local/bin/wp', inRoot( 'bin/wp' ) );
	await run( 'sh', [ '-c', line ], {
		env: {
			...process.env,
			SITE_DIR: site.siteDir,
			WP_CLI_CONFIG_PATH: '/dev/null',
			WP_CLI_PACKAGES_DIR: '/dev/null',
		},
	} );
	for ( const name of [ 'first', 'second', 'third' ] ) {
		assert.deepEqual(
			( await jobsOf( name ) ).filter(
				( { hook } ) => hook === 'design_marketplace_rebuild_test'
			),
			[],
			name
		);
	}
} );

test( 'a member of one site is nobody on another, even where one secret signs for all', async () => {
	writeFileSync(
		site.path( 'wp-content/mu-plugins/secret.php' ),
		"<?php define( 'DESIGN_MARKETPLACE_JWT_SECRET', 'one-secret-for-every-site-of-the-network' );"
	);
	await member( 'stranger', 'designer', 'first' );
	await member( 'neighbour', 'designer', 'second' );
	await served( site, async () => {
		const { token } = await logIn( 'first', 'stranger' );
		const me = await call( 'first', '/wp/v2/users/me', { token } );
		assert.equal( me.status, 200 );
		assert.equal(
			( await call( 'second', '/wp/v2/users/me', { token } ) ).status,
			401
		);
		// WordPress logs its network's people in everywhere; they may do nothing.
		const there = ( await logIn( 'second', 'stranger' ) ).token;
		for ( const [ path, method, body ] of [
			[ `/wp/v2/users/${ me.body.id }`, 'POST', { city: 'Bern' } ],
			[ '/wp/v2/users/me', 'POST', { email: 'new@example.test' } ],
			[ '/wp/v2/users/me?force=true&reassign=1', 'DELETE' ],
			[ '/wp/v2/work', 'POST', { title: 'A work' } ],
			[ '/wp/v2/mission', 'POST', { title: 'A job' } ],
			[
				'/wp/v2/mail/workwith',
				'POST',
				{ to: 'neighbour', comment: 'A letter.' },
			],
		] ) {
			const { status } = await call( 'second', path, {
				token: there,
				method,
				body: JSON.stringify( body ),
			} );
			assert.ok(
				[ 401, 403, 404 ].includes( status ),
				`${ method } ${ path }: ${ status }`
			);
		}
	} );
	await refused( 'second', 'erase', 'stranger', '--yes' );
	await refused( 'second', 'export', 'stranger' );
	await refused( 'second', 'members', 'off', 'stranger', '--reason=spam' );
	await refused( 'second', 'members', 'activate', 'stranger' );
} );

test( 'off on one site is off there alone, and leaving another site does not end it', async () => {
	await member( 'twice', 'designer', 'first', 'third' );
	await must( 'third', slug, 'members', 'off', 'twice', '--reason=spam' );
	await served( site, async () => {
		assert.ok( ( await logIn( 'first', 'twice' ) ).token );
		assert.match( ( await logIn( 'third', 'twice' ) ).code, /account_off/ );
	} );
	await must( 'third', slug, 'members', 'on', 'twice' );
	await must( 'first', 'user', 'remove-role', 'twice', 'designer' );
	await must( 'third', slug, 'erase', 'twice', '--yes' );
	await served( site, async () => {
		const { code, token } = await logIn( 'first', 'twice' );
		assert.ok( ! token, 'an account without its role got a token' );
		assert.match( code, /account_off/ );
	} );
} );

test( 'whom the network marks as spam has no session left', async () => {
	await member( 'spammer', 'designer', 'first' );
	await served( site, async () => {
		const { token } = await logIn( 'first', 'spammer' );
		const asked = async () =>
			( await call( 'first', '/wp/v2/users/me', { token } ) ).status;
		assert.equal( await asked(), 200 );
		await site.must( 'user', 'spam', 'spammer' );
		assert.equal( await asked(), 401 );
		assert.ok( ! ( await logIn( 'first', 'spammer' ) ).token );
		await site.must( 'user', 'unspam', 'spammer' );
		assert.equal( await asked(), 200 );
	} );
} );

test( 'an account stays for a site that is archived', async () => {
	await member( 'patient', 'designer', 'second', 'third' );
	await site.must( 'site', 'archive', '3' );
	await must( 'second', slug, 'erase', 'patient', '--yes' );
	await site.must( 'site', 'unarchive', '3' );
	assert.equal(
		( await on( 'third', 'user', 'get', 'patient', '--field=roles' ) )
			.stdout,
		'designer'
	);
} );

test( 'a change on one site shows in the lists of all, a deletion from the network, too', async () => {
	await member( 'everywhere', 'designer', 'first', 'third' );
	const work = async ( name ) =>
		must(
			name,
			'post',
			'create',
			'--post_type=dmkt_work',
			'--post_status=publish',
			'--post_title=Bell',
			`--post_author=${ await site.must( 'user', 'get', 'everywhere', '--field=ID' ) }`
		);
	await work( 'first' );
	await work( 'third' );
	await served( site, async () => {
		const card = async ( name ) =>
			( await call( name, '/wp/v2/users?role=designer' ) ).body.find(
				( { slug: who } ) => who === 'everywhere'
			);
		assert.ok( await card( 'third' ) );
		const { token } = await logIn( 'first', 'everywhere' );
		const { id } = ( await call( 'first', '/wp/v2/users/me', { token } ) )
			.body;
		const { status } = await call( 'first', `/wp/v2/users/${ id }`, {
			token,
			method: 'POST',
			body: JSON.stringify( { city: 'Olten' } ),
		} );
		assert.equal( status, 200 );
		for ( const name of [ 'first', 'third' ] ) {
			assert.equal( ( await card( name ) ).city, 'Olten', name );
			const { code, output } = await on(
				name,
				slug,
				'reindex',
				'--verify'
			);
			assert.equal( code, 0, `${ name }: ${ output }` );
		}
		await site.must( 'user', 'delete', 'everywhere', '--network', '--yes' );
		for ( const name of [ 'first', 'third' ] ) {
			assert.ok(
				! ( await listed( name ) ).includes( 'everywhere' ),
				`still listed on the ${ name } site`
			);
		}
	} );
	assert.equal( site.complaints(), '' );
} );

test( 'what is reported, hidden or confirmed on one site is so there alone', async () => {
	await member( 'startup', 'contractor', 'first', 'third' );
	await member( 'witness', 'designer', 'first', 'third' );
	const id = await site.must( 'user', 'get', 'startup', '--field=ID' );
	const jobs = {};
	for ( const name of [ 'first', 'third' ] ) {
		jobs[ name ] = await must(
			name,
			'post',
			'create',
			'--post_type=dmkt_mission',
			'--post_status=publish',
			'--post_title=Bell',
			`--post_author=${ id }`,
			'--porcelain'
		);
	}
	for ( const field of [ 'ecosystem', 'company' ] ) {
		await must(
			'first',
			'user',
			'meta',
			'update',
			id,
			`design_marketplace_${ field }`,
			'EPFL'
		);
	}
	await must( 'first', slug, 'members', 'verify', 'startup' );
	const waiting = async ( name ) =>
		JSON.parse(
			await must( name, slug, 'reports', 'list', '--format=json' )
		);
	await served( site, async () => {
		const { token } = await logIn( 'first', 'witness' );
		const report = ( name ) =>
			call( name, '/design-marketplace/v1/reports', {
				token,
				method: 'POST',
				body: JSON.stringify( {
					kind: 'mission',
					id: Number( jobs[ name ] ),
					reason: 'spam',
				} ),
			} );
		const { status, body } = await report( 'first' );
		assert.equal( status, 201, JSON.stringify( body ) );
		assert.equal( ( await waiting( 'first' ) ).length, 1 );
		assert.deepEqual( await waiting( 'third' ), [] );
		assert.equal(
			( await on( 'third', slug, 'reports', 'show', body.id ) ).code,
			1
		);
		await must(
			'first',
			slug,
			'reports',
			'decide',
			body.id,
			'hide',
			'--reason=spam'
		);
		const verified = {};
		for ( const name of [ 'first', 'third' ] ) {
			const session = await logIn( name, 'witness' );
			verified[ name ] = (
				await call( name, '/wp/v2/users?slug=startup', {
					token: session.token,
				} )
			).body[ 0 ];
			assert.equal(
				await must(
					name,
					'post',
					'get',
					jobs[ name ],
					'--field=post_status'
				),
				name === 'first' ? 'dmkt_hidden' : 'publish'
			);
		}
		assert.equal( verified.first.verified?.university, 'EPFL' );
		assert.equal( verified.third.verified, null );
	} );
	// Another university than the one that was confirmed, wherever it was written.
	await must( 'third', slug, 'members', 'verify', 'startup' );
	await must(
		'third',
		'user',
		'meta',
		'update',
		id,
		'design_marketplace_ecosystem',
		'UNIL'
	);
	const marks = await site.must(
		'user',
		'meta',
		'list',
		id,
		'--format=json'
	);
	assert.deepEqual(
		JSON.parse( marks )
			.map( ( { meta_key: key } ) => key )
			.filter( ( key ) =>
				key.startsWith( 'design_marketplace_verified' )
			),
		[]
	);
	assert.equal( site.complaints(), '' );
} );

test( 'a network: of the plugin that is deleted, a site keeps its data unless it said otherwise', async () => {
	await member( 'lovelace', 'designer', 'first' );
	await member( 'grace', 'designer', 'second' );
	await member( 'curie', 'designer', 'second', 'first' );
	await member( 'hopper', 'designer', 'second' );
	await site.must( 'user', 'set-role', 'hopper', 'subscriber' );
	for ( const login of [ 'curie', 'hopper' ] ) {
		await site.must(
			'user',
			'meta',
			'update',
			login,
			'design_marketplace_city',
			'Olten'
		);
	}
	await must(
		'second',
		'option',
		'update',
		'design_marketplace_remove_data',
		'1'
	);
	await site.must( 'plugin', 'deactivate', slug, '--network' );
	assert.deepEqual( await jobsOf( 'second' ), [] );
	const kept = await tables( 1, 2 );
	assert.ok( Math.min( ...kept ) >= 7, 'deactivation keeps them' );
	await site.must( 'plugin', 'uninstall', slug );
	assert.deepEqual( await tables( 1, 2 ), [ kept[ 0 ], 0 ] );
	assert.notEqual( ( await site.wp( 'user', 'get', 'grace' ) ).code, 0 );
	// Accounts that stay for another site keep what a member there needs, and nothing without one.
	const fieldsOf = async ( login ) =>
		( await site.json( 'user', 'meta', 'list', login, '--format=json' ) )
			.map( ( { meta_key: key } ) => key )
			.filter( ( key ) => key.includes( 'design_marketplace_' ) );
	assert.deepEqual( await fieldsOf( 'hopper' ), [] );
	const hers = await fieldsOf( 'curie' );
	assert.ok( hers.includes( 'design_marketplace_city' ) );
	assert.ok( ! hers.includes( 'design_marketplace_member_since_2' ) );
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

test( 'a network: with the last site that had the plugin and asks for it, nothing is left with any user', async () => {
	await addSite( 'fifth' );
	await site.must( 'plugin', 'install', await theZip() );
	for ( const name of [ 'first', 'third' ] ) {
		await must(
			name,
			'option',
			'update',
			'design_marketplace_remove_data',
			'1'
		);
	}
	await site.must(
		'user',
		'meta',
		'update',
		'admin',
		'design_marketplace_outbox_per_page',
		'33'
	);
	await site.must( 'plugin', 'uninstall', slug );
	assert.deepEqual(
		await site.json(
			'eval',
			`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%design_marketplace_%'" ) );`
		),
		[]
	);
	assert.deepEqual( await tables( 1, 2, 3 ), [ 0, 0, 0 ] );
	assert.equal( site.complaints(), '' );
} );
