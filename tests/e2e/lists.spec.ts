// A founder makes a list of designers, invites from it, and lends it to a colleague.
import { expect, test } from '../support/test';
import { heading, pageOf, press } from '../support/browser';
import { member, mission, work } from '../support/members.mjs';

const stamp = Date.now().toString( 36 );

test( 'a founder puts a designer on a list, invites her, and lends the list', async ( {
	browser,
} ) => {
	const [ designer, company ] = await Promise.all( [
		member( 'designer', `Lia ${ stamp }` ),
		member( 'contractor', `Tray ${ stamp }` ),
	] );
	await work( designer, 'Snow' );
	await mission( company, `Gloves ${ stamp }` );
	const page = await pageOf( browser, company );
	await page.goto( `/designers?search=${ designer.name }` );
	const put = page.getByRole( 'button', {
		name: `Put on the list: ${ designer.name }`,
	} );
	await put.click();
	const tray = page.getByRole( 'complementary', { name: 'Your list' } );
	await expect( tray.getByText( '1 of 200' ) ).toBeVisible();
	await press( tray, 'Invite' );
	const dialog = page.getByRole( 'dialog', {
		name: 'Which job do you show them?',
	} );
	await dialog
		.getByLabel( /^A line for each of them/ )
		.fill( 'Your snow reads well.' );
	await press( dialog, 'Invite 1 designer' );
	await expect( dialog ).toBeHidden();
	const hers = await pageOf( browser, designer );
	await hers.goto( `/messages/${ company.slug }` );
	await expect(
		hers.getByText( 'Your snow reads well.' ).last()
	).toBeVisible();
	await hers.getByRole( 'link', { name: 'Apply' } ).click();
	await heading( hers, /^Apply to/ );
	await hers.context().close();

	await tray.getByRole( 'link', { name: 'Open' } ).click();
	await heading( page, 'My list' );
	await expect( page.getByText( 'Invited to 1 design job' ) ).toBeVisible();
	const note = page.getByLabel( /^Note, only you read it/ );
	await note.fill( 'Climbs.' );
	await note.blur();
	await expect( page.getByText( 'Saved', { exact: true } ) ).toBeVisible();
	await press( page, 'Share' );
	await press( page, 'Make an address' );
	const address = page.getByText( /\/lists\/shared\// );
	await expect( address ).toBeVisible();
	const url = `http://${ await address.textContent() }`;

	const colleague = await ( await browser.newContext() ).newPage();
	await colleague.goto( url );
	await heading( colleague, 'My list' );
	await expect(
		colleague.getByRole( 'link', { name: designer.name } )
	).toBeVisible();
	await expect( colleague.getByText( 'Climbs.' ) ).toHaveCount( 0 );
	await press( page, 'Take back' );
	await expect(
		page.getByRole( 'button', { name: 'Make an address' } )
	).toBeVisible();
	await colleague.reload();
	await heading( colleague, 'This address has ended' );
	await colleague.context().close();
} );
