// A designer says that they are free: members see it and find them by it, strangers once they may.
import { expect, test } from '../support/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { member, work } from '../support/members.mjs';
import { PHONE } from '../support/windows';

test( 'from the settings to the card, for members and then for everybody', async ( {
	browser,
} ) => {
	const stamp = Date.now().toString( 36 );
	const designer = await member( 'designer', `Nora ${ stamp }` );
	await work( designer, 'Broadside' );
	const list = `/designers?available=1&search=${ stamp }`;
	const page = await pageOf( browser, designer, { viewport: PHONE } );
	await page.goto( '/settings' );
	await page.getByLabel( 'Free from a date' ).check();
	await press( page, 'Save' );
	await expect(
		page.getByLabel( 'Free from', { exact: true } )
	).toHaveAttribute( 'aria-invalid', 'true' );
	expect.soft( await sideways( page ) ).toBe( 0 );
	await page.getByLabel( 'Free from', { exact: true } ).fill( '01/03/2020' );
	const saved = page.waitForResponse(
		( answer ) => answer.request().method() === 'POST' && answer.ok()
	);
	await press( page, 'Save' );
	await saved;

	await page.goto( list );
	await heading( page, '1 designer' );
	await expect( page.getByRole( 'article' ) ).toContainText( 'Free now' );
	await expect( page.getByLabel( 'Availability' ) ).toHaveValue( '1' );

	const stranger = await pageOf( browser, null, { viewport: PHONE } );
	await stranger.goto( list );
	await heading( stranger, '0 designers' );
	await stranger.getByRole( 'link', { name: /free or not/ } ).click();
	await heading( stranger, '1 designer' );
	await expect( stranger.getByRole( 'article' ) ).not.toContainText(
		/free/i
	);

	await designer.api.post( `/wp/v2/users/${ designer.id }`, {
		availability_shown: true,
	} );
	await stranger.goto( `/designer/${ designer.slug }` );
	await expect( stranger.getByText( 'Free now' ) ).toBeVisible();
	expect.soft( await sideways( stranger ) ).toBe( 0 );
} );
