// Rules that hold for every API call: spellings, errors, paging, caching, languages.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL, multipart, person } from '../support/client.mjs';
import { newCompany, newDesigner, newWork } from '../support/people.mjs';

const stranger = person();
let designer, company, skills;

before( async () => {
	[ designer, company ] = await Promise.all( [
		newDesigner(),
		newCompany(),
	] );
	skills = ( await stranger.get( '/wp/v2/skill' ) ).body.map(
		( { id } ) => id
	);
} );

const settings = ( fields ) =>
	designer.api.post( `/wp/v2/users/${ designer.id }`, fields );
const keys = ( object ) => Object.keys( object ).sort();

test( 'a trailing slash makes no difference', async () => {
	for ( const path of [
		'users?role=designer',
		'skill',
		'options',
		'event',
		'pages?slug=home',
	] ) {
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

test( 'JSON, urlencoded and multipart say the same', async () => {
	const values = {
		title: 'A bell & <3',
		description: 'Scope',
		postingDate: '01/12/2026',
	};
	for ( const body of [
		values,
		new URLSearchParams( values ),
		multipart( values ),
	] ) {
		const answer = await company.api.post( '/wp/v2/mission', body );
		assert.equal( answer.status, 201, answer.text );
		assert.deepEqual(
			[ answer.body.title.rendered, answer.body.postingDate ],
			[ 'A bell &amp; &lt;3', '2026/12/01' ]
		);
	}
} );

test( 'lists come in three spellings', async () => {
	const two = skills.slice( 0, 2 );
	const brackets = new URLSearchParams(
		two.map( ( id ) => [ 'skill[]', id ] )
	);
	for ( const body of [
		{ skill: two.join( ',' ) },
		brackets,
		{ skill: two },
	] ) {
		await settings( { skill: [] } );
		const answer = await settings( body );
		assert.deepEqual( answer.body.skill.sort(), [ ...two ].sort() );
	}
} );

test( 'booleans come in many spellings and go out in one', async () => {
	for ( const [ wanted, ...spellings ] of [
		[ true, true, 'true', 1, '1', 'on' ],
		[ false, false, 'false', 0, '0' ],
	] ) {
		for ( const newsletter of spellings ) {
			const { body } = await settings( { newsletter } );
			assert.equal( body.newsletter, wanted, String( newsletter ) );
		}
	}
	const { body } = await settings( { notification_enabled: 'on' } );
	assert.equal( body.notification_enabled, 1 );
} );

test( 'all failing fields are named at once, in form order', async () => {
	const answer = await designer.api.post( '/wp/v2/work', {
		skill: [ 99999999 ],
		month: 12,
	} );
	const messages = [
		'Missing name field',
		'Missing client field',
		'Missing month field',
		'Missing year field',
		'Missing image field',
	];
	assert.equal( answer.status, 400 );
	assert.deepEqual( keys( answer.body ), [
		'code',
		'data',
		'errors',
		'message',
	] );
	assert.deepEqual(
		answer.body.errors,
		Object.values( answer.body.data.params )
	);
	assert.deepEqual(
		answer.body.errors.filter( ( message ) =>
			messages.includes( message )
		),
		messages
	);
	assert.equal( answer.body.data.params.skill, 'This skill does not exist' );
	assert.doesNotMatch( answer.body.message, /</ );
} );

test( 'limits count characters, not bytes', async () => {
	const signs = '𝔸'.repeat( 200 );
	assert.equal( ( await settings( { bio: signs } ) ).body.bio, signs );
	const long = await settings( {
		name: 'x'.repeat( 121 ),
		job: 'x'.repeat( 31 ),
		bio: `${ signs }x`,
	} );
	assert.deepEqual( long.body.errors, [
		'120 characters at most.',
		'Please provide a correct job',
		'200 characters at most.',
	] );
} );

test( 'text loses its tags and nothing else', async () => {
	const { body } = await settings( {
		bio: 'I <3 type & "a<b" <b>bold</b><script>x()</script>\nsecond line',
	} );
	assert.equal( body.bio, 'I <3 type & "a<b" bold\nsecond line' );
} );

test( 'brackets by the thousand keep nobody waiting', async () => {
	const start = Date.now();
	const name = '<a'.repeat( 50000 ) + '>'.repeat( 50000 );
	assert.equal( ( await settings( { name } ) ).status, 400 );
	assert.ok( Date.now() - start < 10000 );
} );

test( 'unknown and read-only fields are ignored', async () => {
	const work = await newWork( designer );
	const { status, body } = await designer.api.post(
		`/wp/v2/work/${ work.id }?id=1`,
		{
			id: 1,
			author: company.id,
			post_author: company.id,
			post_type: 'page',
			status: 'private',
			date: '2030-01-01T00:00:00',
			meta: { a: 1 },
			client: 'Other',
		}
	);
	assert.equal( status, 200 );
	assert.deepEqual(
		{ ...body, modified: 0, modified_gmt: 0 },
		{
			...work,
			client: 'Other',
			modified: 0,
			modified_gmt: 0,
		}
	);
} );

test( 'values nobody means well with are refused or ignored, never a fault', async () => {
	const values = [
		[ [ 'x' ] ],
		{ a: { b: 1 } },
		-1,
		1e308,
		'99999999999999999999',
		'a\u0000b',
		'\ud800',
		'O:8:"stdClass":0:{}',
		'x'.repeat( 20000 ),
	];
	const bodies = values.flatMap( ( value ) =>
		[ 'title', 'skill', 'postingDate', 'description' ].map( ( field ) => ( {
			title: '',
			[ field ]: value,
		} ) )
	);
	for ( const body of bodies ) {
		const { status, text } = await company.api.post(
			'/wp/v2/mission',
			body
		);
		assert.equal(
			status,
			400,
			JSON.stringify( body ).slice( 0, 60 ) + text
		);
	}
	for ( const query of [
		'skill[][]=1',
		'level[]=1',
		'region[a]=b',
		'page[]=1',
		'search[]=x',
		'role[]=designer',
		'id[]=1',
		'slug[][]=x',
	] ) {
		const { status, body } = await stranger.get(
			`/wp/v2/users?role=designer&${ query }`
		);
		assert.ok( status < 500 && body, query );
	}
} );

test( 'collections have pages, and none past the end', async () => {
	const first = await stranger.get( '/wp/v2/skill?per_page=2' );
	const total = Number( first.headers.get( 'x-wp-total' ) );
	const pages = Math.ceil( total / 2 );
	assert.equal( first.body.length, 2 );
	assert.equal( Number( first.headers.get( 'x-wp-totalpages' ) ), pages );
	for ( const path of [
		'/wp/v2/users?role=designer&per_page=7&page=999',
		'/wp/v2/past_project?per_page=6&page=999',
	] ) {
		const past = await stranger.get( path );
		assert.equal( past.status, 400, path );
		assert.ok( ! Array.isArray( past.body ), path );
	}
	for ( const size of [ 0, -1, 101, 'x' ] ) {
		const answer = await designer.api.get( '/wp/v2/work', {
			per_page: size,
		} );
		assert.equal( answer.status, 400, String( size ) );
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
		const own = await designer.api.get( path );
		assert.match( own.headers.get( 'cache-control' ), /no-store/, path );
		assert.match( own.headers.get( 'cache-control' ), /private/, path );
		assert.match(
			own.headers.get( 'vary' ),
			/Authorization, Cookie/,
			path
		);
		assert.equal( own.headers.get( 'etag' ), null, path );
	}
} );

test( 'a bad token is a stranger’s for public reads, and refused for the rest', async () => {
	const { token } = designer.api;
	const [ , payload, signature ] = token.split( '.' );
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
			stranger.get( '/wp/v2/work', undefined, { headers } ),
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
			answers.map( ( { status, body } ) => body.code ?? status ),
			[ 200, ...Array( 4 ).fill( 'jwt_auth_invalid_token' ) ]
		);
		assert.deepEqual(
			answers.map( ( { status } ) => status ),
			[ 200, 401, 401, 401, 403 ]
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

test( 'content has the fields of the contract', async () => {
	const shapes = {
		skill: [ 'description', 'designers', 'id', 'jobs', 'name' ],
		event: [
			'date',
			'id',
			'link',
			'locale',
			'location',
			'organizer',
			'past',
			'speaker',
			'title',
		],
		resource: [
			'description',
			'file',
			'id',
			'image',
			'locale',
			'modified',
			'modified_gmt',
			'title',
			'youtube',
		],
		reading: [
			'date',
			'date_gmt',
			'excerpt',
			'id',
			'image',
			'locale',
			'medium_link',
			'read_time',
			'title',
		],
		past_project: [
			'date',
			'date_gmt',
			'excerpt',
			'id',
			'image',
			'locale',
			'medium_link',
			'read_time',
			'title',
		],
	};
	for ( const [ type, shape ] of Object.entries( shapes ) ) {
		const { body } = await stranger.get( `/wp/v2/${ type }` );
		assert.ok( body.length > 0, type );
		body.forEach( ( item ) =>
			assert.deepEqual( keys( item ), shape, type )
		);
	}
	const events = ( await stranger.get( '/wp/v2/event' ) ).body;
	events.forEach( ( { date } ) =>
		assert.match( date, /^\d\d\/\d\d\/\d{4}$/ )
	);
	const past = events.map( ( event ) => event.past );
	assert.deepEqual( past, [ ...past ].sort(), 'coming ones first' );
	const options = ( await stranger.get( '/wp/v2/options' ) ).body;
	for ( const name of [
		'confirmation_message_designer',
		'confirmation_message_contractor',
		'activation_success_message_designer',
		'activation_success_message_contractor',
		'activation_expired_notice',
	] ) {
		assert.deepEqual(
			keys( options[ name ] ),
			[ 'content', 'title' ],
			name
		);
	}
	const [ home ] = ( await stranger.get( '/wp/v2/pages?slug=home' ) ).body;
	assert.ok( home.home_content.length > 0 );
	for ( const { name, props } of home.home_content ) {
		assert.match(
			name,
			/^(hero|image|how_it_works|ebd_presentation|events|past_projects|testimonials|video)$/
		);
		assert.ok( props && ! Array.isArray( props ), name );
	}
	assert.ok( 'btn_txt' in home && 'btn_link' in home );
	assert.deepEqual(
		( await stranger.get( '/wp/v2/pages?slug=no-such-page' ) ).body,
		[]
	);
} );

test( 'images can be fetched under every name they have', async () => {
	const { image } = await newWork( designer );
	for ( const names of Object.values( image.breakpoints ) ) {
		for ( const name of Object.values( names ) ) {
			assert.equal(
				( await fetch( image.base_path + name ) ).status,
				200,
				name
			);
		}
	}
	assert.ok( image.base_path.startsWith( SITE_URL ) );
} );
