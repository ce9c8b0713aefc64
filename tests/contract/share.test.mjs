// What other sites get of a page: the share picture, the frame, and the answer of oEmbed, as sent.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL, person } from '../support/client.mjs';
import { newDesigner, newWork } from '../support/people.mjs';

const visit = ( address, headers = {} ) =>
	fetch( new URL( address, SITE_URL ), { redirect: 'manual', headers } );
const stranger = person();
const ENGLISH = { 'Accept-Language': 'en' };

let designer, page;

const meta = ( html, name ) =>
	( html.match(
		new RegExp( `<meta property="${ name }" content="([^"]*)"` )
	) ?? [] )[ 1 ]?.replaceAll( '&amp;', '&' );
const picture = async () =>
	meta( await ( await visit( page, ENGLISH ) ).text(), 'og:image' );

before( async () => {
	designer = (
		await stranger.get( '/wp/v2/users', { role: 'designer', per_page: 1 } )
	).body[ 0 ];
	page = `/designer/${ designer.slug }`;
} );

test( 'a share picture is the same for everybody, and has no cookie', async () => {
	const address = await picture();
	const answers = await Promise.all( [
		visit( address ),
		visit( address, { 'Accept-Language': 'de' } ),
		visit( address, { Cookie: 'wordpress_logged_in_x=y' } ),
	] );
	const bodies = await Promise.all(
		answers.map( async ( answer ) =>
			Buffer.from( await answer.arrayBuffer() )
		)
	);
	for ( const [ index, answer ] of answers.entries() ) {
		assert.equal( answer.status, 200 );
		assert.equal( answer.headers.get( 'content-type' ), 'image/jpeg' );
		assert.match( answer.headers.get( 'cache-control' ), /^public/ );
		assert.equal( answer.headers.get( 'set-cookie' ), null );
		assert.equal( answer.headers.get( 'expires' ), null );
		assert.ok( bodies[ index ].equals( bodies[ 0 ] ) );
	}
	assert.equal( bodies[ 0 ].readUInt16BE( 0 ), 0xffd8 );
} );

test( 'another key leads to the present picture, and a page without one has none', async () => {
	const address = await picture();
	for ( const key of [ '=x', '[]=x', '=%00', '' ] ) {
		const answer = await visit(
			`${ page }?lang=en&design_marketplace_share${ key }`
		);
		assert.equal( answer.status, 302, key );
		assert.equal( answer.headers.get( 'location' ), address );
	}
	for ( const path of [
		'/',
		'/designers',
		'/designer/nobody-at-all',
		'/settings',
		'/wp-json/',
		'/wp-login.php',
	] ) {
		const answer = await visit( `${ path }?design_marketplace_share=x` );
		assert.equal( answer.status, 404, path );
		assert.equal( await answer.text(), '', path );
	}
} );

test( 'an embed is a page without script and cookie that frames of the operator’s choice may show', async () => {
	const answer = await visit( `/embed${ page }`, ENGLISH );
	const html = await answer.text();
	assert.equal( answer.status, 200 );
	assert.match( html, new RegExp( `<title>${ designer.name }` ) );
	assert.doesNotMatch( html, /<script/i );
	assert.equal( answer.headers.get( 'set-cookie' ), null );
	assert.match( answer.headers.get( 'x-robots-tag' ), /noindex/ );
	assert.equal( answer.headers.get( 'x-frame-options' ), null );
	assert.equal( answer.headers.get( 'expires' ), null );
	const policy = answer.headers.get( 'content-security-policy' );
	assert.match( policy, /default-src 'none'.*frame-ancestors \*$/ );
	assert.match( answer.headers.get( 'cache-control' ), /^public/ );
	const again = await visit( `/embed${ page }`, {
		...ENGLISH,
		'If-None-Match': answer.headers.get( 'etag' ),
	} );
	assert.equal( again.status, 304 );
} );

test( 'an embed of nobody, and of somebody who is not listed, is a 404 and says no more', async () => {
	const unlisted = await newDesigner();
	const bodies = await Promise.all(
		[ 'nobody-at-all', unlisted.slug ].map( async ( slug ) => {
			const answer = await visit( `/embed/designer/${ slug }`, ENGLISH );
			assert.equal( answer.status, 404 );
			return answer.text();
		} )
	);
	assert.equal( bodies[ 0 ], bodies[ 1 ] );
	await newWork( unlisted, { title: 'A first one' } );
	const answer = await visit( `/embed/designer/${ unlisted.slug }` );
	assert.equal( answer.status, 200, 'Listed with the first work.' );
	for ( const path of [
		'/embed/designer',
		'/embed',
		'/embed/designer/a/b',
	] ) {
		const other = await visit( path );
		assert.equal( other.status, 404, path );
		assert.match( await other.text(), /design-marketplace/, 'The app’s.' );
	}
} );

test( 'oEmbed gives the frame as JSON and as XML', async () => {
	const ask = ( format ) =>
		visit(
			`/wp-json/oembed/1.0/embed?format=${ format }&url=${ encodeURIComponent(
				SITE_URL + page
			) }`
		);
	const data = await ( await ask( 'json' ) ).json();
	assert.equal( data.type, 'rich' );
	assert.match( data.html, new RegExp( `/embed${ page }\\?lang=` ) );
	assert.equal( ( await visit( data.thumbnail_url ) ).status, 200 );
	const xml = await ( await ask( 'xml' ) ).text();
	assert.match( xml, /<type>rich<\/type>/ );
} );
