// The app takes the first paint's place: nothing moves, nothing is asked for again, and little is loaded for it. What is painted is compared
// with what the app draws in src/app/first-paint.test.tsx.
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';
import type { Page, Response } from '@playwright/test';
import { sessionOf } from '../support/members.mjs';
import { expectNoShifts, watchShifts } from '../support/movement';

// What is wrong is printed with its path, so no trace is needed.
test.use( { trace: 'off' } );

const APP = /\/build\/[^?]*\.js/;
const API = /\/wp-json\//;

const LISTS = [ '/', '/designers', '/jobs', '/showcase', '/tools' ];

/** On every page, in the first paint too. */
const FRAME = [ 'h1', '.bar nav li:last-child', '.bar .btn', '.menu-btn' ];

const BLOCKS = [
	'.page-head',
	'.search-line',
	'.filters',
	'.jl',
	'main img',
	'main article',
	'main article:nth-of-type(3)',
	'.hero-cta',
	'.before-wall figure:nth-child(3)',
	'.wall',
	'.poster',
	'.static-page .prose',
];

/** Painted as the app draws it; of the others heading, text and links are. */
const isWhole = ( path: string ) =>
	! /^\/(showcase|tools|designer\/|project\/[^/]+$)/.test( path );

/** Position and size of the parts of a page. */
const placesOf = ( page: Page, path: string ) =>
	page.evaluate(
		async ( selectors ) => {
			await document.fonts.ready;
			return selectors.map( ( selector ) => {
				const box = document
					.querySelector( selector )
					?.getBoundingClientRect();
				return box
					? `${ selector }: ${ [
							box.left,
							box.top + window.scrollY,
							box.width,
							box.height,
						]
							.map( Math.round )
							.join( ' ' ) }`
					: `${ selector }: none`;
			} );
		},
		isWhole( path ) ? [ ...FRAME, ...BLOCKS ] : FRAME
	);

/** Bytes, gzip. The rows of /jobs say pay, kind and last day of each job, and its filters are many. */
const MOST_SCRIPTS = { '/jobs': 127_500, others: 125_500 };

/** Holds back such files until the returned function is called. */
async function holdFiles( page: Page, files: RegExp ) {
	let letGo = () => {};
	const gone = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( files, async ( route ) => {
		await gone;
		await route.continue();
	} );
	return async () => {
		letGo();
		await page.unrouteAll( { behavior: 'wait' } );
	};
}

/** The calls of the API. */
function callsOf( page: Page ): string[] {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( API.test( request.url() ) ) {
			calls.push( request.url() );
		}
	} );
	return calls;
}

/** Waits until the app has taken over. */
const mounted = ( page: Page ) =>
	expect( page.locator( 'button.menu-btn' ) ).toBeAttached();

async function slugOf( page: Page, role: string ): Promise< string > {
	const answer = await page.request.get(
		`/wp-json/wp/v2/users?role=${ role }&per_page=1`
	);
	return ( await answer.json() )[ 0 ].slug;
}

/** A designer whose page is the wall. */
async function closedSlug( page: Page ): Promise< string > {
	const users = '/wp-json/wp/v2/users';
	const all = await page.request.get(
		`${ users }?role=designer&per_page=20`
	);
	for ( const { slug } of await all.json() ) {
		const one = await page.request.get( `${ users }?slug=${ slug }` );
		if ( ! ( await one.json() )[ 0 ].open ) {
			return slug;
		}
	}
	throw new Error( 'All portfolios are open' );
}

/** The address of an open design job. */
async function openJob( page: Page ): Promise< string > {
	const slug = await slugOf( page, 'contractor' );
	const { token } = await sessionOf( 'designer@example.test', 'password123' );
	const read = async ( path: string ) =>
		(
			await page.request.get( `/wp-json/wp/v2/${ path }`, {
				headers: { Authorization: `Bearer ${ token }` },
			} )
		).json();
	const [ { id: owner } ] = await read( `users?slug=${ slug }` );
	const jobs: { id: number; close: boolean }[] = await read(
		`mission?author=${ owner }`
	);
	return `/project/${ slug }/mission/${
		jobs.find( ( { close } ) => ! close )?.id
	}`;
}

/** A profile of each role, and a job. An open portfolio is as much as members get, and asks who comes next. */
const profiles = async ( page: Page ) => [
	`/designer/${ await closedSlug( page ) }`,
	`/project/${ await slugOf( page, 'contractor' ) }`,
	await openJob( page ),
];

test( 'what is typed before the app is there is searched for, and typing goes on', async ( {
	page,
} ) => {
	const letGo = await holdFiles( page, /\/build\/index\.js/ );
	await page.goto( '/designers?lang=en', { waitUntil: 'commit' } );
	const field = page.getByRole( 'search' ).getByRole( 'searchbox' );
	await field.click();
	await page.keyboard.type( 'bern' );
	await letGo();
	await mounted( page );
	await expect( field ).toBeFocused();
	await page.keyboard.type( 'asconi' );
	await expect( field ).toHaveValue( 'bernasconi' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: '1 designer' } )
	).toBeVisible();
} );

