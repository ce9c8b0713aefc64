// Members' daily work: change, move, delete, close, apply once; by keyboard too, and with a session that ends.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, pictureFile, press, tabTo } from '../support/browser';
import {
	PASSWORD,
	application,
	close,
	member,
	mission,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';

let designer: Member;
let contractor: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	designer = await member( 'designer', `Otto Kerning ${ stamp }` );
	contractor = await member( 'contractor', `Bell & Co ${ stamp }` );
} );

const profileOf = ( { role, slug }: Member ) =>
	`/${ role === 'designer' ? 'designer' : 'project' }/${ slug }`;

const jobCard = ( page: Page, title: string ) =>
	page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: title } ),
	} );

const saved = ( page: Page ) =>
	expect( page.getByText( 'Your changes are online.' ) ).toBeVisible();

const ownWork = async ( id: number ) =>
	( await designer.api.get( `/wp/v2/work/${ id }` ) ).body;

const ownJob = async ( id: number ) =>
	( await contractor.api.get( `/wp/v2/mission/${ id }` ) ).body;

const applications = async ( id: number ) =>
	Number(
		(
			await contractor.api.get( '/wp/v2/application', {
				_embed: '1',
				mission: id,
			} )
		).headers.get( 'X-WP-Total' )
	);

test( 'a project is changed and its pictures change places', async ( {
	browser,
} ) => {
	const { id } = await work( designer, 'First letters', {
		image: pngFile( 1500, 1000 ),
		image2: pngFile( 1200, 800 ),
	} );
	const page = await pageOf( browser, designer );
	await page.goto( profileOf( designer ) );
	await page.getByRole( 'link', { name: 'Edit First letters' } ).click();
	await heading( page, 'Edit project' );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Second thoughts' );
	await press( page, 'Move to position 1' );
	await press( page, 'Publish project' );

	await heading( page, designer.name );
	await saved( page );
	await expect(
		page.getByRole( 'heading', { name: 'Second thoughts' } )
	).toBeVisible();
	const { title, image, image2 } = await ownWork( id );
	expect( title.rendered ).toBe( 'Second thoughts' );
	expect( [ image.width, image2.width ] ).toEqual( [ 1200, 1500 ] );
	await designer.api.del( `/wp/v2/work/${ id }` );
} );

test( 'a project is deleted, but not before one has been asked', async ( {
	browser,
} ) => {
	const { id } = await work( designer, 'Short-lived' );
	const page = await pageOf( browser, designer );
	await page.goto( profileOf( designer ) );
	const dialog = page.getByRole( 'alertdialog' );
	await press( page, 'Delete Short-lived' );
	await expect( dialog ).toContainText( 'Delete “Short-lived”?' );
	await press( dialog, 'Cancel' );
	await expect( dialog ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Delete Short-lived' } )
	).toBeFocused();

	await press( page, 'Delete Short-lived' );
	await press( dialog, 'Delete' );
	await expect( dialog ).toBeHidden();
	await expect( page.getByText( 'Your portfolio is empty.' ) ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'Portfolio', exact: true } )
	).toBeFocused();
	expect( ( await designer.api.get( `/wp/v2/work/${ id }` ) ).status ).toBe(
		404
	);
} );

test( 'a job is changed, closed and kept among the past ones', async ( {
	browser,
} ) => {
	const { id } = await mission( contractor, 'A bell' );
	const page = await pageOf( browser, contractor );
	await page.goto( profileOf( contractor ) );
	await jobCard( page, 'A bell' )
		.getByRole( 'link', { name: 'Edit' } )
		.click();
	await heading( page, 'Edit design job' );
	await page.getByLabel( 'Objective' ).fill( 'A louder bell' );
	await page.getByLabel( 'Posting date' ).fill( '28/02/2026' );
	await press( page, 'Publish' );
	await heading( page, contractor.name );
	await saved( page );
	const changed = await ownJob( id );
	expect( changed.title.rendered ).toBe( 'A louder bell' );
	expect( changed.postingDate ).toBe( '2026/02/28' );

	await press( jobCard( page, 'A louder bell' ), 'Close mission' );
	const dialog = page.getByRole( 'alertdialog' );
	await expect( dialog ).toContainText( 'There is no candidate to inform.' );
	await press( dialog, 'Close mission' );
	await expect( dialog ).toBeHidden();
	await expect( jobCard( page, 'A louder bell' ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'heading', { level: 2, name: /design jobs?$/i } )
	).toBeFocused();
	expect( ( await ownJob( id ) ).close ).toBe( true );

	const toggle = page.getByRole( 'button', { name: /past jobs/ } );
	await expect( toggle ).toHaveText( 'Show past jobs' );
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	await toggle.click();
	await expect( jobCard( page, 'A louder bell' ) ).toContainText( 'Closed' );
	await expect( toggle ).toHaveText( 'Hide past jobs' );
	await toggle.click();
	await expect( jobCard( page, 'A louder bell' ) ).toHaveCount( 0 );
} );

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

