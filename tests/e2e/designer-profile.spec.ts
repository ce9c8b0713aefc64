// A designer's page: who it is, the portfolio and its slideshow, the owner's controls, and the wall for strangers.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { breakDown, holdBack, withoutWorks } from '../support/answers';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { PASSWORD, member, sessionOf, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { expectWall } from '../support/wall';
import { DESK, NARROW, PHONE } from '../support/windows';

const THROTTLE = 500;

let skills: { id: number; name: string }[];
let designer: Member;
let beginner: Member;
let company: Member;
let admin: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skills = ( await person().get( '/wp/v2/skill' ) ).body;
	[ designer, beginner, company ] = await Promise.all( [
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
		member( 'designer', `Max Anfang ${ stamp }` ),
		member( 'contractor', `Satzbau ${ stamp }` ),
	] );
	admin = { session: await sessionOf( 'admin', 'password' ) } as Member;
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
	for ( const { api, id } of [ designer, beginner, company ] ) {
		await api.del( `/wp/v2/users/delete/${ id }` );
	}
} );

const path = ( { slug }: Member ) => `/designer/${ slug }`;

/** The page as somebody sees it. */
async function visit(
	browser: Parameters< typeof pageOf >[ 0 ],
	who: Member | null,
	whose: Member = designer,
	options: Parameters< typeof pageOf >[ 2 ] = {}
) {
	const page = await pageOf( browser, who, options );
	await page.goto( path( whose ) );
	await heading( page, whose.name );
	return page;
}

const main = ( page: Page ) => page.getByRole( 'main' );
const opener = ( page: Page, title: string ) =>
	page.getByRole( 'button', { name: `Open ${ title }`, exact: true } );
const works = ( page: Page ) => main( page ).locator( 'article.work' );

test.describe( 'for strangers', () => {
	test( 'the wall says why, and leads in and back', async ( { browser } ) => {
		const page = await visit( browser, null );
		await expectWall( page, path( designer ) );
		await expect( main( page ) ).not.toContainText( 'Lead, mostly.' );
		await expect( works( page ) ).toHaveCount( 0 );
	} );

	test( 'the way in leads back here, and nowhere else', async ( {
		browser,
	} ) => {
		const page = await visit( browser, null );
		const logIn = async () => {
			await page.getByLabel( 'E-mail' ).fill( company.email );
			await page
				.getByLabel( 'Password', { exact: true } )
				.fill( PASSWORD );
			await page.keyboard.press( 'Enter' );
		};
		await main( page ).getByRole( 'link', { name: 'Log in' } ).click();
		await logIn();
		await expect( page ).toHaveURL( path( designer ) );
		await expect( works( page ) ).toHaveCount( 3 );

		await page.evaluate( () => localStorage.clear() );
		await page.goto( '/login?redirect_url=https://elsewhere.example/' );
		await logIn();
		await expect( page ).toHaveURL( /^http:\/\/localhost:\d+\/$/ );
	} );

	test( 'somebody who is not listed yet has no name here', async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, null );
		const answer = await page.goto( path( beginner ) );
		expect( answer?.status() ).toBe( 200 );
		await heading( page, 'Designer' );
		await expect(
			page.getByText( 'You need to sign up to see the projects.' )
		).toBeVisible();
		await expect( page.locator( 'html' ) ).not.toContainText(
			beginner.name
		);
	} );
} );

test( 'nobody is there under a slug of nobody, or of the other role', async ( {
	browser,
} ) => {
	for ( const who of [ null, company ] ) {
		const page = await pageOf( browser, who );
		for ( const slug of [ 'nobody-at-all', company.slug ] ) {
			const answer = await page.goto( `/designer/${ slug }` );
			expect( answer?.status() ).toBe( 404 );
			await heading( page, 'Page not found' );
		}
		await page.context().close();
	}
} );

