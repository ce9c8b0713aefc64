// A designer's page as members see it: at every width, as its owner, and as a slideshow.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { DESK, NARROW, PHONE } from '../support/windows';

let skills: { id: number; name: string }[];
let designer: Member;
let company: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skills = ( await person().get( '/wp/v2/skill' ) ).body;
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Lea Bleisatz ${ stamp }`, {
			job: 'Typesetter',
			bio: 'Lead, mostly.\nPaper, too.',
			level: 3,
			city: 'Biel',
			country: 'CH',
			skill: skills.slice( 0, 5 ).map( ( { id } ) => id ),
			website: 'https://www.bleisatz.example/',
			twitter: 'https://twitter.com/bleisatz',
			dribbble: 'https://dribbble.com/bleisatz',
			instagram: 'https://instagram.com/bleisatz',
			linkedin: 'https://linkedin.com/in/bleisatz',
		} ),
		member( 'contractor', `Satzbau ${ stamp }` ),
	] );
	await work( designer, 'Alphabet', { year: 2021 } );
	await work( designer, 'Broadside', {
		year: 2022,
		client: 'Town hall',
		description: 'Set by hand.\nPrinted by hand.',
		image2: pngFile( 900, 1200 ),
		image3: pngFile( 1500, 1000 ),
		video_url: 'https://vimeo.com/76979871',
	} );
	await work( designer, 'Calendar', { year: 2023 } );
} );

test.afterAll( async () => {
	for ( const { api, id } of [ designer, company ] ) {
		await api.del( `/wp/v2/users/delete/${ id }` );
	}
} );

/** The page as somebody sees it. */
async function visit(
	browser: Parameters< typeof pageOf >[ 0 ],
	who: Member,
	options: Parameters< typeof pageOf >[ 2 ] = {}
) {
	const page = await pageOf( browser, who, options );
	await page.goto( `/designer/${ designer.slug }` );
	await heading( page, designer.name );
	return page;
}

const main = ( page: Page ) => page.getByRole( 'main' );
const opener = ( page: Page, title: string ) =>
	page.getByRole( 'button', { name: `Open ${ title }`, exact: true } );
const works = ( page: Page ) => main( page ).locator( 'article.work' );
const show = ( page: Page ) => page.getByRole( 'dialog' );
const status = ( page: Page ) => show( page ).getByRole( 'status' );

/** Closing steps back in the history, and a step under way calls off what comes meanwhile. */
const closed = async ( page: Page ) => {
	await expect( show( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\/designer\/[^/]+$/ );
};

test( 'members read it from its head to the next designer', async ( {
	browser,
} ) => {
	const page = await visit( browser, company );

	await test.step( 'shows who it is, all skills and links, and the projects, newest first', async () => {
		for ( const viewport of [ DESK, NARROW, PHONE ] ) {
			await page.setViewportSize( viewport );
			await expect( page.locator( '.portrait img' ) ).toBeVisible();
			await expect(
				page.getByRole( 'heading', { name: 'Typesetter' } )
			).toBeVisible();
			await expect( page.getByText( 'Lead, mostly.' ) ).toBeVisible();
			await expect(
				main( page ).locator( '.profile-about .tags li' )
			).toHaveText( skills.slice( 0, 5 ).map( ( { name } ) => name ) );
		}
		await expect( works( page ).getByRole( 'heading' ) ).toHaveText( [
			'Calendar',
			'Broadside',
			'Alphabet',
		] );
		await expect( works( page ).nth( 1 ) ).toContainText( 'Town hall' );
		await expect( works( page ).nth( 1 ) ).toContainText( 'January 2022' );
		// A phone has them behind the first project, once the window has kept its size.
		await expect( page.locator( '.profile-trade' ) ).toBeVisible();
		const facts = main( page ).locator( 'dl' );
		await expect( facts ).toBeHidden();
		const details = page.getByRole( 'button', { name: /details$/ } );
		await details.scrollIntoViewIfNeeded();
		const place = () => details.boundingBox();
		const before = await place();
		await press( page, 'Show details' );
		await expect( facts ).toBeVisible();
		// It stays under the thumb.
		expect( await place() ).toEqual( before );
		await expect( facts ).toContainText( '+5 years' );
		await expect( facts ).toContainText( 'Biel, Switzerland' );
		const links = {
			'bleisatz.example': 'https://www.bleisatz.example/',
			LinkedIn: 'https://linkedin.com/in/bleisatz',
			Twitter: 'https://twitter.com/bleisatz',
			Dribbble: 'https://dribbble.com/bleisatz',
			Instagram: 'https://instagram.com/bleisatz',
		};
		await expect( facts.getByRole( 'link' ) ).toHaveText(
			Object.keys( links )
		);
		for ( const [ name, url ] of Object.entries( links ) ) {
			const link = facts.getByRole( 'link', { name } );
			await expect( link ).toHaveAttribute( 'href', url );
			await expect( link ).toHaveAttribute( 'rel', /noopener.*nofollow/ );
		}
		await press( page, 'Hide details' );
		await expect( facts ).toBeHidden();
		for ( const viewport of [ NARROW, DESK ] ) {
			await page.setViewportSize( viewport );
			await expect( facts ).toBeVisible();
			await expect(
				page.getByRole( 'button', { name: /details/ } )
			).toBeHidden();
		}
	} );

	await test.step( 'after the last work one may write, and go on to the next designer', async () => {
		const onward = main( page ).getByRole( 'complementary', {
			name: 'Next designer',
		} );
		await onward.scrollIntoViewIfNeeded();
		await expect(
			main( page ).getByRole( 'link', {
				name: `Work with ${ designer.name }`,
			} )
		).toHaveAttribute( 'href', `/designer/workwith?to=${ designer.slug }` );
		const next = onward.getByRole( 'link' );
		await expect( next ).toHaveAttribute( 'href', /^\/designer\/[\w-]+$/ );
		await next.click();
		await expect( page ).not.toHaveURL( `/designer/${ designer.slug }` );
		await expect( works( page ).first() ).toBeVisible();
	} );
} );

test( 'on a phone it is read and leafed through with a thumb', async ( {
	browser,
} ) => {
	const page = await visit( browser, company, {
		viewport: PHONE,
		hasTouch: true,
		isMobile: true,
	} );

	await test.step( 'a phone’s first window shows the first work, and what is said comes after it', async () => {
		await expect( works( page ) ).toHaveCount( 3 );
		const picture = works( page ).first().locator( '.pic' );
		await expect( picture ).toBeInViewport( { ratio: 0.5 } );
		const top = async ( locator: Locator ) =>
			( await locator.boundingBox() )?.y ?? 0;
		expect(
			await top( page.getByText( 'Lead, mostly.' ) )
		).toBeGreaterThan( await top( picture ) );
		expect( await top( works( page ).nth( 1 ) ) ).toBeGreaterThan(
			await top( page.getByText( 'Lead, mostly.' ) )
		);
	} );

	await test.step( 'is leafed through with a finger, sideways only', async () => {
		await opener( page, 'Broadside' ).tap();
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		const finger = await page.context().newCDPSession( page );
		const swipe = async ( across: number, down = 0 ) => {
			const touch = (
				type: 'touchStart' | 'touchMove' | 'touchEnd',
				x: number,
				y: number
			) =>
				finger.send( 'Input.dispatchTouchEvent', {
					type,
					touchPoints: type === 'touchEnd' ? [] : [ { x, y } ],
				} );
			await touch( 'touchStart', 180, 250 );
			for ( const part of [ 0.25, 0.5, 0.75, 1 ] ) {
				await touch(
					'touchMove',
					180 + across * part,
					250 + down * part
				);
			}
			await touch( 'touchEnd', 0, 0 );
		};
		await swipe( -120 );
		await expect( status( page ) ).toHaveText( 'Broadside, 2 of 4' );
		await swipe( -120 );
		await expect( status( page ) ).toHaveText( 'Broadside, 3 of 4' );
		await swipe( 120 );
		await expect( status( page ) ).toHaveText( 'Broadside, 2 of 4' );
		await swipe( -30 );
		await swipe( -60, 120 );
		await expect( status( page ) ).toHaveText( 'Broadside, 2 of 4' );
		await swipe( 120 );
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		await swipe( 120 );
		await expect( status( page ) ).toHaveText( 'Calendar, 1 of 1' );
	} );
} );

test( 'what an owner may do shows on hover and focus, and behind a button for a finger', async ( {
	browser,
} ) => {
	const page = await visit( browser, designer, { viewport: DESK } );
	// Bar, banner and owner's bar leave the headline its window.
	const head = await page.locator( '.page-head' ).boundingBox();
	expect( head?.y ).toBeLessThanOrEqual( 160 );
	const latest = works( page ).first();
	const controls = latest.locator( '.owner' );
	await expect( controls ).toHaveCSS( 'opacity', '0' );
	await latest.hover();
	await expect( controls ).toHaveCSS( 'opacity', '1' );
	await page.mouse.move( 0, 0 );
	await expect( controls ).toHaveCSS( 'opacity', '0' );
	await latest.getByRole( 'link', { name: /^Edit/ } ).focus();
	await expect( controls ).toHaveCSS( 'opacity', '1' );

	const phone = await visit( browser, designer, {
		viewport: PHONE,
		hasTouch: true,
		isMobile: true,
	} );
	const first = works( phone ).first();
	const change = first.getByRole( 'button', { name: 'Change Calendar' } );
	await expect( first.getByRole( 'link', { name: /^Edit/ } ) ).toBeHidden();
	await change.tap();
	await first.getByRole( 'button', { name: 'Delete Calendar' } ).tap();
	await phone
		.getByRole( 'alertdialog' )
		.getByRole( 'button', { name: 'Cancel' } )
		.tap();
	await expect( change ).toBeFocused();
} );

test( 'the slideshow', async ( { browser } ) => {
	const page = await visit( browser, company );
	const open = async ( title = 'Broadside' ) => {
		await opener( page, title ).click();
		await expect( show( page ) ).toHaveAccessibleName( title );
	};

	await test.step( 'shows up to three pictures and the film, and asks no stranger before one wants to see it', async () => {
		const strangers: string[] = [];
		page.on( 'request', ( request ) => {
			if ( ! /^(http:\/\/localhost|data:|blob:)/.test( request.url() ) ) {
				strangers.push( new URL( request.url() ).hostname );
			}
		} );
		await page.route( 'https://player.vimeo.com/**', ( route ) =>
			route.fulfill( { body: 'A film', contentType: 'text/html' } )
		);
		await open();
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		await expect( show( page ) ).toContainText( designer.name );
		await expect( show( page ) ).toContainText( 'Town hall, January 2022' );
		// As it was written: in two lines.
		await expect( show( page ).locator( '.lines' ) ).toHaveText(
			'Set by hand.\nPrinted by hand.',
			{ useInnerText: true }
		);
		// All of the window.
		expect( await show( page ).boundingBox() ).toEqual( {
			x: 0,
			y: 0,
			...DESK,
		} );
		const stage = show( page ).locator( '.stage' );
		for ( const picture of [ 2, 3 ] ) {
			await press( show( page ), 'Next picture' );
			await expect( status( page ) ).toHaveText(
				`Broadside, ${ picture } of 4`
			);
			await expect( stage.getByRole( 'img' ) ).toBeVisible();
		}
		await press( show( page ), 'Film' );
		await expect( status( page ) ).toHaveText( 'Broadside, 4 of 4' );
		await expect( stage ).toContainText( 'This film is on vimeo.com' );
		expect( strangers ).toEqual( [] );
		await press( show( page ), 'Play the film' );
		await expect(
			page.frameLocator( 'iframe' ).getByText( 'A film' )
		).toBeVisible();
		expect( strangers ).toEqual( [ 'player.vimeo.com' ] );
		await press( show( page ), 'Picture 1' );
		await expect( page.locator( 'iframe' ) ).toHaveCount( 0 );
		await press( show( page ), 'Close' );
		await closed( page );
		await expect( opener( page, 'Broadside' ) ).toBeFocused();
	} );

	await test.step( 'fits every window: nothing beside it, everything within reach', async () => {
		await open();
		for ( const viewport of [
			PHONE,
			{ width: 740, height: 360 },
			NARROW,
		] ) {
			await page.setViewportSize( viewport );
			const inside = await show( page ).evaluate(
				( dialog ) => dialog.scrollWidth - dialog.clientWidth
			);
			expect( inside ).toBe( 0 );
			for ( const name of [ 'Close', 'Next picture' ] ) {
				await expect(
					show( page ).getByRole( 'button', { name } )
				).toBeInViewport( { ratio: 1 } );
			}
			const picture = show( page ).locator( '.stage' );
			const { height = 0 } = ( await picture.boundingBox() ) ?? {};
			expect( height ).toBeGreaterThan( 200 );
		}
		// On a phone they are where the thumb is.
		await page.setViewportSize( PHONE );
		for ( const name of [ 'Close', 'Next picture' ] ) {
			const button = show( page ).getByRole( 'button', { name } );
			const { y = 0 } = ( await button.boundingBox() ) ?? {};
			expect( y ).toBeGreaterThan( PHONE.height * 0.75 );
		}
		await press( show( page ), 'Close' );
		await closed( page );
		await page.setViewportSize( DESK );
	} );

	await test.step( 'holds the focus, and gives it back', async () => {
		await tabTo( page, opener( page, 'Broadside' ) );
		await page.keyboard.press( 'Enter' );
		await expect(
			show( page ).getByRole( 'button', { name: 'Next picture' } )
		).toBeFocused();
		const outside = () =>
			page.evaluate( () => {
				const { activeElement, body } = document;
				return (
					activeElement !== body &&
					! activeElement?.closest( 'dialog' )
				);
			} );
		for ( let tabs = 0; tabs < 14; tabs++ ) {
			await page.keyboard.press( tabs < 10 ? 'Tab' : 'Shift+Tab' );
			expect( await outside() ).toBe( false );
		}
		// The page behind does not scroll.
		expect(
			await page.evaluate(
				() => getComputedStyle( document.documentElement ).overflow
			)
		).toBe( 'hidden' );
		await page.keyboard.press( 'Escape' );
		await closed( page );
		await expect( opener( page, 'Broadside' ) ).toBeFocused();
	} );

	await test.step( 'is an entry in the history with an address of its own', async () => {
		const own = new URL( `/designer/${ designer.slug }`, page.url() ).href;
		await open();
		await expect( page ).toHaveURL( `${ own }/broadside` );
		await expect( page ).toHaveTitle( /^Broadside – Lea Bleisatz/ );
		const broadside = page.url();
		// Another project takes the place of this one: Back closes even so.
		await press( show( page ), /^Next project: Alphabet/ );
		await expect( page ).toHaveTitle( /^Alphabet/ );
		const alphabet = page.url();
		expect( alphabet ).not.toBe( broadside );
		await page.goBack();
		await expect( show( page ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( own );
		await expect( page ).toHaveTitle( /^Lea Bleisatz/ );
		await expect( opener( page, 'Broadside' ) ).toBeFocused();
		await page.goForward();
		await expect( show( page ) ).toHaveAccessibleName( 'Alphabet' );
		await press( show( page ), 'Close' );
		await expect( show( page ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( own );

		// Sent to somebody else, it is a page of its own, with the way to the portfolio.
		const other = await pageOf( browser, designer );
		await other.goto( broadside );
		await heading( other, 'Broadside' );
		await expect( other ).toHaveTitle( /^Broadside – Lea Bleisatz/ );
		await main( other )
			.getByRole( 'link', { name: designer.name } )
			.click();
		await expect( other ).toHaveURL( own );
		await expect( opener( other, 'Broadside' ) ).toBeVisible();
	} );
} );

test( 'no name is broken inside a word, and the wall closes the last row', async ( {
	browser,
} ) => {
	const name = 'Wilhelmine Schwarzenbach-Mühlemann';
	await designer.api.post( `/wp/v2/users/${ designer.id }`, { name } );
	const page = await pageOf( browser, null );
	await page.goto( `/designer/${ designer.slug }` );
	await heading( page, name );
	const title = page.getByRole( 'heading', { level: 1 } );
	for ( const width of [ 320, 390, 768, 1024, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const broken = () =>
			title.evaluate( ( element ) => {
				const text = element.firstChild as Text;
				return [ ...text.data.matchAll( /[^\s-]+-?/g ) ]
					.filter( ( { 0: word, index } ) => {
						const range = document.createRange();
						range.setStart( text, index );
						range.setEnd( text, index + word.length );
						const { height, right } = range.getBoundingClientRect();
						const size = parseFloat(
							getComputedStyle( element ).fontSize
						);
						return height > 1.6 * size || right > window.innerWidth;
					} )
					.map( ( [ word ] ) => word );
			} );
		await expect.poll( broken, `${ width } px` ).toEqual( [] );
	}
	await page.setViewportSize( { width: 768, height: 900 } );
	const edges = ( part: Locator ) =>
		part.evaluate( ( element ) => {
			const { top, right } = element.getBoundingClientRect();
			return { top: Math.round( top ), right: Math.round( right ) };
		} );
	const figures = main( page ).locator( '.before-wall > figure' );
	const wall = await edges( main( page ).locator( '.wall' ) );
	expect( wall.top ).toBe( ( await edges( figures.nth( 2 ) ) ).top );
	expect( wall.right ).toBe( ( await edges( figures.nth( 1 ) ) ).right );
} );
