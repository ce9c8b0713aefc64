// Playwright's test. Its pages have loaded when the app is there, and the windows a test opened are closed after it: sliders turned in them,
// and each was recorded, until the last test.
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Runs in each document before all else: one that is not closed, in a frame, holds the page's load event back until the app is drawn. */
function holdLoad() {
	document.addEventListener( 'DOMContentLoaded', () => {
		const root = document.getElementById( 'design-marketplace' );
		if ( ! root ) {
			return;
		}
		const frame = document.createElement( 'iframe' );
		const free = () => frame.remove();
		frame.hidden = true;
		document.body.append( frame );
		frame.contentDocument?.open();
		setTimeout( free, 5000 );
		new MutationObserver( free ).observe( root, { childList: true } );
	} );
}

export const test = base.extend< { closing: void }, { holding: void } >( {
	holding: [
		async ( { browser }, use ) => {
			const newContext = browser.newContext.bind( browser );
			browser.newContext = async ( options ) => {
				const context = await newContext( options );
				await context.addInitScript( holdLoad );
				return context;
			};
			await use();
		},
		{ scope: 'worker', auto: true },
	],
	closing: [
		async ( { browser }, use ) => {
			const before = new Set( browser.contexts() );
			await use();
			await Promise.all(
				browser
					.contexts()
					.filter( ( context ) => ! before.has( context ) )
					.map( ( context ) => context.close() )
			);
		},
		{ auto: true },
	],
} );
