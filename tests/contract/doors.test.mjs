// Doors that are shut: other people's data, WordPress' own ways in, forged sessions and requests.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, test } from 'node:test';
import { INBOX_URL, SITE_URL, mailsTo, person } from '../support/client.mjs';
import { pngFile } from '../support/pictures.mjs';
import {
	apply,
	designerForm,
	newCompany,
	newDesigner,
	newMission,
	newWork,
	password,
	register,
} from '../support/people.mjs';

const stranger = person();
let ada, ben, company, rival, work, mission;

before( async () => {
	[ ada, ben, company, rival ] = await Promise.all( [
		newDesigner(),
		newDesigner(),
		newCompany(),
		newCompany(),
	] );
	[ work, mission ] = await Promise.all( [
		newWork( ada ),
		newMission( company ),
	] );
	await apply( ada, company, mission );
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

test( 'no address, and no log-in, is anywhere for strangers', async () => {
	const answers = await Promise.all(
		[
			'/',
			'/jobs',
			'/designers',
			`/designer/${ ada.slug }`,
			`/designer/${ ben.slug }`,
			`/project/${ company.slug }`,
			`/project/${ company.slug }/mission/${ mission.id }`,
			'/feed/',
			'/?feed=rss2&post_type=dm_application',
			'/?feed=atom&post_type=dm_work',
			'/wp-sitemap-routes-1.xml',
			'/wp-json/',
			'/wp-json/wp/v2/users?per_page=100',
			'/wp-json/wp/v2/users?role=designer&per_page=100&_embed',
			'/wp-json/wp/v2/users?role=contractor&per_page=100&context=view',
			`/wp-json/wp/v2/users?include=${ ada.id },${ ben.id }`,
			`/wp-json/wp/v2/users/${ ada.id }?context=embed`,
			'/wp-json/wp/v2/media?per_page=100',
			'/wp-json/wp/v2/search?search=ada',
			'/wp-json/wp/v2/comments',
			`/wp-json/oembed/1.0/embed?url=${ SITE_URL }/designer/${ ada.slug }`,
		].map( async ( path ) => {
			const answer = await visit( path );
			return [
				path,
				`${ JSON.stringify( [ ...answer.headers ] ) }${ await answer.text() }`,
			];
		} )
	);
	for ( const [ path, text ] of answers ) {
		for ( const who of [ ada, ben, company ] ) {
			assert.ok(
				! text.includes( who.email ),
				`${ path } has an address`
			);
		}
		assert.doesNotMatch(
			text,
			/"m[0-9a-f]{16}"|author\/m[0-9a-f]{16}/,
			path
		);
		assert.ok(
			! text.includes( 'I like lamps' ),
			`${ path } has an application`
		);
	}
} );

test( 'who is not listed has no name for strangers', async () => {
	const page = await ( await visit( `/designer/${ ben.slug }` ) ).text();
	assert.ok( ! page.includes( ben.form.name ) );
	assert.equal(
		( await stranger.get( `/wp/v2/users/${ ben.id }` ) ).status,
		404
	);
	assert.deepEqual(
		( await stranger.get( '/wp/v2/users', { slug: ben.slug } ) ).body,
		[]
	);
	const list = await stranger.get( '/wp/v2/users', {
		role: 'designer',
		search: ben.form.name,
	} );
	assert.ok( ! list.body.some( ( { id } ) => id === ben.id ) );
} );

test( 'lists by core’s own parameters leave members out', async () => {
	for ( const api of [ stranger, ben.api ] ) {
		for ( const query of [
			`include=${ ada.id }`,
			'search=ada',
			'has_published_posts=true',
			`slug=${ ada.slug },${ ben.slug }`,
		] ) {
			const { body } = await api.get( `/wp/v2/users?${ query }` );
			assert.ok( ! body.some?.( ( { id } ) => id === ada.id ), query );
		}
		for ( const query of [
			'context=edit',
			'roles=designer',
			'capabilities=read',
			'orderby=email',
			'who=authors',
		] ) {
			const { status } = await api.get( `/wp/v2/users?${ query }` );
			assert.ok( [ 401, 403 ].includes( status ), query );
		}
	}
} );

test( 'what is not for strangers is 401, without a word about what there is', async () => {
	for ( const path of [
		'work',
		`work/${ work.id }`,
		'mission',
		`mission/${ mission.id }`,
		'application',
		`application?mission=${ mission.id }`,
		'users/me',
		`users/${ ada.id }/export`,
		'work/99999999',
	] ) {
		const { status, body, headers } = await stranger.get(
			`/wp/v2/${ path }`
		);
		assert.equal( status, 401, path );
		assert.equal( headers.get( 'x-wp-total' ), null, path );
		assert.ok( ! Array.isArray( body ), path );
	}
} );

test( 'candidates are their company’s alone', async () => {
	const list = await company.api.get( '/wp/v2/application', {
		mission: mission.id,
		_embed: '',
	} );
	const [ { id } ] = list.body;
	for ( const who of [ ben, rival ] ) {
		const answer = await who.api.get( '/wp/v2/application', {
			mission: mission.id,
		} );
		assert.equal( answer.status, 403 );
		assert.equal( answer.headers.get( 'x-wp-total' ), null );
		assert.equal(
			( await who.api.get( `/wp/v2/application/${ id }` ) ).status,
			404
		);
		assert.deepEqual(
			( await who.api.get( '/wp/v2/application' ) ).body,
			[]
		);
	}
	const absent = await rival.api.get( '/wp/v2/application', {
		mission: 99999999,
	} );
	assert.equal( absent.status, 403, 'as if it were another’s' );
	const own = await ada.api.get( '/wp/v2/application', { _embed: '' } );
	assert.equal( own.body[ 0 ].contractor, company.slug );
	assert.ok( ! own.text.includes( ada.email ) );
} );

test( 'nobody changes what is another’s', async () => {
	const tries = ( api ) => [
		api.post( `/wp/v2/users/${ ada.id }`, { bio: 'x' } ),
		api.post( `/wp/v2/users/${ ada.id }?slug=${ ben.slug }`, {
			id: ben.id,
			bio: 'x',
		} ),
		api.del( `/wp/v2/users/delete/${ ada.id }` ),
		api.del( `/wp/v2/users/${ ada.id }?force=true&reassign=1` ),
		api.del( '/wp/v2/users/delete/1' ),
		api.post( '/wp/v2/users/1', { password: 'longenough 12' } ),
		api.post( `/wp/v2/work/${ work.id }`, { title: 'x' } ),
		api.del( `/wp/v2/work/${ work.id }` ),
		api.post( `/wp/v2/mission/${ mission.id }`, { close: true } ),
		api.del( `/wp/v2/mission/${ mission.id }` ),
	];
	for ( const [ api, status ] of [
		[ stranger, 401 ],
		[ ben.api, 403 ],
		[ rival.api, 403 ],
	] ) {
		const answers = await Promise.all( tries( api ) );
		assert.deepEqual(
			answers.map( ( answer ) => answer.status ),
			answers.map( () => status )
		);
	}
	assert.equal(
		( await company.api.get( `/wp/v2/mission/${ mission.id }` ) ).body
			.close,
		false
	);
	for ( const [ who, path ] of [
		[ company, `mission/${ work.id }` ],
		[ ada, `work/${ mission.id }` ],
		[ ada, 'work/4' ],
		[ ada, `work/${ work.image.id }` ],
	] ) {
		assert.equal(
			( await who.api.post( `/wp/v2/${ path }`, { title: 'x' } ) ).status,
			404,
			path
		);
	}
} );

test( 'core’s own writes are shut for members', async () => {
	const calls = [
		[ 'users/me', { email: 'a@example.test', password: 'longenough 12' } ],
		[
			'users',
			{
				username: 'x',
				email: 'x@example.test',
				password: 'longenough 12',
				roles: [ 'administrator' ],
			},
		],
		[ 'users/me/application-passwords', { name: 'x' } ],
		[ `users/${ ada.id }/application-passwords`, { name: 'x' } ],
		[ 'posts', { title: 'x', status: 'publish' } ],
		[ 'pages', { title: 'x' } ],
		[ 'media', { url: 'http://127.0.0.1/x.png' } ],
		[ 'media', { file: pngFile( 2, 2 ) } ],
		[ 'comments', { post: work.id, content: 'x' } ],
		[ 'settings', { title: 'x' } ],
		[ 'blocks', { title: 'x', content: 'x' } ],
		[ 'skill', { name: 'x' } ],
		[ 'event', { title: 'x', status: 'publish' } ],
		[ 'application', {} ],
		[
			'../../batch/v1',
			{
				requests: [
					{
						method: 'POST',
						path: '/wp/v2/users/me',
						body: { email: 'a@example.test' },
					},
				],
			},
		],
	];
	for ( const [ path, body ] of calls ) {
		const { status } = await ada.api.post( `/wp/v2/${ path }`, body );
		assert.equal( status, 403, path );
	}
	for ( const path of [ 'dm_work', 'dm_application' ] ) {
		assert.equal(
			( await ada.api.post( `/wp/v2/${ path }`, {} ) ).status,
			404,
			path
		);
	}
	assert.equal(
		( await ada.api.get( '/wp/v2/users/me' ) ).body.email,
		ada.email
	);
} );

test( 'a batch of a stranger’s gets nobody further', async () => {
	const { body } = await stranger.post( '/batch/v1', {
		requests: [
			{
				method: 'POST',
				path: `/wp/v2/users/${ ada.id }`,
				body: { bio: 'x' },
			},
			{ method: 'DELETE', path: `/wp/v2/users/delete/${ ada.id }` },
			{
				method: 'POST',
				path: `/wp/v2/work/${ work.id }`,
				body: { title: 'x' },
			},
		],
	} );
	body.responses.forEach( ( { status } ) => assert.ok( status >= 400 ) );
} );

test( 'XML-RPC, wp-admin and Basic are no ways in', async () => {
	const xml = `<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params><param><value><string>${ ada.email }</string></value></param><param><value><string>${ password }</string></value></param></params></methodCall>`;
	const answer = await visit( '/xmlrpc.php', {
		method: 'POST',
		headers: { 'Content-Type': 'text/xml' },
		body: xml,
	} );
	assert.match( await answer.text(), /<fault>/ );
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
		'edit.php?post_type=dm_application',
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

test( 'mail goes to members, by id or slug, and to the right ones', async () => {
	const write = ( who, body ) =>
		who.api.post( '/wp/v2/mail/workwith', { comment: 'Hello', ...body } );
	for ( const to of [
		ben.email,
		'victim@example.test',
		`${ ben.slug }\r\nBcc: x@example.test`,
		[ ben.id ],
		1,
		'admin',
		'',
		0,
	] ) {
		const { status, body } = await write( company, { to } );
		assert.equal( status, 400, JSON.stringify( to ) );
		assert.ok( body.data.params.to );
	}
	assert.equal(
		( await write( ada, { to: ben.slug } ) ).status,
		403,
		'designer to designer'
	);
	assert.equal(
		( await write( rival, { to: company.slug, missions: [ mission.id ] } ) )
			.status,
		403,
		'company to company'
	);
	assert.equal(
		(
			await write( company, {
				to: company.slug,
				missions: [ mission.id ],
			} )
		).status,
		403,
		'to oneself'
	);
	assert.equal(
		( await write( company, { to: ben.slug, comment: ' ' } ) ).status,
		400
	);
	const other = await newMission( rival );
	const mixed = await write( ben, {
		to: company.slug,
		missions: [ mission.id, other.id ],
	} );
	assert.equal( mixed.status, 400 );
	assert.deepEqual(
		( await ben.api.get( '/wp/v2/application' ) ).body,
		[],
		'nothing is stored'
	);
	assert.equal(
		( await stranger.post( '/wp/v2/mail/workwith', { to: ben.slug } ) )
			.status,
		401
	);
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

test( 'a member who is waiting is not there yet', async () => {
	const form = designerForm();
	const { body } = await register( form );
	assert.equal(
		( await visit( `/designer/${ body.user.slug }` ) ).status,
		404
	);
	assert.deepEqual(
		( await ada.api.get( '/wp/v2/users', { slug: body.user.slug } ) ).body,
		[]
	);
	assert.equal(
		( await ada.api.get( `/wp/v2/users/${ body.user.id }` ) ).status,
		404
	);
	const mail = await company.api.post( '/wp/v2/mail/workwith', {
		comment: 'Hello',
		to: body.user.slug,
	} );
	assert.equal( mail.status, 400 );
} );
