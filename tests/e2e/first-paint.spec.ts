// The server's first paint equals what the app draws: same content, same places, same files.
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { sessionOf } from '../support/members.mjs';

const APP = /\/build\/[^?]*\.js/;
const API = /\/wp-json\//;

const SCREENS = [
	{ width: 412, height: 823 },
	{ width: 1280, height: 800 },
];

/** Lists whose first picture is the one that visitors wait for. */
const LISTS = [ '/', '/designers', '/jobs', '/showcase', '/tools' ];

/** Profiles. The part that strangers see has one picture that loads first. */
const WALLS = /^\/(designer|project)\//;

const BLOCKS = [
	'h1',
	'.page-head',
	'.search-line',
	'.filters',
	'.job-filters',
	'main img',
	'main article',
	'main article:nth-of-type(3)',
	'.hero-cta',
	'.before-wall figure:nth-child(3)',
	'.wall',
	'.poster',
	'.static-page .prose',
	'.bar nav li:last-child',
	'.bar .btn',
	'.menu-btn',
];

/** Position and size of the parts of a page. */
const placesOf = ( page: Page ) =>
	page.evaluate( async ( selectors ) => {
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
	}, BLOCKS );

/** The attributes of each picture that decide how the browser loads it. */
const picturesOf = ( page: Page ) =>
	page.locator( 'main img' ).evaluateAll( ( images ) =>
		images.map( ( image ) => ( {
			src: image.getAttribute( 'src' ),
			srcset: image.getAttribute( 'srcset' ),
			sizes: image.getAttribute( 'sizes' ),
			width: image.getAttribute( 'width' ),
			height: image.getAttribute( 'height' ),
			alt: image.getAttribute( 'alt' ),
			first: image.getAttribute( 'fetchpriority' ) === 'high',
		} ) )
	);

const MOST_SHIFT = 0.02;

/** Bytes, gzip. */
const MOST_SCRIPTS = 120_000;

type Watched = Window & { shift?: number };

