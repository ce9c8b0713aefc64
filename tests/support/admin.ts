// The administrator's browser.
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findings } from './axe';
import { SITE_URL } from './client.mjs';
import { DESK } from './windows';

/** Logs in by WordPress' own form, and goes on to an address; not to the dashboard, where core asks wordpress.org. */
export async function wordpressLogIn(
	page: Page,
	target: string,
	login = 'admin',
	password = 'password'
): Promise< void > {
	await page.goto(
		`${ SITE_URL }/wp-login.php?redirect_to=${ encodeURIComponent(
			target
		) }`
	);
	const name = page.locator( '#user_login' );
	// The form's script moves the focus there a moment after it was drawn, away from whatever is being filled in.
	await expect( name ).toBeFocused();
	await name.fill( login );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( ( url ) => ! url.pathname.includes( 'wp-login' ) );
}

/** A page of the administrator, logged in. */
export async function adminPage(
	browser: Browser,
	screen = 'admin.php?page=design-marketplace'
): Promise< Page > {
	const context = await browser.newContext( {
		viewport: DESK,
	} );
	const page = await context.newPage();
	await wordpressLogIn( page, `${ SITE_URL }/wp-admin/${ screen }` );
	return page;
}

/** Opens a screen of wp-admin. */
export async function go( page: Page, path: string ): Promise< void > {
	const answer = await page.goto( `${ SITE_URL }/wp-admin/${ path }` );
	expect( answer?.status(), path ).toBe( 200 );
}

/** Axe's findings in our parts of the screen. Core is responsible for the rest. */
export const objections = ( page: Page, ...ours: string[] ) =>
	findings( page, {
		include: ours,
		exclude: [ '.row-title', '.row-actions', '.tablenav-pages' ],
	} );
