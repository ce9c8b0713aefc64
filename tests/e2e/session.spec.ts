// Sessions that end, with what was typed: dead at the start, ended in another tab, under a form, or after more than a day.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { wordpressLogIn } from '../support/admin';
import { heading, pageOf, press } from '../support/browser';
import { mailTo } from '../support/client.mjs';
import { PASSWORD, member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { countOf } from '../support/trouble';

let designer: Member;

const stamp = Date.now().toString( 36 );
const KEY = 'design-marketplace-session';

test.beforeAll( async () => {
	designer = await member( 'designer', `Sia Zeit ${ stamp }` );
} );

const stored = ( page: Page ) =>
	page.evaluate( ( key ) => window.localStorage.getItem( key ), KEY );
const logIn = ( page: Page ) =>
	page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Log in', exact: true } );
const account = ( page: Page ) =>
	page.getByRole( 'button', { name: 'My account', exact: true } );
const job = ( page: Page ) => page.getByLabel( 'Job', { exact: true } );

/** As it is read out: on the button it stands for a moment only. */
const saved = ( page: Page ) =>
	expect(
		page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
	).toBeAttached();

async function typePassword( page: Page ) {
	await page.getByLabel( 'E-mail' ).fill( designer.email );
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.keyboard.press( 'Enter' );
}

/** Ends every session of somebody, as from another device. */
const endSessions = ( { api }: Member ) => api.post( '/wp/v2/users/signout' );

/** Opens the settings and waits for the check of the session, which would drop one that ended meanwhile. */
async function openSettings( page: Page ) {
	const checked = page.waitForResponse( /jwt-auth\/v1\/token\/validate/ );
	await page.goto( '/settings' );
	await ( await checked ).finished();
}

test( 'tabs share one session', async ( { browser } ) => {
	const first = await pageOf( browser, {
		...designer,
		session: { ...designer.session, token: 'no.such.token' },
	} );

	await test.step( 'a stored session that is not good any more is dropped at the start', async () => {
		await first.goto( '/settings' );
		await heading( first, 'Please log in to continue.' );
		await expect( logIn( first ) ).toBeVisible();
		expect( await stored( first ) ).toBeNull();
	} );

	const second = await first.context().newPage();
	await second.goto( '/settings' );
	await heading( second, 'Please log in to continue.' );
	// A window behind another draws once a second.
	await first.bringToFront();

	await test.step( 'the other tabs follow a log-in and a sign-out', async () => {
		await logIn( first ).click();
		await typePassword( first );
		await expect( account( second ) ).toBeVisible();
		await heading( second, 'Settings' );

		// A page that comes takes the focus, which closes an open menu.
		await expect(
			first.getByRole( 'heading', {
				level: 1,
				name: 'Show work. Get work.',
			} )
		).toBeFocused();
		await account( first ).click();
		await press( first, 'Sign out' );
		await expect( logIn( first ) ).toBeVisible();
		await expect( logIn( second ) ).toBeVisible();
		await heading( second, 'Please log in to continue.' );
	} );
} );

test( 'a form outlives a day, and a session that ends under it', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await page.clock.install();
	await openSettings( page );

	await test.step( 'a member’s page that was open for a day still saves', async () => {
		await job( page ).fill( 'Clockmaker' );
		await page.clock.fastForward( '25:00:00' );
		await press( page, 'Save' );
		await saved( page );
		const { body } = await designer.api.get( '/wp/v2/users/me' );
		expect( body.job ).toBe( 'Clockmaker' );
	} );

	await test.step( 'who will not log in again in place finds every word after they do', async () => {
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
		await typePassword( page );
		await heading( page, 'Settings' );
		await expect( job( page ) ).toHaveValue( 'Watchmaker' );
		await press( page, 'Save' );
		await saved( page );
	} );
} );

test( 'a sign-up that was begun is found in a new tab, and can be started over', async ( {
	page,
} ) => {
	await page.goto( '/signup' );
	await page.getByLabel( 'E-mail' ).fill( 'begun@example.test' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'long enough' );
	await page.close( { runBeforeUnload: false } );
	const next = await page.context().newPage();
	await next.goto( '/signup' );
	await expect( next.getByLabel( 'E-mail' ) ).toHaveValue(
		'begun@example.test'
	);
	await expect( next.getByLabel( 'Password', { exact: true } ) ).toHaveValue(
		''
	);
	await press( next, 'Start over' );
	await expect( next.getByLabel( 'E-mail' ) ).toHaveValue( '' );
	await next.reload();
	await expect( next.getByLabel( 'E-mail' ) ).toHaveValue( '' );
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
