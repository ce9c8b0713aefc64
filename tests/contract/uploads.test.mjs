// Files over HTTP: which are taken and which are refused, however their parts are called, and how they are handed out.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { login, multipart } from '../support/client.mjs';
import { png, pngFile } from '../support/pictures.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

let designer;

before( async () => {
	designer = await newDesigner();
} );

const send = ( more ) =>
	designer.api.post(
		'/wp/v2/work',
		multipart( { title: 'T', client: 'C', month: 1, year: 2026, ...more } )
	);
const file = ( content, name, type = 'image/png' ) =>
	new File( [ content ], name, { type } );
const good = png( 60, 40 );

test( 'what is no picture is refused by its type', async () => {
	for ( const [ content, name, type ] of [
		[ '<?php echo 1;', 'a.php', 'image/png' ],
		[
			'<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
			'a.svg',
			'image/svg+xml',
		],
		[ good, 'a.php.png', 'image/png' ],
	] ) {
		const { status, body } = await send( {
			image: pngFile( 30, 20 ),
			image2: file( content, name, type ),
		} );
		assert.equal( status, 415, name );
		assert.deepEqual( Object.keys( body.data.params ), [ 'image2' ] );
		assert.deepEqual( body.errors, Object.values( body.data.params ) );
	}
	const { body } = await designer.api.get( '/wp/v2/work', {
		author_name: designer.slug,
	} );
	assert.deepEqual( body, [] );
} );

test( 'what is too large is refused by its size', async () => {
	const heavy = Buffer.concat( [ good, Buffer.alloc( 8388608 ) ] );
	assert.equal(
		( await send( { image: file( heavy, 'a.png' ) } ) ).status,
		413
	);
} );

test( 'a canvas’ nameless blob is a picture; its name is never used', async () => {
	for ( const name of [
		'blob',
		'../../evil.png',
		'a\u202egnp.exe\u202c.png',
		'ü'.repeat( 80 ) + '.png',
	] ) {
		const { status, body, text } = await send( {
			image: file( good, name, 'application/octet-stream' ),
		} );
		assert.equal( status, 201, name + text );
		assert.match(
			body.image.breakpoints.lg[ '2x' ],
			/^[0-9a-f]{32}(-\d+x\d+)?\.png$/
		);
	}
} );

test( 'the spreadsheet is the owner’s, holds no formula, and counts as read', async () => {
	const [ company, ada ] = await Promise.all( [
		newCompany(),
		newDesigner( { name: '=Ada + Söhne' } ),
	] );
	const mission = await newMission( company );
	await apply( ada, company, mission );
	const sheet = ( api ) =>
		api.get( '/wp/v2/application', { mission: mission.id, format: 'csv' } );
	for ( const api of [ ada.api, await login( 'admin', 'password' ) ] ) {
		assert.equal( ( await sheet( api ) ).status, 403 );
	}
	const { status, headers, text } = await sheet( company.api );
	assert.equal( status, 200 );
	assert.equal( headers.get( 'content-type' ), 'text/csv; charset=utf-8' );
	assert.match(
		headers.get( 'content-disposition' ),
		new RegExp( `attachment; filename="candidates-${ mission.id }.csv"` )
	);
	assert.match( headers.get( 'cache-control' ), /no-store/ );
	assert.equal( text.trim().split( '\n' ).length, 2 );
	assert.match( text, /"?'=Ada \+ Söhne"?,/ );
	const [ item ] = ( await ada.api.get( '/wp/v2/application' ) ).body;
	assert.match( item.seen, /^\d{4}-\d\d-\d\dT/ );
} );
