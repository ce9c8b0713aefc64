// Screens while they wait, after a failure, without content, and without a connection or a login.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { answer, breakDown, enter, holdBack } from '../support/answers';
import { pageOf, pictureFile, press, tabTo } from '../support/browser';
import { SITE_URL } from '../support/client.mjs';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';

const SESSION = 'design-marketplace-session';
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

const main = ( page: Page ) => page.getByRole( 'main' );

const again = ( page: Page ) =>
	main( page ).getByRole( 'button', { name: 'Try again' } );

interface Part {
	call: string;
	/** The link that leads to the screen. */
	at: string;
	/** An element that is visible once the screen is there. */
	shows: string | RegExp;
	/** The message of an empty list, if the screen is a list. */
	empty?: string | RegExp;
}

const asked: Part[] = [
	{
		call: '/wp/v2/pages?slug=home',
		at: 'Home',
		shows: 'How it works',
	},
	{
		call: '/wp/v2/event',
		at: 'Home',
		shows: /past events?$/,
		empty: 'No events are planned right now.',
	},
	{
		call: '/wp/v2/past_project?per_page=3',
		at: 'Home',
		shows: 'Signage for a library that keeps moving',
	},
	{
		call: '/wp/v2/past_project?per_page=6',
		at: 'Showcase',
		shows: 'Signage for a library that keeps moving',
		empty: 'The first projects are on their way',
	},
	{
		call: '/wp/v2/resource',
		at: 'Tools',
		shows: 'Design brief, two pages',
		empty: 'The first tools are on their way',
	},
	{
		call: '/wp/v2/reading',
		at: 'Tools',
		shows: 'Reading list',
	},
	{
		call: '/wp/v2/pages?slug=about-us',
		at: 'About us',
		shows: 'What happens here',
	},
];

for ( const { call, at, shows, empty } of asked ) {
	test( `${ at }, while ${ call } is on its way and when it fails: says so, and works when tried again`, async ( {
		page,
	} ) => {
		const mend = await breakDown( page, call );
		const letGo = await holdBack( page, call );
		await enter( page, at );
		await expect(
			main( page ).getByText( 'Loading' ).first()
		).toBeAttached();
		await expect( main( page ).locator( '.bone' ).first() ).toBeVisible();
		letGo();
		await expect(
			main( page ).getByText( 'The server is being mended.' )
		).toBeVisible();
		await expect( main( page ).getByRole( 'alert' ) ).toBeVisible();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCount(
			1
		);
		await mend();
		await tabTo( page, again( page ) );
		await page.keyboard.press( 'Enter' );
		await expect( main( page ).getByText( shows ).first() ).toBeVisible();
		await expect( again( page ) ).toBeHidden();
		await expect( main( page ).getByText( 'Loading' ) ).toHaveCount( 0 );
	} );

	if ( empty ) {
		test( `${ at }, when ${ call } has nothing: says so`, async ( {
			page,
		} ) => {
			await answer( page, call, [] );
			await enter( page, at );
			await expect( main( page ).getByText( empty ) ).toBeVisible();
		} );
	}
}

test( 'a lost connection is told, and what was asked for comes when it is back', async ( {
	page,
	context,
} ) => {
	await enter( page, 'Showcase' );
	await expect( main( page ).getByText( '1 out of' ) ).toBeVisible();
	await context.setOffline( true );
	const band = page.getByText( /You are offline/ );
	await expect( band ).toBeVisible();
	await press( main( page ), 'Next page' );
	await expect( main( page ).getByText( '2 out of' ) ).toBeVisible();
	await expect( again( page ) ).toBeHidden();
	const first = await main( page ).getByRole( 'article' ).first().innerText();

	await context.setOffline( false );
	await expect( band ).toBeHidden();
	await expect( main( page ).getByRole( 'article' ).first() ).not.toHaveText(
		first
	);
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

test( 'a part of the app that fails once is asked for again, unnoticed', async ( {
	page,
} ) => {
	const count = await failing( page, 'tools-screen', 1 );
	await enter( page, 'Tools' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Tools' } )
	).toBeVisible();
	expect( count() ).toBe( 2 );
} );

test( 'a part of the app that fails twice offers a reload, with bar and foot in place', async ( {
	page,
} ) => {
	await failing( page, 'tools-screen', 2 );
	await enter( page, 'Tools' );
	await expect(
		page.getByRole( 'heading', { name: 'This page could not be loaded' } )
	).toBeVisible();
	await expect( page.getByRole( 'banner' ) ).toBeVisible();
	await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
	await tabTo(
		page,
		main( page ).getByRole( 'button', { name: 'Reload the page' } )
	);
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Tools' } )
	).toBeVisible();
} );

test( 'a part of the app that never comes is given up after twice 120 seconds', async ( {
	page,
} ) => {
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

test( 'a login that no longer counts is forgotten at the start', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, {
		...designer,
		session: { ...designer.session, token: 'no.longer.good' },
	} );
	await page.goto( '/tools' );
	await expect(
		page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: 'Log in', exact: true } )
	).toBeVisible();
	expect(
		await page.evaluate( ( key ) => localStorage.getItem( key ), SESSION )
	).toBeNull();
} );

test( 'a login is checked at the start, beside loading the member', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	const checked = page.waitForResponse( /jwt-auth\/v1\/token\/validate/ );
	const loaded = page.waitForResponse(
		( response ) =>
			new URL( response.url() ).searchParams.get( 'slug' ) ===
			designer.slug
	);
	await page.goto( '/tools' );
	expect( ( await checked ).status() ).toBe( 200 );
	expect( ( await loaded ).status() ).toBe( 200 );
	await expect(
		page.getByRole( 'button', { name: 'My account', exact: true } )
	).toBeVisible();
} );

test( 'a member who cannot be loaded is told so, not taken for somebody else', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	const mend = await breakDown(
		page,
		`/wp/v2/users?slug=${ designer.slug }`,
		503
	);
	await page.goto( '/designer/editwork' );
	await expect(
		main( page ).getByText( 'The server is being mended.' )
	).toBeVisible();
	await mend();
	await again( page ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Add a project' } )
	).toBeVisible();
} );
