// adminPage() only, many times, under stress; says how each failure looks.
import { chromium } from '@playwright/test';
const SITE = process.env.SITE_URL, N = Number( process.env.N ?? 60 );
const browser = await chromium.launch( { executablePath: '/usr/bin/chromium', args: [ '--no-sandbox', '--disable-gpu' ] } );
let bad = 0; const times = [];
for ( let i = 0; i < N; i++ ) {
	const context = await browser.newContext( { viewport: { width: 1280, height: 900 }, locale: 'en-GB' } );
	const page = await context.newPage(); page.setDefaultTimeout( 15000 );
	const began = Date.now();
	try {
		await page.goto( `${ SITE }/wp-login.php?redirect_to=${ encodeURIComponent( `${ SITE }/wp-admin/admin.php?page=design-marketplace` ) }` );
		await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
		await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
		const got = { user: await page.locator( '#user_login' ).inputValue(), pass: await page.locator( '#user_pass' ).inputValue() };
		if ( got.user !== 'admin' || got.pass !== 'password' ) console.log( i, 'fields before click', JSON.stringify( got ) );
		await page.getByRole( 'button', { name: 'Log In' } ).click();
		await page.getByRole( 'heading', { level: 1, name: 'Marketplace' } ).waitFor( { timeout: 8000 } );
	} catch ( e ) {
		bad++;
		console.log( i, 'FAILED', page.url(), e.message.split( '\n' )[ 0 ], JSON.stringify( await page.evaluate( () => ( { user: document.querySelector( '#user_login' )?.value, pass: document.querySelector( '#user_pass' )?.value, text: document.body.innerText.slice( 0, 200 ) } ) ) ) );
		await page.screenshot( { path: `.wordpress/login-${ i }.png` } );
	}
	times.push( Date.now() - began );
	await context.close();
}
times.sort( ( a, b ) => a - b );
console.log( { N, bad, median: times[ N >> 1 ], max: times.at( -1 ) } );
await browser.close();
