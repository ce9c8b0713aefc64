// Expects the wall that strangers meet on a profile: the reason and the two ways in. The page is reported from its foot alone.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DESK, NARROW, PHONE } from './windows';

/**
 * @param page A stranger's, on the profile.
 * @param path Where the log-in leads back to.
 */
export async function expectWall( page: Page, path: string ): Promise< void > {
	const ways = page.locator( '.wall' ).getByRole( 'link' );
	for ( const viewport of [ DESK, NARROW, PHONE ] ) {
		await page.setViewportSize( viewport );
		await expect(
			page.getByRole( 'heading', {
				name: 'You need to sign up to see the projects.',
				exact: true,
			} )
		).toBeVisible();
		await expect( ways.nth( 0 ) ).toBeVisible();
		await expect( ways.nth( 1 ) ).toBeVisible();
	}
	await expect( ways ).toHaveText( [ 'Sign up', 'Log in' ] );
	await expect(
		page.getByRole( 'link', { name: 'Report this page' } )
	).toHaveAttribute( 'href', `/report?url=${ encodeURIComponent( path ) }` );
	await expect( ways.nth( 0 ) ).toHaveAttribute( 'href', '/signup' );
	await expect( ways.nth( 1 ) ).toHaveAttribute(
		'href',
		`/login?redirect_url=${ encodeURIComponent( path ) }`
	);
}
