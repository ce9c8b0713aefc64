// Rules that hold for every API call and that HTTP alone can show: spellings, sizes, caching, tokens, languages.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL, multipart, person } from '../support/client.mjs';
import { newCompany, newDesigner, newWork } from '../support/people.mjs';

const stranger = person();
let designer, company;

before( async () => {
	[ designer, company ] = await Promise.all( [
		newDesigner(),
		newCompany(),
	] );
} );

const settings = ( fields ) =>
	designer.api.post( `/wp/v2/users/${ designer.id }`, fields );

test( 'a trailing slash makes no difference', async () => {
	for ( const path of [ 'users?role=designer', 'skill', 'event' ] ) {
		const [ plain, slash ] = await Promise.all(
			[ path, path.replace( /(?=\?|$)/, '/' ) ].map( ( one ) =>
				stranger.get( `/wp/v2/${ one }` )
			)
		);
		assert.equal( slash.status, 200, path );
		assert.deepEqual( slash.body, plain.body, path );
	}
	const answer = await designer.api.post( '/wp/v2/mail/workwith/', {} );
	assert.equal( answer.body.code, 'rest_invalid_param' );
} );

test( 'JSON, urlencoded and multipart say the same, and lists come in three spellings', async () => {
	const values = {
		title: 'A bell & <3',
		description: 'Scope',
		postingDate: '01/12/2026',
		engagement: 'employment',
		budget_from: 6000,
		budget_currency: 'CHF',
		budget_unit: 'month',
	};
	const form = { ...values, 'workload[min]': 60, 'workload[max]': 80 };
	for ( const body of [
		{
			...values,
			workload: { min: 60, max: 80 },
			languages: [ 'de', 'rm' ],
		},
		new URLSearchParams( [
			...Object.entries( form ),
			[ 'languages[]', 'de' ],
			[ 'languages[]', 'rm' ],
		] ),
		multipart( { ...form, languages: 'de,rm' } ),
	] ) {
		const answer = await company.api.post( '/wp/v2/mission', body );
		assert.equal( answer.status, 201, answer.text );
		const { title, postingDate, workload, languages } = answer.body;
		assert.deepEqual(
			[ title.rendered, postingDate, workload, languages ],
			[
				'A bell &amp; &lt;3',
				'2026/12/01',
				{ min: 60, max: 80 },
				[ 'de', 'rm' ],
			]
		);
	}
	const skills = ( await stranger.get( '/wp/v2/skill' ) ).body;
	const two = skills.slice( 0, 2 ).map( ( { id } ) => id );
	for ( const body of [
		{ skill: two.join( ',' ) },
		new URLSearchParams( two.map( ( id ) => [ 'skill[]', id ] ) ),
		{ skill: two },
	] ) {
		await settings( { skill: [] } );
		const answer = await settings( body );
		assert.deepEqual( answer.body.skill.sort(), [ ...two ].sort() );
	}
} );

test( 'more text than any form has is 413, however it is sent', async () => {
	const large = { bio: 'x'.repeat( 1_100_000 ) };
	for ( const body of [
		large,
		new URLSearchParams( large ),
		multipart( large ),
	] ) {
		const answer = await settings( body );
		assert.equal( answer.status, 413 );
		assert.equal( answer.body.code, 'rest_body_too_large' );
	}
} );

test( 'strangers’ reads carry a tag; members’ are theirs alone', async () => {
	for ( const path of [
		'/wp/v2/skill',
		'/wp/v2/options',
		'/wp/v2/users?role=contractor',
		'/wp/v2/pages?slug=home',
	] ) {
		const read = await stranger.get( path );
		const again = await stranger.get( path, undefined, {
			headers: { 'If-None-Match': read.headers.get( 'etag' ) },
		} );
		assert.deepEqual( [ again.status, again.text ], [ 304, '' ], path );
		// One header has both, because some caches do not read a second one.
		assert.match(
			read.headers.get( 'vary' ),
			/^Authorization, Cookie, Accept-Language, Origin$/,
			path
		);
		assert.match(
			read.headers.get( 'access-control-expose-headers' ),
			/X-WP-Total.*X-DM-Stages.*X-DM-Unread/,
			path
		);
		const own = ( await designer.api.get( path ) ).headers;
		assert.match( own.get( 'cache-control' ), /no-store/, path );
		assert.match( own.get( 'cache-control' ), /private/, path );
		assert.match( own.get( 'vary' ), /Authorization, Cookie/, path );
		assert.equal( own.get( 'etag' ), null, path );
	}
} );

test( 'a bad token is a stranger’s for public reads, and refused for the rest', async () => {
	const [ , payload, signature ] = designer.api.token.split( '.' );
	const unsigned = Buffer.from( '{"typ":"JWT","alg":"none"}' ).toString(
		'base64url'
	);
	for ( const bad of [
		'bad',
		'',
		`${ unsigned }.${ payload }.`,
		`${ unsigned }.${ payload }.${ signature }`,
	] ) {
		const headers = { Authorization: `Bearer ${ bad }` };
		const answers = await Promise.all( [
			stranger.get( '/wp/v2/skill', undefined, { headers } ),
			stranger.get( '/wp/v2/users/me', undefined, { headers } ),
			stranger.post(
				'/wp/v2/users/availability',
				{ email: 'a@example.test' },
				{ headers }
			),
			stranger.post( '/jwt-auth/v1/token/validate', undefined, {
				headers,
			} ),
		] );
		assert.deepEqual(
			answers.map( ( { status, body } ) => [ status, body.code ] ),
			[
				[ 200, undefined ],
				...[ 401, 401, 403 ].map( ( status ) => [
					status,
					'jwt_auth_invalid_token',
				] ),
			]
		);
	}
} );

test( 'messages come in the visitor’s language', async () => {
	const message = async ( query, lang ) =>
		( await stranger.get( `/wp/v2/work${ query }`, undefined, { lang } ) )
			.body.message;
	const english = await message( '', 'en' );
	const french = await message( '', 'fr-CH, de;q=0.5' );
	assert.equal(
		new Set( [
			english,
			french,
			await message( '', 'de' ),
			await message( '', 'it' ),
		] ).size,
		4
	);
	assert.equal( await message( '?lang=fr', 'de' ), french );
	assert.equal( await message( '?lang=xx' ), await message( '', '*' ) );
} );

test( 'images can be fetched under every name they have', async () => {
	const { image } = await newWork( designer );
	assert.ok( image.base_path.startsWith( SITE_URL ) );
	for ( const names of Object.values( image.breakpoints ) ) {
		for ( const name of Object.values( names ) ) {
			assert.equal(
				( await fetch( image.base_path + name ) ).status,
				200,
				name
			);
		}
	}
} );
