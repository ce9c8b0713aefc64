// Hidden and held content while others write: no race brings it back, and its pictures are not to be had.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { wp } from '../../bin/lib/wp.mjs';
import { login, person } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

const ROUNDS = 4;

/** The operator decides which content is held. A site on another machine is left as it is. */
const site = process.env.SITE_DIR;
let company, ada, admin;

before( async () => {
	[ company, ada, admin ] = await Promise.all( [
		newCompany(),
		newDesigner(),
		login( 'admin', 'password' ),
	] );
} );

const hold = ( which ) =>
	wp( site, 'option', 'update', 'design_marketplace_hold_jobs', which );

after( async () => {
	if ( site ) {
		await hold( 'off' );
	}
} );

/** A report that waits for a decision. */
async function report( kind, id, reporter ) {
	const { status, body, text } = await reporter.api.post(
		'/design-marketplace/v1/reports',
		{ kind, id, reason: 'spam' }
	);
	assert.equal( status, 201, text );
	return body.id;
}

const hide = ( id ) =>
	admin.post( `/design-marketplace/v1/reports/${ id }`, {
		decision: 'hide',
		reason: 'spam',
	} );

const approve = ( id, fields = { approve: true } ) =>
	admin.post( `/design-marketplace/v1/missions/${ id }/approve`, fields );

test( 'the pictures of a hidden work are not to be had at their addresses', async () => {
	const work = await newWork( ada );
	const address = ( { base_path: base, breakpoints } ) =>
		base + breakpoints.xs[ '1x' ];
	const old = address( work.image );
	assert.equal( ( await fetch( old ) ).status, 200 );
	assert.equal(
		( await hide( await report( 'work', work.id, company ) ) ).status,
		200
	);
	assert.notEqual( ( await fetch( old ) ).status, 200 );
	const { body } = await ada.api.get( `/wp/v2/work/${ work.id }` );
	assert.equal( ( await fetch( address( body.image ) ) ).status, 200 );
} );

test( 'hidden while it is edited stays hidden', async () => {
	for ( let round = 0; round < ROUNDS; round++ ) {
		const mission = await newMission( company );
		const id = await report( 'mission', mission.id, ada );
		const path = `/wp/v2/mission/${ mission.id }`;
		const [ hidden, ...edits ] = await Promise.all( [
			hide( id ),
			...[ 'One', 'Two', 'Three' ].map( ( title ) =>
				company.api.post( path, { title, status: 'publish' } )
			),
		] );
		assert.equal( hidden.status, 200, hidden.text );
		for ( const { status, text } of edits ) {
			assert.equal( status, 200, text );
		}
		assert.equal(
			( await company.api.get( path ) ).body.status,
			'dmkt_hidden'
		);
		const job = await person().get(
			`/design-marketplace/v1/jobs/${ mission.id }`
		);
		assert.equal( job.status, 410 );
	}
} );

test( 'nobody applies to what is hidden or off by then, and who did is on the board', async () => {
	for ( const how of [ 'hide', 'off', 'hide', 'off' ] ) {
		const owner = how === 'off' ? await newCompany() : company;
		const mission = await newMission( owner );
		const decision =
			how === 'off'
				? () =>
						admin.post(
							`/design-marketplace/v1/members/${ owner.id }`,
							{ off: true, reason: 'spam' }
						)
				: await report( 'mission', mission.id, ada ).then(
						( id ) => () => hide( id )
					);
		const [ decided, applied ] = await Promise.all( [
			decision(),
			apply( ada, owner, mission ),
		] );
		assert.equal( decided.status, 200, decided.text );
		assert.ok(
			[ 200, 400, 404, 409 ].includes( applied.status ),
			applied.text
		);
		const { body } = await ada.api.get( '/wp/v2/application', {
			per_page: 100,
		} );
		const mine = body.filter( ( one ) => one.mission === mission.id );
		assert.deepEqual(
			mine.map( ( { available } ) => available ),
			applied.status === 200 ? [ false ] : []
		);
		assert.notEqual( ( await apply( ada, owner, mission ) ).status, 200 );
	}
} );

test(
	'what is changed while it is approved waits on, or was approved whole',
	{ skip: ! site },
	async () => {
		await hold( 'all' );
		for ( let round = 0; round < ROUNDS; round++ ) {
			const { id } = await newMission( company, { title: 'First' } );
			const path = `/wp/v2/mission/${ id }`;
			const [ approved, changed ] = await Promise.all( [
				approve( id ),
				company.api.post( path, { title: 'Second' } ),
			] );
			assert.deepEqual(
				[ approved.status, changed.status ],
				[ 200, 200 ]
			);
			const { body } = await company.api.get( path );
			assert.equal( body.status, 'publish' );
			assert.ok(
				body.title.rendered === 'Second'
					? ! body.held
					: body.proposed.title.rendered === 'Second',
				JSON.stringify( body )
			);
			const both = await Promise.all( [
				company.api.post( path, { title: 'Third' } ),
				approve( id, { approve: false, reason: 'spam' } ),
			] );
			assert.ok(
				both.every( ( { status } ) => [ 200, 409 ].includes( status ) ),
				both.map( ( { text } ) => text ).join()
			);
		}
	}
);

test( 'of two administrators one approves', { skip: ! site }, async () => {
	await hold( 'all' );
	const { id } = await newMission( company );
	const answers = await Promise.all( [
		approve( id ),
		approve( id, { approve: false, reason: 'spam' } ),
	] );
	assert.deepEqual(
		answers.map( ( { status } ) => status ).sort(),
		[ 200, 409 ]
	);
} );
