// Engagement, place, time and pay of design jobs over HTTP, and the list of companies filtered by them.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { multipart, person } from '../support/client.mjs';
import { newCompany, newDesigner, newMission } from '../support/people.mjs';

let company, other, designer;

before( async () => {
	[ company, other, designer ] = await Promise.all( [
		newCompany(),
		newCompany(),
		newDesigner(),
	] );
} );

const facts = {
	engagement: 'employment',
	workload: { min: 60, max: 80 },
	place: 'hybrid',
	starts: '2027-01',
	duration: 'Ten weeks',
	paid: true,
	budget_from: 6000,
	budget_to: 7000,
	budget_currency: 'CHF',
	budget_unit: 'month',
	budget: 'Trains are paid',
};

const said = ( mission ) =>
	Object.fromEntries(
		Object.keys( facts ).map( ( name ) => [ name, mission[ name ] ] )
	);

test( 'facts are kept as JSON and as a form, and are all optional', async () => {
	assert.deepEqual( said( await newMission( company, facts ) ), facts );
	const none = Object.fromEntries(
		Object.keys( facts ).map( ( name ) => [ name, null ] )
	);
	const plain = await newMission( other );
	assert.deepEqual( said( plain ), none );
	const { workload, ...flat } = facts;
	const { body } = await other.api.post(
		`/wp/v2/mission/${ plain.id }`,
		multipart( {
			...flat,
			paid: '0',
			'workload[min]': workload.min,
			'workload[max]': workload.max,
		} )
	);
	assert.deepEqual( said( body ), { ...facts, paid: false } );
	assert.deepEqual(
		said(
			( await designer.api.get( `/wp/v2/mission/${ plain.id }` ) ).body
		),
		{ ...facts, paid: false }
	);
} );

test( 'all that is wrong with them is named at once', async () => {
	const { status, body } = await company.api.post( '/wp/v2/mission', {
		title: 'A lamp',
		description: 'Scope',
		engagement: 'internship',
		workload: { min: 80, max: 60 },
		place: 'nowhere',
		starts: '2027-13',
		duration: 'x'.repeat( 81 ),
		budget_from: 900,
		budget_to: 800,
		budget: 'x'.repeat( 81 ),
	} );
	assert.equal( status, 400 );
	assert.deepEqual( Object.keys( body.data.params ), [
		'workload',
		'paid',
		'budget_to',
		'budget_currency',
		'budget_unit',
		'budget',
		'place',
		'starts',
		'duration',
	] );
} );

test( 'no value makes the server stumble', async () => {
	for ( const value of [ [], {}, [ {} ], { min: {} }, 1e30, true, '\0' ] ) {
		for ( const name of Object.keys( facts ) ) {
			const { status } = await company.api.post( '/wp/v2/mission', {
				title: '',
				[ name ]: value,
			} );
			assert.equal(
				status,
				400,
				`${ name }: ${ JSON.stringify( value ) }`
			);
		}
	}
} );

test( 'the list of companies follows a job’s facts at once', async () => {
	const owner = await newCompany();
	const job = await newMission( owner, {
		engagement: 'student_project',
		place: 'remote',
		paid: true,
	} );
	const finds = async ( query ) => {
		const { status, body } = await person().get( '/wp/v2/users', {
			role: 'contractor',
			per_page: 100,
			...query,
		} );
		assert.equal( status, 200 );
		return body.find( ( { slug } ) => slug === owner.slug );
	};
	const card = await finds( {
		engagement: 'student_project',
		place: 'remote',
	} );
	assert.deepEqual( card.open_engagements, [ 'student_project' ] );
	assert.deepEqual( card.open_places, [ 'remote' ] );
	assert.ok( await finds( { paid: 1 } ) );
	assert.ok( ! ( await finds( { engagement: 'freelance' } ) ) );
	await owner.api.post( `/wp/v2/mission/${ job.id }`, { paid: false } );
	assert.ok( ! ( await finds( { paid: 1 } ) ) );
	const { status, body } = await person().get( '/wp/v2/users', {
		role: 'contractor',
		engagement: 'gig',
		place: 'x',
	} );
	assert.equal( status, 400 );
	assert.deepEqual( Object.keys( body.data.params ), [
		'engagement',
		'place',
	] );
} );