for ( const width of [ 412, 1280 ] ) {
	test( `the app takes the first paint’s place at ${ width } px, and nothing moves or is asked for`, async ( {
		page,
	} ) => {
		const calls = callsOf( page );
		await page.setViewportSize( { width, height: 800 } );
		await watchShifts( page );
		for ( const path of [
			...LISTS,
			'/jobs?skill=99999',
			'/designers?skill=99999',
			'/about-us',
			...( await profiles( page ) ),
			'/nothing-here',
		] ) {
			const letGo = await holdFiles( page, APP );
			await page.goto( path, { waitUntil: 'commit' } );
			// The document ends with the scripts that are held.
			await expect( page.locator( 'footer' ) ).toBeAttached();
			await page.waitForFunction( () =>
				[
					...document.querySelectorAll< HTMLLinkElement >(
						'link[rel="stylesheet"]'
					),
				].every( ( { sheet } ) => sheet )
			);
			const places = await placesOf( page, path );
			await letGo();
			await mounted( page );
			expect( await placesOf( page, path ), path ).toEqual( places );
			await expectNoShifts( page );
		}
		expect( calls ).toEqual( [] );
	} );
}

test( 'scripts on a page that is opened for the first time', async ( {
	browser,
	page,
} ) => {
	const sizes = new Map< string, number >();
	for ( const path of [ ...LISTS, ...( await profiles( page ) ) ] ) {
		const context = await browser.newContext();
		const cold = await context.newPage();
		const scripts: Response[] = [];
		cold.on( 'response', ( response ) => {
			if ( response.request().resourceType() === 'script' ) {
				scripts.push( response );
			}
		} );
		await cold.goto( path );
		await mounted( cold );
		await expect( cold.locator( 'footer' ) ).toBeAttached();

		await test.step( 'a stranger’s page takes no more scripts than it may, those of WordPress among them', async () => {
			let total = 0;
			for ( const response of scripts ) {
				const url = response.url();
				const size =
					sizes.get( url ) ??
					gzipSync( await response.body() ).length;
				sizes.set( url, size );
				total += size;
			}
			expect(
				scripts.map( ( response ) => response.url() ).join( ' ' ),
				path
			).toContain( 'react-dom' );
			expect( total, path ).toBeLessThanOrEqual(
				path === '/jobs' ? MOST_SCRIPTS[ path ] : MOST_SCRIPTS.others
			);
		} );

		await context.close();
	}
} );

test( 'what the app still asks for', async ( { page } ) => {
	const calls = callsOf( page );
	const asked = new Set< string >();
	page.on( 'request', ( request ) => asked.add( request.url() ) );

	await test.step( 'every route’s screen comes with the page: nothing is asked before it stands', async () => {
		for ( const path of [
			'/login',
			'/login?user_role=designer&user_verify=1',
			'/signup',
			'/forgottenpassword',
			'/terms-conditions',
			'/privacy-policy',
			'/designers?page=2&level=2',
			'/showcase?page=2',
		] ) {
			await page.goto( path );
			await mounted( page );
			await expect( page.locator( 'h1' ) ).toBeVisible();
			expect( calls, path ).toEqual( [] );
		}
	} );

	await test.step( 'where nothing fits, the app draws it with the scripts the page names: the foot does not move for another', async () => {
		const CHUNK = /\/build\/\d+\.js/;
		for ( const path of [ '/designers', '/jobs' ] ) {
			asked.clear();
			await page.goto( `${ path }?skill=99999` );
			await mounted( page );
			await expect(
				page.getByRole( 'heading', { name: 'No results found' } )
			).toBeVisible();
			const named = await page
				.locator( 'link[rel="preload"][as="script"]' )
				.evaluateAll( ( links ) =>
					links.map( ( link ) => ( link as HTMLLinkElement ).href )
				);
			expect(
				[ ...asked ].filter( ( url ) => CHUNK.test( url ) )
			).toEqual( named.filter( ( url ) => CHUNK.test( url ) ) );
		}
	} );
} );

test( 'nothing moves when the typeface comes late', async ( { page } ) => {
	await watchShifts( page );
	for ( const path of [ '/', '/designers', '/jobs?lang=de' ] ) {
		const letGo = await holdFiles( page, /\.woff2/ );
		await page.goto( path, { waitUntil: 'domcontentloaded' } );
		await mounted( page );
		await letGo();
		await expect
			.poll( () =>
				page.evaluate( () =>
					document.fonts.check( '600 1em "Familjen Grotesk"' )
				)
			)
			.toBe( true );
		await page.evaluate( () => document.fonts.ready );
		await expectNoShifts( page );
	}
} );

test( 'with a session', async ( { page } ) => {
	await test.step( 'the wall is not shown to someone with a session while the app is on its way', async () => {
		await page.route( APP, ( route ) => route.abort() );
		await page.goto( `/designer/${ await closedSlug( page ) }` );
		await expect( page.locator( '.wall' ) ).toBeVisible();
		const session = await sessionOf(
			'designer@example.test',
			'password123'
		);
		await page.evaluate( ( value ) => {
			localStorage.setItem( 'design-marketplace-session', value );
		}, JSON.stringify( session ) );
		await page.reload();
		await expect( page.locator( '.wall' ) ).toBeHidden();
		await expect( page.locator( 'h1' ) ).toBeVisible();
		await page.unroute( APP );
	} );

	await test.step( 'a member’s page stands before any answer is there', async () => {
		// Nothing is ever answered.
		await page.route( API, () => {} );
		for ( const path of [ ...LISTS, '/about-us' ] ) {
			await page.goto( path );
			const title = await page.locator( 'h1' ).textContent();
			await mounted( page );
			await expect( page.locator( 'h1' ) ).toHaveText( title ?? '' );
			await expect(
				page
					.locator( 'main :is(article h2, .hero-tile img, .prose p)' )
					.first()
			).toBeVisible();
		}
	} );
} );
