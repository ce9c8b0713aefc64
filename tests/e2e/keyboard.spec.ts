// The public pages without a mouse: every control is reached, there and back, is in sight, uncovered, and shows that it has the focus.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

// What is wrong is printed by name, so no trace is needed.
test.use( { trace: 'off' } );

const MOST_STOPS = 150;

/** The problems of the focused element; null when the focus has left the page. */
const look = ( page: Page ) =>
	page.locator( 'body' ).evaluate( ( body ) => {
		const at = body.ownerDocument.activeElement;
		if ( ! at || at === body ) {
			return null;
		}
		const { left, top, width, height, bottom } = at.getBoundingClientRect();
		const { outlineStyle, outlineWidth } = getComputedStyle( at );
		const name =
			at.getAttribute( 'aria-label' ) ||
			at.textContent?.trim() ||
			at.querySelector( 'img' )?.alt ||
			'';
		const above = document.elementFromPoint(
			left + width / 2,
			Math.min( Math.max( top + height / 2, 0 ), innerHeight - 1 )
		);
		const faults = [
			name === '' && 'has no name',
			( bottom <= 0 || top >= innerHeight || width === 0 ) &&
				'is out of sight',
			! above ||
				( ! at.contains( above ) &&
					! above.contains( at ) &&
					`is covered by ${ above.className || above.tagName }` ),
			( outlineStyle === 'none' || parseFloat( outlineWidth ) < 2 ) &&
				'does not show the focus',
			at.closest( '[inert], [aria-hidden="true"]' ) && 'is hidden',
		].filter( Boolean );
		return {
			name: name.slice( 0, 40 ),
			faults,
			isInMain: at.closest( 'main' ) !== null,
		};
	} );

/** Waits a few frames until the page has reacted to the focus. */
const settle = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise( ( done ) =>
				requestAnimationFrame( () => requestAnimationFrame( done ) )
			)
	);

/** Presses the key until the page is left, or its main part; every stop, and what is wrong with it. */
async function walk( page: Page, key: string, inMain = false ) {
	const stops: string[] = [];
	const wrong: string[] = [];
	for ( let count = 0; count < MOST_STOPS; count++ ) {
		await page.keyboard.press( key );
		const stop = await look( page );
		if ( ! stop || ( inMain && ! stop.isInMain ) ) {
			return { stops, wrong };
		}
		stops.push( stop.name );
		wrong.push(
			...stop.faults.map( ( fault ) => `${ stop.name } ${ fault }` )
		);
	}
	throw new Error( 'The keyboard does not get out of the page' );
}

/** By the skip link, past the frame, which is the same everywhere. */
async function enterMain( page: Page ) {
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'main' ) ).toBeFocused();
	await settle( page );
}

for ( const [ width, others ] of [
	[ 360, [ '/showcase', '/about-us' ] ],
	[ 1280, [ '/tools', '/no-such-page' ] ],
] as const ) {
	test( `at ${ width } px`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.emulateMedia( { reducedMotion: 'reduce' } );

		await test.step( `/ is walked through by keyboard, there and back, at ${ width } px`, async () => {
			await page.goto( '/' );
			await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
			const there = await walk( page, 'Tab' );
			expect( there.wrong ).toEqual( [] );
			expect( there.stops[ 0 ] ).toBe( 'Skip to content' );
			expect( there.stops.at( -1 ) ).toBe( 'Italiano' );
			const back = await walk( page, 'Shift+Tab' );
			expect( back.wrong ).toEqual( [] );
			expect( back.stops.at( -1 ) ).toBe( 'Skip to content' );
		} );

		for ( const path of others ) {
			await test.step( `${ path } is walked through by keyboard, there and back, at ${ width } px`, async () => {
				await page.goto( path );
				await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
				await enterMain( page );
				const there = await walk( page, 'Tab', true );
				expect( there.wrong ).toEqual( [] );
				expect( there.stops ).not.toEqual( [] );
				const back = await walk( page, 'Shift+Tab', true );
				expect( back.wrong ).toEqual( [] );
				expect( back.stops.reverse() ).toEqual( there.stops );
			} );
		}
	} );
}

test( 'a home that moves never takes the focus away, there and back', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( '/' );
	await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
	await enterMain( page );
	for ( const key of [ 'Tab', 'Shift+Tab' ] ) {
		const stops: string[] = [];
		const next = async () => {
			await page.keyboard.press( key );
			const stop = await look( page );
			expect( stop, `after ${ stops.at( -1 ) }` ).not.toBeNull();
			return stop!;
		};
		let reached = await next();
		while ( reached.isInMain ) {
			await settle( page );
			expect( await look( page ), `after ${ stops.at( -1 ) }` ).toEqual(
				expect.objectContaining( { name: reached.name } )
			);
			stops.push( reached.name );
			expect( stops.length ).toBeLessThan( MOST_STOPS );
			reached = await next();
		}
		expect( stops ).toContain( 'Testimonial 1' );
	}
} );
