// The ways in: logging in, an activation link that worked or did not, a forgotten password and a new one.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { findings, lowContrast, sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import {
	SITE_URL,
	freshEmail,
	mailTo,
	mailsTo,
	multipart,
	person,
} from '../support/client.mjs';
import { PASSWORD, member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { answerNext, breakNext } from '../support/trouble';
import { PHONE } from '../support/windows';

let designer: Member;

test.beforeAll( async () => {
	designer = await member(
		'designer',
		`Lea Key ${ Date.now().toString( 36 ) }`
	);
} );

const email = ( page: Page ) => page.getByLabel( 'E-mail' );
const password = ( page: Page, label = 'Password' ) =>
	page.getByLabel( label, { exact: true } );
const alert = ( page: Page ) => page.getByRole( 'main' ).getByRole( 'alert' );
const status = ( page: Page ) => page.getByRole( 'main' ).getByRole( 'status' );

async function looksGood( page: Page ): Promise< void > {
	expect.soft( await findings( page ) ).toEqual( [] );
	expect.soft( await sideways( page ) ).toBe( 0 );
	await page.emulateMedia( { colorScheme: 'dark' } );
	expect.soft( await lowContrast( page ) ).toEqual( [] );
	await page.emulateMedia( { colorScheme: 'light' } );
}

/** Somebody who has signed up and not opened the email yet. */
async function newcomer( role: 'designer' | 'contractor' = 'designer' ) {
	const address = freshEmail( role );
	await person().post(
		'/wp/v2/users/register',
		multipart( {
			role,
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
	const { text } = await mailTo( address );
	const link = /https?:\/\/\S+\/activate\/\d+\/\w+/.exec( text )?.[ 0 ] ?? '';
	return { address, link };
}

test( 'logging in: what is missing, what the server says, Enter, and on to where one came from', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, null, { viewport: PHONE } );
	await page.goto( '/login?redirect_url=%2Fsettings%3Ftab%3Daccount' );
	await press( page, 'Log in' );
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Please provide a correct email'
	);
	await expect( email( page ) ).toBeFocused();
	await email( page ).fill( designer.email );
	await expect( email( page ) ).toHaveAccessibleDescription( '' );
	await press( page, 'Log in' );
	await expect( password( page ) ).toBeFocused();
	await password( page ).fill( 'wrong' );
	await password( page ).press( 'Enter' );
	await expect( alert( page ) ).toContainText(
		'Error: The email address or the password is not correct.'
	);
	// HTML, above the button.
	await expect( alert( page ).locator( 'strong' ) ).toHaveText( 'Error:' );
	await expect(
		alert( page ).getByRole( 'link', { name: 'Forgot your password?' } )
	).toHaveAttribute( 'href', /\/forgottenpassword/ );
	const above = await alert( page ).boundingBox();
	const button = await page
		.getByRole( 'main' )
		.getByRole( 'button', { name: 'Log in' } )
		.boundingBox();
	expect( above!.y + above!.height ).toBeLessThanOrEqual( button!.y );
	await looksGood( page );

	// A call that does not arrive is told, and made again.
	await breakNext( page, /jwt-auth\/v1\/token/ );
	await password( page ).fill( PASSWORD );
	await password( page ).press( 'Enter' );
	await expect( alert( page ) ).toContainText(
		'The server cannot be reached. Please try again.'
	);
	await expect( password( page ) ).toHaveValue( PASSWORD );
	await password( page ).press( 'Enter' );
	await expect( page ).toHaveURL( /\/settings\?tab=account$/ );
	await heading( page, 'Settings' );
} );

test( 'a log-in leads nowhere but to pages of this site', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	for ( const [ asked, led ] of [
		[ '/jobs?skill=1', '/jobs?skill=1' ],
		[ `/designer/${ designer.slug }`, `/designer/${ designer.slug }` ],
		[ 'https://evil.example/', '/' ],
		[ '//evil.example', '/' ],
		[ '/\\evil.example', '/' ],
		[ 'javascript:alert(1)', '/' ],
		[ '/wp-admin/', '/' ],
		[ '/login?redirect_url=/login', '/' ],
	] ) {
		await page.goto(
			`/login?redirect_url=${ encodeURIComponent( asked ?? '' ) }`
		);
		await expect
			.poll( () => {
				const { origin, pathname, search } = new URL( page.url() );
				return [ origin, pathname + search ];
			} )
			.toEqual( [ new URL( SITE_URL ).origin, led ] );
	}
} );

test( 'an activation link tells how it went, in the words for the role', async ( {
	browser,
} ) => {
	const { body: options } = await person().get( '/wp/v2/options' );
	const plain = ( html: string ) =>
		html
			.replace( /<[^>]+>/g, '' )
			.replace( /&#8217;/g, '’' )
			.trim();
	const page = await pageOf( browser, null, { viewport: PHONE } );
	for ( const role of [ 'designer', 'contractor' ] ) {
		const { title, content } =
			options[ `activation_success_message_${ role }` ];
		await page.goto( `/login?user_role=${ role }&user_verify=1` );
		await expect( status( page ) ).toContainText( title );
		await expect( status( page ) ).toContainText( plain( content ) );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-role',
			role === 'designer' ? 'designer' : 'entrepreneur'
		);
	}
	await looksGood( page );
	await page.goto( '/login?user_verify=0' );
	const { title, content } = options.activation_expired_notice;
	await expect( alert( page ) ).toContainText( title );
	await expect( alert( page ) ).toContainText( plain( content ) );
	await looksGood( page );
} );

