// WordPress' own log-in form.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Logs in by the form; the caller waits for the page that follows. */
export async function logInAtWordPress(
	page: Page,
	login: string,
	password: string,
	target = ''
): Promise< void > {
	const query = target && `?redirect_to=${ encodeURIComponent( target ) }`;
	await page.goto( `/wp-login.php${ query }` );
	const name = page.getByLabel( 'Username or Email Address' );
	// Core's script moves the focus here after 200 ms, and with it what is being typed elsewhere.
	await expect( name ).toBeFocused();
	await name.fill( login );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
}
