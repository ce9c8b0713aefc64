// Invents or breaks the server's answers for a test. Only pages that are reached inside the app fetch them.
import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

interface Answer {
	status?: number;
	headers?: Record< string, string >;
}

/**
 * Whether an address is a call of the API.
 *
 * @param path Path below /wp-json, with those query parameters that matter.
 */
export const callOf = ( path: string ) => ( url: URL ) => {
	const wanted = new URL( path, url );
	return (
		url.pathname.endsWith( `/wp-json${ wanted.pathname }` ) &&
		[ ...wanted.searchParams ].every(
			( [ name, value ] ) => url.searchParams.get( name ) === value
		)
	);
};

/** Answers every call to this path with this body. */
export const answer = (
	page: Page,
	path: string,
	json: unknown,
	{ status = 200, headers }: Answer = {}
) =>
	page.route( callOf( path ), ( route ) =>
		route.fulfill( { status, headers, json } )
	);

/** Leaves out the works of designers, as the server does where they fill more than a page. The app fetches them in a call of their own. */
export const withoutWorks = ( page: Page ) =>
	page.route( callOf( '/wp/v2/users?works=1' ), async ( route ) => {
		const response = await route.fetch();
		const members: Record< string, unknown >[] = await response.json();
		await route.fulfill( {
			response,
			json: members.map( ( { works: _, ...member } ) => member ),
		} );
	} );

/**
 * Breaks every call to this path until the returned function is called.
 *
 * @param page
 * @param path
 * @param status By default one after which the app doesn't try again by itself, which takes three seconds.
 */
export async function breakDown( page: Page, path: string, status = 429 ) {
	const matches = callOf( path );
	const refuse = ( route: Route ) =>
		route.fulfill( {
			status,
			json: {
				code: 'down',
				message: 'The server is being mended.',
				data: { status },
			},
		} );
	await page.route( matches, refuse );
	return () => page.unroute( matches, refuse );
}

/** Holds back every call to this path until the returned function is called. */
export async function holdBack( page: Page, path: string ) {
	let letGo = () => {};
	const gone = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( callOf( path ), async ( route ) => {
		await gone;
		await route.fallback();
	} );
	return () => letGo();
}

/** Starts on a page that makes no calls of the other pages, and follows a link that is there at every width. */
export async function enter( page: Page, link: string ) {
	await page.goto( '/privacy-policy' );
	await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
	await (
		link === 'Home'
			? page.getByRole( 'banner' ).locator( '.brand' )
			: page
					.getByRole( 'contentinfo' )
					.getByRole( 'link', { name: link, exact: true } )
	).click();
	await expect( page ).not.toHaveURL( /privacy-policy/ );
}
