// Axe checks the frame and the public pages in states that people seldom look at: open menus, questions, failures, empty pages.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { answer, breakDown, enter, holdBack } from '../support/answers';
import { looksGoodHere, lowContrast } from '../support/axe';
import { pageOf, press } from '../support/browser';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { DESK, PHONE, resize } from '../support/windows';

interface State {
	name: string;
	/** As a member who has not answered the newsletter's question. */
	isMember?: boolean;
	windows?: ( typeof DESK )[];
	reach: ( page: Page ) => Promise< unknown >;
}

// Axe's findings are printed as text, so no trace is needed.
test.use( { trace: 'off' } );

let designer: Member;

test.beforeAll( async () => {
	designer = await member(
		'designer',
		`Barrierefreiheit ${ Date.now().toString( 36 ) }`
	);
} );

const seen = ( page: Page, words: string | RegExp ) =>
	expect( page.getByText( words ).first() ).toBeVisible();

const states: State[] = [
	{
		name: 'the phone’s menu of a member',
		isMember: true,
		windows: [ PHONE ],
		reach: async ( page ) => {
			await page.goto( '/tools' );
			await press( page, 'Menu' );
			await expect(
				page.locator( '.menu' ).getByText( 'Sign out' )
			).toBeVisible();
		},
	},
	{
		name: 'the open menu of a member, and the newsletter’s question',
		isMember: true,
		windows: [ DESK ],
		reach: async ( page ) => {
			await page.goto( '/tools' );
			await press( page, 'My account' );
			await seen( page, 'Subscribe' );
			await seen( page, 'Sign out' );
		},
	},
	{
		name: 'the newsletter’s question on a phone, and a connection that is gone',
		isMember: true,
		windows: [ PHONE ],
		reach: async ( page ) => {
			await page.goto( '/about-us' );
			await seen( page, 'Subscribe' );
			await page.context().setOffline( true );
			await seen( page, /You are offline/ );
		},
	},
	{
		name: 'the languages',
		windows: [ DESK ],
		reach: async ( page ) => {
			await page.goto( '/showcase' );
			await press( page, 'Language: English' );
			await expect(
				page.getByRole( 'banner' ).getByText( 'Deutsch' )
			).toBeVisible();
		},
	},
	{
		name: 'a connection that is gone',
		reach: async ( page ) => {
			await page.goto( '/' );
			await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
			await page.context().setOffline( true );
			await seen( page, /You are offline/ );
		},
	},
	{
		name: 'home for entrepreneurs, with its past events and a film of another house',
		reach: async ( page ) => {
			const [ home ] = await (
				await page.request.get( '/wp-json/wp/v2/pages?slug=home' )
			).json();
			for ( const { name, props } of home.home_content ) {
				Object.assign(
					props,
					name === 'video' && { url: 'https://vimeo.com/76979871' }
				);
			}
			await answer( page, '/wp/v2/pages?slug=home', [ home ] );
			await enter( page, 'Home' );
			await page
				.getByRole( 'button', { name: 'Entrepreneur' } )
				.first()
				.click();
			await page.getByRole( 'button', { name: /past events?/ } ).click();
			await page
				.getByRole( 'link', { name: /View all done/ } )
				.scrollIntoViewIfNeeded();
			await seen( page, 'Play film' );
		},
	},
	{
		name: 'home of which parts do not come',
		reach: async ( page ) => {
			await breakDown( page, '/wp/v2/event' );
			await breakDown( page, '/wp/v2/past_project' );
			await enter( page, 'Home' );
			await expect(
				page.getByRole( 'button', { name: 'Try again' } )
			).toHaveCount( 2 );
		},
	},
	{
		name: 'home that does not come',
		reach: async ( page ) => {
			await breakDown( page, '/wp/v2/pages' );
			await enter( page, 'Home' );
			await seen( page, 'Try again' );
		},
	},
	{
		name: 'tools that do not come',
		reach: async ( page ) => {
			await breakDown( page, '/wp/v2/resource' );
			await breakDown( page, '/wp/v2/reading' );
			await enter( page, 'Tools' );
			await expect(
				page.getByRole( 'button', { name: 'Try again' } )
			).toHaveCount( 2 );
		},
	},
	{
		name: 'tools and events of which there are none',
		reach: async ( page ) => {
			await answer( page, '/wp/v2/resource', [] );
			await enter( page, 'Tools' );
			await seen( page, 'The first tools are on their way' );
		},
	},
	{
		name: 'a showcase on its way',
		reach: async ( page ) => {
			await holdBack( page, '/wp/v2/past_project' );
			await enter( page, 'Showcase' );
			await expect(
				page.getByText( 'Loading', { exact: true } )
			).toBeAttached();
		},
	},
	{
		name: 'a showcase with nothing in it',
		reach: async ( page ) => {
			await answer( page, '/wp/v2/past_project', [] );
			await enter( page, 'Showcase' );
			await seen( page, 'The first projects are on their way' );
		},
	},
	{
		name: 'a page that does not come',
		reach: async ( page ) => {
			await breakDown( page, '/wp/v2/pages' );
			await enter( page, 'About us' );
			await seen( page, 'Try again' );
		},
	},
	{
		name: 'a part of the app that does not come',
		reach: async ( page ) => {
			await page.goto( '/privacy-policy' );
			await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
			await page.route( /\/build\/[^?]*\.js/, ( route ) =>
				route.abort()
			);
			await page
				.getByRole( 'contentinfo' )
				.getByRole( 'link', { name: 'Tools' } )
				.click();
			await seen( page, 'Reload the page' );
		},
	},
];

for ( const { name, isMember, windows = [ DESK, PHONE ], reach } of states ) {
	test( `${ name }: nothing axe objects to, nothing sideways`, async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, isMember ? designer : null, {
			viewport: windows[ 0 ],
			reducedMotion: 'reduce',
		} );
		await reach( page );
		// Only colours depend on the theme, not positions: one window shows them.
		await page.emulateMedia( { colorScheme: 'dark' } );
		expect.soft( await lowContrast( page ) ).toEqual( [] );
		await page.emulateMedia( { colorScheme: 'light' } );
		for ( const size of windows ) {
			await resize( page, size );
			await looksGoodHere( page );
		}
		await page.context().close();
	} );
}
