// A new address: what the settings say of it, and the pages its links open, logged out and on a phone.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail, mailTo, mailsTo } from '../support/client.mjs';
import { PASSWORD, member } from '../support/members.mjs';
import { PHONE } from '../support/windows';

const LINK = /https?:\/\/\S+design_marketplace_email=[^\s>")]+/;
const LANGUAGES = [ 'en', 'fr', 'de', 'it' ];
const UNDO = /is being changed/;

const linkIn = async ( address: string, subject: RegExp ): Promise< string > =>
	( await mailTo( address, subject ) ).text.match( LINK )![ 0 ];
const inLanguage = ( link: string, lang: string ): string => {
	const url = new URL( link );
	url.searchParams.set( 'lang', lang );
	return url.href;
};

const field = ( page: Page ) =>
	page.getByRole( 'tabpanel' ).getByLabel( 'E-mail' );

/** Types a new address, saves, and logs in again as one is asked to. */
async function changeAddress( page: Page, email: string ): Promise< void > {
	await field( page ).fill( email );
	await press( page, 'Save' );
	const dialog = page.getByRole( 'dialog', { name: 'Log in again' } );
	await expect( dialog ).toContainText( email );
	await dialog.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await press( dialog, 'Log in' );
	await expect( dialog ).toBeHidden();
}

test( 'an address is changed and taken back', async ( { browser } ) => {
	const ada = await member( 'designer', `Ada Zieht ${ Date.now() }` );
	const page = await pageOf( browser, ada, { viewport: PHONE } );

	await test.step( 'the settings say what waits, send its link again, and take it back', async () => {
		const first = freshEmail( 'first' );
		await page.goto( '/settings?tab=account' );
		await changeAddress( page, first );
		const waiting = page.getByText(
			`Waiting for you to confirm ${ first }; until then we write to ${ ada.email }.`
		);
		await expect( waiting ).toBeVisible();
		expect( await sideways( page ) ).toBe( 0 );
		await press( page, 'Send again' );
		await expect(
			page.getByText( 'We have sent the link again.' )
		).toBeVisible();
		await press( page, 'Cancel the change' );
		await expect( waiting ).toBeHidden();
		await expect( field( page ) ).toHaveValue( ada.email );
		await expect( field( page ) ).toBeFocused();
		await page.reload();
		await expect( field( page ) ).toHaveValue( ada.email );
	} );

	await test.step( 'a stranger confirms and takes back by a button, in four languages, on a phone', async () => {
		const fresh = freshEmail( 'fresh' );
		await changeAddress( page, fresh );
		await expect
			.poll(
				async () =>
					( await mailsTo( ada.email ) ).filter( ( { subject } ) =>
						UNDO.test( subject )
					).length
			)
			.toBe( 2 );
		const undo = await linkIn( ada.email, UNDO );
		const confirm = await linkIn( fresh, /Confirm your new email/ );
		const stranger = await pageOf( browser, null, { viewport: PHONE } );
		for ( const link of [ confirm, undo ] ) {
			for ( const lang of LANGUAGES ) {
				await stranger.goto( inLanguage( link, lang ) );
				await expect( stranger.getByRole( 'button' ) ).toBeVisible();
				expect.soft( await sideways( stranger ) ).toBe( 0 );
			}
		}
		await stranger.goto( confirm );
		await heading( stranger, `Is ${ fresh } your email address?` );
		await press( stranger, 'Yes, confirm this address' );
		await heading( stranger, 'Confirmed.' );
		await stranger.goto( confirm );
		await heading( stranger, 'This link does not work any more.' );
		await page.reload();
		await expect( field( page ) ).toHaveValue( fresh );
		await expect( page.getByText( 'Waiting for you' ) ).toBeHidden();

		await stranger.goto( undo );
		await heading(
			stranger,
			`Should your account go back to ${ ada.email }?`
		);
		await press( stranger, 'Yes, take my account back' );
		await heading( stranger, 'Choose a new password' );
		for ( const label of [ /^New password/, /^Repeat new password/ ] ) {
			await stranger.getByLabel( label ).fill( 'only I know this' );
		}
		await press( stranger, 'Save password' );
		await heading( stranger, 'Log in' );
		await stranger.getByLabel( 'E-mail' ).fill( ada.email );
		await stranger
			.getByLabel( 'Password', { exact: true } )
			.fill( 'only I know this' );
		await press( stranger, 'Log in' );
		await expect( stranger ).not.toHaveURL( /login/ );
		await page.reload();
		await heading( page, 'Please log in to continue.' );
	} );
} );
