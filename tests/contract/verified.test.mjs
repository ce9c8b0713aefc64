// A startup has its university confirmed over HTTP, with the link as it arrives in the mailbox.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { login, mailTo, mailsTo, person } from '../support/client.mjs';
import { newCompany, newDesigner, newMission } from '../support/people.mjs';

const LINK = /https?:\/\/\S+design_marketplace_verify=[^\s>")]+/;
const ROUNDS = 4;

const of = ( university, more = {} ) => ( {
	affiliated: 'true',
	ecosystem: university,
	need_design: 'Design',
	need: 'Need',
	design_outcomes: 'Outcomes',
	...more,
} );
const epfl = of( 'EPFL', { epfl_lab: 'LAB', epfl_professor: 'Prof' } );
const freshAddress = () => `ada-${ randomUUID() }@epfl.ch`;
const route = ( { id } ) => `/design-marketplace/v1/members/${ id }/verified`;
const ask = ( startup, address ) =>
	startup.api.post( `${ route( startup ) }/address`, { address } );
const open = ( link, method = 'GET' ) =>
	fetch( link, { method, redirect: 'manual' } );
const cardOf = async ( { slug } ) =>
	( await person().get( '/wp/v2/users', { slug } ) ).body[ 0 ];
const listed = async () =>
	(
		await person().get( '/wp/v2/users', {
			role: 'contractor',
			verified: 1,
		} )
	).body.map( ( { id } ) => id );

async function linkFor( startup ) {
	const address = freshAddress();
	const { status, text } = await ask( startup, address );
	assert.equal( status, 200, text );
	const mail = await mailTo( address, /part of EPFL/ );
	return { address, mail, link: mail.text.match( LINK )[ 0 ] };
}

async function newStartup() {
	const startup = await newCompany( epfl );
	await newMission( startup );
	return startup;
}

let startup, admin;

before( async () => {
	[ startup, admin ] = await Promise.all( [
		newStartup(),
		login( 'admin', 'password' ),
	] );
} );

test( 'only the button confirms, once, and strangers see it at once', async () => {
	const { mail, link } = await linkFor( startup );
	assert.ok( ! mail.text.includes( startup.form.company ) );
	for ( const method of [ 'GET', 'HEAD', 'GET' ] ) {
		const page = await open( link, method );
		assert.equal( page.status, 200 );
		assert.match( page.headers.get( 'cache-control' ), /no-store/ );
		assert.equal( page.headers.get( 'referrer-policy' ), 'no-referrer' );
		assert.match( page.headers.get( 'x-robots-tag' ), /noindex/ );
	}
	const page = await ( await open( link ) ).text();
	assert.ok( page.includes( startup.form.company ) );
	assert.equal( ( await cardOf( startup ) ).verified, null );
	assert.ok( ! ( await listed() ).includes( startup.id ) );
	assert.equal( ( await open( link, 'POST' ) ).status, 200 );
	const { verified } = await cardOf( startup );
	assert.deepEqual( Object.keys( verified ).sort(), [
		'by',
		'date',
		'university',
	] );
	assert.deepEqual(
		[ verified.university, verified.by ],
		[ 'EPFL', 'address' ]
	);
	assert.ok( ( await listed() ).includes( startup.id ) );
	assert.equal( ( await open( link, 'POST' ) ).status, 410 );
} );

test( 'the page speaks the language of its link', async () => {
	const { link } = await linkFor( startup );
	for ( const lang of [ 'de', 'fr', 'it' ] ) {
		const page = await open( link.replace( /lang=\w+/, `lang=${ lang }` ) );
		assert.match(
			await page.text(),
			new RegExp( `^<!DOCTYPE html><html lang="${ lang }` )
		);
	}
} );

test( 'nobody asks or decides for somebody else, and nobody else reads how it stands', async () => {
	const other = await newDesigner();
	for ( const [ who, status ] of [
		[ person(), 401 ],
		[ other.api, 403 ],
	] ) {
		const answers = await Promise.all( [
			who.get( route( startup ) ),
			who.post( route( startup ), { verified: true } ),
			who.post( `${ route( startup ) }/address`, {
				address: freshAddress(),
			} ),
		] );
		assert.deepEqual(
			answers.map( ( answer ) => answer.status ),
			[ status, status, status ]
		);
	}
	const own = await startup.api.get( route( startup ) );
	assert.equal( own.status, 200 );
	assert.match( own.headers.get( 'cache-control' ), /no-store/ );
	const self = await startup.api.post( route( startup ), { verified: true } );
	assert.equal( self.status, 403 );
	const forThem = await admin.post( `${ route( startup ) }/address`, {
		address: freshAddress(),
	} );
	assert.equal( forThem.status, 403 );
} );

test( 'an administrator confirms what they looked at, and takes it back', async () => {
	const one = await newStartup();
	const tick = ( values ) => admin.post( route( one ), values );
	assert.equal(
		( await tick( { verified: true, university: 'UNIL' } ) ).status,
		409
	);
	const done = await tick( { verified: true, university: 'EPFL' } );
	assert.equal( done.status, 200, done.text );
	assert.equal( ( await cardOf( one ) ).verified.by, 'administrator' );
	assert.equal( ( await tick( { verified: false } ) ).status, 200 );
	assert.equal( ( await cardOf( one ) ).verified, null );
	const { body } = await one.api.get( route( one ) );
	assert.equal( body.ended.why, 'administrator' );
} );

test( 'of ten confirmations at once one counts', async () => {
	const one = await newStartup();
	const { link } = await linkFor( one );
	const answers = await Promise.all(
		Array.from( { length: 10 }, () => open( link, 'POST' ) )
	);
	assert.deepEqual( answers.map( ( { status } ) => status ).sort(), [
		200,
		...Array( 9 ).fill( 410 ),
	] );
	assert.notEqual( ( await cardOf( one ) ).verified, null );
} );

test( 'a confirmation never holds for a university that was changed meanwhile', async () => {
	for ( let round = 0; round < ROUNDS; round++ ) {
		const one = await newStartup();
		const { link, address } = await linkFor( one );
		const [ confirmed, changed ] = await Promise.all( [
			open( link, 'POST' ),
			one.api.post( `/wp/v2/users/${ one.id }?slug=${ one.slug }`, {
				affiliated: true,
				ecosystem: 'UNIL',
			} ),
		] );
		assert.ok( [ 200, 410 ].includes( confirmed.status ) );
		assert.equal( changed.status, 200, changed.text );
		const card = await cardOf( one );
		assert.deepEqual( [ card.ecosystem, card.verified ], [ 'UNIL', null ] );
		assert.ok( ! ( await listed() ).includes( one.id ) );
		assert.equal( ( await open( link, 'POST' ) ).status, 410 );
		assert.equal( ( await mailsTo( address ) ).length, 1 );
	}
} );

test( 'an administrator’s tick never holds for a university that was changed meanwhile', async () => {
	for ( let round = 0; round < ROUNDS; round++ ) {
		const one = await newStartup();
		const [ ticked, changed ] = await Promise.all( [
			admin.post( route( one ), { verified: true, university: 'EPFL' } ),
			one.api.post( `/wp/v2/users/${ one.id }?slug=${ one.slug }`, {
				affiliated: true,
				ecosystem: 'UNIL',
			} ),
		] );
		assert.ok( [ 200, 409 ].includes( ticked.status ), ticked.text );
		assert.equal( changed.status, 200, changed.text );
		assert.equal( ( await cardOf( one ) ).verified, null );
	}
} );
