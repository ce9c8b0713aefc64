// The experience of a visitor with a slow phone: Lighthouse's first load, and how soon the page answers a click.
import { chromium } from '@playwright/test';
import { needChromium } from '../../../bin/lib/tools.mjs';
import { lighthouse } from '../lib/lighthouse.mjs';
import { interval } from '../lib/measure.mjs';

const SLOW_DOWN = 4;
const paths = [ '/', '/designers', '/jobs' ];
const targets = { lcp: 1800, tbt: 150, cls: 0.02, scripts: 120 };
const units = { lcp: 'ms', tbt: 'ms', cls: '', scripts: 'kB' };
const names = {
	lcp: 'LCP',
	tbt: 'TBT',
	cls: 'CLS',
	scripts: 'scripts over the wire, those of WordPress among them',
};

/**
 * @param {Object} site    With the demo content.
 * @param {number} visits  Of each page.
 * @param {string} profile Path of a designer's profile.
 */
export async function loadFigures( site, visits, profile ) {
	const rows = [];
	const indexes = [];
	for ( const path of [ ...paths, profile ] ) {
		const found = [];
		for ( let visit = 0; visit < visits; visit++ ) {
			found.push( await lighthouse( site.url + path ) );
		}
		for ( const name of Object.keys( targets ) ) {
			rows.push( {
				figure: `${ path }: ${ names[ name ] }`,
				on: site.label,
				unit: units[ name ],
				target: targets[ name ],
				...interval( found.map( ( visit ) => visit[ name ] ) ),
			} );
		}
		indexes.push( ...found.map( ( { index } ) => index ) );
	}
	rows.push( {
		figure: 'how quick the browser was, unslowed, by Lighthouse’s index',
		on: site.label,
		unit: '',
		...interval( indexes ),
	} );
	return rows;
}

/** Records the time from each interaction to its next paint, and every long task. */
const observe = () => {
	const watch = ( type, options, note ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( note )
		).observe( { type, buffered: true, ...options } );
	window.bench = { events: [], tasks: [] };
	watch( 'event', { durationThreshold: 16 }, ( entry ) => {
		if ( entry.interactionId ) {
			window.bench.events.push( entry.duration );
		}
	} );
	watch( 'longtask', {}, ( { duration } ) =>
		window.bench.tasks.push( duration )
	);
};

/** Waits a few frames: the browser reports the entries of an interaction only then. */
const told = () =>
	new Promise( ( done ) => {
		let frames = 0;
		const frame = () =>
			++frames < 5 ? window.requestAnimationFrame( frame ) : done();
		frame();
	} );

/**
 * Presses where the pointer already is. A locator's own click looks for the element under the pointer while the page answers,
 * and that time would count as the page's.
 */
const pressOn = async ( page, locator ) => {
	await locator.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await locator.boundingBox();
	await page.mouse.move( x + width / 2, y + height / 2 );
	return async () => {
		await page.mouse.down();
		await page.mouse.up();
	};
};

/** The slowest response to one interaction and its longest task, in ms; 0 when both were too quick to be noticed. */
async function feel( page, { aim, settled } ) {
	const act = await aim( page );
	const before = await page.locator( 'main article' ).count();
	await page.evaluate( told );
	await page.evaluate( () => {
		window.bench.events.length = 0;
		window.bench.tasks.length = 0;
	} );
	// Starts to wait before the press, so that the bench itself starts nothing while the page answers.
	const end = settled( page, before );
	await act();
	await end;
	await page.evaluate( told );
	return page.evaluate( () => ( {
		inp: Math.max( 0, ...window.bench.events ),
		task: Math.max( 0, ...window.bench.tasks ),
	} ) );
}

const storageOf = ( { origin, stored } ) => ( {
	cookies: [],
	origins: [
		{
			origin,
			localStorage: [
				{
					name: 'design-marketplace-session',
					value: JSON.stringify( stored ),
				},
			],
		},
	],
} );

/** Polls now and then, because a check on each frame would add work to it. */
const nowAndThen = { polling: 100 };

/** Waits until the list shows the results of the filter. */
const listSettled = ( page ) =>
	page.waitForFunction(
		() =>
			window.location.search &&
			document.querySelector( 'main article' ) &&
			! document.querySelector( 'main [aria-busy]' ),
		undefined,
		nowAndThen
	);

const dialogShows = ( page, count ) =>
	page.waitForFunction(
		( start ) =>
			document
				.querySelector( 'dialog.show .n' )
				?.textContent.startsWith( start ) &&
			document.querySelector( 'dialog.show .stage img' )?.complete !==
				false,
		`${ count } /`,
		nowAndThen
	);

