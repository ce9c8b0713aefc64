// The two sides of an application over HTTP: the board of a job and its spreadsheet, and a designer's own applications.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { login } from '../support/client.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
	newWork,
} from '../support/people.mjs';

let company, ada, ben, mission;

before( async () => {
	[ company, ada, ben ] = await Promise.all( [
		newCompany(),
		newDesigner( { name: '=Ada + Söhne' } ),
		newDesigner(),
	] );
	mission = await newMission( company );
	await newWork( ada );
	await apply( ada, company, mission );
	await apply( ben, company, mission );
} );

const board = ( query, by = company ) =>
	by.api.get( '/wp/v2/application', { mission: mission.id, ...query } );
const mine = ( by, query ) => by.api.get( '/wp/v2/application', query );
const set = ( id, fields ) =>
	company.api.post( `/wp/v2/application/${ id }`, fields );
const find = async ( who ) =>
	( await board( {} ) ).body.find( ( one ) => one.author === who.id );

test( 'one request has the candidates with their cards and the counts by stage', async () => {
	const { body, headers } = await board( { _embed: '1' } );
	assert.equal( headers.get( 'x-wp-total' ), '2' );
	assert.equal(
		headers.get( 'x-dm-stages' ),
		'new=2; shortlisted=0; chosen=0; declined=0; withdrawn=0'
	);
	assert.match(
		headers.get( 'access-control-expose-headers' ),
		/X-DM-Stages/
	);
	const item = body.find( ( one ) => one.author === ada.id );
	const [ author ] = item._embedded.author;
	assert.deepEqual(
		[ author.name, author.job, author.city, author.email ],
		[ '=Ada + Söhne', 'Type designer', 'Lausanne', ada.email ]
	);
	assert.equal( author.latest_works.length, 1 );
	assert.match( author.latest_works[ 0 ].image.base_path, /^http/ );
	assert.deepEqual(
		[ item.stage, item.told, item.words, item.release, item.note ],
		[ 'new', 'new', '', null, '' ]
	);
	assert.deepEqual( item.next, [ 'shortlisted', 'chosen', 'declined' ] );
	assert.equal( item.outcome, null );
	assert.equal( item.history, undefined );
} );

test( 'the applicant has a history, the company and what can be done', async () => {
	const [ item ] = ( await mine( ada ) ).body;
	assert.deepEqual(
		item.history.map( ( { stage } ) => stage ),
		[ 'new' ]
	);
	assert.match( item.history[ 0 ].date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ );
	assert.deepEqual( Object.keys( item.company ), [
		'slug',
		'name',
		'city',
		'logo',
		'locale',
		'verified',
	] );
	assert.deepEqual(
		[ item.company.slug, item.deadline, item.seen ],
		[ company.slug, null, null ]
	);
	assert.deepEqual(
		[ item.can.withdraw, item.can.reapply, item.can.message ],
		[ true, false, true ]
	);
	assert.match( item.conversation, /^[0-9a-f]{32}$/ );
	for ( const field of [ 'told', 'release', 'note', 'next', 'contact' ] ) {
		assert.equal( field in item, false, field );
	}
} );

test( 'the board is found by words, by stage, in order; what is no stage is refused', async () => {
	assert.deepEqual(
		( await board( { search: 'sohne' } ) ).body.map(
			( one ) => one.author
		),
		[ ada.id ]
	);
	assert.equal( ( await board( { search: 'lamps' } ) ).body.length, 2 );
	assert.equal( ( await board( { stage: 'chosen' } ) ).body.length, 0 );
	assert.equal(
		( await board( { orderby: 'stage', order: 'asc' } ) ).body.length,
		2
	);
	for ( const query of [
		{ stage: 'best' },
		{ orderby: 'rank' },
		{ format: 'pdf' },
	] ) {
		assert.equal( ( await board( query ) ).status, 400 );
	}
} );

test( 'the spreadsheet is the owner’s, holds no formula, and counts as read', async () => {
	for ( const who of [ ada, ben ] ) {
		assert.equal( ( await board( { format: 'csv' }, who ) ).status, 403 );
	}
	const admin = { api: await login( 'admin', 'password' ) };
	assert.equal( ( await board( { format: 'csv' }, admin ) ).status, 403 );
	const { status, headers, text } = await board( { format: 'csv' } );
	assert.equal( status, 200 );
	assert.equal( headers.get( 'content-type' ), 'text/csv; charset=utf-8' );
	assert.match(
		headers.get( 'content-disposition' ),
		new RegExp( `attachment; filename="candidates-${ mission.id }.csv"` )
	);
	assert.match( headers.get( 'cache-control' ), /no-store/ );
	assert.equal( text.trim().split( '\n' ).length, 3 );
	assert.match( text, /"?'=Ada \+ Söhne"?,/ );
	const [ item ] = ( await mine( ada ) ).body;
	assert.match( item.seen, /^\d{4}-\d\d-\d\dT/ );
} );

test( 'what was decided is the owner’s until it is told', async () => {
	const { id } = await find( ada );
	const told = ( await mine( ada ) ).text;
	const { status } = await set( id, {
		stage: 'declined',
		words: 'Too far away',
	} );
	assert.equal( status, 200 );
	const item = await find( ada );
	assert.deepEqual(
		[ item.stage, item.told, item.words, item.can.undo ],
		[ 'declined', 'new', 'Too far away', true ]
	);
	assert.match( item.release, /^\d{4}-\d\d-\d\dT/ );
	assert.equal( ( await mine( ada ) ).text, told );
	assert.deepEqual( ( await mine( ada, { stage: 'declined' } ) ).body, [] );
	const { headers } = await board( { stage: 'declined' } );
	assert.equal( headers.get( 'x-wp-total' ), '1' );
	assert.match( headers.get( 'x-dm-stages' ), /new=1; .*declined=1/ );
} );
