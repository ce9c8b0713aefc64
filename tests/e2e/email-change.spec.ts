// A new address: what the settings say of it, and the pages its links open, logged out and on a phone.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { findings, sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail, mailTo } from '../support/client.mjs';
import { PASSWORD, member } from '../support/members.mjs';

const PHONE = { viewport: { width: 360, height: 740 } };
const LINK = /https?:\/\/\S+design_marketplace_email=[^\s>")]+/;
const LANGUAGES = [ 'en', 'fr', 'de', 'it' ];

const linkIn = async ( address: string, subject: RegExp ): Promise< string > =>
	( await mailTo( address, subject ) ).text.match( LINK )![ 0 ];
const confirmation = ( address: string ) =>
	linkIn( address, /Confirm your new email/ );
const inLanguage = ( link: string, lang: string ): string => {
	const url = new URL( link );
	url.searchParams.set( 'lang', lang );
	return url.href;
};

async function looksGood( page: Page ): Promise< void > {
	expect.soft( await findings( page ) ).toEqual( [] );
	expect.soft( await sideways( page ) ).toBe( 0 );
}

/** Types a new address, saves, and logs in again as one is asked to. */
async function changeAddress( page: Page, email: string ): Promise< void > {
	await page.goto( '/settings?tab=account' );
	await page.getByRole( 'tabpanel' ).getByLabel( 'E-mail' ).fill( email );
	await press( page, 'Save' );
	const dialog = page.getByRole( 'dialog', { name: 'Log in again' } );
	await expect( dialog ).toContainText( email );
	await dialog.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await press( dialog, 'Log in' );
	await expect( dialog ).toBeHidden();
}

test( 'the settings say what waits, send its link again, and take it back', async ( {
	browser,
} ) => {
	const ada = await member( 'designer', `Ada Wartet ${ Date.now() }` );
	const fresh = freshEmail( 'fresh' );
	const page = await pageOf( browser, ada, PHONE );
	await changeAddress( page, fresh );
	const waiting = page.getByText(
		`Waiting for you to confirm ${ fresh }; until then we write to ${ ada.email }.`
	);
	await expect( waiting ).toBeVisible();
	await looksGood( page );
	await press( page, 'Send again' );
	await expect(
		page.getByText( 'We have sent the link again.' )
	).toBeVisible();
	await press( page, 'Cancel the change' );
	await expect( waiting ).toBeHidden();
	const field = page.getByRole( 'tabpanel' ).getByLabel( 'E-mail' );
	await expect( field ).toHaveValue( ada.email );
	await expect( field ).toBeFocused();
	await page.reload();
	await expect( field ).toHaveValue( ada.email );
	await expect( waiting ).toBeHidden();
	await page.context().close();
} );

test( 'a stranger confirms and takes back by a button, in four languages, on a phone', async ( {
	browser,
} ) => {
	test.slow();
	const ada = await member( 'designer', `Ada Zieht ${ Date.now() }` );
	const fresh = freshEmail( 'fresh' );
	const page = await pageOf( browser, ada );
	await changeAddress( page, fresh );

	const stranger = await pageOf( browser, null, PHONE );
	const undo = await linkIn( ada.email, /is being changed/ );
	for ( const link of [ await confirmation( fresh ), undo ] ) {
		for ( const lang of LANGUAGES ) {
			await stranger.goto( inLanguage( link, lang ) );
			await expect( stranger.getByRole( 'button' ) ).toBeVisible();
			await looksGood( stranger );
		}
	}
	const confirm = await confirmation( fresh );
	await stranger.goto( confirm );
	await heading( stranger, `Is ${ fresh } your email address?` );
	await press( stranger, 'Yes, confirm this address' );
	await heading( stranger, 'Confirmed.' );
	await looksGood( stranger );
	await stranger.goto( confirm );
	await heading( stranger, 'This link does not work any more.' );
	await looksGood( stranger );

	await page.reload();
	await expect(
		page.getByRole( 'tabpanel' ).getByLabel( 'E-mail' )
	).toHaveValue( fresh );
	await expect( page.getByText( 'Waiting for you' ) ).toBeHidden();

	await stranger.goto( undo );
	await heading( stranger, `Should your account go back to ${ ada.email }?` );
	await press( stranger, 'Yes, take my account back' );
	await heading( stranger, 'Choose a new password' );
	await stranger.getByLabel( /^New password/ ).fill( 'only I know this' );
	await stranger
		.getByLabel( /^Repeat new password/ )
		.fill( 'only I know this' );
	await press( stranger, 'Save password' );
	await heading( stranger, 'Log in' );
	await stranger.getByLabel( 'E-mail' ).fill( ada.email );
	await stranger
		.getByLabel( 'Password', { exact: true } )
		.fill( 'only I know this' );
	await press( stranger, 'Log in' );
	await expect( stranger ).toHaveURL( /^(?!.*login)/ );

	await page.reload();
	await heading( page, 'Please log in to continue.' );
	await page.context().close();
	await stranger.context().close();
} );
