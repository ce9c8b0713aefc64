// Doors that HTTP alone can try: WordPress' own ways in, forged sessions and addresses, headers.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, test } from 'node:test';
import { INBOX_URL, SITE_URL, mailsTo, person } from '../support/client.mjs';
import {
	designerForm,
	newCompany,
	newDesigner,
	newMission,
	newWork,
	password,
} from '../support/people.mjs';

const stranger = person();
let ada, ben, company, work, mission;

before( async () => {
	[ ada, ben, company ] = await Promise.all( [
		newDesigner(),
		newDesigner(),
		newCompany(),
	] );
	[ work, mission ] = await Promise.all( [
		newWork( ada ),
		newMission( company ),
	] );
} );

const visit = ( path, options ) =>
	fetch( SITE_URL + path, { redirect: 'manual', ...options } );

/** A log-in through WordPress' own form: what the browser then sends. */
async function cookieOf( { email } ) {
	const answer = await visit( '/wp-login.php', {
		method: 'POST',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: email,
			pwd: password,
			testcookie: '1',
			redirect_to: 'https://evil.example/',
		} ),
	} );
	assert.equal( answer.status, 302 );
	assert.ok( answer.headers.get( 'location' ).startsWith( SITE_URL ) );
	return answer.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}

/** A value as XML-RPC writes it. */
function xml( part ) {
	if ( typeof part !== 'object' ) {
		const type = typeof part === 'number' ? 'int' : 'string';
		return `<${ type }>${ part }</${ type }>`;
	}
	const members = Object.entries( part ).map(
		( [ name, inner ] ) =>
			`<member><name>${ name }</name><value>${ xml(
				inner
			) }</value></member>`
	);
	return `<struct>${ members.join( '' ) }</struct>`;
}

async function rpc( method, ...params ) {
	const values = params.map(
		( part ) => `<param><value>${ xml( part ) }</value></param>`
	);
	const answer = await visit( '/xmlrpc.php', {
		method: 'POST',
		headers: { 'Content-Type': 'text/xml' },
		body: `<?xml version="1.0"?><methodCall><methodName>${ method }</methodName><params>${ values.join(
			''
		) }</params></methodCall>`,
	} );
	return answer.text();
}

test( 'an administrator comes in by XML-RPC, and finds no items of members', async () => {
	const admin = [ 1, 'admin', 'password' ];
	assert.doesNotMatch( await rpc( 'wp.getProfile', ...admin ), /<fault>/ );
	const item = ( type ) => ( {
		post_type: type,
		post_title: 'Made past',
		post_status: 'publish',
	} );
	for ( const [ method, param, more = {} ] of [
		...[ work.id, mission.id ].flatMap( ( id ) => [
			[ 'wp.getPost', id ],
			[ 'wp.editPost', id, { post_title: 'Written past' } ],
			[ 'wp.deletePost', id ],
		] ),
		...[ 'dmkt_work', 'dmkt_mission', 'dmkt_application' ].flatMap(
			( type ) => [
				[ 'wp.getPosts', { post_type: type } ],
				[ 'wp.newPost', item( type ) ],
			]
		),
	] ) {
		assert.match(
			await rpc( method, ...admin, param, more ),
			/<fault>/,
			`${ method } ${ JSON.stringify( param ) }`
		);
	}
	const { body } = await ada.api.get( `/wp/v2/work/${ work.id }` );
	assert.notEqual( body.title.rendered, 'Written past' );
} );

test( 'XML-RPC, wp-admin and Basic are no ways in', async () => {
	for ( const { email } of [ ada, company ] ) {
		assert.match(
			await rpc( 'wp.getPosts', 1, email, password, {} ),
			/<fault>[\s\S]*<int>403<\/int>/
		);
	}
	assert.match(
		await rpc( 'wp.getUsersBlogs', ada.email, password ),
		/<fault>/
	);
	const basic = Buffer.from( `${ ada.email }:${ password }` ).toString(
		'base64'
	);
	const me = await stranger.get( '/wp/v2/users/me', undefined, {
		headers: { Authorization: `Basic ${ basic }` },
	} );
	assert.equal( me.status, 401 );
	const headers = { Cookie: await cookieOf( ada ) };
	for ( const page of [
		'',
		'profile.php',
		'users.php',
		'upload.php',
		'edit.php?post_type=dmkt_application',
		'export.php?download=true',
	] ) {
		const screen = await visit( `/wp-admin/${ page }`, { headers } );
		assert.deepEqual(
			[ screen.status, screen.headers.get( 'location' ) ],
			[ 302, `${ SITE_URL }/` ],
			page
		);
	}
} );

