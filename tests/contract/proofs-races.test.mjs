// The same proof at once, or beside what it proves: an address has one owner, and no mark outlives the university it is of.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
	freshEmail,
	login,
	mailTo,
	mailsTo,
	person,
} from '../support/client.mjs';
import {
	newCompany,
	newDesigner,
	newMission,
	password,
} from '../support/people.mjs';

const ROUNDS = 4;

const press = async ( link ) =>
	( await fetch( link, { method: 'POST', redirect: 'manual' } ) ).status;
const linkIn = ( { text } ) =>
	text.match( /https?:\/\/\S+design_marketplace_[a-z]+=[^\s>")]+/ )[ 0 ];

test( 'of two who prove one address at once one has it', async () => {
	const [ ada, ben ] = await Promise.all( [ newDesigner(), newDesigner() ] );
	const wanted = freshEmail( 'wanted' );
	for ( const { api, id } of [ ada, ben ] ) {
		await api.post( `/wp/v2/users/${ id }`, { email: wanted } );
	}
	let links = [];
	for ( const until = Date.now() + 60000; links.length < 2; ) {
		assert.ok( Date.now() < until, 'both mails arrive' );
		await mailTo( wanted );
		links = ( await mailsTo( wanted ) ).map( linkIn );
	}
	const statuses = await Promise.all(
		[ ...links, ...links, ...links ].map( press )
	);
	assert.equal(
		statuses.filter( ( status ) => status === 200 ).length,
		1,
		statuses.join( ' ' )
	);
	assert.ok(
		statuses.every( ( status ) => [ 200, 409, 410 ].includes( status ) ),
		statuses.join( ' ' )
	);
	const tokens = await Promise.all(
		[ ada, ben ].map( ( { email } ) =>
			person().post( '/jwt-auth/v1/token', { username: email, password } )
		)
	);
	assert.deepEqual(
		tokens.map( ( { status } ) => status ).sort(),
		[ 200, 403 ],
		'One of them has left the old address'
	);
} );

const route = ( { id } ) => `/design-marketplace/v1/members/${ id }/verified`;
const cardOf = async ( { slug } ) =>
	( await person().get( '/wp/v2/users', { slug } ) ).body[ 0 ];
const leave = ( { api, id } ) =>
	api.post( `/wp/v2/users/${ id }`, { affiliated: true, ecosystem: 'UNIL' } );

async function newStartup() {
	const startup = await newCompany( {
		affiliated: 'true',
		ecosystem: 'EPFL',
		epfl_lab: 'LAB',
		epfl_professor: 'Prof',
		need_design: 'Design',
		need: 'Need',
		design_outcomes: 'Outcomes',
	} );
	await newMission( startup );
	return startup;
}

async function linkFor( startup ) {
	const address = `ada-${ randomUUID() }@epfl.ch`;
	const { status, text } = await startup.api.post(
		`${ route( startup ) }/address`,
		{ address }
	);
	assert.equal( status, 200, text );
	return linkIn( await mailTo( address, /part of EPFL/ ) );
}

test( 'of ten confirmations at once one counts', async () => {
	const one = await newStartup();
	const link = await linkFor( one );
	const statuses = await Promise.all(
		Array.from( { length: 10 }, () => press( link ) )
	);
	assert.deepEqual( statuses.sort(), [ 200, ...Array( 9 ).fill( 410 ) ] );
	assert.notEqual( ( await cardOf( one ) ).verified, null );
} );

test( 'neither a confirmation nor an administrator’s tick holds for a university that was changed meanwhile', async () => {
	const admin = await login( 'admin', 'password' );
	for ( let round = 0; round < ROUNDS; round++ ) {
		const [ one, other ] = [ await newStartup(), await newStartup() ];
		const link = await linkFor( one );
		const [ confirmed, ticked, ...changed ] = await Promise.all( [
			press( link ),
			admin.post( route( other ), {
				verified: true,
				university: 'EPFL',
			} ),
			leave( one ),
			leave( other ),
		] );
		assert.ok( [ 200, 410 ].includes( confirmed ) );
		assert.ok( [ 200, 409 ].includes( ticked.status ), ticked.text );
		for ( const { status, text } of changed ) {
			assert.equal( status, 200, text );
		}
		const { body: listed } = await person().get( '/wp/v2/users', {
			role: 'contractor',
			verified: 1,
		} );
		for ( const startup of [ one, other ] ) {
			const { ecosystem, verified } = await cardOf( startup );
			assert.deepEqual( [ ecosystem, verified ], [ 'UNIL', null ] );
			assert.ok( ! listed.some( ( { id } ) => id === startup.id ) );
		}
		assert.equal( await press( link ), 410 );
	}
} );
