// Files of messages over HTTP: both ways, in parts, without a token, for ten minutes, and never for others.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { login, person, SITE_URL } from '../support/client.mjs';
import { pngFile } from '../support/pictures.mjs';
import {
	apply,
	newCompany,
	newDesigner,
	newMission,
} from '../support/people.mjs';

const OWN = '/design-marketplace/v1';

/** More than one piece of an encrypted file. */
const bytes = Buffer.from( `%PDF-1.7\n${ '1 0 obj\n'.repeat( 10000 ) }` );
const pdf = ( as = 'Entwürfe.pdf' ) =>
	new File( [ bytes ], as, { type: 'application/pdf' } );

let admin, company, ada, other, path;

const send = ( who, text, ...files ) => {
	const form = new FormData();
	form.append( 'text', text );
	files.forEach( ( file ) => form.append( 'files[]', file, file.name ) );
	return who.api.post( path, form );
};

/** The bytes behind an address, as a browser asks: without a token. */
const fetched = async ( url, headers = {}, method = 'GET' ) => {
	const answer = await fetch( url, { method, headers } );
	return {
		status: answer.status,
		headers: answer.headers,
		bytes: Buffer.from( await answer.arrayBuffer() ),
	};
};

before( async () => {
	[ admin, company, ada, other ] = await Promise.all( [
		login( 'admin', 'password' ),
		newCompany(),
		newDesigner(),
		newDesigner(),
	] );
	await apply( ada, company, await newMission( company ) );
	const { body } = await ada.api.get( `${ OWN }/conversations` );
	path = `${ OWN }/conversations/${ body[ 0 ].id }`;
} );

test( 'the first message to a stranger carries no file; later ones do, both ways', async () => {
	const early = await send( ada, 'See', pdf() );
	assert.equal( early.status, 400, early.text );
	const picture = await send( company, 'Like this', pngFile( 60, 40 ) );
	assert.equal( picture.status, 201, picture.text );
	const sent = await send( ada, '', pdf() );
	assert.equal( sent.status, 201, sent.text );
	const { messages } = ( await company.api.get( path ) ).body;
	const [ theirs, own ] = messages
		.slice( -2 )
		.map( ( { files } ) => files[ 0 ] );
	assert.deepEqual(
		[ theirs.type, own.type, own.name, own.size ],
		[ 'image/png', 'application/pdf', 'Entwürfe.pdf', bytes.length ]
	);
	const shown = await fetched( theirs.url );
	assert.equal( shown.status, 200 );
	assert.match( shown.headers.get( 'content-disposition' ), /^inline/ );
	const saved = await fetched( own.url );
	assert.deepEqual( saved.bytes, bytes );
	const told = ( name ) => saved.headers.get( name );
	assert.equal(
		told( 'content-disposition' ),
		`attachment; filename="Entwurfe.pdf"; filename*=UTF-8''Entw%C3%BCrfe.pdf`
	);
	assert.deepEqual(
		[
			told( 'content-type' ),
			told( 'cache-control' ),
			told( 'x-content-type-options' ),
			told( 'access-control-allow-origin' ),
			told( 'set-cookie' ),
		],
		[ 'application/pdf', 'private, no-store', 'nosniff', null, null ]
	);
	assert.match( told( 'content-security-policy' ), /sandbox/ );
} );

test( 'parts of a file, its headers alone, and no other method', async () => {
	const { messages } = ( await ada.api.get( path ) ).body;
	const { url, size } = messages.at( -1 ).files[ 0 ];
	const part = await fetched( url, { Range: 'bytes=10-19' } );
	assert.deepEqual(
		[ part.status, part.headers.get( 'content-range' ) ],
		[ 206, `bytes 10-19/${ size }` ]
	);
	assert.deepEqual( part.bytes, bytes.subarray( 10, 20 ) );
	const beyond = await fetched( url, { Range: `bytes=${ size }-` } );
	assert.deepEqual(
		[ beyond.status, beyond.headers.get( 'content-range' ) ],
		[ 416, `bytes */${ size }` ]
	);
	const head = await fetched( url, {}, 'HEAD' );
	assert.deepEqual(
		[
			head.status,
			head.headers.get( 'content-length' ),
			head.headers.get( 'accept-ranges' ),
			head.bytes.length,
		],
		[ 200, String( size ), 'bytes', 0 ]
	);
	assert.equal( ( await fetched( url, {}, 'POST' ) ).status, 405 );
} );

test( 'nobody else gets a file or its address', async () => {
	const { messages } = ( await ada.api.get( path ) ).body;
	const { id, url } = messages.at( -1 ).files[ 0 ];
	for ( const [ who, status ] of [
		[ person(), 401 ],
		[ admin, 403 ],
		[ other.api, 404 ],
	] ) {
		const answer = await who.get( `${ OWN }/files/${ id }` );
		assert.equal( answer.status, status );
		assert.ok( ! answer.text.includes( 'url' ) );
	}
	const renewed = await company.api.get( `${ OWN }/files/${ id }` );
	assert.match( renewed.headers.get( 'cache-control' ), /no-store/ );
	assert.equal( ( await fetched( renewed.body.url ) ).status, 200 );
	assert.notEqual( renewed.body.url, url );
	for ( const forged of [
		url.replace( id, '0'.repeat( 32 ) ),
		url.slice( 0, -1 ) + ( url.endsWith( '0' ) ? '1' : '0' ),
		url.replace( /=.*/, '=' ),
		url.replace( /=/, '[]=' ),
	] ) {
		const answer = await fetched( forged );
		assert.deepEqual( [ answer.status, answer.bytes.length ], [ 404, 0 ] );
	}
} );

const second = process.env.SECOND_SITE_URL;

if ( second ) {
	test( 'another web server hands out what this one stored, and the other way round', async () => {
		const at = async ( from, to, who ) => {
			const form = new FormData();
			form.append( 'files[]', pdf(), 'a.pdf' );
			const sent = await fetch( `${ from }/wp-json${ path }`, {
				method: 'POST',
				headers: { Authorization: `Bearer ${ who.api.token }` },
				body: form,
			} );
			const { files } = await sent.json();
			assert.equal( sent.status, 201 );
			const answer = await fetched(
				files[ 0 ].url.replace( SITE_URL, to )
			);
			assert.equal( answer.status, 200 );
			assert.deepEqual( answer.bytes, bytes );
		};
		await at( SITE_URL, second, ada );
		await at( second, SITE_URL, company );
	} );
}
