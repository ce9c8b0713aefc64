// An open portfolio over HTTP: what caches and robots are told, closing it, the sitemap, and AI training reserved.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { SITE_URL, person } from '../support/client.mjs';
import { member, work } from '../support/members.mjs';

const visit = ( path, headers = {} ) =>
	fetch( SITE_URL + path, { redirect: 'manual', headers } );
const robotsOf = ( answer ) => answer.headers.get( 'x-robots-tag' );
const stranger = person();

let designer, page, shown, quiet;

const open = async ( how ) => {
	const answer = await designer.api.post( `/wp/v2/users/${ designer.id }`, {
		portfolio_open: how,
	} );
	assert.equal( answer.status, 200, answer.text );
};

before( async () => {
	designer = await member( 'designer', 'Opened' );
	page = `/designer/${ designer.slug }`;
	shown = await work( designer, 'Letterbox' );
	quiet = await work( designer, 'Quiet one', { visibility: 'unlisted' } );
} );

test( 'strangers read it as long as it is open, and the next request after that does not', async () => {
	const list = `/wp/v2/work?author_name=${ designer.slug }`;
	assert.equal( ( await stranger.get( list ) ).status, 401 );
	await open( 'link' );
	const answer = await visit( `/wp-json${ list }` );
	assert.equal( answer.status, 200 );
	assert.match( answer.headers.get( 'cache-control' ), /^public, max-age=0/ );
	assert.equal( ( await answer.json() ).length, 1 );
	const tag = { 'If-None-Match': answer.headers.get( 'etag' ) };
	assert.equal( ( await visit( `/wp-json${ list }`, tag ) ).status, 304 );
	const whole = await visit( page );
	assert.match( await whole.text(), /answers members\./ );
	assert.equal( robotsOf( whole ), 'noindex, noai, noimageai' );
	await open( 'off' );
	assert.equal( ( await visit( `/wp-json${ list }`, tag ) ).status, 401 );
	const wall = await visit( page, {
		'If-None-Match': whole.headers.get( 'etag' ),
	} );
	assert.equal( wall.status, 200 );
	assert.doesNotMatch( await wall.text(), /answers members\./ );
	assert.equal(
		( await stranger.get( `/wp/v2/work/${ shown.id }` ) ).status,
		401
	);
} );

test( 'works have a page of their own, unlisted ones for who has the address, and no search engine finds those', async () => {
	await open( 'index' );
	const at = ( { link } ) => visit( link.replace( SITE_URL, '' ) );
	assert.equal( robotsOf( await at( shown ) ), 'noai, noimageai' );
	assert.equal( ( await visit( `${ page }/no-such-work` ) ).status, 404 );
	await open( 'off' );
	const alone = await at( quiet );
	assert.equal( alone.status, 200 );
	assert.equal( robotsOf( alone ), 'noindex, noai, noimageai' );
	assert.doesNotMatch( await alone.text(), /Letterbox/ );
} );

test( 'the sitemap names what its designer wants found, and nothing else', async () => {
	const map = async () =>
		( await visit( '/wp-sitemap-portfolios-1.xml' ) ).text();
	await open( 'link' );
	assert.doesNotMatch( await map(), new RegExp( `${ page }<` ) );
	await open( 'index' );
	const xml = await map();
	assert.match( xml, new RegExp( `${ page }</loc>` ) );
	assert.match( xml, new RegExp( `${ page }/letterbox</loc>` ) );
	assert.doesNotMatch( xml, /quiet-one/ );
	assert.match(
		await ( await visit( '/wp-sitemap.xml' ) ).text(),
		/wp-sitemap-portfolios-1\.xml/
	);
} );

test( 'training of AI is reserved in robots.txt, in tdmrep.json and in the header of pages and pictures', async () => {
	const robots = await ( await visit( '/robots.txt' ) ).text();
	assert.match( robots, /^User-agent: GPTBot\nDisallow: \/$/m );
	const file = await visit( '/.well-known/tdmrep.json' );
	assert.equal( file.status, 200 );
	assert.match( file.headers.get( 'content-type' ), /^application\/json/ );
	assert.deepEqual( await file.json(), [
		{
			location: '/',
			'tdm-reservation': 1,
			'tdm-policy': `${ SITE_URL }/terms-conditions`,
		},
	] );
	assert.equal( robotsOf( await visit( '/designers' ) ), 'noai, noimageai' );
	for ( const path of [
		'/login',
		'/no-such-page',
		'/?design_marketplace_picture=1',
		'/?design_marketplace_data=x',
	] ) {
		assert.equal(
			robotsOf( await visit( path ) ),
			'noindex, noai, noimageai',
			path
		);
	}
} );
