// Getting about: the bar, the menu and the foot at every width, by keyboard, and a member's own menu.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { pageOf, press, tabTo } from '../support/browser';
import { member } from '../support/members.mjs';

const SESSION = 'design-marketplace-session';
const HEIGHT = 900;

const banner = ( page: Page ) => page.getByRole( 'banner' );
const foot = ( page: Page ) => page.getByRole( 'contentinfo' );

const link = ( scope: Locator, name: string ) =>
	scope.getByRole( 'link', { name, exact: true } );

const MAIN_LINKS = [
	[ 'Designers', '/designers' ],
	[ 'Design jobs', '/jobs' ],
	[ 'Showcase', '/showcase' ],
	[ 'Tools', '/tools' ],
	[ 'About us', '/about-us' ],
] as const;

async function expectLinks(
	scope: Locator,
	links: readonly ( readonly string[] )[]
) {
	for ( const [ name = '', address = '' ] of links ) {
		await expect( link( scope, name ) ).toBeVisible();
		await expect( link( scope, name ) ).toHaveAttribute( 'href', address );
	}
}

const menuOf = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Main' } );

const leads = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Who is behind this' } );

const resize = ( page: Page, width: number ) =>
	page.setViewportSize( { width, height: HEIGHT } );

test( 'a stranger gets about by bar, menu and keyboard', async ( { page } ) => {
	const button = page.getByRole( 'button', { name: 'Menu' } );
	await page.emulateMedia( {
		colorScheme: 'light',
		reducedMotion: 'reduce',
	} );
	await page.goto( '/tools' );
	await expect( foot( page ) ).toBeVisible();

	await test.step( 'the first stop of the keyboard leads to the content', async () => {
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Skip to content' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'main' ) ).toBeFocused();
	} );

	await test.step( `from 900 px on the bar holds everything, and there is no menu`, async () => {
		for ( const width of [ 1280, 900 ] ) {
			await resize( page, width );
			await expectLinks( banner( page ), [
				...MAIN_LINKS,
				[ 'Log in', '/login' ],
				[ 'Sign up', '/signup' ],
			] );
			await expect( button ).toBeHidden();
			await expect( link( banner( page ), 'Tools' ) ).toHaveAttribute(
				'aria-current',
				'page'
			);
		}
	} );

	await test.step( 'the theme one chose is there again after a reload', async () => {
		const paper = () =>
			page.evaluate(
				() => getComputedStyle( document.body ).backgroundColor
			);
		const light = await paper();
		await press( page, 'Dark theme' );
		await expect.poll( paper ).not.toBe( light );
		const dark = await paper();
		await page.reload();
		await expect(
			page.getByRole( 'button', { name: 'Dark theme', pressed: true } )
		).toBeVisible();
		await expect.poll( paper ).toBe( dark );
	} );

	await test.step( `below 900 px a menu takes the bar’s place, by keyboard too`, async () => {
		for ( const width of [ 899, 360 ] ) {
			await resize( page, width );
			await expect( link( banner( page ), 'Showcase' ) ).toBeHidden();
			await expect( link( banner( page ), 'Log in' ) ).toBeHidden();
			await expect( button ).toBeVisible();
		}
		await tabTo( page, button );
		await page.keyboard.press( 'Enter' );
		await expectLinks( menuOf( page ), [
			...MAIN_LINKS,
			[ 'Log in', '/login' ],
			[ 'Sign up', '/signup' ],
		] );
		// The page behind the menu cannot be reached.
		await page.keyboard.press( 'Shift+Tab' );
		await expect( page.locator( 'main :focus' ) ).toHaveCount( 0 );
		await tabTo( page, link( menuOf( page ), 'Designers' ) );
		await page.keyboard.press( 'Escape' );
		await expect( menuOf( page ) ).toBeHidden();
		await expect( button ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		await tabTo( page, link( menuOf( page ), 'About us' ) );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/about-us$/ );
		await expect( menuOf( page ) ).toBeHidden();
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'About us' } )
		).toBeFocused();
	} );

	for ( const { width, partnersIn } of [
		{
			width: 360,
			partnersIn: async () => {
				await press( page, 'Menu' );
				return menuOf( page );
			},
		},
		{ width: 1280, partnersIn: () => leads( page ) },
	] ) {
		await test.step( `both schools and their partners stand in header and footer, at ${ width } px`, async () => {
			await resize( page, width );
			const schools = [
				'School of Art and Design',
				'Institute of Technology',
			];
			const partners = [ 'Hotel School', 'Chamber of Commerce' ];
			for ( const name of schools ) {
				await expect( leads( page ).getByText( name ) ).toBeVisible();
			}
			for ( const name of [ ...schools, ...partners ] ) {
				await expect( foot( page ).getByText( name ) ).toBeVisible();
			}
			const place = await partnersIn();
			for ( const name of partners ) {
				await expect( place.getByText( name ) ).toBeVisible();
			}
		} );
	}
} );

test( 'a member’s own menu is opened, walked and closed by keyboard, and is the way out', async ( {
	browser,
} ) => {
	const page = await pageOf(
		browser,
		await member(
			'designer',
			`Nora Wegweiser ${ Date.now().toString( 36 ) }`
		)
	);
	await page.goto( '/tools' );
	const account = page.getByRole( 'button', {
		name: 'My account',
		exact: true,
	} );
	const profile = link( banner( page ), 'Profile' );
	await tabTo( page, account );
	await page.keyboard.press( 'Enter' );
	await expect( profile ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( profile ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( account ).toBeFocused();
	await expect( profile ).toBeHidden();

	await account.click();
	await press( page, 'Sign out' );
	await expect( page ).toHaveURL( /:\d+\/$/ );
	await page.reload();
	await expect( link( banner( page ), 'Log in' ) ).toBeVisible();
	expect(
		await page.evaluate( ( key ) => localStorage.getItem( key ), SESSION )
	).toBeNull();
} );
