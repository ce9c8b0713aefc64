// Administrators change the marketplace's settings, such as its partners and the texts of its emails.
// The form tells them about values it cannot take.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { pictureFile, press } from '../support/browser';
import { SITE_URL, mailTo } from '../support/client.mjs';
import { upload } from '../support/editor';
import { harmless, HOSTILE, nothingIsMade } from '../support/hostile';
import { application, member, mission } from '../support/members.mjs';
import { keepOptions, wp } from '../support/site';

const stamp = Date.now().toString( 36 );
const tab = ( name: string, more = '' ) =>
	`admin.php?page=design-marketplace-settings&tab=${ name }${ more }`;

let page: Page;
let restore: () => void;

test.beforeAll( async ( { browser } ) => {
	restore = keepOptions(
		...[ 'schools', 'partners', 'mail_texts' ].map(
			( name ) => `design_marketplace_${ name }`
		)
	);
	page = await adminPage( browser );
} );

test.afterAll( async () => {
	restore();
	await page.context().close();
} );

const saved = () => expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
const foot = () => page.getByRole( 'contentinfo' );

test( 'a partner with a logo is added, stands at the foot of the site, and is removed', async () => {
	const name = `Foundry ${ stamp }`;
	await go( page, tab( 'partners' ) );
	const partners = page.getByRole( 'group', {
		name: 'Partners',
		exact: true,
	} );
	await press( partners, 'Add a row' );
	const row = partners.getByRole( 'row' ).last();
	await row.getByLabel( 'Name' ).fill( name );
	await row.getByLabel( 'Address' ).fill( HOSTILE );
	await press( row, 'Choose a logo' );
	await upload( page, {
		...pictureFile( 600, 200 ),
		name: `foundry-${ stamp }.png`,
	} );
	await expect( row.locator( 'img' ) ).toBeVisible();
	await press( row, 'Move up' );
	await press( page, 'Save Changes' );

	// The page names the mistake, and keeps every value as it was typed.
	await expect(
		page.getByText( `the address of "${ name }" must begin with https://` )
	).toBeVisible();
	const typed = partners
		.getByRole( 'row' )
		.filter( { has: page.locator( `input[value="${ name }"]` ) } );
	await expect( typed.getByLabel( 'Address' ) ).toHaveValue( HOSTILE );
	await harmless( page, 'partners' );
	await expect( typed.locator( 'img' ) ).toBeVisible();
	await typed.getByLabel( 'Address' ).fill( 'https://foundry.example.org/' );
	await press( page, 'Save Changes' );
	await saved();

	await page.goto( SITE_URL );
	const link = foot().getByRole( 'link', { name } );
	await expect( link ).toHaveAttribute(
		'href',
		'https://foundry.example.org/'
	);
	const logo = link.getByRole( 'img', { name } );
	await logo.scrollIntoViewIfNeeded();
	await expect
		.poll( () =>
			logo.evaluate(
				( image: HTMLImageElement ) => image.naturalWidth > 0
			)
		)
		.toBe( true );

	await go( page, tab( 'partners' ) );
	await press( typed, 'Remove' );
	await press( page, 'Save Changes' );
	await saved();
	await page.goto( SITE_URL );
	await expect( foot() ).toBeVisible();
	await expect( foot().getByAltText( name ) ).toHaveCount( 0 );
	wp(
		'eval',
		`foreach ( get_posts( [ 'post_type' => 'attachment', 's' => 'foundry-${ stamp }' ] ) as $logo ) { wp_delete_attachment( $logo->ID, true ); }`
	);
} );

test( 'a mail says what its administrator wrote: in the preview, in the test, and to the next who gets it', async () => {
	const [ designer, company ] = await Promise.all( [
		member( 'designer', `Mona Matrix ${ stamp }` ),
		member( 'contractor', `Offset ${ stamp }` ),
	] );
	const job = await mission( company, `Broadside ${ stamp }` );
	await go( page, tab( 'mails' ) );
	await page
		.getByRole( 'row', { name: 'New application' } )
		.getByRole( 'link', { name: 'English' } )
		.click();
	const text = page.getByLabel( 'Text', { exact: true } );
	await expect( text ).toHaveAttribute( 'placeholder', /\{applicant\}/ );

	const preview = page.frameLocator( 'iframe[title="Preview"]' );

	await test.step( 'no text of an administrator runs in the settings, or in the preview of a mail', async () => {
		// No value exists for this placeholder: all of it comes back into the form.
		const typed = `${ HOSTILE }{aplicant}`;
		await page.getByLabel( 'Subject' ).fill( HOSTILE );
		await text.fill( typed );
		await press( page, 'Save Changes' );
		await expect(
			page.getByText( '{aplicant} is not a placeholder of this text' )
		).toBeVisible();
		await expect( text ).toHaveValue( typed );
		await expect( page.getByLabel( 'Subject' ) ).toHaveValue( HOSTILE );
		await harmless( page, 'texts of a mail' );
		await text.fill( HOSTILE );
		await press( page, 'Preview' );
		await expect( preview.getByText( 'Subject: ' ) ).toContainText(
			'svg onload'
		);
		await nothingIsMade( preview, 'preview' );
	} );

	await page.getByLabel( 'Subject' ).fill( `Somebody wrote, ${ stamp }` );
	await text.fill( `From {applicant}, for {mission}. <b>${ stamp }</b>` );
	await press( page, 'Preview' );
	await expect(
		preview.getByText( `Subject: Somebody wrote, ${ stamp }` )
	).toBeVisible();
	await expect(
		preview.getByText(
			/^From Ada Example, for A poster for the open day\./
		)
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Send a test to' } ).click();
	await expect(
		page.getByText( 'What you typed is not saved yet.' )
	).toBeVisible();
	const administrator =
		/Send a test to (\S+)/.exec(
			await page
				.getByRole( 'button', { name: 'Send a test to' } )
				.innerText()
		)?.[ 1 ] ?? '';
	const trial = await mailTo( administrator, new RegExp( stamp ) );
	expect( trial.text ).toContain( 'From Ada Example' );
	await expect( text ).toHaveValue( /^From \{applicant\}/ );
	await press( page, 'Save Changes' );
	await saved();
	await go( page, tab( 'mails' ) );
	await expect(
		page.getByRole( 'row', { name: 'New application' } )
	).toContainText( 'English (changed)' );

	await application( designer, company, job, 'In two colours.' );
	const mail = await mailTo( company.email, new RegExp( stamp ) );
	expect( mail.subject ).toBe( `Somebody wrote, ${ stamp }` );
	expect( mail.text ).toContain(
		`From ${ designer.name }, for Broadside ${ stamp }.`
	);
	expect( mail.html ).not.toContain( `<b>${ stamp }` );

	// An emptied field brings the plugin's own text back.
	await go( page, tab( 'mails', '&mail=new_application&language=en' ) );
	await text.fill( '' );
	await page.getByLabel( 'Subject' ).fill( '' );
	await press( page, 'Save Changes' );
	await saved();
	await go( page, tab( 'mails' ) );
	await expect(
		page.getByRole( 'row', { name: 'New application' } )
	).not.toContainText( 'English (changed)' );
} );
