// npm run screenshots: pictures of the running site at the four widths it is drawn for.
// "npm run screenshots -- --as=designer@example.test --dark /designers /settings"; without addresses, the usual pages.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { report, say } from './lib/console.mjs';
import { root, workspace } from './lib/paths.mjs';
import { settingsFrom } from './lib/settings.mjs';
import { needChromium } from './lib/tools.mjs';

const widths = [ 360, 768, 1280, 1920 ];
const options = process.argv.slice( 2 );
const value = ( name ) =>
	options
		.find( ( option ) => option.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 );

const site = process.env.SITE_URL ?? settingsFrom().url;
const folder = join( workspace, 'screenshots' );

async function api( path, body ) {
	const answer = await fetch( `${ site }/wp-json${ path }`, {
		method: body ? 'POST' : 'GET',
		headers: { 'Content-Type': 'application/json' },
		body: body && JSON.stringify( body ),
	} );
	return answer.json();
}

async function usualPages() {
	const [ [ designer ], [ project ] ] = await Promise.all(
		[ 'designer', 'contractor' ].map( ( role ) =>
			api( `/wp/v2/users?role=${ role }` )
		)
	);
	return [
		'/',
		'/designers',
		`/designer/${ designer?.slug }`,
		'/jobs',
		`/project/${ project?.slug }`,
		'/showcase',
		'/tools',
		'/signup',
		'/login',
		'/no-such-page',
	];
}

/** The browser storage of a logged-in member. */
async function storageOf( username ) {
	const { token, user_nicename: nicename } = await api(
		'/jwt-auth/v1/token',
		{ username, password: value( 'password' ) ?? 'password123' }
	);
	const session = JSON.stringify( { token, user_nicename: nicename } );
	return {
		cookies: [],
		origins: [
			{
				origin: site,
				localStorage: [
					{ name: 'design-marketplace-session', value: session },
				],
			},
		],
	};
}

/** Pictures further down load when they come into view. */
async function seeEverything( page ) {
	await page.evaluate( async () => {
		const pause = ( ms ) =>
			new Promise( ( done ) => setTimeout( done, ms ) );
		for ( let y = 0; y < document.body.scrollHeight; y += 400 ) {
			window.scrollTo( 0, y );
			await pause( 50 );
		}
		window.scrollTo( 0, 0 );
	} );
	await page.waitForLoadState( 'networkidle' );
}

async function picture( browser, address, width, storageState ) {
	const page = await browser.newPage( {
		viewport: { width, height: width < 700 ? 800 : 1000 },
		colorScheme: options.includes( '--dark' ) ? 'dark' : 'light',
		reducedMotion: 'reduce',
		locale: value( 'locale' ) ?? 'en-GB',
		storageState,
	} );
	await page.goto( site + address, { waitUntil: 'networkidle' } );
	await seeEverything( page );
	const name = address.replace( /[^a-z0-9]+/gi, '-' ).replace( /^-|-$/g, '' );
	const path = join( folder, `${ name || 'home' }-${ width }.png` );
	await page.screenshot( { path, fullPage: true } );
	await page.close();
	say( relative( root, path ) );
}

try {
	mkdirSync( folder, { recursive: true } );
	const given = options.filter( ( option ) => option.startsWith( '/' ) );
	const pages = given.length ? given : await usualPages();
	const who = value( 'as' );
	const storage = who ? await storageOf( who ) : undefined;
	const browser = await chromium.launch( {
		executablePath: await needChromium(),
		args: [ '--no-sandbox', '--disable-gpu' ],
	} );
	for ( const address of pages ) {
		for ( const width of widths ) {
			await picture( browser, address, width, storage );
		}
	}
	await browser.close();
} catch ( error ) {
	report( error );
	process.exitCode = 1;
}