/** Adds up the layout shifts of each page. */
const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const watched = window as Watched;
		watched.shift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				watched.shift =
					( watched.shift ?? 0 ) +
					( entry as PerformanceEntry & { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

const shiftOf = ( page: Page ) =>
	page.evaluate( () => ( window as Watched ).shift );

/** Waits until the app has taken over. */
const mounted = ( page: Page ) =>
	expect( page.locator( 'button.menu-btn' ) ).toBeAttached();

async function slugOf( page: Page, role: string ): Promise< string > {
	const answer = await page.request.get(
		`/wp-json/wp/v2/users?role=${ role }&per_page=1`
	);
	return ( await answer.json() )[ 0 ].slug;
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

for ( const viewport of SCREENS ) {
	test.describe( `at ${ viewport.width } px`, () => {
		test.use( { viewport } );

		test( 'the app takes the first paint’s place, from the same files, without a call', async ( {
			page,
		} ) => {
			const paths = [
				...LISTS,
				'/jobs?skill=99999',
				'/designers?skill=99999',
				'/about-us',
				`/designer/${ await slugOf( page, 'designer' ) }`,
				`/project/${ await slugOf( page, 'contractor' ) }`,
				await openJob( page ),
				'/nothing-here',
			];
			const calls: string[] = [];
			page.on( 'request', ( request ) => {
				if ( API.test( request.url() ) ) {
					calls.push( request.url() );
				}
			} );
			await watchShifts( page );
			for ( const path of paths ) {
				await page.route( APP, ( route ) => route.abort() );
				await page.goto( path );
				const places = await placesOf( page );
				const drawn = await picturesOf( page );
				await page.unroute( APP );

				await page.goto( path );
				await mounted( page );
				expect( await placesOf( page ), path ).toEqual( places );
				const pictures = await picturesOf( page );
				// The app draws the rest when people scroll near it.
				const kept = drawn.filter( ( { src } ) =>
					pictures.some( ( one ) => one.src === src )
				);
				expect( pictures, path ).toEqual(
					expect.arrayContaining( kept )
				);
				for ( const picture of [ ...drawn, ...pictures ] ) {
					expect( picture.sizes, path ).toBeTruthy();
					expect( picture.srcset, path ).toBeTruthy();
				}
				const first = drawn.filter( ( picture ) => picture.first );
				expect( first, path ).toHaveLength(
					LISTS.includes( path ) || WALLS.test( path ) ? 1 : 0
				);
				expect( pictures ).toEqual( expect.arrayContaining( first ) );
				expect( await shiftOf( page ), path ).toBeLessThanOrEqual(
					MOST_SHIFT
				);
			}
			expect( calls ).toEqual( [] );
		} );
	} );
}

test( 'the app’s scripts are asked for when the page has been painted', async ( {
	page,
} ) => {
	for ( const path of [ '/', '/designers', '/jobs' ] ) {
		await page.goto( path );
		await mounted( page );
		const { painted, asked } = await page.evaluate( () => ( {
			painted:
				performance.getEntriesByName( 'first-paint' )[ 0 ]?.startTime,
			asked: performance
				.getEntriesByType( 'resource' )
				.find( ( { name } ) => name.includes( '/build/index.js' ) )
				?.startTime,
		} ) );
		// The scripts start after the first paint, or after 1.5 seconds where that takes longer.
		expect( asked, path ).toBeGreaterThan( Math.min( painted ?? 0, 1500 ) );
	}
} );

test( 'where nothing fits, the app draws it with the scripts the page names: the foot does not move for another', async ( {
	page,
} ) => {
	const CHUNK = /\/build\/\d+\.js/;
	const asked = new Set< string >();
	page.on( 'request', ( request ) => asked.add( request.url() ) );
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
		expect( [ ...asked ].filter( ( url ) => CHUNK.test( url ) ) ).toEqual(
			named.filter( ( url ) => CHUNK.test( url ) )
		);
	}
} );

test( 'nothing moves when the typeface comes late', async ( { page } ) => {
	await watchShifts( page );
	for ( const path of [ '/', '/designers', '/jobs?lang=de' ] ) {
		let release = () => {};
		const late = new Promise< void >( ( done ) => {
			release = done;
		} );
		await page.route( /\.woff2/, async ( route ) => {
			await late;
			await route.continue();
		} );
		await page.goto( path, { waitUntil: 'domcontentloaded' } );
		await mounted( page );
		release();
		await page.waitForFunction( () =>
			document.fonts.check( '600 1em "Familjen Grotesk"' )
		);
		await page.evaluate( () => document.fonts.ready );
		expect( await shiftOf( page ), path ).toBeLessThanOrEqual( MOST_SHIFT );
		await page.unroute( /\.woff2/ );
	}
} );

test( 'every route’s screen comes with the page: nothing is asked before it stands', async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( API.test( request.url() ) ) {
			calls.push( request.url() );
		}
	} );
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

test( 'a member’s page stands before any answer is there', async ( {
	page,
} ) => {
	const session = await sessionOf( 'designer@example.test', 'password123' );
	await page.addInitScript( ( value ) => {
		window.localStorage.setItem( 'design-marketplace-session', value );
	}, JSON.stringify( session ) );
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

test( 'the wall is not shown to someone with a session while the app is on its way', async ( {
	page,
} ) => {
	const path = `/designer/${ await slugOf( page, 'designer' ) }`;
	await page.route( APP, ( route ) => route.abort() );
	await page.goto( path );
	await expect( page.locator( '.wall' ) ).toBeVisible();
	await page.evaluate( () =>
		window.localStorage.setItem( 'design-marketplace-session', '{}' )
	);
	await page.reload();
	await expect( page.locator( '.wall' ) ).toBeHidden();
	await expect( page.locator( 'h1' ) ).toBeVisible();
} );

test( 'a stranger’s page takes no more than 120 kB of scripts, those of WordPress among them', async ( {
	browser,
	page,
} ) => {
	const paths = [
		...LISTS,
		`/designer/${ await slugOf( page, 'designer' ) }`,
		`/project/${ await slugOf( page, 'contractor' ) }`,
		await openJob( page ),
	];
	for ( const path of paths ) {
		const context = await browser.newContext();
		const cold = await context.newPage();
		const scripts = new Map< string, Promise< Buffer > >();
		cold.on( 'response', ( response ) => {
			if ( response.request().resourceType() === 'script' ) {
				scripts.set( response.url(), response.body() );
			}
		} );
		await cold.goto( path );
		await mounted( cold );
		await expect( cold.locator( 'footer' ) ).toBeAttached();
		const bodies = await Promise.all( scripts.values() );
		const size = bodies.reduce(
			( sum, body ) => sum + gzipSync( body ).length,
			0
		);
		expect( [ ...scripts.keys() ].join( ' ' ), path ).toContain(
			'react-dom'
		);
		expect( size, path ).toBeLessThanOrEqual( MOST_SCRIPTS );
		await context.close();
	}
} );
