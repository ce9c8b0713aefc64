// Two people, two tabs, one application: one winner, one truth, no email about what is not so.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { mailsTo } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

const ROUNDS = 4;

let company, ada;

before( async () => {
	[ company, ada ] = await Promise.all( [ newCompany(), newDesigner() ] );
} );

/** A job with an application. */
const job = async () => {
	const mission = await newMission( company );
	assert.equal( ( await apply( ada, company, mission ) ).status, 200 );
	const { body } = await company.api.get( '/wp/v2/application', {
		mission: mission.id,
	} );
	return {
		mission,
		path: `/wp/v2/application/${ body[ 0 ].id }`,
		id: body[ 0 ].id,
	};
};
const close = ( { mission, id } ) =>
	company.api.post( `/wp/v2/mission/${ mission.id }`, {
		close: true,
		outcome: 'here',
		chosen: [ id ],
	} );
const rounds = async ( round ) => {
	for ( let number = 0; number < ROUNDS; number++ ) {
		await round( await job() );
	}
};
const about = async ( { title } ) =>
	( await mailsTo( ada.email ) )
		.filter( ( { text } ) => text.includes( title.rendered ) )
		.map( ( { subject } ) => subject );

test( 'of twenty stages at once one counts', async () => {
	const { path } = await job();
	const stages = [ 'shortlisted', 'chosen', 'declined', 'shortlisted' ];
	const answers = await Promise.all(
		Array.from( { length: 20 }, ( _, index ) =>
			company.api.post( path, {
				stage: stages[ index % 4 ],
				from: 'new',
			} )
		)
	);
	const { stage } = ( await company.api.get( path ) ).body;
	for ( const [ index, { status, body, text } ] of answers.entries() ) {
		const won = stages[ index % 4 ] === stage;
		assert.equal( status, won ? 200 : 409, text );
		assert.equal( ( won ? body : body.data.current ).stage, stage );
	}
	assert.equal( ( await ada.api.get( path ) ).body.stage, 'new' );
} );

test( 'withdrawn while chosen is withdrawn', async () => {
	await rounds( async ( { path } ) => {
		const [ withdrawn, chosen ] = await Promise.all( [
			ada.api.post( path, { stage: 'withdrawn' } ),
			company.api.post( path, { stage: 'chosen', tell: true } ),
		] );
		assert.equal( withdrawn.status, 200, withdrawn.text );
		assert.ok( [ 200, 409 ].includes( chosen.status ), chosen.text );
		const [ theirs, own ] = await Promise.all( [
			ada.api.get( path ),
			company.api.get( path ),
		] );
		assert.deepEqual(
			[
				own.body.stage,
				own.body.told,
				own.body.release,
				theirs.body.stage,
			],
			[ 'withdrawn', 'withdrawn', null, 'withdrawn' ]
		);
		assert.deepEqual(
			theirs.body.history.map( ( { stage } ) => stage ),
			chosen.status === 200
				? [ 'new', 'chosen', 'withdrawn' ]
				: [ 'new', 'withdrawn' ]
		);
	} );
} );

test( 'a close with somebody chosen against telling them of a decline has one winner', async () => {
	const told = [];
	await rounds( async ( one ) => {
		const [ closed, declined ] = await Promise.all( [
			close( one ),
			company.api.post( one.path, {
				stage: 'declined',
				from: 'new',
				tell: true,
			} ),
		] );
		assert.deepEqual(
			[ closed.status, declined.status ].sort(),
			[ 200, 409 ],
			closed.text + declined.text
		);
		const { body } = await ada.api.get( one.path );
		const won = closed.status === 200;
		assert.deepEqual(
			[ body.stage, body.mission_close ],
			won ? [ 'chosen', true ] : [ 'declined', false ]
		);
		told.push( [ one.mission, won ? /chosen you/ : /An answer from/ ] );
	} );
	const until = Date.now() + 40000;
	for ( const [ mission, subject ] of told ) {
		while ( ! ( await about( mission ) ).length ) {
			assert.ok( Date.now() < until, 'A mail arrives' );
			await new Promise( ( done ) => setTimeout( done, 200 ) );
		}
		const subjects = await about( mission );
		assert.equal( subjects.length, 1 );
		assert.match( subjects[ 0 ], subject );
	}
} );

test( 'a close with somebody chosen who withdraws does nothing, or comes first', async () => {
	await rounds( async ( one ) => {
		const [ closed, withdrawn ] = await Promise.all( [
			close( one ),
			ada.api.post( one.path, { stage: 'withdrawn' } ),
		] );
		assert.equal( withdrawn.status, 200, withdrawn.text );
		assert.ok( [ 200, 409 ].includes( closed.status ), closed.text );
		const { body } = await ada.api.get( one.path );
		assert.deepEqual(
			[ body.stage, body.mission_close ],
			[ 'withdrawn', closed.status === 200 ]
		);
	} );
} );

test( 'withdrawn and made again ten times at once is made again once', async () => {
	const { path } = await job();
	await ada.api.post( path, { stage: 'withdrawn' } );
	const again = await Promise.all(
		Array.from( { length: 10 }, () =>
			ada.api.post( path, { stage: 'new' } )
		)
	);
	assert.deepEqual(
		again.map( ( { status } ) => status ),
		Array( 10 ).fill( 200 )
	);
	assert.deepEqual(
		( await ada.api.get( path ) ).body.history.map(
			( { stage } ) => stage
		),
		[ 'new', 'withdrawn', 'new' ]
	);
} );
