// Administrators change the marketplace's settings, such as its partners and the texts of its emails.
// The form tells them about values it cannot take.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { pictureFile, press } from '../support/browser';
import { SITE_URL, mailTo } from '../support/client.mjs';
import { upload } from '../support/editor';
import { application, member, mission } from '../support/members.mjs';
import { defineConstant, keepOptions, wp } from '../support/site';

const stamp = Date.now().toString( 36 );
const tab = ( name: string, more = '' ) =>
	`admin.php?page=design-marketplace-settings&tab=${ name }${ more }`;

let page: Page;
let restore: () => void;

test.beforeAll( async ( { browser } ) => {
	restore = keepOptions(
		...[
			'schools',
			'partners',
			'mail_texts',
			'place',
			'video_host',
			'contact_url',
			'terms_page',
			'privacy_page',
		].map( ( name ) => `design_marketplace_${ name }` )
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
	await row.getByLabel( 'Address' ).fill( 'foundry.example.org' );
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
	await expect( typed.getByLabel( 'Address' ) ).toHaveValue(
		'foundry.example.org'
	);
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

	// No value exists for this placeholder.
	await page.getByLabel( 'Subject' ).fill( `Somebody wrote, ${ stamp }` );
	await text.fill( 'From {aplicant}, for {mission}.' );
	await press( page, 'Save Changes' );
	await expect(
		page.getByText( '{aplicant} is not a placeholder of this text' )
	).toBeVisible();
	await expect( text ).toHaveValue( 'From {aplicant}, for {mission}.' );
	await expect( page.getByLabel( 'Subject' ) ).toHaveValue(
		`Somebody wrote, ${ stamp }`
	);

	await text.fill( `From {applicant}, for {mission}. <b>${ stamp }</b>` );
	await press( page, 'Preview' );
	const preview = page.frameLocator( 'iframe[title="Preview"]' );
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

test( 'what cannot be is said, beside what was typed; a locked field says by what', async () => {
	await go( page, tab( 'general' ) );
	await page
		.getByLabel( 'Place', { exact: true } )
		.fill( `Renens ${ stamp }` );
	await page
		.getByLabel( 'Contact', { exact: true } )
		.fill( 'javascript:alert(1)' );
	await press( page, 'Save Changes' );
	await expect(
		page.getByText(
			'Contact: the address must begin with https:// or mailto:.'
		)
	).toBeVisible();
	const contact = page.getByLabel( 'Contact', { exact: true } );
	await expect( contact ).toHaveValue( 'javascript:alert(1)' );
	await expect( contact ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect(
		page.getByText( 'Nothing has been saved. What you typed' )
	).toBeVisible();
	await expect( page.getByText( 'Settings saved.' ) ).toBeHidden();
	await expect( page.getByLabel( 'Place', { exact: true } ) ).toHaveValue(
		`Renens ${ stamp }`
	);
	await contact.fill( '' );
	await press( page, 'Save Changes' );
	await saved();
	await page.goto( SITE_URL );
	await expect( foot() ).toContainText( `Renens ${ stamp }` );
	await expect( foot().locator( '[href^="javascript"]' ) ).toHaveCount( 0 );

	const unlock = defineConstant( 'DESIGN_MARKETPLACE_PLACE', 'Ecublens' );
	try {
		await go( page, tab( 'general' ) );
		const place = page.getByLabel( 'Place', { exact: true } );
		await expect( place ).toBeDisabled();
		await expect( place ).toHaveValue( 'Ecublens' );
		await expect(
			page.getByText(
				'Locked: set by the constant DESIGN_MARKETPLACE_PLACE in wp-config.php.'
			)
		).toBeVisible();
		// The other fields of the form are still saved, and this one stays.
		await contact.fill( 'mailto:hello@example.org' );
		await press( page, 'Save Changes' );
		await saved();
		await page.goto( SITE_URL );
		await expect( foot() ).toContainText( 'Ecublens' );
		await expect(
			foot().getByRole( 'link', { name: 'Contact' } )
		).toHaveAttribute( 'href', 'mailto:hello@example.org' );
	} finally {
		unlock();
	}
	await page.goto( SITE_URL );
	await expect( foot() ).toContainText( `Renens ${ stamp }` );
} );
