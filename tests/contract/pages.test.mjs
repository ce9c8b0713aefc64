// The site's addresses over HTTP: statuses, redirects, headers, and what strangers find in the source.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { SITE_URL, person } from '../support/client.mjs';

const visit = ( path, headers = {} ) =>
	fetch( SITE_URL + path, { redirect: 'manual', headers } );
const status = async ( path ) => ( await visit( path ) ).status;
const stranger = person();

/** Painted whole, with pictures; showcase and tools have their texts and links. */
const WITH_PICTURES = [ '/', '/designers', '/jobs' ];
const LISTS = [ ...WITH_PICTURES, '/showcase', '/tools' ];
const ROUTES = [
	...LISTS,
	'/about-us',
	'/login',
	'/signup',
	'/forgottenpassword',
	'/settings',
	'/designer/editwork',
	'/designer/workwith',
	'/project/editmission',
	'/project/workwith',
	'/terms-conditions',
	'/privacy-policy',
];

let designer, company;

/** Each page as strangers get it: its answer, and its HTML. */
const pages = {};

before( async () => {
	const listed = ( role ) =>
		stranger.get( '/wp/v2/users', { role, per_page: 20 } );
	[ company ] = ( await listed( 'contractor' ) ).body;
	for ( const { slug } of ( await listed( 'designer' ) ).body ) {
		const [ found ] = ( await stranger.get( '/wp/v2/users', { slug } ) )
			.body;
		// One whose portfolio is closed, as most are.
		designer ??= found.open ? undefined : found;
	}
	for ( const path of [
		...ROUTES,
		`/designer/${ designer.slug }`,
		`/project/${ company.slug }`,
		'/no-such-page',
	] ) {
		const answer = await visit( path, { 'Accept-Language': 'en' } );
		pages[ path ] = { answer, html: await answer.text() };
	}
} );

test( 'every route of the table is there, with and without a trailing slash', async () => {
	for ( const path of ROUTES ) {
		const { answer, html } = pages[ path ];
		assert.equal( answer.status, 200, path );
		assert.match( html, /<div id="design-marketplace">/, path );
		assert.equal( await status( `${ path }/`.replace( '//', '/' ) ), 200 );
	}
	assert.equal(
		await status( '/login?user_role=designer&user_verify=1' ),
		200
	);
} );

test( 'members have one address, and their others lead there', async () => {
	for ( const path of [
		`/designer/${ designer.slug }`,
		`/project/${ company.slug }`,
	] ) {
		assert.equal( pages[ path ].answer.status, 200 );
	}
	for ( const [ from, to ] of [
		[ `/designers/${ designer.slug }`, `/designer/${ designer.slug }` ],
		[
			`/projects/${ company.slug }?lang=fr`,
			`/project/${ company.slug }?lang=fr`,
		],
		[ `/contractor/${ company.slug }`, `/project/${ company.slug }` ],
	] ) {
		const answer = await visit( from );
		assert.equal( answer.status, 301, from );
		assert.equal( answer.headers.get( 'location' ), SITE_URL + to );
	}
	for ( const path of [
		`/designer/${ company.slug }`,
		`/contractor/${ designer.slug }`,
		'/designer/nobody-at-all',
		'/projects/nobody-at-all',
		`/project/${ company.slug }/mission/99999999`,
	] ) {
		assert.equal( await status( path ), 404, path );
	}
} );

test( 'everything else is not found, in the app', async () => {
	for ( const path of [
		'/admin',
		'/dashboard',
		'/wp-login',
		'/design',
		'/hello-world',
		'/author/admin',
		'/?author=1',
		'/?p=1',
		'/category/uncategorized',
		'/2026',
		'/no/such/thing',
	] ) {
		const page = await visit( path );
		assert.equal( page.status, 404, path );
		assert.match( await page.text(), /<title>Page not found/, path );
	}
} );

test( 'there is no feed but that of jobs, as nothing in one has a page', async () => {
	for ( const path of [ '/feed/', '/designers/feed/', '/comments/feed/' ] ) {
		assert.equal( ( await visit( path ) ).status, 404, path );
	}
} );

test( 'what is WordPress’ stays WordPress’', async () => {
	for ( const path of [
		'/wp-json/',
		'/robots.txt',
		'/wp-sitemap.xml',
		'/wp-sitemap-routes-1.xml',
		'/wp-login.php',
		'/?rest_route=/',
	] ) {
		const answer = await visit( path );
		assert.equal( answer.status, 200, path );
		assert.doesNotMatch(
			await answer.text(),
			/<div id="design-marketplace">/,
			path
		);
	}
	const sitemap = await ( await visit( '/wp-sitemap.xml' ) ).text();
	assert.doesNotMatch( sitemap, /users|taxonomies|posts-post/ );
} );

