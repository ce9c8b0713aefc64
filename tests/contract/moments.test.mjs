// Deadlines over HTTP: what may be set, who is found by them, and how a job goes on or is posted anew.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { person, SITE_URL } from '../support/client.mjs';
import { newCompany, newDesigner, newMission } from '../support/people.mjs';

let company, designer;

const day = ( days ) =>
	new Intl.DateTimeFormat( 'en-CA', { timeZone: 'Europe/Zurich' } )
		.format( new Date( Date.now() + days * 864e5 ) )
		.replaceAll( '-', '/' );

const change = ( mission, values, by = company ) =>
	by.api.post( `/wp/v2/mission/${ mission.id }`, values );

before( async () => {
	[ company, designer ] = await Promise.all( [
		newCompany(),
		newDesigner(),
	] );
} );

test( 'a deadline is a day from now to a year ahead, and may be taken away', async () => {
	const mission = await newMission( company );
	assert.deepEqual( [ mission.deadline, mission.open ], [ null, true ] );
	// Two days off: the site may be in another time zone.
	for ( const deadline of [ day( -2 ), day( 368 ), '2027/02/30', 'soon' ] ) {
		const { status, body } = await change( mission, { deadline } );
		assert.equal( status, 400, deadline );
		assert.deepEqual( Object.keys( body.data.params ), [ 'deadline' ] );
	}
	const typed = day( 10 ).split( '/' ).reverse().join( '/' );
	assert.equal(
		( await change( mission, { deadline: typed } ) ).body.deadline,
		day( 10 )
	);
	assert.equal(
		( await change( mission, { deadline: '' } ) ).body.deadline,
		null
	);
} );

test( 'companies are found by how soon their deadline is', async () => {
	const [ soon, late ] = await Promise.all( [ newCompany(), newCompany() ] );
	await Promise.all( [
		newMission( soon, { deadline: day( 5 ) } ),
		newMission( late, { deadline: day( 40 ) } ),
	] );
	const found = async ( deadline ) => {
		const { status, body, headers } = await person().get( '/wp/v2/users', {
			role: 'contractor',
			deadline,
		} );
		assert.equal( status, 200 );
		assert.equal(
			headers.get( 'X-WP-Total' ),
			headers.get( 'X-DM-Open-Total' )
		);
		return body.map( ( { id } ) => id );
	};
	const within = await found( 7 );
	assert.ok( within.includes( soon.id ) && ! within.includes( late.id ) );
	assert.ok( ( await found( 60 ) ).includes( late.id ) );
	for ( const deadline of [ 0, -1, 367, 'soon' ] ) {
		const { status } = await person().get( '/wp/v2/users', {
			role: 'contractor',
			deadline,
		} );
		assert.equal( status, 400, String( deadline ) );
	}
} );

test( 'its company renews an open job, and nobody else', async () => {
	const mission = await newMission( company, { deadline: day( 3 ) } );
	for ( const [ by, status ] of [
		[ designer, 403 ],
		[ await newCompany(), 403 ],
		[ { api: person() }, 401 ],
	] ) {
		assert.equal(
			( await change( mission, { renew: true }, by ) ).status,
			status
		);
	}
	const renewed = ( await change( mission, { renew: true } ) ).body;
	assert.equal( renewed.deadline, day( 60 ) );
	assert.equal( ( await change( mission, { reopen: true } ) ).status, 200 );
	await change( mission, { close: true } );
	for ( const [ call, code ] of [
		[ 'renew', 'rest_mission_closed' ],
		[ 'reopen', 'rest_reopen_over' ],
	] ) {
		const { status, body } = await change( mission, { [ call ]: true } );
		assert.deepEqual( [ status, body.code ], [ 409, code ] );
	}
} );

test( 'a duplicate is a draft for its company alone, and made once', async () => {
	const mission = await newMission( company, { deadline: day( 3 ) } );
	const name = { request_id: `duplicate-${ Date.now() }-abcdef` };
	const path = `/wp/v2/mission/${ mission.id }/duplicate`;
	const [ one, two ] = await Promise.all( [
		company.api.post( path, name ),
		company.api.post( path, name ),
	] );
	assert.deepEqual( [ one.status, two.status ], [ 201, 201 ] );
	assert.equal( one.body.id, two.body.id );
	assert.deepEqual(
		[ one.body.status, one.body.deadline, one.body.title.rendered ],
		[ 'draft', null, mission.title.rendered ]
	);
	assert.equal(
		( await designer.api.get( `/wp/v2/mission/${ one.body.id }` ) ).status,
		404
	);
	assert.equal( ( await designer.api.post( path ) ).status, 403 );
} );

test( 'a link that is none does nothing, and is kept by nobody', async () => {
	const mission = await newMission( company );
	const token = `${ mission.id }.renew.9999999999.${ 'a'.repeat( 64 ) }`;
	for ( const method of [ 'GET', 'POST' ] ) {
		const answer = await fetch(
			`${ SITE_URL }/?design_marketplace_job=${ token }`,
			{ method }
		);
		assert.equal( answer.status, 410 );
		assert.match( answer.headers.get( 'cache-control' ), /no-store/ );
		assert.match( await answer.text(), /does not work any more/ );
	}
} );
