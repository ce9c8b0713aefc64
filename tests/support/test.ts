// Playwright's test, after which the windows it opened are closed: sliders turned in them, and each was recorded, until the last test.
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

export const test = base.extend< { closing: void } >( {
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
