// Hidden and held content over HTTP: others lose it within the second, its author keeps it, and no race brings it back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { wp } from '../../bin/lib/wp.mjs';
import { SITE_URL, login, person } from '../support/client.mjs';
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
const stranger = person();
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
		words: 'Nothing but ads',
	} );

const approve = ( id, fields = { approve: true } ) =>
	admin.post( `/design-marketplace/v1/missions/${ id }/approve`, fields );

const jobOf = ( { id }, by = stranger ) =>
	by.get( `/design-marketplace/v1/jobs/${ id }` );

const pageOf = ( owner, { id } ) =>
	fetch( `${ SITE_URL }/project/${ owner.slug }/mission/${ id }`, {
		redirect: 'manual',
	} );

/** Asks for the newest cards again, as a cache in front of the site does. */
const listed = async ( role, etag ) => {
	const { status, headers, text } = await stranger.get(
		'/wp/v2/users',
		{ role, per_page: 100 },
		etag ? { headers: { 'If-None-Match': etag } } : {}
	);
	return { status, etag: headers.get( 'etag' ), headers, text };
};

test( 'a hidden job is gone for others at once, and its company reads why', async () => {
	const mission = await newMission( company );
	assert.equal( ( await jobOf( mission ) ).status, 200 );
	const { etag, headers } = await listed( 'contractor' );
	const open = Number( headers.get( 'x-dm-open-total' ) );
	const decided = await hide( await report( 'mission', mission.id, ada ) );
	assert.equal( decided.status, 200, decided.text );
	const now = await listed( 'contractor', etag );
	assert.equal( now.status, 200, 'A kept answer is not good any more.' );
	assert.equal( Number( now.headers.get( 'x-dm-open-total' ) ), open - 1 );
	assert.equal( ( await jobOf( mission ) ).status, 410 );
	assert.equal( ( await pageOf( company, mission ) ).status, 404 );
	const path = `/wp/v2/mission/${ mission.id }`;
	for ( const by of [ ada.api, admin ] ) {
		assert.equal( ( await by.get( path ) ).status, 404 );
		assert.equal( ( await by.post( path, { title: 'x' } ) ).status, 404 );
	}
	const { body } = await company.api.post( path, { status: 'publish' } );
	assert.equal( body.status, 'dm_hidden' );
	assert.deepEqual(
		[ body.hidden.reason, body.hidden.words ],
		[ 'spam', 'Nothing but ads' ]
	);
	assert.equal( ( await fetch( body.hidden.page ) ).status, 200 );
	assert.equal( ( await apply( ada, company, mission ) ).status, 400 );
	assert.equal( ( await company.api.del( path ) ).status, 200 );
} );

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
	assert.doesNotMatch(
		( await listed( 'designer' ) ).text,
		new RegExp( old.split( '/' ).pop() )
	);
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
			'dm_hidden'
		);
		assert.equal( ( await jobOf( mission ) ).status, 410 );
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
	'a held job is its company’s alone until it is approved',
	{ skip: ! site },
	async () => {
		await hold( 'all' );
		const mission = await newMission( company );
		assert.deepEqual(
			[ mission.status, mission.held ],
			[ 'pending', true ]
		);
		assert.equal( ( await jobOf( mission ) ).status, 404 );
		assert.equal( ( await pageOf( company, mission ) ).status, 404 );
		const path = `/wp/v2/mission/${ mission.id }`;
		assert.equal( ( await ada.api.get( path ) ).status, 404 );
		assert.equal(
			( await approve( mission.id, { approve: false } ) ).status,
			400
		);
		const { status, body } = await approve( mission.id );
		assert.deepEqual(
			[ status, body ],
			[ 200, { id: mission.id, status: 'publish', held: false } ]
		);
		assert.equal( ( await jobOf( mission ) ).status, 200 );
		assert.equal( ( await approve( mission.id ) ).status, 409 );
		const changed = await company.api.post( path, { title: 'Free work' } );
		assert.equal( changed.body.proposed.title.rendered, 'Free work' );
		assert.equal(
			( await jobOf( mission ) ).body.title.rendered,
			mission.title.rendered
		);
	}
);

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
