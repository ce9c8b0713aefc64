// What a visitor with a slow phone feels: Lighthouse's first load, and how soon a click is answered.
import { chromium } from '@playwright/test';
import { needChromium } from '../../../bin/lib/tools.mjs';
import { lighthouse } from '../lib/lighthouse.mjs';
import { interval } from '../lib/measure.mjs';

const SLOW_DOWN = 4;
const paths = [ '/', '/designers', '/jobs' ];
const targets = { lcp: 1800, tbt: 150, cls: 0.02 };
const units = { lcp: 'ms', tbt: 'ms', cls: '' };

/**
 * @param {Object} site    With the demo content.
 * @param {number} visits  Of each page.
 * @param {string} profile Path of a designer's profile.
 */
export async function loadFigures( site, visits, profile ) {
	const rows = [];
	for ( const path of [ ...paths, profile ] ) {
		const found = [];
		for ( let visit = 0; visit < visits; visit++ ) {
			found.push( await lighthouse( site.url + path ) );
		}
		for ( const name of Object.keys( targets ) ) {
			rows.push( {
				figure: `${ path }: ${ name.toUpperCase() }`,
				on: site.label,
				unit: units[ name ],
				target: targets[ name ],
				...interval( found.map( ( visit ) => visit[ name ] ) ),
			} );
		}
	}
	return rows;
}

/** Notes what each interaction took to its next paint, and every long task. */
const observe = () => {
	window.bench = { events: [], tasks: [] };
	new PerformanceObserver( ( list ) => {
		for ( const { interactionId, duration } of list.getEntries() ) {
			if ( interactionId ) {
				window.bench.events.push( duration );
			}
		}
	} ).observe( { type: 'event', durationThreshold: 16, buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			window.bench.tasks.push( duration );
		}
	} ).observe( { type: 'longtask', buffered: true } );
};

/** The worst of one interaction, in ms; 0 when it was quicker than can be seen. */
async function feel( page, act, settled ) {
	await page.evaluate( () => {
		window.bench.events.length = 0;
		window.bench.tasks.length = 0;
	} );
	await act();
	await settled();
	return page.evaluate(
		() =>
			new Promise( ( done ) =>
				window.requestAnimationFrame( () =>
					setTimeout(
						() =>
							done( {
								inp: Math.max( 0, ...window.bench.events ),
								task: Math.max( 0, ...window.bench.tasks ),
							} ),
						100
					)
				)
			)
	);
}

async function slowPage( browser, session ) {
	const context = await browser.newContext( {
		viewport: { width: 412, height: 823 },
		...( session && {
			storageState: {
				cookies: [],
				origins: [
					{
						origin: session.origin,
						localStorage: [
							{
								name: 'design-marketplace-session',
								value: JSON.stringify( session.stored ),
							},
						],
					},
				],
			},
		} ),
	} );
	const page = await context.newPage();
	await page.addInitScript( observe );
	const devtools = await context.newCDPSession( page );
	return {
		page,
		slow: () =>
			devtools.send( 'Emulation.setCPUThrottlingRate', {
				rate: SLOW_DOWN,
			} ),
		close: () => context.close(),
	};
}

/** Interactions, each on a page that has come to rest. */
const scenes = ( profile ) => ( {
	'a filter of /designers': {
		path: '/designers',
		act: ( page ) =>
			page.getByLabel( 'Experience' ).selectOption( { index: 2 } ),
		settled: ( page ) => page.waitForURL( /level=/ ),
	},
	'"Load more" of /jobs': {
		path: '/jobs',
		act: ( page ) =>
			page.getByRole( 'button', { name: 'Load more' } ).click(),
		settled: ( page ) =>
			page.waitForFunction(
				( before ) =>
					document.querySelectorAll( 'main article' ).length > before,
				6
			),
	},
	'opening the slideshow': {
		path: profile,
		member: true,
		act: ( page ) =>
			page
				.getByRole( 'button', { name: /^Open / } )
				.first()
				.click(),
		settled: ( page ) => page.getByRole( 'dialog' ).waitFor(),
	},
} );

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
		for ( const [ name, scene ] of Object.entries( scenes( profile ) ) ) {
			const found = [];
			for ( let round = 0; round < rounds; round++ ) {
				const { page, slow, close } = await slowPage(
					browser,
					scene.member && session
				);
				await page.goto( site.url + scene.path );
				await page.waitForLoadState( 'networkidle' );
				await slow();
				found.push(
					await feel(
						page,
						() => scene.act( page ),
						() => scene.settled( page )
					)
				);
				await close();
			}
			rows.push(
				{
					figure: `${ name }, to the next paint, CPU ${ SLOW_DOWN } × slower`,
					target: 100,
					...interval( found.map( ( { inp } ) => inp ) ),
				},
				{
					figure: `${ name }, longest task`,
					target: 50,
					...interval( found.map( ( { task } ) => task ) ),
				}
			);
		}
	} finally {
		await browser.close();
	}
	return rows.map( ( row ) => ( { ...row, unit: 'ms', on: site.label } ) );
}
