// Members' daily work: what leaving a form asks, whose page is whose, and a session that ends.
import { expect, test } from '../support/test';
import { heading, pageOf, pictureFile, press, tabTo } from '../support/browser';
import {
	PASSWORD,
	application,
	close,
	member,
	mission,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';

let designer: Member;
let contractor: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Otto Kerning ${ stamp }` ),
		member( 'contractor', `Bell & Co ${ stamp }` ),
	] );
} );

const profileOf = ( { role, slug }: Member ) =>
	`/${ role === 'designer' ? 'designer' : 'project' }/${ slug }`;

const ownJob = async ( id: number ) =>
	( await contractor.api.get( `/wp/v2/mission/${ id }` ) ).body;

test( 'a job is deleted from its own page, which leads back to the project', async ( {
	browser,
} ) => {
	const { id } = await mission( contractor, 'A gong' );
	await application( designer, contractor, { id }, 'I know gongs.' );
	const page = await pageOf( browser, contractor );
	await page.goto( `${ profileOf( contractor ) }/mission/${ id }` );
	await heading( page, 'A gong' );
	await expect(
		page.getByRole( 'heading', { name: '1 candidate' } )
	).toBeVisible();
	await expect( page.getByText( 'I know gongs.' ) ).toBeVisible();
	await press( page, 'Delete' );
	await press( page.getByRole( 'alertdialog' ), 'Delete' );
	await heading( page, contractor.name );
	expect( ( await ownJob( id ) ).code ).toBe( 'rest_post_invalid_id' );
} );

test( 'what was typed for a job survives a reload, and goes when one says so', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await page.goto( '/project/editmission' );
	await page.getByLabel( 'Objective' ).fill( 'Half a thought' );
	await page.getByLabel( 'Design scope' ).fill( 'The other half' );
	await page.reload();
	await expect( page.getByLabel( 'Objective' ) ).toHaveValue(
		'Half a thought'
	);
	await expect( page.getByLabel( 'Design scope' ) ).toHaveValue(
		'The other half'
	);
	await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
	await press( page, 'Discard' );
	await expect( page.getByLabel( 'Objective' ) ).toHaveValue( '' );
	await page.reload();
	await heading( page, 'Post design job' );
	await expect( page.getByLabel( 'Objective' ) ).toHaveValue( '' );
} );

test( 'a form with changes asks before it is left', async ( { browser } ) => {
	const page = await pageOf( browser, contractor );
	await page.goto( '/project/editmission' );
	await page.getByLabel( 'Objective' ).fill( 'Not yet' );
	const away = page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Designers' } );
	const dialog = page.getByRole( 'alertdialog', {
		name: 'Leave without saving?',
	} );
	await away.click();
	await press( dialog, 'Stay' );
	await expect( dialog ).toBeHidden();
	await expect( page.getByLabel( 'Objective' ) ).toHaveValue( 'Not yet' );
	await expect( page ).toHaveURL( /\/project\/editmission$/ );
	await away.click();
	await press( dialog, 'Leave' );
	await expect( page ).toHaveURL( /\/designers$/ );

	// The form has no changes, so it does not ask.
	await page.goto( '/designer/editwork' );
	await away.click();
	await expect( page ).toHaveURL( /\/designers$/ );
} );

test( 'a picture is cropped by keyboard alone', async ( { browser } ) => {
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
	await expect( picker ).toBeFocused();
	await expect(
		first.getByText( 'Change picture', { exact: false } )
	).toBeVisible();
} );

test( 'pages of one role refuse the other, and strangers meet the wall or are asked to log in', async ( {
	browser,
} ) => {
	const { id } = await mission( contractor, 'A horn' );
	const asDesigner = await pageOf( browser, designer );
	const asContractor = await pageOf( browser, contractor );
	const asStranger = await pageOf( browser, null );

	await asDesigner.goto( '/project/editmission' );
	await heading( asDesigner, 'This page is for entrepreneurs.' );
	await asDesigner.goto( `/designer/workwith?to=${ designer.slug }` );
	await heading( asDesigner, 'You cannot write from here at the moment.' );
	await asDesigner.goto( `${ profileOf( contractor ) }/mission/${ id }` );
	await heading( asDesigner, 'A horn' );
	await expect(
		asDesigner.getByRole( 'main' ).getByRole( 'link', { name: 'Apply' } )
	).toBeVisible();
	await expect( asDesigner.getByText( 'No application yet' ) ).toHaveCount(
		0
	);
	await expect(
		asDesigner.getByRole( 'button', { name: 'Close mission' } )
	).toHaveCount( 0 );

	await asContractor.goto( '/designer/editwork' );
	await heading( asContractor, 'This page is for designers.' );
	await asContractor.goto( `/project/workwith?to=${ contractor.slug }` );
	await heading( asContractor, 'You cannot write from here at the moment.' );

	await asStranger.goto( `${ profileOf( contractor ) }/mission/${ id }` );
	await heading( asStranger, 'A horn' );
	await expect(
		asStranger.getByRole( 'heading', {
			name: 'You need to sign up to read the job.',
		} )
	).toBeVisible();
	await asStranger.goto( '/settings' );
	await heading( asStranger, 'Please log in to continue.' );
	await close( contractor, { id } );
} );

test( 'a session that dies in the middle of a form is renewed in place, and the form is saved', async ( {
	browser,
} ) => {
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
