// Getting about: the bar and the menu, a member's own menu, the newsletter's question, every address and its aliases.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { SITE_URL } from '../support/client.mjs';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { PHONE } from '../support/windows';

const SESSION = 'design-marketplace-session';
const HEIGHT = 900;

let designer: Member;
let contractor: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Nora Wegweiser ${ stamp }` ),
		member( 'contractor', `Kompass ${ stamp }` ),
	] );
} );

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

const ownLinks = ( { role, slug }: Member ) =>
	role === 'designer'
		? [
				[ 'Profile', `/designer/${ slug }` ],
				[ 'Edit my profile', '/settings' ],
				[ 'Add a project', '/designer/editwork' ],
			]
		: [
				[ 'Profile', `/project/${ slug }` ],
				[ 'Edit my profile', '/settings' ],
				[ 'Add a job', '/project/editmission' ],
			];

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

test( `from 900 px on the bar holds everything, and there is no menu`, async ( {
	page,
} ) => {
	await page.goto( '/tools' );
	for ( const width of [ 1280, 900 ] ) {
		await page.setViewportSize( { width, height: HEIGHT } );
		await expectLinks( banner( page ), [
			...MAIN_LINKS,
			[ 'Log in', '/login' ],
			[ 'Sign up', '/signup' ],
		] );
		await expect(
			page.getByRole( 'button', { name: 'Menu' } )
		).toBeHidden();
		await expect( link( banner( page ), 'Tools' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
	}
	await link( banner( page ), 'Design jobs' ).click();
	await expect( page ).toHaveURL( /\/jobs$/ );
} );

test( `below 900 px a menu takes the bar’s place, by keyboard too`, async ( {
	page,
} ) => {
	await page.goto( '/tools' );
	await expect( foot( page ) ).toBeVisible();
	const button = page.getByRole( 'button', { name: 'Menu' } );
	for ( const width of [ 899, 360 ] ) {
		await page.setViewportSize( { width, height: HEIGHT } );
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
	await expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
	// The page behind the menu cannot be reached.
	await expect( page.locator( 'main' ) ).toHaveAttribute( 'inert' );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( 'main :focus' ) ).toHaveCount( 0 );
	await tabTo( page, link( menuOf( page ), 'Designers' ) );
	await page.keyboard.press( 'Escape' );
	await expect( menuOf( page ) ).toBeHidden();
	await expect( button ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await tabTo( page, link( menuOf( page ), 'Showcase' ) );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/showcase$/ );
	await expect( menuOf( page ) ).toBeHidden();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Showcase' } )
	).toBeFocused();
} );

test( 'the menu closes 50 ms after the window has become wide enough for the bar', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.setViewportSize( { width: 800, height: HEIGHT } );
	await page.goto( '/tools' );
	await press( page, 'Menu' );
	const sign = link( page.locator( '.menu' ), 'Sign up' );
	await expect( sign ).toBeVisible();
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.setViewportSize( { width: 1000, height: HEIGHT } );
	await expect( link( banner( page ), 'Log in' ) ).toBeVisible();
	await page.clock.runFor( 49 );
	await expect( sign ).toBeAttached();
	await page.clock.runFor( 1 );
	await expect( sign ).not.toBeAttached();
} );

const leads = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Who is behind this' } );

for ( const { width, partnersIn } of [
	{
		width: 360,
		partnersIn: async ( page: Page ) => {
			await press( page, 'Menu' );
			return menuOf( page );
		},
	},
	{ width: 1280, partnersIn: leads },
] ) {
	test( `both schools and their partners stand in header and footer, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: HEIGHT } );
		await page.goto( '/about-us' );
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
		const place = await partnersIn( page );
		for ( const name of partners ) {
			await expect( place.getByText( name ) ).toBeVisible();
		}
	} );
}

test( 'a school with a logo shows it in header and footer, and its name where there is none', async ( {
	page,
	request,
} ) => {
	const source = await ( await request.get( '/about-us' ) ).text();
	const [ tool ] = await (
		await request.get( '/wp-json/wp/v2/resource' )
	).json();
	await page.route( '**/about-us', ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: source.replace(
				/("name":"School of Art and Design"[^{}]*?)"logo":null/,
				`$1"logo":${ JSON.stringify( tool.image ).replaceAll( '$', '$$$$' ) }`
			),
		} )
	);
	await page.goto( '/about-us' );
	for ( const place of [ leads( page ), foot( page ) ] ) {
		const logo = place.getByRole( 'img', {
			name: 'School of Art and Design',
		} );
		await logo.scrollIntoViewIfNeeded();
		await expect( logo ).toHaveJSProperty( 'complete', true );
		await expect( logo ).not.toHaveJSProperty( 'naturalWidth', 0 );
		await expect(
			place.getByText( 'Institute of Technology' )
		).toBeVisible();
	}
} );

