// The administrator's browser.
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { SITE_URL } from './client.mjs';
import { DESK } from './windows';

/** A page of the administrator, logged in. */
export async function adminPage( browser: Browser ): Promise< Page > {
	const context = await browser.newContext( {
		viewport: DESK,
	} );
	const page = await context.newPage();
	// Not the dashboard: core asks wordpress.org there.
	await page.goto(
		`${ SITE_URL }/wp-login.php?redirect_to=${ encodeURIComponent(
			`${ SITE_URL }/wp-admin/admin.php?page=design-marketplace`
		) }`
	);
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Marketplace' } )
	).toBeVisible();
	return page;
}

/** Opens a screen of wp-admin. */
export async function go( page: Page, path: string ): Promise< void > {
	const answer = await page.goto( `${ SITE_URL }/wp-admin/${ path }` );
	expect( answer?.status(), path ).toBe( 200 );
}
