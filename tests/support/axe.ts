// Lists axe's findings on a page, and measures whether it scrolls sideways.
import AxeBuilder from '@axe-core/playwright';
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

/** Axe's violations, one per line. */
const lines = ( {
	violations,
}: Awaited< ReturnType< AxeBuilder[ 'analyze' ] > > ) =>
	violations.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { target, failureSummary } ) =>
				`${ id }: ${ target.join( ' ' ) } — ${ failureSummary }`
		)
	);

/**
 * Legacy mode opens no second window; these pages have no frames to test. What passes is not described, which takes as long as the rules
 * themselves. Axe is half a megabyte, so a page that has it already gets an empty script.
 */
const axe = async ( page: Page ) =>
	new AxeBuilder( {
		page,
		axeSource: ( await page.evaluate( () => 'axe' in window ) )
			? 'true'
			: undefined,
	} )
		.setLegacyMode()
		.options( { resultTypes: [ 'violations' ] } );

/** Scrolls to the top first: an element half under the bar would count as too small a target. */
export async function findings( page: Page ) {
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	return lines( await ( await axe( page ) ).withTags( RULES ).analyze() );
}

/** In a part of a page, or of a frame in it: the frame's selector, then the part's. */
export const findingsIn = async ( page: Page, part: string | string[] ) =>
	lines(
		await axe( page )
			.include( part as never )
			.withTags( RULES )
			.analyze()
	);

/** From the top as well: under the bar a colour is not told. */
export async function lowContrast( page: Page ) {
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	return lines(
		await ( await axe( page ) ).withRules( [ 'color-contrast' ] ).analyze()
	);
}

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
