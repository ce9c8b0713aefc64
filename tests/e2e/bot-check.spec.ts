// The bot check of a service, against a stand-in of its script: loaded by the sign-up alone, as the page's policy has it, and asked
// for the sign-up's token. Its own check of the token is the server's test.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail } from '../support/client.mjs';
import { fillPasswords } from '../support/sign-up';
import { keepOptions, wp } from '../support/site';

const OPTIONS = {
	design_marketplace_bot_provider: 'recaptcha',
	design_marketplace_bot_site_key: 'site-key',
	design_marketplace_bot_secret: 'secret',
};
const HOST = 'www.google.com';
const OTHERS = [ 'challenges.cloudflare.com', 'js.hcaptcha.com' ];
const STAND_IN = `
	window.grecaptcha = {
		ready: ( callback ) => setTimeout( callback ),
		execute: ( siteKey, { action } ) =>
			Promise.resolve( [ siteKey, action ].join() ),
	};
`;

/** To the last step, by way of the home page; the registration itself is not made. */
async function signUp( page: Page ): Promise< string > {
	let token = '';
	await page.route( '**/users/register*', ( route ) => {
		token =
			/name="token"\s+([^\r\n]*)/.exec(
				route.request().postData() ?? ''
			)?.[ 1 ] ?? '';
		return route.fulfill( { json: { code: 200 } } );
	} );
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Sign up', exact: true } )
		.click();
	await heading( page, 'Sign up' );
	await fillPasswords( page );
	for ( const title of [
		'About',
		'Skills and experience',
		'School',
		'Location and social',
	] ) {
		await press( page, 'Next' );
		await heading( page, title );
	}
	await press( page, 'Sign up' );
	await expect( page.getByText( /^Mail sent to/ ) ).toBeVisible();
	return token;
}

test( 'with a service its script comes with the sign-up, and its token is sent', async ( {
	browser,
} ) => {
	const giveBack = keepOptions( ...Object.keys( OPTIONS ) );
	try {
		wp(
			'eval',
			Object.entries( OPTIONS )
				.map(
					( pair ) => `update_option( '${ pair.join( "', '" ) }' );`
				)
				.join( ' ' )
		);
		const page = await pageOf( browser, null );
		await page.addInitScript(
			( values ) =>
				window.localStorage.setItem(
					'design-marketplace-draft:guest:signup',
					JSON.stringify( { values, savedAt: Date.now() } )
				),
			{
				role: 'designer',
				email: freshEmail(),
				cgu_1: true,
				cgu_2: true,
				name: 'Ana',
				job: 'Type',
				country: 'CH',
				city: 'Sion',
			}
		);
		const asked: string[] = [];
		const refused: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.text().includes( 'Content Security Policy' ) ) {
				refused.push( message.text() );
			}
		} );
		for ( const host of [ HOST, ...OTHERS ] ) {
			await page.route( `https://${ host }/**`, ( route ) => {
				asked.push( host );
				return route.fulfill( {
					contentType: 'text/javascript',
					body: STAND_IN,
				} );
			} );
		}
		await page.goto( '/' );
		await heading( page, /./ );
		expect( asked ).toEqual( [] );
		expect( await signUp( page ) ).toBe( 'site-key,signup' );
		expect( asked ).toEqual( [ HOST ] );
		expect( refused ).toEqual( [] );

		// The page allows nobody else's.
		for ( const other of OTHERS ) {
			await page.evaluate( ( src ) => {
				const element = document.createElement( 'script' );
				element.src = src;
				document.head.append( element );
			}, `https://${ other }/api.js` );
		}
		await expect.poll( () => refused.length ).toBeGreaterThan( 1 );
		expect( asked ).toEqual( [ HOST ] );
	} finally {
		giveBack();
	}
} );
