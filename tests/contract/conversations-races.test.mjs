// Two people write, block and leave at the same time: each message once, none skipped, none behind a block.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

const BASE = '/design-marketplace/v1/conversations';

let company, mission, ada, leaver;

before( async () => {
	[ company, ada, leaver ] = await Promise.all( [
		newCompany(),
		newDesigner(),
		newDesigner(),
	] );
	mission = await newMission( company );
	await apply( ada, company, mission );
	await apply( leaver, company, mission );
} );

/** The company's address of its conversation with somebody. */
const pathOf = async ( { slug } ) =>
	`${ BASE }/${ ( await company.api.get( `${ BASE }/${ slug }` ) ).body.id }`;

test( 'the same message twenty times at once is one', async () => {
	const path = await pathOf( ada );
	const request = { text: 'Once.', request_id: randomUUID() };
	const answers = await Promise.all(
		Array.from( { length: 20 }, () => company.api.post( path, request ) )
	);
	assert.deepEqual(
		answers.map( ( { status } ) => status ).sort(),
		[ ...Array( 19 ).fill( 200 ), 201 ],
		answers.map( ( { text } ) => text ).join()
	);
	assert.equal( new Set( answers.map( ( { body } ) => body.id ) ).size, 1 );
	const { body } = await ada.api.get( path );
	assert.equal( body.unread, 1 );
} );

test( 'who asks what is new while both write misses nothing, and nothing new is 204 without a body', async () => {
	const path = await pathOf( ada );
	let { cursor } = ( await ada.api.get( path ) ).body;
	const heard = new Map();
	let writing = true;
	const listen = async () => {
		for ( let last = false; ! last; ) {
			// One more time after the last message.
			last = ! writing;
			const { status, body } = await ada.api.get( path, {
				since: cursor,
			} );
			if ( status === 200 ) {
				cursor = body.cursor;
				body.messages.forEach( ( { id, text } ) =>
					heard.set( id, text )
				);
			}
		}
	};
	const write = async () => {
		const sent = await Promise.all(
			[ company, ada ].flatMap( ( who ) =>
				Array.from( { length: 12 }, ( _, index ) =>
					who.api.post( path, { text: `${ who.slug } ${ index }` } )
				)
			)
		);
		writing = false;
		return sent;
	};
	const [ sent ] = await Promise.all( [ write(), listen() ] );
	assert.ok( sent.every( ( { status } ) => status === 201 ) );
	assert.deepEqual(
		new Map( [ ...heard ].sort( ( [ a ], [ b ] ) => a - b ) ),
		new Map(
			sent
				.map( ( { body } ) => [ body.id, body.text ] )
				.sort( ( [ a ], [ b ] ) => a - b )
		)
	);
	const both = await Promise.all( [
		ada.api.get( path ),
		company.api.get( path ),
	] );
	assert.deepEqual(
		both.map( ( { body } ) => body.unread ),
		[ 13, 13 ]
	);
	const quiet = await ada.api.get( path, { since: cursor } );
	assert.deepEqual( [ quiet.status, quiet.text ], [ 204, '' ] );
} );

test( 'nothing arrives behind a block', async () => {
	const path = await pathOf( ada );
	for ( let round = 0; round < 4; round++ ) {
		const [ sent, blocked ] = await Promise.all( [
			company.api.post( path, { text: `Round ${ round }` } ),
			ada.api.post( `${ path }/block`, { blocked: true } ),
		] );
		assert.equal( blocked.status, 200, blocked.text );
		assert.ok( [ 201, 403 ].includes( sent.status ), sent.text );
		const { body } = await ada.api.get( path );
		assert.equal(
			body.messages.at( -1 ).text === `Round ${ round }`,
			sent.status === 201
		);
		const late = await company.api.post( path, { text: 'Late' } );
		assert.equal( late.status, 403 );
		await ada.api.post( `${ path }/block`, { blocked: false } );
	}
} );

test( 'a message beside the deletion of an account arrives or is refused', async () => {
	const path = await pathOf( leaver );
	const answers = await Promise.all( [
		company.api.post( path, { text: 'Before?' } ),
		leaver.api.post( path, { text: 'My last.' } ),
		leaver.api.del( `/wp/v2/users/delete/${ leaver.id }` ),
		company.api.post( path, { text: 'After?' } ),
		leaver.api.post( `${ path }/read`, { until: 1 } ),
	] );
	assert.equal( answers[ 2 ].status, 200, answers[ 2 ].text );
	for ( const { status, text } of answers ) {
		assert.ok( status < 500, text );
	}
	const { status, body } = await company.api.get( path );
	assert.deepEqual( [ status, body.with, body.why ], [ 200, null, 'gone' ] );
	const late = await company.api.post( path, { text: 'Hello?' } );
	assert.equal( late.status, 409, late.text );
} );
