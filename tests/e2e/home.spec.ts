// The home page under somebody's hands: it keeps still, leads on, moves as it should, and plays its film.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { press } from '../support/browser';
import { expectNoShifts, watchShifts, wheelDown } from '../support/movement';

const NAMES = [
	'ebd_presentation',
	'events',
	'hero',
	'how_it_works',
	'image',
	'past_projects',
	'testimonials',
	'video',
];

const main = ( page: Page ) => page.getByRole( 'main' );

const resize = ( page: Page, width: number ) =>
	page.setViewportSize( { width, height: 900 } );

/** Opens a page and goes down to its foot, so that what loads when it comes near has come. */
const keepsStill = ( page: Page, path: string, width: number ) =>
	test.step( `${ path } keeps still under somebody who scrolls, at ${ width } px`, async () => {
		await resize( page, width );
		await page.goto( path );
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
		await wheelDown( page );
		await expectNoShifts( page );
	} );

test.beforeEach( ( { page } ) => watchShifts( page ) );

test( 'the blocks of the home page do what they are there for', async ( {
	page,
	request,
} ) => {
	await keepsStill( page, '/', 1280 );

	await test.step( 'the editor’s page holds all eight blocks, once each', async () => {
		const pages = await request.get( '/wp-json/wp/v2/pages?slug=home' );
		const [ { home_content: blocks } ] = await pages.json();
		expect(
			blocks.map( ( { name }: { name: string } ) => name ).sort()
		).toEqual( NAMES );
	} );

	await test.step( 'the house’s film plays without sound, again and again, and can be stopped', async () => {
		const film = main( page ).locator( 'video' );
		await film.scrollIntoViewIfNeeded();
		const state = () =>
			film.evaluate( ( { loop, muted, paused }: HTMLVideoElement ) => ( {
				loop,
				muted,
				paused,
			} ) );
		await expect
			.poll( state )
			.toEqual( { loop: true, muted: true, paused: false } );
		const controls = main( page ).locator( '.film' );
		await press( controls, 'Pause' );
		await expect.poll( async () => ( await state() ).paused ).toBe( true );
		await press( controls, 'Sound off' );
		await expect.poll( async () => ( await state() ).muted ).toBe( false );
	} );

	const hero = main( page ).locator( 'section' ).first();
	const jump = hero.getByRole( 'link', { name: 'How it works' } );

	await test.step( 'the hero leads on, and down to its anchor, at every width', async () => {
		await expect( hero.getByRole( 'heading', { level: 1 } ) ).toContainText(
			'Get work.'
		);
		for ( const width of [ 360, 900, 1280 ] ) {
			await resize( page, width );
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
			await expect( jump ).toBeInViewport();
			await jump.click();
			await expect(
				main( page ).getByRole( 'heading', { name: 'How it works' } )
			).toBeInViewport();
			await expect( page ).toHaveURL( /\/(#how)?$/ );
			await page.keyboard.press( 'Tab' );
			await expect(
				main( page )
					.locator( '#how' )
					.getByRole( 'button', { name: 'Designer' } )
			).toBeFocused();
			await expect(
				hero.getByRole( 'link', { name: 'Sign up' } )
			).toBeVisible();
		}
	} );

	await test.step( 'the hero’s arrow moves every 3 s, and not for those who want no motion', async () => {
		const timing = () =>
			jump.locator( 'svg' ).evaluate( ( element ) =>
				element.getAnimations().map( ( { effect } ) => {
					const { duration, iterations } = effect?.getTiming() ?? {};
					return { duration, endless: iterations === Infinity };
				} )
			);
		expect( await timing() ).toEqual( [
			{ duration: 3000, endless: true },
		] );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		expect(
			( await timing() ).filter( ( { endless } ) => endless )
		).toEqual( [] );
	} );

	await test.step( 'three projects done together, and the way to all of them', async () => {
		const done = main( page ).locator( '.done > *' );
		await expect( done ).toHaveCount( 3 );
		await expect( done.first().locator( 'img' ) ).toBeVisible();
		await main( page )
			.getByRole( 'link', { name: 'View all done projects' } )
			.click();
		await expect( page ).toHaveURL( /\/showcase$/ );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Showcase' } )
		).toBeFocused();
	} );
} );

test( 'home on a phone and the showcase keep still', async ( { page } ) => {
	for ( const [ path, width ] of [
		[ '/', 360 ],
		[ '/showcase', 360 ],
		[ '/showcase', 1280 ],
	] as const ) {
		await keepsStill( page, path, width );
		await expect( page.getByRole( 'contentinfo' ) ).toBeInViewport();
	}
} );
