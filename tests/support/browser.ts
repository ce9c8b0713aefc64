// Browsers of logged-in members, and navigation by keyboard.
import { expect } from '@playwright/test';
import type {
	Browser,
	BrowserContextOptions,
	Locator,
	Page,
} from '@playwright/test';
import { SITE_URL } from './client.mjs';
import type { Member } from './members.mjs';
import { png } from './pictures.mjs';
import { DESK } from './windows';

/** A page of somebody; of a stranger when there is no member. */
export async function pageOf(
	browser: Browser,
	member: Member | null,
	options: BrowserContextOptions = {}
): Promise< Page > {
	const context = await browser.newContext( {
		viewport: DESK,
		...options,
		storageState: {
			cookies: [],
			origins: member
				? [
						{
							origin: new URL( SITE_URL ).origin,
							localStorage: [
								{
									name: 'design-marketplace-session',
									value: JSON.stringify( member.session ),
								},
							],
						},
					]
				: [],
		},
	} );
	return context.newPage();
}

/** Requests that go to other servers. */
export function watchStrangers( page: Page ): string[] {
	const strangers: string[] = [];
	const { origin } = new URL( SITE_URL );
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if (
			/^(https?|wss?):$/.test( url.protocol ) &&
			url.origin !== origin
		) {
			strangers.push( `${ page.url() } → ${ url.href }` );
		}
	} );
	return strangers;
}

export const heading = ( page: Page, name: string | RegExp ) =>
	expect( page.getByRole( 'heading', { level: 1, name } ) ).toBeVisible();

export const press = ( scope: Page | Locator, name: string | RegExp ) =>
	scope.getByRole( 'button', { name, exact: true } ).click();

/** A file as the browser's own dialog would hand it over. */
export const pictureFile = ( width: number, height: number ) => ( {
	name: 'picture.png',
	mimeType: 'image/png',
	buffer: png( width, height ),
} );

const MOST_TABS = 80;

/** Tab after Tab until it has the focus, as somebody without a mouse gets there. */
export async function tabTo( page: Page, target: Locator ): Promise< void > {
	await expect( target ).toBeVisible();
	for ( let tabs = 0; tabs < MOST_TABS; tabs++ ) {
		if (
			await target.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			)
		) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	throw new Error( `Tab never reached ${ target }` );
}
