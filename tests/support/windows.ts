// The windows things are looked at in: a phone, the narrowest bar, a desk.
// A long way is gone in one of them; looksGood() in axe.ts looks at its screens on a phone and on a desk.
import type { Page } from '@playwright/test';
import { resize_debounce_ms } from '../../src/contract/limits';

export const PHONE = { width: 360, height: 740 };
export const NARROW = { width: 900, height: 900 };
export const DESK = { width: 1280, height: 900 };

/** Gives a window another size, and waits until the app has followed: it does so once the size is kept for a moment. */
export async function resize(
	page: Page,
	size: { width: number; height: number }
): Promise< void > {
	await page.setViewportSize( size );
	await page.evaluate(
		( ms ) =>
			new Promise( ( done ) => {
				// The app's timer was set before this one.
				setTimeout( () => requestAnimationFrame( done ), ms );
			} ),
		resize_debounce_ms
	);
}
