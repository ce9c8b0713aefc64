// The site's addresses over HTTP: statuses, redirects, headers, and what strangers find in the source.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SITE_URL, person } from '../support/client.mjs';

const visit = ( path, headers = {} ) =>
	fetch( SITE_URL + path, { redirect: 'manual', headers } );
const status = async ( path ) => ( await visit( path ) ).status;
const stranger = person();

test( 'every route of the table is there, with and without a trailing slash', async () => {
	const routes = [
		'jobs',
		'designers',
		'showcase',
		'tools',
		'about-us',
		'login',
		'signup',
		'forgottenpassword',
		'settings',
		'designer/editwork',
		'designer/workwith',
		'project/editmission',
		'project/workwith',
		'terms-conditions',
		'privacy-policy',
	];
	assert.equal( await status( '/' ), 200 );
	for ( const route of routes ) {
		for ( const path of [
			`/${ route }`,
			`/${ route }/`,
			`/${ route }?user_role=designer&user_verify=1`,
		] ) {
			const page = await visit( path );
			assert.equal( page.status, 200, path );
			assert.match(
				await page.text(),
				/<div id="design-marketplace">/,
				path
			);
		}
	}
} );

test( 'members have one address, and their others lead there', async () => {
	const [ designer ] = (
		await stranger.get( '/wp/v2/users', { role: 'designer', per_page: 1 } )
	).body;
	const [ company ] = (
		await stranger.get( '/wp/v2/users', {
			role: 'contractor',
			per_page: 1,
		} )
	).body;
	assert.equal( await status( `/designer/${ designer.slug }` ), 200 );
	assert.equal( await status( `/project/${ company.slug }` ), 200 );
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

test( 'what is WordPress’ stays WordPress’', async () => {
	for ( const path of [
		'/wp-json/',
		'/robots.txt',
		'/wp-sitemap.xml',
		'/wp-sitemap-routes-1.xml',
		'/feed/',
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
		/script-src 'self'/
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

test( 'the word that means an unknown address is on no page', async () => {
	for ( const path of [
		'/',
		'/designers',
		'/jobs',
		'/login',
		'/forgottenpassword',
		'/about-us',
		'/nothing-here',
	] ) {
		assert.doesNotMatch(
			await ( await visit( path ) ).text(),
			/ERROR/,
			path
		);
	}
} );
