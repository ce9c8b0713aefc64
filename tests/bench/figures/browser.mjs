// The first visit with a slow phone: Lighthouse's figures, and how soon a tap does something.
import { chromium } from '@playwright/test';
import { needChromium } from '../../../bin/lib/tools.mjs';
import { chromiumFlags, lighthouse } from '../lib/lighthouse.mjs';
import { interval } from '../lib/measure.mjs';

const SLOW_DOWN = 4;
const paths = [ '/', '/designers', '/jobs' ];
/** The home page may take half a second more. */
const targets = { lcp: 2000, tbt: 150, cls: 0.02, scripts: 125 };
const HOME_LCP = 2500;
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
				unit: units[ name ],
				target:
					path === '/' && name === 'lcp' ? HOME_LCP : targets[ name ],
				...interval( found.map( ( visit ) => visit[ name ] ) ),
			} );
		}
		indexes.push( ...found.map( ( { index } ) => index ) );
	}
	rows.push( {
		figure: 'how quick the browser was, unslowed, by Lighthouse’s index',
		unit: '',
		...interval( indexes ),
	} );
	return rows;
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
 */
export async function tapFigures( site, rounds, profile ) {
	const browser = await chromium.launch( {
		executablePath: await needChromium(),
		args: chromiumFlags,
	} );
	const rows = [];
	try {
		for ( const path of [ ...paths, profile ] ) {
			const found = [];
			for ( let round = 0; round < rounds; round++ ) {
				found.push( await untilATapWorks( browser, site.url + path ) );
			}
			rows.push( {
				figure: `${ path }: until a tap does something`,
				unit: 'ms',
				target: 2500,
				...interval( found ),
			} );
		}
	} finally {
		await browser.close();
	}
	return rows;
}
