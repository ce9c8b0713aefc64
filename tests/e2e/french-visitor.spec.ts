// A French visitor of the demo reads no English: every visible text of the pages that editors write.
import { expect, test } from '../support/test';
import texts from '../../includes/Desk/Cli/demo/languages.json';

test.use( { locale: 'fr-CH' } );

/** Not what is the same in both languages. */
const english = new Set(
	Object.entries( texts )
		.filter( ( [ text, [ french ] ] ) => text !== french )
		.map( ( [ text ] ) => text )
);

const ENGLISH =
	/\b(?:the|and|with|your|you|for|of|is|are|this|that|to|what|how|we|from|which|by|at|has|have|was|not)\b/i;

const PATHS = [
	'/',
	'/designers',
	'/jobs',
	'/about-us',
	'/tools',
	'/showcase',
	'/terms-conditions',
	'/privacy-policy',
];

test( 'no English on home, lists, about, tools, showcase, terms', async ( {
	page,
} ) => {
	const found: string[] = [];
	for ( const path of PATHS ) {
		await page.goto( path );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		const visible = await page.evaluate( () => {
			// What members wrote is in their language: cards, jobs, and the newest of both on the home page.
			const theirs =
				'.person, .job, .hero-now, .hero-shot, .leads li, .lead-school, .partners, [translate="no"], [lang="de"], [lang="it"], [hreflang]';
			const walker = document.createTreeWalker(
				document.querySelector( '#design-marketplace' ) as Node,
				NodeFilter.SHOW_TEXT
			);
			const all: string[] = [];
			while ( walker.nextNode() ) {
				const around = walker.currentNode.parentElement;
				const isOurs =
					around?.checkVisibility() && ! around.closest( theirs );
				all.push(
					( isOurs && walker.currentNode.textContent?.trim() ) || ''
				);
			}
			return all;
		} );
		expect( visible.filter( Boolean ).length, path ).toBeGreaterThan( 20 );
		found.push(
			...visible
				.filter(
					( text ) => english.has( text ) || ENGLISH.test( text )
				)
				.map( ( text ) => `${ path }: ${ text }` )
		);
	}
	expect( found ).toEqual( [] );
} );
