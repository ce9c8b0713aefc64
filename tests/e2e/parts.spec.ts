// Parts of the app that are loaded late, or never.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { enter } from '../support/answers';
import { pageOf, pictureFile, press, tabTo } from '../support/browser';
import { SITE_URL } from '../support/client.mjs';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';

const BUILD = '/wp-content/plugins/design-marketplace/build/';

let designer: Member;
/** The files of each lazily loaded part. */
let parts: Record< string, string[] >;

test.beforeAll( async () => {
	designer = await member( 'designer', `Ida Funkloch ${ Date.now() }` );
	parts = await (
		await fetch( `${ SITE_URL }${ BUILD }screens.json` )
	).json();
} );

/** The file that holds a part of the app. */
const fileOf = ( part: string ) =>
	`**/*${ parts[ part ]
		?.filter( ( file ) => /\.js\b/.test( file ) )
		.at( -1 ) }`.replace( '?', '\\?' );

/** Lets a part of the app fail this many times. */
async function failing( page: Page, part: string, times: number ) {
	let failed = 0;
	await page.route( fileOf( part ), ( route ) =>
		failed++ < times ? route.abort() : route.continue()
	);
	return () => failed;
}

test( 'the part with a screen', async ( { page } ) => {
	await test.step( 'a part of the app that fails once is asked for again, unnoticed', async () => {
		const count = await failing( page, 'tools-screen', 1 );
		await enter( page, 'Tools' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Tools' } )
		).toBeVisible();
		expect( count() ).toBe( 2 );
	} );

	await test.step( 'a part of the app that fails twice offers a reload, with bar and foot in place', async () => {
		await page.unrouteAll();
		await failing( page, 'tools-screen', 2 );
		await enter( page, 'Tools' );
		await expect(
			page.getByRole( 'heading', {
				name: 'This page could not be loaded',
			} )
		).toBeVisible();
		await expect( page.getByRole( 'banner' ) ).toBeVisible();
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
		await tabTo(
			page,
			page.getByRole( 'button', { name: 'Reload the page' } )
		);
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Tools' } )
		).toBeVisible();
	} );

	await test.step( 'a part of the app that never comes is given up after twice 120 seconds', async () => {
		await page.unrouteAll();
		await page.clock.install();
		// Never answered.
		await page.route( fileOf( 'tools-screen' ), () => {} );
		await page.goto( '/privacy-policy' );
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
		await page.clock.pauseAt( Date.now() + 60_000 );
		const request = page.waitForRequest( fileOf( 'tools-screen' ) );
		await page
			.getByRole( 'contentinfo' )
			.getByRole( 'link', { name: 'Tools', exact: true } )
			.click();
		await request;
		const given = page.getByRole( 'heading', {
			name: 'This page could not be loaded',
		} );
		for ( const ms of [ 119_999, 2000, 118_000 ] ) {
			await page.clock.runFor( ms );
			await expect( given ).toBeHidden();
		}
		await page.clock.runFor( 5000 );
		await expect( given ).toBeVisible();
	} );
} );

test( 'what was typed survives a part that cannot be loaded, and the reload', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await failing( page, 'crop-dialog', 2 );
	await page.goto( '/designer/editwork' );
	const name = page.getByLabel( 'Name' ).first();
	await name.fill( 'Letters for a train' );
	await page
		.locator( 'input[type=file]' )
		.first()
		.setInputFiles( pictureFile( 1600, 1100 ) );
	await expect(
		page.getByRole( 'heading', { name: 'This page could not be loaded' } )
	).toBeVisible();
	await expect( page.getByText( /What you typed is kept/ ) ).toBeVisible();
	await press( page, 'Reload the page' );
	await expect( name ).toHaveValue( 'Letters for a train' );
} );
