// Searching the lists: a member finds a designer by the beginning of a word in a work's title, in French and German.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { pageOf } from '../support/browser';
import { member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { PHONE } from '../support/windows';

const stamp = Date.now().toString( 36 );
let designer: Member;
let reader: Member;

test.beforeAll( async () => {
	[ designer, reader ] = await Promise.all( [
		member( 'designer', `Ida ${ stamp }` ),
		member( 'contractor', `Loop ${ stamp }` ),
	] );
	// The older two are not on the card.
	for ( const title of [
		`L’été à Bâle ${ stamp }`,
		`Großzügige Räume ${ stamp }`,
		'One',
		'Two',
		'Three',
	] ) {
		await work( designer, title );
	}
} );

const field = ( page: Page ) =>
	page.getByRole( 'search' ).getByRole( 'searchbox' );
const only = ( page: Page ) =>
	expect(
		page.getByRole( 'article' ).getByText( designer.name )
	).toHaveCount( 1 );

const marked = ( page: Page ) =>
	page.evaluate( () =>
		[ ...( CSS.highlights.get( 'found' ) ?? [] ) ].map( String )
	);

test( 'a member finds a designer by a title, as one types it in French and in German', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, reader );

	for ( const { lang, words, heading } of [
		{ lang: 'fr', words: `ete ${ stamp }`, heading: '1 designer' },
		{ lang: 'de', words: `grosszug ${ stamp }`, heading: /^1 Designer/ },
	] ) {
		await test.step( `a word of a work’s title finds its designer (${ lang })`, async () => {
			await page.goto( `/designers?lang=${ lang }` );
			await expect( page.getByRole( 'article' ).nth( 1 ) ).toBeVisible();
			await field( page ).click();
			await page.keyboard.type( words );
			await expect(
				page.getByRole( 'heading', { level: 1, name: heading } )
			).toBeVisible();
			await only( page );
			await expect( field( page ) ).toBeFocused();
			// Of what was typed the card has the name alone.
			await expect.poll( () => marked( page ) ).toEqual( [ stamp ] );
			await expect( page.locator( '[aria-live=polite]' ) ).toHaveText(
				heading
			);
			await expect( page ).toHaveURL(
				new RegExp( `search=.*${ stamp }` )
			);
		} );
	}
	await page.reload();
	await only( page );
	await expect( field( page ) ).toHaveValue( `grosszug ${ stamp }` );
} );

test( 'without scripts the field works, too, and finds nothing only members read', async ( {
	browser,
} ) => {
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		viewport: PHONE,
	} );
	const page = await context.newPage();
	await page.goto( '/designers?lang=en' );
	await field( page ).fill( `ida ${ stamp }` );
	await field( page ).press( 'Enter' );
	await expect( page ).toHaveURL( /search=ida/ );
	await only( page );
	await field( page ).fill( `ete ${ stamp }` );
	await field( page ).press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: '0 designers' } )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Clear filters' } ).click();
	await expect( page ).toHaveURL( /\/designers$/ );
	await context.close();
} );
