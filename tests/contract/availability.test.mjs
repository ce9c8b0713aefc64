// Over HTTP: whether a designer is free, for members and strangers; and a profile that brings its works along.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL, person } from '../support/client.mjs';
import { newCompany, newDesigner, newWork } from '../support/people.mjs';

const stranger = person();
let designer, company;

before( async () => {
	[ designer, company ] = await Promise.all( [
		newDesigner(),
		newCompany(),
	] );
	await newWork( designer, { title: 'First' } );
	await newWork( designer, { title: 'Second' } );
	await newWork( designer, { title: 'Draft', status: 'draft' } );
} );

const say = async ( fields ) => {
	const answer = await designer.api.post(
		`/wp/v2/users/${ designer.id }`,
		fields
	);
	assert.equal( answer.status, 200, answer.text );
	return answer.body;
};

/** The availability on the profile, and on the card in the list of free designers; null for none. */
const read = async ( api ) => {
	const [ profile, list ] = await Promise.all( [
		api.get( '/wp/v2/users', { slug: designer.slug } ),
		api.get( '/wp/v2/users', {
			role: 'designer',
			available: 1,
			per_page: 100,
		} ),
	] );
	assert.equal(
		Number( list.headers.get( 'X-WP-Total' ) ),
		list.body.length
	);
	const card = list.body.find( ( { id } ) => id === designer.id );
	return [ profile.body[ 0 ].availability, card?.availability ?? null ];
};

const works = ( api, more = { works: 1 } ) =>
	api.get( '/wp/v2/users', { slug: designer.slug, ...more } );

test( 'members read and find who is free, strangers once the designer lets them', async () => {
	await say( { availability: 'now' } );
	assert.deepEqual( await read( company.api ), [ 'now', 'now' ] );
	assert.deepEqual( await read( stranger ), [ '', null ] );
	await say( { availability_shown: true } );
	assert.deepEqual( await read( stranger ), [ 'now', 'now' ] );
	await say( { availability: 'from', available_from: '01/01/2099' } );
	assert.deepEqual( await read( stranger ), [ 'from', null ] );
	await say( { availability: 'busy' } );
	assert.deepEqual( await read( company.api ), [ 'busy', null ] );
} );

test( 'nonsense is refused field by field', async () => {
	const { status, body } = await designer.api.post(
		`/wp/v2/users/${ designer.id }`,
		{ availability: 'soon', available_from: '31/02/2027' }
	);
	assert.equal( status, 400 );
	assert.deepEqual( Object.keys( body.data.params ), [
		'availability',
		'available_from',
	] );
	for ( const query of [
		{ role: 'designer', available: 'perhaps' },
		{ slug: designer.slug, works: 'perhaps' },
	] ) {
		const answer = await company.api.get( '/wp/v2/users', query );
		assert.equal( answer.status, 400, JSON.stringify( query ) );
	}
} );

test( 'a link that was made up does nothing, and is kept by nobody', async () => {
	const link = `${ SITE_URL }/?design_marketplace_free=${
		designer.id
	}.9999999999.${ 'a'.repeat( 64 ) }`;
	for ( const method of [ 'GET', 'POST' ] ) {
		const page = await fetch( link, { method } );
		assert.equal( page.status, 410 );
		assert.match( page.headers.get( 'cache-control' ), /no-store/ );
		assert.match( page.headers.get( 'x-robots-tag' ), /noindex/ );
	}
} );

test( 'a profile brings the works its own list has, for each reader theirs', async () => {
	for ( const [ api, count ] of [
		[ company.api, 2 ],
		[ designer.api, 3 ],
	] ) {
		const [ profile, list ] = await Promise.all( [
			works( api ),
			api.get( '/wp/v2/work', {
				author_name: designer.slug,
				per_page: 100,
			} ),
		] );
		assert.equal( list.body.length, count );
		assert.deepEqual( profile.body[ 0 ].works, list.body );
		assert.match( profile.headers.get( 'cache-control' ), /no-store/ );
	}
	for ( const answer of await Promise.all( [
		works( stranger ),
		works( company.api, {} ),
		company.api.get( '/wp/v2/users', { slug: company.slug, works: 1 } ),
	] ) ) {
		assert.equal( answer.body[ 0 ]?.works, undefined );
	}
} );
