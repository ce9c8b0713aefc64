// Networks that misbehave: requests that never arrive, answers that get lost, and lines that are slow.
import type { Page } from '@playwright/test';

/** The next such request does not reach the server. */
export async function breakNext(
	page: Page,
	url: RegExp,
	method = 'POST'
): Promise< void > {
	let broken = false;
	await page.route( url, async ( route ) => {
		if ( broken || route.request().method() !== method ) {
			await route.fallback();
			return;
		}
		broken = true;
		await route.abort( 'connectionreset' );
	} );
}

/** Answers the next such request in the server's place. */
export async function answerNext(
	page: Page,
	url: RegExp,
	answer: { status: number; json: unknown },
	method = 'POST'
): Promise< void > {
	let answered = false;
	await page.route( url, async ( route ) => {
		if ( answered || route.request().method() !== method ) {
			await route.fallback();
			return;
		}
		answered = true;
		await route.fulfill( answer );
	} );
}

/**
 * The server handles the next request, and its answer is lost. With the browser's own tools: a route would have to
 * send the request itself, and cannot when there are files in it.
 *
 * @param page   Page that sends the request.
 * @param url    Pattern with asterisks.
 * @param until  When it is lost; at once unless this is given.
 */
export async function loseNextAnswer(
	page: Page,
	url: string,
	until?: Promise< void >
): Promise< void > {
	const browser = await page.context().newCDPSession( page );
	let lost = false;
	browser.on( 'Fetch.requestPaused', async ( { requestId, request } ) => {
		// Deletions are posts, too, with a header.
		if ( lost || request.method !== 'POST' ) {
			await browser.send( 'Fetch.continueRequest', { requestId } );
			return;
		}
		lost = true;
		await until;
		await browser.send( 'Fetch.failRequest', {
			requestId,
			errorReason: 'ConnectionReset',
		} );
		await browser.detach();
	} );
	await browser.send( 'Fetch.enable', {
		patterns: [ { urlPattern: url, requestStage: 'Response' } ],
	} );
}

/** Loses the answer of an action, and checks the page while it waits. */
export async function loseAnswer(
	page: Page,
	url: string,
	ask: () => Promise< unknown >,
	look: () => Promise< unknown >
): Promise< void > {
	let lose = () => {};
	await loseNextAnswer(
		page,
		url,
		new Promise( ( resolve ) => {
			lose = resolve;
		} )
	);
	await ask();
	await look();
	lose();
}

/** Delays all requests during an action. */
export async function slowly(
	page: Page,
	work: () => Promise< unknown >
): Promise< void > {
	const browser = await page.context().newCDPSession( page );
	const set = ( latency: number, throughput: number ) =>
		browser.send( 'Network.emulateNetworkConditions', {
			offline: false,
			latency,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		} );
	await set( 400, 150_000 );
	await work();
	await set( 0, -1 );
	await browser.detach();
}

/** Every such request, as it leaves. */
export function countOf( page: Page, url: RegExp, method = 'POST' ) {
	let count = 0;
	page.on( 'request', ( request ) => {
		if ( request.method() === method && url.test( request.url() ) ) {
			count++;
		}
	} );
	return () => count;
}
