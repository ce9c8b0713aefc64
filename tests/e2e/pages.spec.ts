// Showcase and tools as people use them: leafing by keyboard, through a reload and back, and what one can take along.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { heading, press, tabTo } from '../support/browser';

const main = ( page: Page ) => page.getByRole( 'main' );
const cards = ( scope: Locator ) => scope.getByRole( 'article' );

const outOf = ( page: Page, number: number ) =>
	expect( main( page ).getByText( `${ number } out of` ) ).toBeVisible();

test( `the showcase has its words, its button, and six projects a page`, async ( {
	page,
	request,
} ) => {
	const pages = await request.get( '/wp-json/wp/v2/pages?slug=showcase' );
	const [ { btn_txt: label, btn_link: to } ] = await pages.json();
	await page.goto( '/showcase' );
	for ( const width of [ 360, 900, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await heading( page, 'Showcase' );
		await expect(
			main( page ).getByText( /projects that began with a design job/ )
		).toBeVisible();
		await expect(
			main( page )
				.getByRole( 'link', { name: label } )
				.filter( { visible: true } )
		).toHaveAttribute( 'href', new RegExp( `${ to }$` ) );
		await expect( cards( main( page ) ) ).toHaveCount( 6 );
	}
	await outOf( page, 1 );
	await expect(
		main( page ).getByRole( 'button', { name: 'Previous page' } )
	).toHaveAttribute( 'aria-disabled', 'true' );

	const first = await cards( main( page ) ).first().innerText();
	await tabTo(
		page,
		main( page ).getByRole( 'button', { name: 'Next page' } )
	);
	await page.keyboard.press( 'Enter' );
	await outOf( page, 2 );
	await expect( page ).toHaveURL( /\/showcase\?page=2$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	await expect( cards( main( page ) ).first() ).not.toHaveText( first );

	await press( main( page ), 'Previous page' );
	await outOf( page, 1 );
	await page.goBack();
	await outOf( page, 2 );
	await page.reload();
	await outOf( page, 2 );
} );

test( 'a tool is downloaded by keyboard', async ( { page } ) => {
	await page.goto( '/tools' );
	const brief = cards( main( page ) ).filter( {
		has: page.getByRole( 'heading', { name: 'Design brief, two pages' } ),
	} );
	await expect( brief.locator( 'img' ) ).toBeVisible();
	const download = page.waitForEvent( 'download' );
	await tabTo( page, brief.getByRole( 'link', { name: /^Download/ } ) );
	await page.keyboard.press( 'Enter' );
	expect( ( await download ).suggestedFilename() ).toMatch( /\.pdf$/ );
} );