test( 'pressing twice makes one application', async ( { browser } ) => {
	const { id } = await mission( contractor, 'A chime' );
	const page = await pageOf( browser, designer );
	let requests = 0;
	let answer = () => {};
	const pressedTwice = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( '**/mail/workwith*', async ( route ) => {
		requests++;
		await pressedTwice;
		await route.continue();
	} );
	await page.goto(
		`/project/workwith?to=${ contractor.slug }&mission=${ id }`
	);
	await expect(
		page.getByRole( 'checkbox', { name: 'A chime' } )
	).toBeChecked();
	await page.getByLabel( 'Your comment' ).fill( 'Once is enough' );
	const send = page.getByRole( 'button', { name: 'Send my request' } );
	await send.dblclick();
	await expect( send ).toHaveAttribute( 'aria-disabled', 'true' );
	await send.press( 'Enter' );
	answer();
	await heading( page, 'Message sent. Thank you !' );
	expect( requests ).toBe( 1 );
	expect( await applications( id ) ).toBe( 1 );

	await page.goto( '/applications' );
	await expect( page.getByText( 'Once is enough' ) ).toHaveCount( 1 );
	await close( contractor, { id } );
} );

test( 'who has applied to everything is told so', async ( { browser } ) => {
	const job = await mission( contractor, 'A whistle' );
	await application( designer, contractor, job, 'Me!' );
	const page = await pageOf( browser, designer );
	await page.goto( `/project/workwith?to=${ contractor.slug }` );
	await expect(
		page.getByRole( 'heading', { name: 'You have applied already' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Send my request' } )
	).toHaveCount( 0 );
	await close( contractor, job );
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

test( 'the slideshow listens to the arrow keys, and Escape leads back', async ( {
	browser,
} ) => {
	const older = await work( designer, 'Older', { year: 2019 } );
	const newer = await work( designer, 'Newer', {
		year: 2024,
		image2: pngFile( 1500, 1000 ),
	} );
	const page = await pageOf( browser, contractor );
	// The slideshow takes at most two key presses a second.
	await page.clock.install();
	await page.goto( profileOf( designer ) );
	const opener = page.getByRole( 'button', { name: 'Open Newer' } );
	const show = page.getByRole( 'dialog' );
	const arrow = async ( key: string ) => {
		await page.clock.fastForward( 1000 );
		await page.keyboard.press( key );
	};
	await tabTo( page, opener );
	await page.keyboard.press( 'Enter' );
	await expect( show ).toHaveAccessibleName( 'Newer' );
	await expect( show.getByText( '1 of 2' ) ).toBeAttached();
	await arrow( 'ArrowRight' );
	await expect( show.getByText( '2 of 2' ) ).toBeAttached();
	await arrow( 'ArrowRight' );
	await expect( show ).toHaveAccessibleName( 'Older' );
	await arrow( 'ArrowLeft' );
	await expect( show ).toHaveAccessibleName( 'Newer' );
	await expect( show.getByText( '2 of 2' ) ).toBeAttached();
	await page.keyboard.press( 'Escape' );
	await expect( show ).toBeHidden();
	await expect( opener ).toBeFocused();
	await designer.api.del( `/wp/v2/work/${ older.id }` );
	await designer.api.del( `/wp/v2/work/${ newer.id }` );
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
