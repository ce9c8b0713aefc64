// Conversations over HTTP: begun by an application, read by the two alone, asked for what is new at the price of nothing.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { login, person } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

const BASE = '/design-marketplace/v1/conversations';

let admin, company, ada, other, path;

before( async () => {
	[ admin, company, ada, other ] = await Promise.all( [
		login( 'admin', 'password' ),
		newCompany(),
		newDesigner(),
		newDesigner(),
	] );
	await apply( ada, company, await newMission( company ) );
	const { body } = await ada.api.get( BASE );
	path = `${ BASE }/${ body[ 0 ].id }`;
} );

const names = ( { body } ) => body.map( ( { with: { name } } ) => name );
const texts = ( { body } ) => body.messages.map( ( { text } ) => text );

test( 'the comment of an application is the first message of both', async () => {
	const [ theirs, own ] = await Promise.all( [
		company.api.get( path ),
		ada.api.get( `${ BASE }/${ company.slug }` ),
	] );
	assert.deepEqual( texts( own ), [ 'I like lamps' ] );
	assert.deepEqual( texts( theirs ), [ 'I like lamps' ] );
	assert.deepEqual(
		[ own.body.messages[ 0 ].mine, theirs.body.messages[ 0 ].mine ],
		[ true, false ]
	);
	assert.deepEqual(
		[ own.body.jobs[ 0 ].stage, own.body.jobs[ 0 ].told ],
		[ 'new', undefined ]
	);
	for ( const word of [ 'private', 'no-store' ] ) {
		assert.ok( own.headers.get( 'cache-control' ).includes( word ) );
	}
} );

test( 'nobody else finds it', async () => {
	for ( const [ who, status ] of [
		[ person(), 401 ],
		[ admin, 403 ],
		[ other.api, 404 ],
	] ) {
		const answers = await Promise.all( [
			who.get( path ),
			who.get( path, { context: 'edit' } ),
			who.post( path, { text: 'Hello' } ),
			who.post( `${ path }/read`, { until: 1 } ),
			who.post( `${ path }/block`, { blocked: true } ),
			who.del( `${ path }/messages/1` ),
		] );
		assert.deepEqual(
			answers.map( ( answer ) => answer.status ),
			Array( 6 ).fill( status )
		);
		assert.ok( ! answers.some( ( { text } ) => text.includes( 'lamps' ) ) );
	}
} );

test( 'what is new is told by the cursor, and nothing new is 204 without a body', async () => {
	const { cursor } = ( await ada.api.get( path ) ).body;
	const quiet = await ada.api.get( path, { since: cursor } );
	assert.deepEqual( [ quiet.status, quiet.text ], [ 204, '' ] );
	const sent = await company.api.post( path, {
		text: 'Come in.\n\nOn <Monday>?',
	} );
	assert.equal( sent.status, 201, sent.text );
	const news = await ada.api.get( path, { since: cursor } );
	assert.deepEqual(
		[ texts( news ), news.body.unread, news.body.whole ],
		[ [ sent.body.text ], 1, false ]
	);
	const list = await ada.api.get( BASE, { unread: 1 } );
	assert.equal( list.headers.get( 'x-dm-unread' ), '1' );
	assert.match(
		list.headers.get( 'access-control-expose-headers' ),
		/X-DM-Unread/
	);
	const read = await ada.api.post( `${ path }/read`, {
		until: sent.body.id,
	} );
	assert.deepEqual(
		[ read.body.unread, read.headers.get( 'x-dm-unread' ) ],
		[ 0, '0' ]
	);
	assert.equal( ( await company.api.get( path ) ).body.read, sent.body.id );
	assert.equal(
		( await ada.api.get( path, { since: 'nonsense' } ) ).status,
		400
	);
} );

test( 'one takes back ones own, blocks, and is found by name', async () => {
	const { body } = await ada.api.post( path, { text: 'Oops' } );
	const gone = await ada.api.del( `${ path }/messages/${ body.id }` );
	assert.deepEqual(
		[ gone.status, gone.body.deleted, gone.body.text ],
		[ 200, true, '' ]
	);
	const block = ( blocked ) => ada.api.post( `${ path }/block`, { blocked } );
	assert.equal( ( await block( true ) ).body.blocked, true );
	const refused = await company.api.post( path, { text: 'Hello?' } );
	assert.deepEqual(
		[ refused.status, refused.body.message ],
		[ 403, "You can't write to this member." ]
	);
	assert.equal( ( await block( false ) ).body.blocked, undefined );
	const [ found, none ] = await Promise.all( [
		ada.api.get( BASE, { search: company.form.company.toUpperCase() } ),
		ada.api.get( BASE, { search: 'zzzz' } ),
	] );
	assert.deepEqual( names( found ), [ company.form.company ] );
	assert.deepEqual( none.body, [] );
} );
