// Lists axe's findings on a page, and measures whether it scrolls sideways.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Result, run, RunOnly } from 'axe-core';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DESK, PHONE, resize } from './windows';

const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

const SCRIPT = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** Gives axe to the next pages as they open, which costs less than to give it to a page that stands. */
export const bringAxe = ( page: Page ) => page.addInitScript( SCRIPT );

const lines = ( found: Result[] ) =>
	found.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { target, failureSummary } ) =>
				`${ id }: ${ target.join( ' ' ) } — ${ failureSummary }`
		)
	);

/** Selectors of what axe looks at, and of what it leaves out in it. */
interface Parts {
	include: string[];
	exclude: string[];
}

/**
 * Axe's violations, one per line. What passes is not described, which takes as long as the rules themselves. From the top: an element half
 * under the bar would count as too small a target, and its colour is not told.
 */
async function violations( page: Page, runOnly: RunOnly, where?: Parts ) {
	const hasAxe = await page.evaluate( () => {
		window.scrollTo( 0, 0 );
		return 'axe' in window;
	} );
	if ( ! hasAxe ) {
		await page.evaluate( SCRIPT );
	}
	const found = await page.evaluate(
		async ( [ context, only ] ) => {
			const { axe } = window as unknown as { axe: { run: typeof run } };
			const { violations: all } = await axe.run( context ?? document, {
				runOnly: only,
				resultTypes: [ 'violations' ],
				iframes: false,
			} );
			return all;
		},
		[ where, runOnly ] as const
	);
	return lines( found );
}

/** In a part of a page, or of a frame in it: the frame's selector, then the part's. */
export const findingsIn = async ( page: Page, part: string | string[] ) =>
	lines(
		(
			await new AxeBuilder( { page } )
				.setLegacyMode()
				.include( part as never )
				.withTags( RULES )
				.analyze()
		).violations
	);

export const findings = ( page: Page, where?: Parts ) =>
	violations( page, { type: 'tag', values: RULES }, where );

export const lowContrast = ( page: Page ) =>
	violations( page, { type: 'rule', values: [ 'color-contrast' ] } );

export const sideways = ( page: Page ) =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );

/** Nothing axe objects to and nothing sideways, in this window. */
export async function looksGoodHere( page: Page ): Promise< void > {
	expect.soft( await findings( page ) ).toEqual( [] );
	expect.soft( await sideways( page ) ).toBe( 0 );
}

/** The same on a phone and on a desk; the window ends as it was. */
export async function looksGood( page: Page ): Promise< void > {
	const own = page.viewportSize();
	const other = own?.width === PHONE.width ? DESK : PHONE;
	for ( const viewport of [ other, own ?? DESK ] ) {
		await resize( page, viewport );
		await looksGoodHere( page );
	}
}