test( 'who has not opened the mail is told, gets another one, and comes in by it', async ( {
	browser,
} ) => {
	const { address, link } = await newcomer();
	const page = await pageOf( browser, null );
	await page.goto( link.replace( /\w+$/, 'A'.repeat( 40 ) ) );
	await expect( page ).toHaveURL( /user_role=designer&user_verify=0/ );
	await press( alert( page ), 'Resend email' );
	await expect( email( page ) ).toBeFocused();
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Please provide a correct email'
	);
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
	await expect( waiting ).toBeVisible();
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
	const { text } = ( await mailsTo( address ) ).at( -1 )!;
	const second =
		/https?:\/\/\S+\/activate\/\d+\/\w+/.exec( text )?.[ 0 ] ?? '';
	for ( let twice = 0; twice < 2; twice++ ) {
		await page.goto( second );
		await expect( page ).toHaveURL( /user_verify=1/ );
	}
	await email( page ).fill( address );
	await password( page ).fill( PASSWORD );
	await password( page ).press( 'Enter' );
	await expect( page ).not.toHaveURL( /\/login/ );
} );

test( 'the sign-up’s last screen sends the mail again, and says how that went', async ( {
	browser,
} ) => {
	const { address } = await newcomer();
	const page = await pageOf( browser, null, { viewport: PHONE } );
	await page.addInitScript(
		( values ) =>
			window.sessionStorage.setItem(
				'design-marketplace-draft:guest:signup-sent',
				JSON.stringify( { values, savedAt: Date.now() } )
			),
		{ email: address, role: 'designer' }
	);
	await page.goto( '/signup?step=sent' );
	const { body: options } = await person().get( '/wp/v2/options' );
	await heading( page, options.confirmation_message_designer.title );
	await expect( page.getByText( `Mail sent to ${ address }` ) ).toBeVisible();
	await looksGood( page );
	const resend = page.getByRole( 'button', { name: 'Resend email' } );
	await answerNext( page, /users\/activation/, {
		status: 429,
		json: {
			code: 'too_many',
			message: 'Too many attempts. Please try again in 1 minute.',
			data: { status: 429 },
		},
	} );
	await resend.click();
	await expect( alert( page ) ).toHaveText(
		'Too many attempts. Please try again in 1 minute.'
	);
	await resend.dblclick();
	await expect( status( page ) ).toHaveText(
		'If an account is waiting for activation at this address, a new email is on its way.'
	);
	await expect( alert( page ) ).toHaveCount( 0 );
	await expect
		.poll( async () => ( await mailsTo( address ) ).length )
		.toBeGreaterThan( 1 );
} );

test( 'a forgotten password: its three messages, the mail, the new one, and a link that is over', async ( {
	browser,
} ) => {
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
	await looksGood( page );
	await breakNext( page, /wp-login\.php/ );
	await email( page ).fill( designer.email );
	await ask();
	await expect( alert( page ) ).toHaveText(
		'There is an error on server side. Please contact an administrator.'
	);
	await ask();
	await expect( status( page ) ).toHaveText(
		'Please check your mail for reset password link'
	);

	const { text } = await mailTo( designer.email, /password/i );
	const link = /https?:\/\/\S+resetpassword\?\S+/.exec( text )?.[ 0 ] ?? '';
	await page.goto( link );
	await heading( page, 'Choose a new password' );
	const save = () => press( page, 'Save password' );
	const again = password( page, 'Repeat new password' );
	const fresh = password( page, 'New password' );
	await fresh.fill( '1234567' );
	await again.fill( '12345678' );
	await save();
	const short = 'Please provide a password with min. 8 chars.';
	await expect( fresh ).toHaveAccessibleDescription( short );
	await expect( fresh ).toBeFocused();
	await expect( again ).toHaveAccessibleDescription( 'Passwords mismatch' );
	await looksGood( page );
	const { searchParams } = new URL( page.url() );
	const proof = {
		login: searchParams.get( 'login' ),
		key: searchParams.get( 'key' ),
	};
	const refused = await person().post( '/wp/v2/users/password', {
		...proof,
		password: '1234567',
		password_verify: '12345678',
	} );
	expect( refused.body.data.params ).toEqual( {
		password: short,
		password_verify: 'Passwords mismatch',
	} );
	await fresh.fill( `${ PASSWORD } new` );
	await expect( fresh ).toHaveAccessibleDescription( '' );
	await again.fill( `${ PASSWORD } new` );
	await expect( again ).toHaveAccessibleDescription( '' );
	await breakNext( page, /users\/password/ );
	await save();
	await expect( alert( page ) ).toHaveText(
		'The server cannot be reached. Please try again.'
	);
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
	await page.goto( '/resetpassword' );
	await expect( page ).toHaveURL( /\/forgottenpassword/ );

	await page.goto( '/login' );
	await email( page ).fill( designer.email );
	await password( page ).fill( `${ PASSWORD } new` );
	await password( page ).press( 'Enter' );
	await expect( page ).not.toHaveURL( /\/login/ );
} );
