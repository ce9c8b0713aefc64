// Pictures over HTTP: what is taken, what is refused and how, and what is left behind.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { multipart } from '../support/client.mjs';
import { png, pngFile } from '../support/pictures.mjs';
import {
	companyForm,
	designerForm,
	newDesigner,
	newWork,
	register,
} from '../support/people.mjs';

let designer;

before( async () => {
	designer = await newDesigner();
} );

const values = { title: 'T', client: 'C', month: 1, year: 2026 };
const send = ( more ) =>
	designer.api.post( '/wp/v2/work', multipart( { ...values, ...more } ) );
const file = ( content, name, type = 'image/png' ) =>
	new File( [ content ], name, { type } );
const works = async () =>
	( await designer.api.get( '/wp/v2/work', { author_name: designer.slug } ) )
		.body.length;
const good = png( 60, 40 );

/** A picture that says it is larger than its pixels. */
function bomb( width, height ) {
	const bytes = Buffer.from( png( 1, 1 ) );
	bytes.writeUInt32BE( width, 16 );
	bytes.writeUInt32BE( height, 20 );
	return bytes;
}

test( 'what is no picture is refused by its type', async () => {
	const count = await works();
	for ( const [ content, name, type ] of [
		[ '<?php echo 1;', 'a.php', 'image/png' ],
		[ '<?php echo 1;', 'a.png', 'image/png' ],
		[
			'<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
			'a.svg',
			'image/svg+xml',
		],
		[ '<html><script>x()</script>', 'a.png', 'image/png' ],
		[ 'GIF89a\u0001\u0000\u0001\u0000', 'a.gif', 'image/gif' ],
		[ 'BM', 'a.jpg', 'image/jpeg' ],
		[
			Buffer.concat( [ good, Buffer.from( '<?php system($_GET[0]);' ) ] ),
			'a.png',
			'image/png',
		],
		[ good, 'a.php.png', 'image/png' ],
		[ good, 'a.phtml', 'image/png' ],
	] ) {
		const { status, body } = await send( {
			image: file( content, name, type ),
		} );
		assert.equal( status, 415, name );
		assert.deepEqual( Object.keys( body.data.params ), [ 'image' ] );
		assert.deepEqual( body.errors, Object.values( body.data.params ) );
	}
	assert.equal( await works(), count );
} );

test( 'what is too large is refused by its size', async () => {
	const heavy = Buffer.concat( [ good, Buffer.alloc( 8388608 ) ] );
	for ( const content of [ heavy ] ) {
		assert.equal(
			( await send( { image: file( content, 'a.png' ) } ) ).status,
			413
		);
	}
	for ( const [ width, height ] of [
		[ 30000, 30000 ],
		[ 1, 60000 ],
		[ 4294967295, 4294967295 ],
	] ) {
		const { status } = await send( {
			image: file( bomb( width, height ), 'a.png' ),
		} );
		assert.ok(
			[ 400, 413 ].includes( status ),
			`${ width } × ${ height }: ${ status }`
		);
	}
} );

test( 'what is broken is refused', async () => {
	for ( const content of [
		'',
		good.subarray( 0, 60 ),
		good.subarray( 0, 20 ),
		Buffer.concat( [ good.subarray( 0, 40 ), deflateSync( 'x' ) ] ),
	] ) {
		const { status, body } = await send( {
			image: file( content, 'a.png' ),
		} );
		assert.equal( status, 400 );
		assert.ok( body.data.params.image );
	}
} );

test( 'a bad file beside a bad field is one 400', async () => {
	const { status, body } = await send( {
		title: '',
		image: file( 'x', 'a.png' ),
	} );
	assert.equal( status, 400 );
	assert.deepEqual( Object.keys( body.data.params ), [ 'title', 'image' ] );
	const second = await send( {
		image: file( good, 'a.png' ),
		image2: file( 'x', 'b.png' ),
	} );
	assert.equal( second.status, 415 );
	assert.deepEqual( Object.keys( second.body.data.params ), [ 'image2' ] );
} );

