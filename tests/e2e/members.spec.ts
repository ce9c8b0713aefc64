// Members' daily work: a picture cut by keyboard, and a session that ends.
import { expect, test } from '../support/test';
import { heading, pageOf, pictureFile, press, tabTo } from '../support/browser';
import { PASSWORD, member } from '../support/members.mjs';

const stamp = Date.now().toString( 36 );

test( 'a picture is cropped by keyboard alone', async ( { browser } ) => {
	const designer = await member( 'designer', `Otto Kerning ${ stamp }` );
	const page = await pageOf( browser, designer );
	// Chromium asks Playwright from the start: told at the same moment as the key is pressed, it may open a dialog of its own.
	page.on( 'filechooser', () => {} );
	await page.goto( '/designer/editwork' );
	const first = page.getByRole( 'group', { name: 'Picture 1' } );
	const picker = first.locator( 'input[type=file]' );
	const dialog = page.getByRole( 'dialog', { name: 'Crop your picture' } );
	const zoom = dialog.getByRole( 'slider', { name: 'Zoom' } );
	const choose = async () => {
		await tabTo( page, picker );
		const chooser = page.waitForEvent( 'filechooser' );
		await page.keyboard.press( 'Enter' );
		await ( await chooser ).setFiles( pictureFile( 1800, 1400 ) );
		await expect( dialog ).toBeVisible();
	};

	await choose();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( picker ).toBeFocused();
	await expect( first.getByRole( 'img' ) ).toHaveCount( 0 );

	await choose();
	await expect( zoom ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( zoom ).toHaveValue( '1.05' );
	await tabTo( page, dialog.getByRole( 'button', { name: 'Move left' } ) );
	await page.keyboard.press( 'Enter' );
	await tabTo(
		page,
		dialog.getByRole( 'button', { name: 'Use this picture' } )
	);
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	// The next one is chosen at the same place.
	await expect(
		page
			.getByRole( 'group', { name: 'Picture 2' } )
			.locator( 'input[type=file]' )
	).toBeFocused();
	await expect( first.locator( '.pic img' ) ).toBeVisible();
} );

test( 'a session that dies in the middle of a form is renewed in place, and the form is saved', async ( {
	browser,
} ) => {
	const contractor = await member( 'contractor', `Bell & Co ${ stamp }` );
	const newPassword = `${ PASSWORD } new`;
	const page = await pageOf( browser, contractor );
	await page.goto( '/project/editmission' );
	await page.getByLabel( 'Objective' ).fill( 'A siren' );
	await page.getByLabel( 'Design scope' ).fill( 'It wails.' );

	// The password is changed elsewhere, which ends every session.
	const change = await contractor.api.post(
		`/wp/v2/users/${ contractor.id }`,
		{
			password_old: PASSWORD,
			password: newPassword,
			password_verify: newPassword,
		}
	);
	expect( change.status ).toBe( 200 );

	await press( page, 'Publish' );
	const dialog = page.getByRole( 'dialog', { name: 'Log in again' } );
	await expect( dialog ).toContainText( contractor.email );
	await dialog.getByLabel( 'Password', { exact: true } ).fill( 'wrong' );
	await press( dialog, 'Log in' );
	await expect( dialog.getByRole( 'alert' ) ).toBeVisible();
	await dialog.getByLabel( 'Password', { exact: true } ).fill( newPassword );
	await press( dialog, 'Log in' );
	await expect( dialog ).toBeHidden();
	await heading( page, contractor.name );
	await expect(
		page.getByRole( 'heading', { name: 'A siren' } )
	).toBeVisible();
} );