test( 'shows who it is, all skills and links, and the projects, newest first', async ( {
	browser,
} ) => {
	const page = await visit( browser, company );
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

test( 'everybody has the controls that are theirs', async ( { browser } ) => {
	const bar = [ 'Edit my profile', 'Add a project' ];
	for ( const { who, mayContact, isOwner } of [
		{ who: designer, mayContact: false, isOwner: true },
		{ who: beginner, mayContact: false, isOwner: false },
		{ who: company, mayContact: true, isOwner: false },
		{ who: admin, mayContact: true, isOwner: false },
	] ) {
		const page = await visit( browser, who );
		await expect( works( page ) ).toHaveCount( 3 );
		await expect(
			main( page ).getByRole( 'link', { name: 'Work with me' } )
		).toHaveCount( Number( mayContact ) );
		for ( const name of bar ) {
			await expect(
				main( page ).getByRole( 'link', { name, exact: true } )
			).toHaveCount( Number( isOwner ) );
		}
		await expect(
			main( page ).getByRole( 'link', { name: /^Edit (?!my)/ } )
		).toHaveCount( isOwner ? 3 : 0 );
		await expect(
			main( page ).getByRole( 'button', { name: /^Delete/ } )
		).toHaveCount( isOwner ? 3 : 0 );
		await page.context().close();
	}
} );

test( 'a phone’s first window shows the first work, and what is said comes after it', async ( {
	browser,
} ) => {
	const page = await visit( browser, beginner, designer, {
		viewport: PHONE,
	} );
	await expect( works( page ) ).toHaveCount( 3 );
	const picture = works( page ).first().locator( '.pic' );
	await expect( picture ).toBeInViewport( { ratio: 0.5 } );
	const top = async ( locator: Locator ) =>
		( await locator.boundingBox() )?.y ?? 0;
	expect( await top( page.getByText( 'Lead, mostly.' ) ) ).toBeGreaterThan(
		await top( picture )
	);
	expect( await top( works( page ).nth( 1 ) ) ).toBeGreaterThan(
		await top( page.getByText( 'Lead, mostly.' ) )
	);
} );

test( 'after the last work one may write, and go on to the next designer', async ( {
	browser,
} ) => {
	const page = await visit( browser, company );
	await expect( works( page ) ).toHaveCount( 3 );
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
	await expect( page ).not.toHaveURL( path( designer ) );
	await expect( works( page ).first() ).toBeVisible();
} );

test( 'what an owner may do shows on hover and focus, and behind a button for a finger', async ( {
	browser,
} ) => {
	const page = await visit( browser, designer, designer, { viewport: DESK } );
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

	const phone = await visit( browser, designer, designer, {
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

test( '“Work with me” and the owner’s bar lead where they say', async ( {
	browser,
} ) => {
	const others = await visit( browser, company );
	await main( others ).getByRole( 'link', { name: 'Work with me' } ).click();
	await expect( others ).toHaveURL(
		`/designer/workwith?to=${ designer.slug }`
	);
	const own = await visit( browser, designer );
	await main( own ).getByRole( 'link', { name: 'Add a project' } ).click();
	await heading( own, 'Add a project' );
	await own.goBack();
	await main( own ).getByRole( 'link', { name: 'Edit my profile' } ).click();
	await expect( own ).toHaveURL( '/settings' );
} );

test( 'an empty portfolio says so, to the owner and to others', async ( {
	browser,
} ) => {
	const own = await visit( browser, beginner, beginner );
	await expect(
		own.getByText( 'Your portfolio is empty.', { exact: true } )
	).toBeVisible();
	await main( own )
		.getByRole( 'link', { name: 'Add a project' } )
		.last()
		.click();
	await heading( own, 'Add a project' );
	const others = await visit( browser, company, beginner );
	await expect(
		others.getByText( 'Portfolio is empty', { exact: true } )
	).toBeVisible();
	await expect( others.getByText( 'Your portfolio' ) ).toHaveCount( 0 );
} );

test.describe( 'the slideshow', () => {
	const show = ( page: Page ) => page.getByRole( 'dialog' );
	const status = ( page: Page ) => show( page ).getByRole( 'status' );

	async function open( page: Page, title = 'Broadside' ) {
		await opener( page, title ).click();
		await expect( show( page ) ).toHaveAccessibleName( title );
	}

	test( 'shows up to three pictures and the film, and asks no stranger before one wants to see it', async ( {
		browser,
	} ) => {
		const page = await visit( browser, company );
		const strangers: string[] = [];
		page.on( 'request', ( request ) => {
			if ( ! /^(http:\/\/localhost|data:|blob:)/.test( request.url() ) ) {
				strangers.push( new URL( request.url() ).hostname );
			}
		} );
		await page.route( 'https://player.vimeo.com/**', ( route ) =>
			route.fulfill( { body: 'A film', contentType: 'text/html' } )
		);
		await open( page );
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
		await expect( show( page ) ).toHaveCount( 0 );
		await expect( opener( page, 'Broadside' ) ).toBeFocused();
	} );

	test( 'leads to the projects beside it, by name, and keeps the focus', async ( {
		browser,
	} ) => {
		const page = await visit( browser, company );
		await open( page );
		const to = ( name: string ) =>
			show( page ).getByRole( 'button', { name } );
		await to( 'Previous project: Calendar' ).click();
		await expect( status( page ) ).toHaveText( 'Calendar, 1 of 1' );
		// Nothing before the first: what was pressed is gone.
		await expect( show( page ).getByRole( 'heading' ) ).toBeFocused();
		await expect( to( 'Previous project' ) ).toHaveCount( 0 );
		await expect( to( 'Previous picture' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await expect( to( 'Picture 1' ) ).toHaveCount( 0 );
		await to( 'Next project: Broadside' ).click();
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		await to( 'Next project: Alphabet' ).click();
		await expect( status( page ) ).toHaveText( 'Alphabet, 1 of 1' );
		await expect( to( 'Next project' ) ).toHaveCount( 0 );
		await expect( to( 'Next picture' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	test( 'hears arrow keys not more often than every 500 ms, and leaves Alt and arrow to the browser', async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, company );
		await page.clock.install();
		await page.goto( path( designer ) );
		await open( page, 'Calendar' );
		await page.clock.pauseAt( Date.now() + 600_000 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		await page.keyboard.press( 'ArrowRight' );
		await page.clock.runFor( THROTTLE - 1 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		await page.clock.runFor( 1 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( status( page ) ).toHaveText( 'Broadside, 2 of 4' );
		await page.clock.runFor( THROTTLE );
		await page.keyboard.press( 'Shift+ArrowLeft' );
		await page.keyboard.press( 'Control+ArrowLeft' );
		await expect( status( page ) ).toHaveText( 'Broadside, 2 of 4' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( status( page ) ).toHaveText( 'Broadside, 1 of 4' );
		await page.clock.runFor( THROTTLE );
		// Back over the first picture: the last one of the project before.
		await page.keyboard.press( 'ArrowLeft' );
		await expect( status( page ) ).toHaveText( 'Calendar, 1 of 1' );
		await page.clock.runFor( THROTTLE );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( status( page ) ).toHaveText( 'Calendar, 1 of 1' );
	} );

	test( 'holds the focus, and gives it back', async ( { browser } ) => {
		const page = await visit( browser, company );
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
		await expect( show( page ) ).toHaveCount( 0 );
		await expect( opener( page, 'Broadside' ) ).toBeFocused();
	} );

	test( 'is an entry in the history with an address of its own', async ( {
		browser,
	} ) => {
		const page = await visit( browser, company );
		const own = page.url();
		await open( page );
		await expect( page ).toHaveURL( /\?project=\d+$/ );
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

		// Sent to somebody else, it opens there; closed, the portfolio is there, and the focus in it.
		const other = await pageOf( browser, beginner );
		await other.goto( broadside );
		await expect( show( other ) ).toHaveAccessibleName( 'Broadside' );
		await press( show( other ), 'Close' );
		await expect( other ).toHaveURL( own );
		await expect( opener( other, 'Broadside' ) ).toBeFocused();
		// One that is gone opens nothing.
		await other.goto( `${ own }?project=999999999` );
		await expect( works( other ) ).toHaveCount( 3 );
		await expect( show( other ) ).toHaveCount( 0 );
	} );

	test( 'is leafed through with a finger, sideways only', async ( {
		browser,
	} ) => {
		const page = await visit( browser, company, designer, {
			viewport: PHONE,
			hasTouch: true,
			isMobile: true,
		} );
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

	test( 'fits every window: nothing beside it, everything within reach', async ( {
		browser,
	} ) => {
		const page = await visit( browser, company );
		await open( page );
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
	} );
} );

test.describe( 'when something is wrong', () => {
	const member_ = '/wp/v2/users?slug=';
	const alertOf = ( page: Page ): Locator => page.getByRole( 'alert' );

	test( 'the page says so and tries again', async ( { browser } ) => {
		const page = await pageOf( browser, company );
		const mend = await breakDown( page, `${ member_ }${ designer.slug }` );
		await page.goto( path( designer ) );
		await expect( alertOf( page ) ).toContainText(
			'The server is being mended.'
		);
		await mend();
		await press( alertOf( page ), 'Try again' );
		await heading( page, designer.name );
		await expect( works( page ) ).toHaveCount( 3 );
	} );

	test( 'the portfolio says so in its place and tries again', async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, company );
		await withoutWorks( page );
		const mend = await breakDown( page, '/wp/v2/work' );
		await page.goto( path( designer ) );
		await heading( page, designer.name );
		await expect( alertOf( page ) ).toContainText(
			'The server is being mended.'
		);
		await mend();
		await press( alertOf( page ), 'Try again' );
		await expect( works( page ) ).toHaveCount( 3 );
	} );

	test( 'while it is on its way it keeps its room', async ( { browser } ) => {
		const page = await pageOf( browser, company );
		await withoutWorks( page );
		const letGo = await holdBack( page, '/wp/v2/work' );
		await page.goto( path( designer ) );
		await heading( page, designer.name );
		await expect( page.locator( '.works .bone' ).first() ).toBeVisible();
		await expect( page.getByText( 'Portfolio is empty' ) ).toHaveCount( 0 );
		letGo();
		await expect( works( page ) ).toHaveCount( 3 );
		await expect( page.locator( '.works .bone' ) ).toHaveCount( 0 );
	} );

	test( 'a profile with its works is one request', async ( { browser } ) => {
		const page = await pageOf( browser, company );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			const { pathname, searchParams } = new URL( request.url() );
			if ( /\/wp\/v2\/(users|work)$/.test( pathname ) ) {
				asked.push( searchParams.get( 'slug' ) ?? pathname );
			}
		} );
		await page.goto( path( designer ) );
		await expect( works( page ) ).toHaveCount( 3 );
		expect(
			asked.filter(
				( what ) => what === designer.slug || what.endsWith( '/work' )
			)
		).toEqual( [ designer.slug ] );
	} );

	test( 'what is there stays when it cannot be asked for again', async ( {
		browser,
	} ) => {
		const { id } = await work( designer, 'Draft' );
		const page = await visit( browser, designer );
		await expect( works( page ) ).toHaveCount( 4 );
		await page.route( /\/wp-json\/wp\/v2\/(users|work)\?/, ( route ) =>
			route.fulfill( { status: 400, json: {} } )
		);
		await press( page, 'Delete Draft' );
		await press( page.getByRole( 'alertdialog' ), 'Delete' );
		await expect( page.getByRole( 'alertdialog' ) ).toHaveCount( 0 );
		await heading( page, designer.name );
		await expect( alertOf( page ) ).toHaveCount( 0 );
		expect(
			( await designer.api.get( `/wp/v2/work/${ id }` ) ).status
		).toBe( 404 );
	} );

	test( 'offline, the portfolio that is there can be looked at', async ( {
		browser,
	} ) => {
		const page = await visit( browser, company );
		await expect( works( page ) ).toHaveCount( 3 );
		await page.context().setOffline( true );
		await expect( page.getByText( /^You are offline/ ) ).toBeVisible();
		await opener( page, 'Broadside' ).click();
		await expect( page.getByRole( 'dialog' ) ).toHaveAccessibleName(
			'Broadside'
		);
	} );

	test( 'a project that was deleted in another window goes quietly', async ( {
		browser,
	} ) => {
		const first = await work( designer, 'Ephemera' );
		const second = await work( designer, 'Flyer' );
		const page = await visit( browser, designer );
		await expect( works( page ) ).toHaveCount( 5 );
		for ( const { id } of [ first, second ] ) {
			await designer.api.del( `/wp/v2/work/${ id }` );
		}
		await press( page, 'Delete Ephemera' );
		await press( page.getByRole( 'alertdialog' ), 'Delete' );
		await expect( works( page ) ).toHaveCount( 3 );
		await expect( page.getByRole( 'alertdialog' ) ).toHaveCount( 0 );

		await page.goto( `/designer/editwork?id=${ second.id }` );
		await heading( page, 'Page not found' );
	} );
} );
