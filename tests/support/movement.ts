// Pages that move: by the reader's wheel, and by themselves, which they should not.
import type { Page } from '@playwright/test';

declare global {
	interface Window {
		shifted: number;
	}
}

/** From the next page on, adds up what moves by itself, as browsers count it. */
export const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		window.shifted = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as ( PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
			} )[] ) {
				window.shifted += entry.hadRecentInput ? 0 : entry.value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/** The sum of all shifts since then: stricter than CLS, which takes the worst five seconds. */
export const shifts = ( page: Page ) => page.evaluate( () => window.shifted );

/** Down to the foot by the wheel, as fast as a hurried hand. */
export async function wheelDown( page: Page ): Promise< void > {
	await page.mouse.move( 180, 400 );
	const isAtEnd = () =>
		page.evaluate(
			() =>
				scrollY + innerHeight >=
				document.documentElement.scrollHeight - 2
		);
	while ( ! ( await isAtEnd() ) ) {
		await page.mouse.wheel( 0, 500 );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					requestAnimationFrame( () =>
						requestAnimationFrame( resolve )
					)
				)
		);
	}
}
