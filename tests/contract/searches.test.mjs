// Saved searches over HTTP: ten of them, one of each, also when all come at once; and what the link in their emails does.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { person } from '../support/client.mjs';
import { newCompany, newDesigner } from '../support/people.mjs';

const ROUTE = '/design-marketplace/v1/searches';
const save = ( who, filters, more = {} ) =>
	who.api.post( ROUTE, { kind: 'jobs', filters, ...more } );
const statuses = ( answers ) => answers.map( ( { status } ) => status ).sort();

let ada, company, skill;

before( async () => {
	[ ada, company, skill ] = await Promise.all( [
		newDesigner(),
		newCompany(),
		person()
			.get( '/wp/v2/skill' )
			.then( ( { body } ) => body[ 0 ] ),
	] );
} );

test( 'a search explains itself, leads to its list and belongs to one member', async () => {
	const { status, body } = await save( ada, {
		skill: String( skill.id ),
		verified: '1',
		page: '2',
		utm: 'x',
	} );
	assert.equal( status, 201 );
	assert.deepEqual( body.filters, { skill: [ skill.id ], verified: true } );
	assert.equal( body.path, `/jobs?skill=${ skill.id }&verified=1` );
	assert.ok( body.name.includes( skill.name ) );
	assert.equal( body.rhythm, 'instant' );
	const one = `${ ROUTE }/${ body.id }`;
	assert.equal( ( await person().get( ROUTE ) ).status, 401 );
	assert.deepEqual( ( await company.api.get( ROUTE ) ).body, [] );
	assert.equal(
		( await company.api.post( one, { paused: true } ) ).status,
		404
	);
	assert.equal( ( await company.api.del( one ) ).status, 404 );
	const named = await ada.api.post( one, {
		name: 'Mine <b>',
		rhythm: 'weekly',
	} );
	assert.equal( named.body.rhythm, 'weekly' );
	assert.equal(
		( await ada.api.post( one, { name: '' } ) ).body.name,
		body.name
	);
	assert.equal( ( await ada.api.del( one ) ).status, 200 );
	assert.equal( ( await ada.api.del( one ) ).status, 404 );
} );

test( 'the same search twelve times at once is one', async () => {
	const answers = await Promise.all(
		Array.from( { length: 12 }, () => save( ada, { search: 'posters' } ) )
	);
	assert.deepEqual( statuses( answers ), [
		...Array( 11 ).fill( 200 ),
		201,
	] );
	const { body } = await ada.api.get( ROUTE );
	assert.equal( body.length, 1 );
} );

test( 'of fifteen at once ten are saved, and the others are told why', async () => {
	const answers = await Promise.all(
		Array.from( { length: 15 }, ( _, index ) =>
			save( company, { search: `word${ index }` }, { kind: 'designers' } )
		)
	);
	assert.deepEqual( statuses( answers ), [
		...Array( 10 ).fill( 201 ),
		...Array( 5 ).fill( 409 ),
	] );
	const refused = answers.find( ( { status } ) => status === 409 );
	assert.equal( refused.body.code, 'rest_searches_many' );
	assert.equal( ( await company.api.get( ROUTE ) ).body.length, 10 );
} );

test( 'nothing that is no filter is saved, and all that is wrong is named', async () => {
	const { status, body } = await save(
		ada,
		{ skill: '99999999', search: 'x'.repeat( 200 ) },
		{ rhythm: 'hourly' }
	);
	assert.equal( status, 400 );
	assert.deepEqual( Object.keys( body.data.params ).sort(), [
		'rhythm',
		'search',
		'skill',
	] );
	for ( const filters of [ {}, [], 'x', null, { page: 1 } ] ) {
		assert.equal( ( await save( ada, filters ) ).status, 400 );
	}
} );

test( 'a link somebody made up changes nothing', async () => {
	const { body } = await ada.api.get( ROUTE );
	const base = new URL(
		'/',
		process.env.SITE_URL ?? 'http://localhost:8888'
	);
	for ( const token of [
		`${ body[ 0 ].id }.${ 'a'.repeat( 64 ) }`,
		'x',
		'',
		`999999999999999999.${ '0'.repeat( 64 ) }`,
	] ) {
		base.search = new URLSearchParams( {
			design_marketplace_search: token,
		} ).toString();
		for ( const method of [ 'GET', 'POST' ] ) {
			assert.equal( ( await fetch( base, { method } ) ).status, 404 );
		}
	}
	assert.equal( ( await ada.api.get( ROUTE ) ).body[ 0 ].paused, false );
} );