test( 'strangers’ pages can be kept, are asked for again by their tag, and set no cookie', async () => {
	const page = await visit( '/designers' );
	assert.match(
		page.headers.get( 'cache-control' ),
		/^public, max-age=0, s-maxage=\d+/
	);
	assert.match( page.headers.get( 'vary' ), /Accept-Language/ );
	assert.equal( page.headers.get( 'set-cookie' ), null );
	const again = await visit( '/designers', {
		'If-None-Match': page.headers.get( 'etag' ),
	} );
	assert.equal( again.status, 304 );
	assert.equal( await again.text(), '' );
	assert.match(
		page.headers.get( 'content-security-policy' ),
		/(^|; )script-src 'self'(?![^;]*unsafe)/
	);
} );

test( 'the language follows the address, then the browser, then the site', async () => {
	const lang = async ( path, header ) =>
		/<html lang="(..)"/.exec(
			await (
				await visit( path, header ? { 'Accept-Language': header } : {} )
			).text()
		)[ 1 ];
	assert.equal( await lang( '/jobs?lang=it', 'fr' ), 'it' );
	assert.equal( await lang( '/jobs', 'rm, fr-CH;q=0.9, de;q=0.8' ), 'fr' );
	assert.equal( await lang( '/jobs', '*' ), 'en' );
	assert.equal( await lang( '/jobs', 'pt' ), 'en' );
	assert.equal( await lang( '/jobs?lang=pt', 'fr' ), 'en' );
} );

/** A name in a pattern: names may hold any letter. */
const literally = ( text ) => text.replace( /[\\^$.*+?()[\]{}|]/g, '\\$&' );

