// The administrator's browser.
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { SITE_URL } from './client.mjs';
import { DESK } from './windows';
import { logInAtWordPress } from './wp-login';

/** A page of the administrator, logged in. */
export async function adminPage( browser: Browser ): Promise< Page > {
	const context = await browser.newContext( {
		viewport: DESK,
	} );
	const page = await context.newPage();
	// Not the dashboard: core asks wordpress.org there.
	await logInAtWordPress(
		page,
		'admin',
		'password',
		`${ SITE_URL }/wp-admin/admin.php?page=design-marketplace`
	);
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