test( 'the first stop of the keyboard leads to the content', async ( {
	page,
} ) => {
	await page.goto( '/tools' );
	await expect( foot( page ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Skip to content' } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'main' ) ).toBeFocused();
} );

test( 'the theme one chose is there again after a reload', async ( {
	page,
} ) => {
	await page.emulateMedia( {
		colorScheme: 'light',
		reducedMotion: 'reduce',
	} );
	await page.goto( '/tools' );
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

const whoIs = {
	designer: () => designer,
	contractor: () => contractor,
};

for ( const role of [ 'designer', 'contractor' ] as const ) {
	test( `a ${ role }’s own menu has their links, and the way out`, async ( {
		browser,
	} ) => {
		const who = whoIs[ role ]();
		const page = await pageOf( browser, who );
		await page.goto( '/tools' );
		const account = page.getByRole( 'button', {
			name: 'My account',
			exact: true,
		} );
		await tabTo( page, account );
		await page.keyboard.press( 'Enter' );
		await expectLinks( banner( page ), ownLinks( who ) );
		await expect( link( banner( page ), 'Log in' ) ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect( link( banner( page ), 'Profile' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( account ).toBeFocused();
		await expect( link( banner( page ), 'Profile' ) ).toBeHidden();

		for ( const [ name = '', address = '' ] of ownLinks( who ) ) {
			await account.click();
			await link( banner( page ), name ).click();
			await expect( page ).toHaveURL( new RegExp( `${ address }$` ) );
			await expect(
				page.getByRole( 'heading', { level: 1 } ).first()
			).toBeVisible();
		}

		await account.click();
		await press( page, 'Sign out' );
		await expect( page ).toHaveURL( /:\d+\/$/ );
		await expect( link( banner( page ), 'Log in' ) ).toBeVisible();
		expect(
			await page.evaluate(
				( key ) => localStorage.getItem( key ),
				SESSION
			)
		).toBeNull();
		await page.reload();
		await expect( link( banner( page ), 'Log in' ) ).toBeVisible();
		await page.context().close();
	} );

	test( `a ${ role } has the same in the phone’s menu`, async ( {
		browser,
	} ) => {
		const who = whoIs[ role ]();
		const page = await pageOf( browser, who, {
			viewport: PHONE,
		} );
		await page.goto( '/tools' );
		await press( page, 'Menu' );
		await expectLinks( menuOf( page ), ownLinks( who ) );
		await press( menuOf( page ), 'Sign out' );
		await expect( page ).toHaveURL( /:\d+\/$/ );
		await press( page, 'Menu' );
		await expect( link( menuOf( page ), 'Log in' ) ).toBeVisible();
		await page.context().close();
	} );
}

test( 'signing out in one tab signs out the other', async ( { browser } ) => {
	const page = await pageOf( browser, designer );
	await page.goto( '/settings' );
	await expect( page.getByRole( 'tablist' ) ).toBeVisible();
	const other = await page.context().newPage();
	await other.goto( '/tools' );
	await press( other, 'My account' );
	await press( other, 'Sign out' );
	await expect( link( banner( other ), 'Log in' ) ).toBeVisible();
	await heading( page, 'Please log in to continue.' );
	await expect( link( banner( page ), 'Log in' ) ).toBeVisible();
} );

const question = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Newsletter' } );

test( 'strangers are not asked about the newsletter', async ( { page } ) => {
	await page.goto( '/tools' );
	await expect( foot( page ) ).toBeVisible();
	await expect( question( page ) ).toBeHidden();
} );

for ( const [ button, who, newsletter ] of [
	[ 'Subscribe', () => designer, true ],
	[ "I'm not interested", () => contractor, false ],
] as const ) {
	test( `a member answers the newsletter’s question: ${ button }`, async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, who() );
		await page.clock.install();
		await page.goto( '/tools' );
		await expect( question( page ) ).toBeVisible();
		await expect( question( page ).getByRole( 'button' ) ).toHaveText( [
			"I'm not interested",
			'Subscribe',
		] );
		await page.clock.pauseAt( Date.now() + 60_000 );
		await press( question( page ), button );
		await expect( question( page ) ).toHaveText( 'Thank you !' );

		let loads = 0;
		page.on( 'request', ( request ) => {
			loads += /\/users\?(.*&)?slug=/.test( request.url() ) ? 1 : 0;
		} );
		await page.clock.runFor( 2999 );
		await expect( question( page ) ).toHaveText( 'Thank you !' );
		expect( loads ).toBe( 0 );
		await page.clock.runFor( 1 );
		await expect.poll( () => loads ).toBe( 1 );
		await page.clock.resume();
		await expect( question( page ) ).toBeHidden();

		const { body } = await who().api.get( '/wp/v2/users', {
			slug: who().slug,
		} );
		expect( body[ 0 ] ).toMatchObject( {
			newsletter_optin: true,
			newsletter,
		} );
		await page.reload();
		await expect(
			page.getByRole( 'button', {
				name: 'My account',
				exact: true,
			} )
		).toBeVisible();
		await expect( question( page ) ).toBeHidden();
		await page.context().close();
	} );
}

interface Place {
	path: () => string;
	/** An element that shows the page is there. */
	seen: ( page: Page ) => Locator;
	/** The final address, where it differs. */
	end?: () => string;
}

const at = ( path: string, name: string | RegExp ): Place => ( {
	path: () => path,
	seen: ( page ) => page.getByRole( 'heading', { level: 1, name } ),
} );

const profile = (
	who: () => Member,
	path: string,
	canonical = path
): Place => ( {
	path: () => `/${ path }/${ who().slug }`,
	seen: ( page ) =>
		page.getByText( 'You need to sign up to see the projects.' ),
	end: () => `/${ canonical }/${ who().slug }`,
} );

const ofDesigner = ( path: string ) =>
	profile( () => designer, path, 'designer' );

const ofContractor = ( path: string ) =>
	profile( () => contractor, path, 'project' );

const LOGIN = 'Please log in to continue.';

const places: Place[] = [
	at( '/', /Get work/ ),
	at( '/jobs', /\d+ design jobs?/i ),
	at( '/designers', /\d+ designers?/i ),
	at( '/showcase', 'Showcase' ),
	at( '/tools', 'Tools' ),
	at( '/about-us', 'About us' ),
	at( '/login', 'Log in' ),
	at( '/signup', /Sign up/i ),
	at( '/forgottenpassword', /password/i ),
	at( '/settings', LOGIN ),
	at( '/designer/editwork', LOGIN ),
	at( '/designer/workwith', LOGIN ),
	at( '/project/editmission', LOGIN ),
	at( '/project/workwith', LOGIN ),
	ofDesigner( 'designer' ),
	ofDesigner( 'designers' ),
	ofContractor( 'project' ),
	ofContractor( 'projects' ),
	ofContractor( 'contractor' ),
	at( '/terms-conditions', /Terms/ ),
	at( '/privacy-policy', /Privacy/ ),
];

test( 'every address of the product has its page, aliases lead to the one, none asks a server of somebody else', async ( {
	page,
} ) => {
	const strangers: string[] = [];
	const { origin } = new URL( SITE_URL );
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if (
			/^(https?|wss?):$/.test( url.protocol ) &&
			url.origin !== origin
		) {
			strangers.push( `${ page.url() } → ${ url.href }` );
		}
	} );
	for ( const { path: pathOf, seen, end = pathOf } of places ) {
		const path = pathOf();
		const { status } = await fetch( new URL( path, SITE_URL ), {
			redirect: 'manual',
		} );
		expect.soft( status, path ).toBe( end() === path ? 200 : 301 );
		await page.goto( path );
		await expect.soft( seen( page ), path ).toBeVisible();
		expect.soft( new URL( page.url() ).pathname ).toBe( end() );
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await expect( foot( page ) ).toBeAttached();
	}
	expect( strangers ).toEqual( [] );
} );

test( 'an alias inside the app leads to the one as well', async ( {
	page,
} ) => {
	for ( const { path, seen, end } of [
		ofDesigner( 'designers' ),
		ofContractor( 'contractor' ),
	] ) {
		await page.goto( '/privacy-policy' );
		await expect( foot( page ) ).toBeVisible();
		// A link an editor might have written.
		await page
			.getByRole( 'main' )
			.locator( '.prose' )
			.evaluate( ( prose, href ) => {
				prose.innerHTML = `<a href="${ href }">Here</a>`;
			}, path() );
		await page.getByRole( 'link', { name: 'Here' } ).click();
		await expect( seen( page ) ).toBeVisible();
		expect( new URL( page.url() ).pathname ).toBe( end?.() );
	}
} );

for ( const path of [
	'/no-such-page',
	'/no/such/page',
	'/designer/nobody-at-all',
	'/project/nobody-at-all',
	'/contractor/nobody-at-all',
] ) {
	test( `${ path } is not found, and has a way home`, async ( {
		page,
		request,
	} ) => {
		expect( ( await request.get( path ) ).status() ).toBe( 404 );
		await page.goto( path );
		await heading( page, 'Page not found' );
		await expect( page ).toHaveTitle( /^Page not found/ );
		const home = link( page.getByRole( 'main' ), 'Back home' );
		await tabTo( page, home );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /:\d+\/$/ );
	} );
}