/** Pages at rest, and the steps to take on each, one after the other. */
const scenes = ( profile ) => [
	{
		path: '/designers',
		rest: ( page ) => page.getByLabel( 'Experience' ).focus(),
		// Chooses by key: a choice in a list that the system draws fires no event on the page.
		steps: {
			'a filter of /designers': {
				aim: ( page ) => () => page.keyboard.press( 'ArrowDown' ),
				settled: listSettled,
			},
		},
	},
	{
		path: '/jobs',
		steps: {
			'a filter of /jobs': {
				aim: ( page ) =>
					pressOn(
						page,
						page.locator( '.job-filters label' ).first()
					),
				settled: listSettled,
			},
		},
	},
	{
		path: '/jobs',
		// Presses the button by key without scrolling: a scrolled list grows by itself, and a list this short would grow to its end.
		rest: ( page ) =>
			page
				.getByRole( 'button', { name: 'Load more' } )
				.evaluate( ( button ) =>
					button.focus( { preventScroll: true } )
				),
		steps: {
			'"Load more" of /jobs': {
				aim: ( page ) => () => page.keyboard.press( 'Enter' ),
				settled: ( page, before ) =>
					page.waitForFunction(
						( count ) =>
							document.querySelectorAll( 'main article' ).length >
							count,
						before,
						nowAndThen
					),
			},
		},
	},
	{
		path: profile,
		isMember: true,
		steps: {
			'opening the slideshow': {
				aim: ( page ) =>
					pressOn(
						page,
						page.getByRole( 'button', { name: /^Open / } ).first()
					),
				settled: ( page ) => dialogShows( page, 1 ),
			},
			'the slideshow’s next picture': {
				aim: ( page ) =>
					pressOn(
						page,
						page.getByRole( 'button', { name: 'Next picture' } )
					),
				settled: ( page ) => dialogShows( page, 2 ),
			},
			'closing the slideshow': {
				aim: ( page ) =>
					pressOn(
						page,
						page.getByRole( 'dialog' ).getByRole( 'button', {
							name: 'Close',
							exact: true,
						} )
					),
				settled: ( page ) =>
					page.waitForFunction(
						() => ! document.querySelector( 'dialog.show' ),
						undefined,
						nowAndThen
					),
			},
		},
	},
];

/** Opens a page, waits until it rests, slows it down, and measures each step. */
async function onceThrough(
	browser,
	site,
	{ path, isMember, rest, steps },
	session
) {
	const context = await browser.newContext( {
		viewport: { width: 412, height: 823 },
		...( isMember && { storageState: storageOf( session ) } ),
	} );
	const page = await context.newPage();
	await page.addInitScript( observe );
	await page.goto( site.url + path, { waitUntil: 'networkidle' } );
	await page.locator( 'button.menu-btn' ).waitFor();
	await rest?.( page );
	await page.waitForLoadState( 'networkidle' );
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Emulation.setCPUThrottlingRate', {
		rate: SLOW_DOWN,
	} );
	const felt = {};
	for ( const [ name, step ] of Object.entries( steps ) ) {
		felt[ name ] = await feel( page, step );
	}
	await context.close();
	return felt;
}

/**
 * The time from opening the address to the first tap that the app answers, in ms. Somebody taps the menu again and again from the
 * moment the app takes it over. Until then the menu is a link to the links in the footer.
 *
 * @param {Object} browser
 * @param {string} url
 */
async function untilATapWorks( browser, url ) {
	const context = await browser.newContext( {
		viewport: { width: 412, height: 823 },
		hasTouch: true,
		isMobile: true,
	} );
	const page = await context.newPage();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Emulation.setCPUThrottlingRate', {
		rate: SLOW_DOWN,
	} );
	// The network that Lighthouse calls slow 4G.
	await devtools.send( 'Network.enable' );
	await devtools.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: ( 1.6 * 1024 * 1024 ) / 8,
		uploadThroughput: ( 750 * 1024 ) / 8,
	} );
	await page.addInitScript( () => {
		const tap = () => {
			if (
				document.querySelector( '[aria-expanded="true"], dialog[open]' )
			) {
				window.benchTap = performance.now();
				return;
			}
			document.querySelector( 'button.menu-btn' )?.click();
			setTimeout( tap, 50 );
		};
		setTimeout( tap );
	} );
	await page.goto( url, { waitUntil: 'commit' } );
	const ms = await page
		.waitForFunction( () => window.benchTap )
		.then( ( handle ) => handle.jsonValue() );
	await context.close();
	return ms;
}

/**
 * @param {Object} site
 * @param {number} rounds
 * @param {string} profile
 * @param {Object} session {origin, stored} of somebody who is logged in.
 */
export async function feelFigures( site, rounds, profile, session ) {
	const browser = await chromium.launch( {
		executablePath: await needChromium(),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	} );
	const rows = [];
	try {
		for ( const path of [ ...paths, profile ] ) {
			const found = [];
			for ( let round = 0; round < rounds; round++ ) {
				found.push( await untilATapWorks( browser, site.url + path ) );
			}
			rows.push( {
				figure: `${ path }: until a tap does something, CPU ${ SLOW_DOWN } × slower, slow 4G`,
				...interval( found ),
			} );
		}
		for ( const scene of scenes( profile ) ) {
			const visits = [];
			for ( let round = 0; round < rounds; round++ ) {
				visits.push(
					await onceThrough( browser, site, scene, session )
				);
			}
			for ( const name of Object.keys( scene.steps ) ) {
				const worst = ( figure ) =>
					interval(
						visits.map( ( felt ) => felt[ name ][ figure ] )
					);
				rows.push(
					{
						figure: `${ name }, to the next paint, CPU ${ SLOW_DOWN } × slower`,
						target: 100,
						...worst( 'inp' ),
					},
					{
						figure: `${ name }, longest task`,
						target: 50,
						...worst( 'task' ),
					}
				);
			}
		}
	} finally {
		await browser.close();
	}
	return rows.map( ( row ) => ( { ...row, unit: 'ms', on: site.label } ) );
}