/** The text of a document without its scripts and styles, as a browser without JavaScript has it. */
const readable = ( html ) =>
	html
		.replace( /<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ' )
		.replace( /<[^>]+>/g, ' ' )
		.replace( /&[#\w]+;/g, ' ' )
		.replace( /\s+/g, ' ' );
const inside = ( html, name ) =>
	new RegExp( `<${ name }\\b[\\s\\S]*?</${ name }>` ).exec( html )?.[ 0 ] ??
	'';
const linksOf = ( html ) =>
	[ ...html.matchAll( /<a\b[^>]*\shref="([^"]*)"/g ) ].map( ( [ , href ] ) =>
		href.replaceAll( '&#038;', '&' )
	);

test( 'without JavaScript every route has its heading, its text and its links', () => {
	const wall = /You need to sign up to see the projects\./;
	/** What some pages say, beside what all have. */
	const words = {
		'/': /How it works.*Events.*Done together/,
		'/jobs': new RegExp( literally( company.company ) ),
		'/designers': new RegExp( literally( designer.name ) ),
		'/showcase': /What became of it.*Next page/,
		'/signup': /Become a member/,
		'/settings': /Members only\. Log in/,
		[ `/designer/${ designer.slug }` ]: wall,
		[ `/project/${ company.slug }` ]: wall,
		'/no-such-page': /Page not found.*Back home/,
	};
	for ( const [ path, { html } ] of Object.entries( pages ) ) {
		const headings = [ ...html.matchAll( /<h1\b[^>]*>([\s\S]*?)<\/h1>/g ) ];
		assert.equal( headings.length, 1, path );
		assert.ok( readable( headings[ 0 ][ 1 ] ).trim(), path );
		assert.match( readable( html ), words[ path ] ?? /\w+ \w+ \w+/, path );
		const found = linksOf( html );
		for ( const link of [
			...LISTS,
			'/about-us',
			'/login',
			'/signup',
			'/terms-conditions',
			'/privacy-policy',
		] ) {
			assert.ok(
				found.includes( SITE_URL + link ),
				`${ path } leads to ${ link }`
			);
		}
		for ( const lang of [ 'en', 'fr', 'de', 'it' ] ) {
			assert.ok(
				found.some( ( href ) => href.includes( `lang=${ lang }` ) ),
				`${ path } in ${ lang }`
			);
		}
		const images = inside( html, 'main' ).match( /<img\b[^>]*>/g ) ?? [];
		for ( const image of images ) {
			assert.match( image, / alt="/, path );
		}
		assert.ok(
			images.length || ! WITH_PICTURES.includes( path ),
			`${ path } has pictures`
		);
	}
} );

test( 'a picture that is fetched before the others is there, and a list’s pictures load', async () => {
	for ( const path of WITH_PICTURES ) {
		const [ first ] =
			pages[ path ].html.match(
				/<img [^>]*fetchpriority="high"[^>]*>/
			) ?? [];
		assert.ok( first, path );
		const srcset = / srcset="([^"]*)"/.exec( first )[ 1 ];
		for ( const source of srcset.split( ', ' ) ) {
			const [ url, width ] = source.split( ' ' );
			assert.match( width, /^\d+w$/ );
			const answer = await fetch( url );
			assert.equal( answer.status, 200, url );
			assert.match( answer.headers.get( 'content-type' ), /^image\// );
		}
	}
} );

test( 'a page number past the end, or none at all, leads to the right page once', async () => {
	const location = async ( path ) => {
		const answer = await visit( path );
		return [ answer.status, answer.headers.get( 'location' ) ];
	};
	const last = async ( path, params ) =>
		Number(
			( await stranger.get( path, params ) ).headers.get(
				'x-wp-totalpages'
			)
		);
	const designers = await last( '/wp/v2/users', {
		role: 'designer',
		per_page: 7,
	} );
	const projects = await last( '/wp/v2/past_project', { per_page: 6 } );
	assert.deepEqual( await location( '/designers?page=999&lang=fr' ), [
		301,
		`${ SITE_URL }/designers?page=${ designers }&lang=fr`,
	] );
	assert.deepEqual( await location( '/showcase?page=999' ), [
		301,
		`${ SITE_URL }/showcase?page=${ projects }`,
	] );
	for ( const query of [ 'page=0', 'page=x', 'page=%00', 'page[]=2' ] ) {
		assert.deepEqual(
			await location( `/designers?${ query }` ),
			[ 301, `${ SITE_URL }/designers` ],
			query
		);
	}
	for ( const path of [
		`/designers?page=${ designers }`,
		`/showcase?page=${ projects }`,
		'/designers?page=1',
		'/jobs?page=999',
	] ) {
		assert.equal( await status( path ), 200, path );
	}
} );

test( 'a page with what its app needs fits what a connection carries at once', () => {
	for ( const path of LISTS ) {
		const { html } = pages[ path ];
		assert.ok( html.includes( 'id="design-marketplace-boot"' ), path );
		assert.ok(
			gzipSync( html ).length <= 14_000,
			`${ path }: ${ gzipSync( html ).length } bytes`
		);
	}
} );

test( 'a page asks for its screen’s own scripts and styles, and all of them are there', async () => {
	const all = new Set();
	for ( const [ path, { html } ] of Object.entries( pages ) ) {
		const files = [
			...html.matchAll(
				/<link rel="preload" href="([^"]+)" as="script"[^>]*>/g
			),
			...html.matchAll( /<link rel='stylesheet'[^>]* href='([^']+)'/g ),
		].map( ( [ , href ] ) => href.replaceAll( '&#038;', '&' ) );
		assert.ok(
			files.some( ( file ) => /\.js\?ver=/.test( file ) ),
			path
		);
		assert.equal( new Set( files ).size, files.length, path );
		files.forEach( ( file ) => all.add( file ) );
	}
	for ( const file of all ) {
		const { status: found } = await fetch( file, { method: 'HEAD' } );
		assert.equal( found, 200, file );
	}
} );

test( 'the sitemap is complete, valid, and lists what strangers get', async () => {
	const read = async ( path ) => {
		const text = await ( await visit( path ) ).text();
		assert.match( text, /^<\?xml/ );
		return [ ...text.matchAll( /<loc>([^<]+)<\/loc>/g ) ].map(
			( [ , loc ] ) => loc
		);
	};
	const maps = await read( '/wp-sitemap.xml' );
	const listed = [];
	for ( const map of maps ) {
		listed.push( ...( await read( map.slice( SITE_URL.length ) ) ) );
	}
	assert.equal( new Set( listed ).size, listed.length );
	for ( const path of [
		'/',
		'/jobs',
		'/designers',
		'/showcase',
		'/tools',
		'/about-us',
		'/signup',
		'/terms-conditions',
		'/privacy-policy',
	] ) {
		assert.ok( listed.includes( SITE_URL + path ), path );
	}
	for ( const page of listed ) {
		const answer = await visit( page.slice( SITE_URL.length ) || '/' );
		const html = await answer.text();
		assert.equal( answer.status, 200, page );
		assert.doesNotMatch( html, /noindex/, page );
		assert.ok(
			html.includes( `<link rel="canonical" href="${ page }">` ),
			page
		);
		// Designers are there who want it: open-portfolios.test.mjs.
		assert.doesNotMatch( page, /\/project\// );
	}
	assert.match( await ( await visit( '/robots.txt' ) ).text(), /Sitemap: / );
} );
