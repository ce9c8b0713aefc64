// Sessions that end: found dead at the start, ended in another tab, dying under a form, or a page open for longer than a day.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { wordpressLogIn } from '../support/admin';
import { heading, pageOf, press } from '../support/browser';
import { mailTo } from '../support/client.mjs';
import { PASSWORD, member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { countOf } from '../support/trouble';

let designer: Member;
let contractor: Member;

const stamp = Date.now().toString( 36 );
const KEY = 'design-marketplace-session';

test.beforeAll( async () => {
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Sia Zeit ${ stamp }` ),
		member( 'contractor', `Uhrwerk ${ stamp }` ),
	] );
} );

const stored = ( page: Page ) =>
	page.evaluate( ( key ) => window.localStorage.getItem( key ), KEY );
const logIn = ( page: Page ) =>
	page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Log in', exact: true } );
const account = ( page: Page ) =>
	page.getByRole( 'button', { name: 'My account' } );
const job = ( page: Page ) => page.getByLabel( 'Job', { exact: true } );

/** As it is read out: on the button it stands for a moment only. */
const saved = ( page: Page ) =>
	expect(
		page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
	).toBeAttached();

/** Ends every session of somebody, as from another device. */
const endSessions = ( { api }: Member ) => api.post( '/wp/v2/users/signout' );

/** Opens the settings and waits for the check of the session, which would drop one that ended meanwhile. */
async function openSettings( page: Page ) {
	const checked = page.waitForResponse( /jwt-auth\/v1\/token\/validate/ );
	await page.goto( '/settings' );
	await ( await checked ).finished();
}

test( 'a stored session that is not good any more is dropped at the start', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, {
		...designer,
		session: { ...designer.session, token: 'no.such.token' },
	} );
	await page.goto( '/' );
	await expect( logIn( page ) ).toBeVisible();
	expect( await stored( page ) ).toBeNull();
	await page.goto( '/settings' );
	await heading( page, 'Please log in to continue.' );
} );

test( 'a session of rubbish is none', async ( { browser } ) => {
	const page = await pageOf( browser, null );
	await page.addInitScript(
		( key ) => window.localStorage.setItem( key, '{"token":' ),
		KEY
	);
	await page.goto( '/settings' );
	await expect(
		page.getByRole( 'heading', { name: 'Please log in to continue.' } )
	).toBeVisible();
} );

test( 'the other tabs follow a log-in and a sign-out', async ( {
	browser,
} ) => {
	const first = await pageOf( browser, designer );
	const second = await first.context().newPage();
	await first.goto( '/' );
	await second.goto( '/jobs' );
	await expect( account( second ) ).toBeVisible();
	// A window behind another draws once a second.
	await first.bringToFront();
	await account( first ).click();
	await first.getByRole( 'button', { name: 'Sign out' } ).click();
	await expect( logIn( first ) ).toBeVisible();
	await expect( logIn( second ) ).toBeVisible();

	await first.goto( '/login' );
	await first.getByLabel( 'E-mail' ).fill( designer.email );
	await first.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await first.getByLabel( 'Password', { exact: true } ).press( 'Enter' );
	await expect( account( second ) ).toBeVisible();
} );

test( 'who will not log in again in place finds every word after they do', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await openSettings( page );
	await job( page ).fill( 'Watchmaker' );
	await endSessions( designer );
	await press( page, 'Save' );
	const dialog = page.getByRole( 'dialog', { name: 'Log in again' } );
	await expect( dialog ).toContainText( designer.email );
	await press( dialog, 'Cancel' );
	await heading( page, 'Please log in to continue.' );
	expect( await stored( page ) ).toBeNull();
	await page
		.getByRole( 'main' )
		.getByRole( 'link', { name: 'Log in' } )
		.click();
	await page.getByLabel( 'E-mail' ).fill( designer.email );
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.getByLabel( 'Password', { exact: true } ).press( 'Enter' );
	await heading( page, 'Settings' );
	await expect( job( page ) ).toHaveValue( 'Watchmaker' );
	await press( page, 'Save' );
	await saved( page );
} );

test( 'a member’s page that was open for a day still saves', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	await page.clock.install();
	await page.goto( '/settings' );
	await page.getByLabel( 'City' ).fill( 'Olten' );
	await page.clock.fastForward( '25:00:00' );
	await press( page, 'Save' );
	await saved( page );
	const { body } = await contractor.api.get( '/wp/v2/users/me' );
	expect( body.city ).toBe( 'Olten' );
} );

/** WordPress' own session, with a letter begun. */
async function administrator( browser: Browser ): Promise< Page > {
	const page = await pageOf( browser, null );
	await page.clock.install();
	await wordpressLogIn( page, `/designer/workwith?to=${ designer.slug }` );
	await page.waitForURL( /workwith/ );
	return page;
}

const comment = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'textbox' );

test( 'an administrator’s page that was open for a day sends its letter with a new nonce', async ( {
	browser,
} ) => {
	const page = await administrator( browser );
	const renewals = countOf( page, /rest-nonce/, 'GET' );
	const letters = countOf( page, /mail\/workwith/ );
	await comment( page ).fill( `A letter of yesterday ${ stamp }` );
	await page.clock.fastForward( '25:00:00' );
	// The server's clock stands: what the page still has is sent as a nonce of the day before yesterday.
	await page.route( /wp-json/, ( route ) =>
		renewals()
			? route.fallback()
			: route.fallback( {
					headers: {
						...route.request().headers(),
						'x-wp-nonce': '0123456789',
					},
				} )
	);
	await press( page, 'Send my request' );
	await heading( page, 'Message sent. Thank you !' );
	expect( [ renewals(), letters() ] ).toEqual( [ 1, 2 ] );
	const { text } = await mailTo( designer.email, /admin|message|work/i );
	expect( text ).toContain( `A letter of yesterday ${ stamp }` );
} );
