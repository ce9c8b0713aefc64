// What axe objects to on a page as it stands, and whether it has to be scrolled sideways.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

/** What axe found, as lines one can act on. */
const lines = ( {
	violations,
}: Awaited< ReturnType< AxeBuilder[ 'analyze' ] > > ) =>
	violations.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { target, failureSummary } ) =>
				`${ id }: ${ target.join( ' ' ) } — ${ failureSummary }`
		)
	);

// Without a second window: no frame on these pages is asked.
const axe = ( page: Page ) => new AxeBuilder( { page } ).setLegacyMode();

/** From the page's top: what stands half under the bar after a scroll is no small target. */
export async function findings( page: Page ) {
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	return lines( await axe( page ).withTags( RULES ).analyze() );
}

export const lowContrast = async ( page: Page ) =>
	lines( await axe( page ).withRules( [ 'color-contrast' ] ).analyze() );

export const sideways = ( page: Page ) =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );
