// Missions and applications over HTTP: dates, closing, the trash, one's own applications.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { multipart } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

let company, ada;

before( async () => {
	[ company, ada ] = await Promise.all( [ newCompany(), newDesigner() ] );
} );

const change = ( mission, fields ) =>
	company.api.post( `/wp/v2/mission/${ mission.id }`, multipart( fields ) );
const mine = async () => ( await ada.api.get( '/wp/v2/application' ) ).body;
const keys = ( object ) => Object.keys( object ).sort();

test( 'a mission has the contract’s fields, its count for the owner alone', async () => {
	const mission = await newMission( company );
	const shape =
		'answers_in_days author budget budget_currency budget_from budget_to budget_unit can close date date_gmt deadline description duration engagement id locale modified modified_gmt open paid place postingDate skill starts status title workload'.split(
			' '
		);
	const { body } = await ada.api.get( `/wp/v2/mission/${ mission.id }` );
	assert.deepEqual( keys( body ), shape );
	assert.deepEqual( body.can, {
		edit: false,
		delete: false,
		close: false,
		apply: true,
		see_candidates: false,
		renew: false,
		reopen: false,
		duplicate: false,
	} );
	const [ own ] = (
		await company.api.get( '/wp/v2/mission', { author: company.id } )
	).body;
	assert.deepEqual( keys( own ), [ ...shape, 'applications_count' ].sort() );
	assert.equal( own.postingDate, null );
} );

test( 'a posting date exists in the calendar, and never dates the post', async () => {
	const mission = await newMission( company );
	for ( const postingDate of [
		'31/02/2027',
		'29/02/2027',
		'1/1/1999',
		'01/01/2101',
		'2027-01-01',
		'01/13/2027',
		'soon',
	] ) {
		const { body } = await change( mission, { postingDate } );
		assert.deepEqual(
			body.errors,
			[ 'Please check the postingDate date format : DD/MM/YYYY' ],
			postingDate
		);
	}
	for ( const postingDate of [ '29/02/2028', '2028/02/29' ] ) {
		const { body } = await change( mission, { postingDate } );
		assert.equal( body.postingDate, '2028/02/29' );
		assert.deepEqual(
			[ body.status, body.date ],
			[ 'publish', mission.date ]
		);
	}
	const { body } = await change( mission, { postingDate: '' } );
	assert.equal( body.postingDate, null );
} );

test( 'one’s own applications are listed without a mission', async () => {
	const mission = await newMission( company );
	assert.equal( ( await apply( ada, company, mission ) ).body.code, 200 );
	const own = ( await mine() ).find( ( one ) => one.mission === mission.id );
	assert.deepEqual( keys( own ), [
		'author',
		'available',
		'can',
		'company',
		'contractor',
		'conversation',
		'date',
		'date_gmt',
		'deadline',
		'excerpt',
		'history',
		'id',
		'mission',
		'mission_close',
		'mission_title',
		'modified',
		'modified_gmt',
		'outcome',
		'seen',
		'stage',
		'status',
		'words',
	] );
	assert.equal( own.contractor, company.slug );
	assert.equal( own.mission_close, false );
	assert.equal( own.available, true );
	const again = await apply( ada, company, mission );
	assert.equal( again.status, 409 );
} );

test( 'of several missions all are applied to, or none', async () => {
	const [ first, second, closed ] = [
		await newMission( company ),
		await newMission( company ),
		await newMission( company ),
	];
	await change( closed, { close: 'true' } );
	const refused = await apply( ada, company, first, closed );
	assert.equal( refused.status, 409 );
	const form = new URLSearchParams( [
		[ 'to', company.id ],
		[ 'comment', 'Both' ],
		[ 'missions[]', first.id ],
		[ 'missions[]', second.id ],
	] );
	const both = await ada.api.post( '/wp/v2/mail/workwith', form );
	assert.equal( both.body.code, 200, both.text );
	const partly = await apply( ada, company, second, first );
	assert.equal( partly.status, 409 );
	const applied = ( await mine() ).map( ( { mission } ) => mission );
	assert.ok( applied.includes( first.id ) && applied.includes( second.id ) );
	assert.ok( ! applied.includes( closed.id ) );
} );

test( 'a closed mission stays closed', async () => {
	const mission = await newMission( company );
	const { body } = await change( mission, { close: 'on' } );
	assert.deepEqual(
		[ body.status, body.close, body.informed ],
		[ 'publish', true, 0 ]
	);
	for ( const fields of [ { close: 'false' }, { status: 'publish' } ] ) {
		assert.equal( ( await change( mission, fields ) ).body.close, true );
	}
} );

test( 'the owner of an open mission learns how many mails its close would send, and nobody else', async () => {
	const mission = await newMission( company );
	const path = `/wp/v2/mission/${ mission.id }`;
	const informs = async ( { api } ) =>
		( await api.get( path ) ).headers.get( 'X-DM-Informs' );
	assert.equal( await informs( company ), '0' );
	await apply( ada, company, mission );
	assert.equal( await informs( company ), '1' );
	assert.equal( await informs( ada ), null );
	const { body: candidates } = await company.api.get( '/wp/v2/application', {
		mission: mission.id,
	} );
	await company.api.post( `/wp/v2/application/${ candidates[ 0 ].id }`, {
		stage: 'declined',
	} );
	assert.equal( await informs( company ), '1', 'not told yet' );
	await company.api.post( `/wp/v2/application/${ candidates[ 0 ].id }`, {
		stage: 'declined',
		tell: true,
	} );
	assert.equal( await informs( company ), '0', 'told' );
	const { body } = await change( mission, { close: 'on' } );
	assert.equal( body.informed, 0 );
	assert.equal( await informs( company ), null );
} );

test( 'a mission in the trash takes its applications out of sight', async () => {
	const mission = await newMission( company );
	await apply( ada, company, mission );
	const path = `/wp/v2/mission/${ mission.id }`;
	const { body } = await company.api.del( path );
	assert.equal( body.status, 'trash' );
	assert.equal( ( await company.api.del( path ) ).status, 410 );
	assert.equal( ( await change( mission, { title: 'x' } ) ).status, 410 );
	assert.equal( ( await ada.api.get( path ) ).status, 404 );
	assert.ok(
		! ( await mine() ).some( ( one ) => one.mission === mission.id )
	);
	assert.equal( ( await apply( ada, company, mission ) ).status, 400 );
} );

test( 'a state nobody offers is ignored', async () => {
	const mission = await newMission( company, { status: 'private' } );
	assert.equal( mission.status, 'publish' );
	for ( const status of [ 'trash', 'future', 'dm_closed', 'any' ] ) {
		const { body } = await change( mission, { status } );
		assert.deepEqual( [ body.status, body.close ], [ 'publish', false ] );
	}
} );
