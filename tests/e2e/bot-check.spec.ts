// The bot check of a service, against a stand-in of its script: loaded by the sign-up alone, asked for the sign-up's token; and
// no one is kept out when it is blocked. Its own check of the token is the server's test.
import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail } from '../support/client.mjs';
import { fillPasswords } from '../support/sign-up';

const KEY = 'site-key';

const option = ( name: string, value: string ) =>
	execFileSync( 'bin/wp', [
		'option',
		'update',
		`design_marketplace_bot_${ name }`,
		value,
	] );

const services = [
	{
		name: 'recaptcha',
		host: 'www.google.com',
		script: `window.grecaptcha = { execute: async ( key, { action } ) => [ 'recaptcha', key, action ].join() };`,
		token: `recaptcha,${ KEY },signup`,
	},
	{
		name: 'turnstile',
		host: 'challenges.cloudflare.com',
		script: `window.turnstile = {
			render( place, { sitekey, action, callback } ) {
				setTimeout( () => callback( [ 'turnstile', sitekey, action, place.isConnected ].join() ) );
			},
			remove() {},
		};`,
		token: `turnstile,${ KEY },signup,true`,
	},
	{
		name: 'hcaptcha',
		host: 'js.hcaptcha.com',
		script: `window.hcaptcha = {
			render: ( place, { sitekey, size } ) => [ 'hcaptcha', sitekey, size ].join(),
			execute: async ( id, { async } ) => ( { response: async && id } ),
			remove() {},
		};`,
		token: `hcaptcha,${ KEY },invisible`,
	},
];

/** Calls what its address names, as all three do. */
const whenLoaded =
	"window[ new URL( document.currentScript.src ).searchParams.get( 'onload' ) ]();";

test.beforeAll( () => {
	option( 'site_key', KEY );
	option( 'secret', 'secret' );
} );

test.afterAll( () => {
	option( 'provider', 'altcha' );
	option( 'site_key', '' );
	option( 'secret', '' );
} );

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
	for ( const title of [ 'About', 'Skills and experience' ] ) {
		await press( page, 'Next' );
		await heading( page, title );
	}
	await press( page, 'Next' );
	await heading( page, 'Location and social' );
	await press( page, 'Sign up' );
	await expect( page.getByText( /^Mail sent to/ ) ).toBeVisible();
	return token;
}

async function visitor( browser: import( '@playwright/test' ).Browser ) {
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
	return page;
}

for ( const { name, host, script, token } of services ) {
	test( `with ${ name } its script comes with the sign-up, and its token is sent`, async ( {
		browser,
	} ) => {
		option( 'provider', name );
		const page = await visitor( browser );
		const asked: string[] = [];
		const refused: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.text().includes( 'Content Security Policy' ) ) {
				refused.push( message.text() );
			}
		} );
		for ( const service of services ) {
			await page.route( `https://${ service.host }/**`, ( route ) => {
				asked.push( new URL( route.request().url() ).host );
				return route.fulfill( {
					contentType: 'text/javascript',
					body: script + whenLoaded,
				} );
			} );
		}
		await page.goto( '/' );
		await heading( page, /./ );
		expect( asked ).toEqual( [] );
		expect( await signUp( page ) ).toBe( token );
		expect( asked ).toEqual( [ host ] );
		expect( refused ).toEqual( [] );

		// The page allows nobody else's.
		for ( const other of services.filter( ( one ) => one.name !== name ) ) {
			await page.evaluate( ( src ) => {
				const element = document.createElement( 'script' );
				element.src = src;
				document.head.append( element );
			}, `https://${ other.host }/api.js` );
		}
		await expect.poll( () => refused.length ).toBeGreaterThan( 1 );
		expect( asked ).toEqual( [ host ] );
	} );
}

test( 'a script that is blocked keeps nobody from signing up', async ( {
	browser,
} ) => {
	option( 'provider', 'turnstile' );
	const page = await visitor( browser );
	let tries = 0;
	await page.route( 'https://challenges.cloudflare.com/**', ( route ) => {
		tries++;
		return route.abort( 'blockedbyclient' );
	} );
	await page.goto( '/' );
	expect( await signUp( page ) ).toBe( 'false' );
	expect( tries ).toBe( 2 );
} );
