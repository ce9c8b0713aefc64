// The ways in by a link in an email: an activation that did not work at first, and a new password.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import {
	freshEmail,
	mailTo,
	mailsTo,
	multipart,
	person,
} from '../support/client.mjs';
import { PASSWORD, member } from '../support/members.mjs';
import { PHONE } from '../support/windows';

const ACTIVATION = /https?:\/\/\S+\/activate\/\d+\/\w+/;
const RESET = /https?:\/\/\S+resetpassword\?\S+/;

const email = ( page: Page ) => page.getByLabel( 'E-mail' );
const password = ( page: Page, label = 'Password' ) =>
	page.getByLabel( label, { exact: true } );
const alert = ( page: Page ) => page.getByRole( 'main' ).getByRole( 'alert' );
const status = ( page: Page ) => page.getByRole( 'main' ).getByRole( 'status' );

const linkIn = ( { text }: { text: string }, link: RegExp ): string =>
	link.exec( text )?.[ 0 ] ?? '';

async function comeIn( page: Page, address: string, secret: string ) {
	await email( page ).fill( address );
	await password( page ).fill( secret );
	await password( page ).press( 'Enter' );
	await expect( page ).not.toHaveURL( /\/login/ );
}

test( 'who has not opened the mail is told, gets another one, and comes in by it', async ( {
	browser,
} ) => {
	const address = freshEmail( 'newcomer' );
	await person().post(
		'/wp/v2/users/register',
		multipart( {
			role: 'designer',
			email: address,
			password: PASSWORD,
			password_verify: PASSWORD,
			cgu_1: true,
			cgu_2: true,
			name: 'Newcomer',
			job: 'Type',
			country: 'CH',
			city: 'Sion',
		} )
	);
	const link = linkIn( await mailTo( address ), ACTIVATION );
	const page = await pageOf( browser, null );
	await page.goto( link.replace( /\w+$/, 'A'.repeat( 40 ) ) );
	await expect( page ).toHaveURL( /user_role=designer&user_verify=0/ );
	await email( page ).fill( 'nonsense' );
	await press( alert( page ), 'Resend email' );
	await expect(
		alert( page ).filter( { hasText: 'Please provide a correct email' } )
	).toBeVisible();

	await email( page ).fill( address );
	await password( page ).fill( PASSWORD );
	await press( page, 'Log in' );
	const waiting = alert( page ).filter( {
		hasText: 'Your account is not activated yet.',
	} );
	await press( waiting, 'Resend email' );
	await expect( status( page ) ).toHaveText(
		'If an account is waiting for activation at this address, a new email is on its way.'
	);
	await expect
		.poll( async () => ( await mailsTo( address ) ).length )
		.toBe( 2 );
	// The first email's link is not the account's any more; the second's is, and once more.
	await page.goto( link );
	await expect( page ).toHaveURL( /user_verify=0/ );
	const second = linkIn( ( await mailsTo( address ) ).at( -1 )!, ACTIVATION );
	for ( let twice = 0; twice < 2; twice++ ) {
		await page.goto( second );
		await expect( page ).toHaveURL( /user_verify=1/ );
	}
	await comeIn( page, address, PASSWORD );
} );

test( 'a forgotten password: its three messages, the mail, the new one, and a link that is over', async ( {
	browser,
} ) => {
	const designer = await member( 'designer', `Lea Key ${ Date.now() }` );
	const page = await pageOf( browser, null, { viewport: PHONE } );
	await page.goto( '/login' );
	await page.getByRole( 'link', { name: 'Forgot Password' } ).click();
	await heading( page, 'Forgotten password' );
	const ask = () => press( page, 'Get new password' );
	await email( page ).fill( 'nonsense' );
	await ask();
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Please provide a correct email'
	);
	await email( page ).fill( freshEmail( 'nobody' ) );
	await ask();
	await expect( alert( page ) ).toHaveText(
		'There is no account with that email address.'
	);
	await email( page ).fill( designer.email );
	await ask();
	await expect( status( page ) ).toHaveText(
		'Please check your mail for reset password link'
	);

	const link = linkIn( await mailTo( designer.email, /password/i ), RESET );
	await page.goto( link );
	await heading( page, 'Choose a new password' );
	const again = password( page, 'Repeat new password' );
	const fresh = password( page, 'New password' );
	await fresh.fill( '1234567' );
	await again.fill( '12345678' );
	await press( page, 'Save password' );
	await expect( fresh ).toHaveAccessibleDescription(
		/^Please provide a password with min. 8 chars\./
	);
	await expect( fresh ).toBeFocused();
	await expect( again ).toHaveAccessibleDescription( 'Passwords mismatch' );
	await fresh.fill( `${ PASSWORD } new` );
	await again.fill( `${ PASSWORD } new` );
	await page.getByRole( 'button', { name: 'Save password' } ).dblclick();
	await expect( page ).toHaveURL( /\/login$/ );
	await expect( status( page ) ).toHaveText(
		'Your password has been changed. You can log in with it now.'
	);

	// Before a password is typed.
	await page.goto( link );
	await expect( page ).toHaveURL( /\/forgottenpassword/ );
	await expect( alert( page ) ).toHaveText(
		'This link is no longer valid. Please request a new one.'
	);
	await page.goto( '/login' );
	await comeIn( page, designer.email, `${ PASSWORD } new` );
} );