test( 'a Bearer decides, and a cookie alone writes nothing', async () => {
	const Cookie = await cookieOf( ben );
	const page = await visit( '/jobs', { headers: { Cookie } } );
	assert.match( page.headers.get( 'cache-control' ), /private, no-store/ );
	const nonce = /"nonce":"([0-9a-f]+)"/.exec( await page.text() )[ 1 ];
	const me = ( headers ) =>
		stranger.get( '/wp/v2/users/me', undefined, {
			headers: { Cookie, ...headers },
		} );
	const write = ( headers ) =>
		stranger.post(
			`/wp/v2/users/${ ben.id }`,
			{ bio: 'forged' },
			{ headers: { Cookie, ...headers } }
		);
	assert.equal( ( await me( { 'X-WP-Nonce': nonce } ) ).body.id, ben.id );
	assert.equal(
		( await me( { Authorization: `Bearer ${ ada.api.token }` } ) ).body.id,
		ada.id
	);
	assert.equal( ( await write( {} ) ).status, 401 );
	assert.equal( ( await write( { 'X-WP-Nonce': 'forged' } ) ).status, 403 );
	for ( const bad of [ 'Bearer bad', 'Bearer' ] ) {
		const headers = { 'X-WP-Nonce': nonce, Authorization: bad };
		assert.equal( ( await me( headers ) ).status, 401 );
		assert.equal( ( await write( headers ) ).status, 401 );
	}
	assert.equal( ( await ben.api.get( '/wp/v2/users/me' ) ).body.bio, '' );
	const public_ = await ( await visit( '/jobs' ) ).text();
	assert.doesNotMatch( public_, /"nonce":"|wpApiSettings/ );
} );

test( 'nothing a member writes becomes a header, and no host but the site’s a link', async () => {
	const form = designerForm( { name: 'Eve\r\nBcc: victim@example.test' } );
	const body = JSON.stringify( form );
	await new Promise( ( done, fail ) => {
		const call = request(
			`${ SITE_URL }/wp-json/wp/v2/users/register`,
			{
				method: 'POST',
				headers: {
					Host: 'evil.example',
					'X-Forwarded-Host': 'evil.example',
					'Content-Type': 'application/json',
					'Content-Length': Buffer.byteLength( body ),
				},
			},
			( answer ) => answer.resume().on( 'end', done )
		);
		call.on( 'error', fail ).end( body );
	} );
	let mail;
	for ( const until = Date.now() + 40000; ! mail; ) {
		[ mail ] = await mailsTo( form.email );
		assert.ok( Date.now() < until, 'the mail arrives' );
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
	const source = await (
		await fetch( `${ INBOX_URL }/email/${ mail.id }/source` )
	).text();
	assert.doesNotMatch( source.split( /\r?\n\r?\n/ )[ 0 ], /^bcc:/im );
	assert.ok( mail.text.includes( `${ SITE_URL }/activate/` ) );
	assert.doesNotMatch( source, /evil\.example/ );
	assert.equal( ( await mailsTo( 'victim@example.test' ) ).length, 0 );
} );

test( 'a redirect leads nowhere but here', async () => {
	for ( const path of [
		'//evil.example/',
		'/designers//evil.example',
		`/designers/${ ada.slug }?x=%0d%0aX-Evil:%201`,
		'/wp-login.php?redirect_to=https://evil.example',
		'/login?redirect_url=//evil.example',
		'/projects/%5cevil.example',
	] ) {
		const answer = await visit( path );
		const target = answer.headers.get( 'location' );
		assert.ok( ! target || target.startsWith( `${ SITE_URL }/` ), path );
		assert.equal( answer.headers.get( 'x-evil' ), null );
	}
} );

test( 'odd addresses are found or not, never a fault', async () => {
	for ( const path of [
		'/?feed[]=x',
		'/jobs?feed[]=1',
		'/?p[]=1',
		'/?author[]=1',
		'/?s[]=x',
		'/jobs?skill[]=1&page[]=1&lang[]=fr',
		'/designers?region[]=x&level=zz&page=999999999999',
		'/?lang=../../etc',
		'/%ff%fe',
		`/designer/${ 'a'.repeat( 3000 ) }`,
		'/activate/1/0',
		'/?rest_route[]=x',
		'/?design_marketplace_unsubscribe[]=1',
		'/wp-json/wp/v2/users/99999999999999999999',
	] ) {
		const { status } = await visit( path );
		assert.ok( status < 500, `${ path }: ${ status }` );
	}
} );
