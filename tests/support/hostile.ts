// A text that looks like markup, and that nothing was made of it.
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';

/** A tag without a closing bracket is kept as typed. */
export const HOSTILE =
	'"\'><svg onload=window.__pwned=1 <img src=x onerror=window.__pwned=1 ';

const MADE =
	'svg[onload], img[onerror], [onload*="__pwned"], [onerror*="__pwned"]';

interface Trapped {
	__pwned?: number;
}

export const nothingIsMade = ( place: Page | FrameLocator, where: string ) =>
	expect.soft( place.locator( MADE ), where ).toHaveCount( 0 );

/** The text of a screen, including the values of its fields. */
const shown = ( page: Page ) =>
	page
		.locator( '#wpbody' )
		.evaluate( ( body ) =>
			[
				body.textContent,
				...[ ...body.querySelectorAll( 'input, textarea' ) ].map(
					( field ) => ( field as HTMLInputElement ).value
				),
			].join( '\n' )
		);

/** That the text is there, that nothing ran and that nothing was made of it. */
export async function harmless( page: Page, where: string ): Promise< void > {
	expect.soft( await shown( page ), where ).toContain( '"\'><svg onload' );
	const ran = () =>
		page.evaluate( () => ( window as Trapped ).__pwned ?? 'nothing' );
	expect.soft( await ran(), where ).toBe( 'nothing' );
	await nothingIsMade( page, where );
}