test( 'an avatar has 200 Ko at most, for a designer and a company', async () => {
	const avatar = file(
		Buffer.concat( [ good, Buffer.alloc( 204801 ) ] ),
		'a.png'
	);
	for ( const form of [
		designerForm( { avatar } ),
		companyForm( { avatar } ),
	] ) {
		const { status, body } = await register( form );
		assert.equal( status, 413 );
		assert.deepEqual( Object.keys( body.data.params ), [ 'avatar' ] );
		assert.equal(
			( await register( { ...form, avatar: pngFile( 50, 50 ) } ) ).status,
			200,
			'nothing was left of it'
		);
	}
} );

test( 'a company without a picture is asked for one', async () => {
	const { body } = await register( companyForm( { project_image: '' } ) );
	assert.deepEqual( body.errors, [
		'Please provide an image for your startup',
	] );
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

test( 'nothing is scaled up, and large pictures are scaled down', async () => {
	const small = ( await send( { image: pngFile( 300, 200 ) } ) ).body.image;
	assert.deepEqual( [ small.width, small.height ], [ 300, 200 ] );
	assert.equal( small.breakpoints.lg[ '2x' ], small.breakpoints.lg[ '1x' ] );
	const large = ( await send( { image: pngFile( 2000, 1500 ) } ) ).body.image;
	assert.ok( large.width <= 1500 && large.height <= 1000 );
	const fetched = await fetch(
		large.base_path + large.breakpoints.xs[ '1x' ]
	);
	assert.equal( fetched.headers.get( 'content-type' ), 'image/png' );
} );

test( 'nothing but pixels is left in a picture', async () => {
	const secret = Buffer.from( 'tEXtComment\u0000taken at home', 'latin1' );
	const chunk = Buffer.alloc( 4 );
	chunk.writeUInt32BE( secret.length - 4 );
	const { crc32 } = await import( 'node:zlib' );
	const sum = Buffer.alloc( 4 );
	sum.writeUInt32BE( crc32( secret ) );
	const marked = Buffer.concat( [
		good.subarray( 0, 33 ),
		chunk,
		secret,
		sum,
		good.subarray( 33 ),
	] );
	const { image } = ( await send( { image: file( marked, 'a.png' ) } ) ).body;
	for ( const name of Object.values( image.breakpoints ).flatMap(
		Object.values
	) ) {
		const bytes = Buffer.from(
			await ( await fetch( image.base_path + name ) ).arrayBuffer()
		);
		assert.ok( ! bytes.includes( 'taken at home' ), name );
	}
} );

test( 'a replaced picture is gone, and one that was not sent stays', async () => {
	const work = await newWork( designer, { image2: pngFile( 30, 30 ) } );
	const path = `/wp/v2/work/${ work.id }`;
	const url = ( image ) => image.base_path + image.breakpoints.lg[ '2x' ];
	const { body } = await designer.api.post(
		path,
		multipart( { image: pngFile( 80, 40 ) } )
	);
	assert.notEqual( body.image.id, work.image.id );
	assert.equal( body.image2.id, work.image2.id );
	assert.equal( ( await fetch( url( work.image ) ) ).status, 404 );
	assert.equal( ( await fetch( url( body.image ) ) ).status, 200 );
	const without = await designer.api.post(
		path,
		multipart( { image2: '' } )
	);
	assert.equal( without.body.image2, null );
	const missing = await designer.api.post( path, multipart( { image: '' } ) );
	assert.deepEqual( missing.body.errors, [ 'Missing image field' ] );
} );

test( 'an id or a path is no picture', async () => {
	const other = await newWork( await newDesigner() );
	for ( const image of [
		other.image.id,
		'../../wp-config.php',
		other.image.base_path,
	] ) {
		const { status, body } = await send( { image: String( image ) } );
		assert.equal( status, 400 );
		assert.deepEqual( body.errors, [ 'Missing image field' ] );
	}
} );
