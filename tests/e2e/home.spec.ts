// The home page: its eight blocks in the editor's order, each doing what it is there for.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { answer, enter } from '../support/answers';
import { press, tabTo } from '../support/browser';
import { SITE_URL } from '../support/client.mjs';

const WIDTHS = [ 360, 900, 1280 ];
const NAMES = [
	'hero',
	'image',
	'how_it_works',
	'ebd_presentation',
	'events',
	'past_projects',
	'testimonials',
	'video',
];

interface Block {
	name: string;
	props: Record< string, any >;
}

let blocks: Block[];

test.beforeAll( async () => {
	const pages = await fetch( `${ SITE_URL }/wp-json/wp/v2/pages?slug=home` );
	blocks = ( await pages.json() )[ 0 ].home_content;
} );

const block = ( name: string, props: Block[ 'props' ] = {} ): Block => ( {
	name,
	props: {
		...blocks.find( ( known ) => known.name === name )?.props,
		...props,
	},
} );

/** The home page with these blocks alone. */
async function showHome( page: Page, content: Block[] ) {
	await answer( page, '/wp/v2/pages?slug=home', [
		{ title: { rendered: 'Home' }, home_content: content },
	] );
	await enter( page, 'Home' );
}

const main = ( page: Page ) => page.getByRole( 'main' );

const resize = ( page: Page, width: number ) =>
	page.setViewportSize( { width, height: 900 } );

/** Down to the foot, so that what loads when it comes near has come. */
const scrollThrough = ( page: Page ) =>
	page.evaluate( async () => {
		const frame = () =>
			new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		const { documentElement: root } = document;
		while ( root.scrollTop + innerHeight < root.scrollHeight - 1 ) {
			root.scrollTop += 240;
			await frame();
			await frame();
		}
	} );

const top = async ( locator: Locator ) =>
	( await locator.boundingBox() )?.y ?? NaN;

test( 'the editor’s page holds all eight blocks, once each', () => {
	expect( blocks.map( ( { name } ) => name ).sort() ).toEqual(
		[ ...NAMES ].sort()
	);
} );

test( 'the blocks stand in the order of the page’s list, whatever it is', async ( {
	page,
} ) => {
	const order = [
		'video',
		'testimonials',
		'past_projects',
		'events',
		'ebd_presentation',
		'how_it_works',
		'image',
		'hero',
	];
	await showHome(
		page,
		order.map( ( name ) =>
			block( name, {
				title: `The ${ name }`,
				caption: `The ${ name }`,
			} )
		)
	);
	await expect( main( page ).getByText( 'The hero' ) ).toBeVisible();
	await scrollThrough( page );
	const tops: number[] = [];
	for ( const name of order ) {
		tops.push(
			await top( main( page ).getByText( `The ${ name }` ).first() )
		);
	}
	expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
} );

test( `the hero leads on, and down to its anchor, at every width`, async ( {
	page,
} ) => {
	await page.goto( '/' );
	const hero = main( page ).locator( 'section' ).first();
	await expect( hero.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'Get work.'
	);

	for ( const width of WIDTHS ) {
		await resize( page, width );
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		const jump = hero.getByRole( 'link', { name: 'How it works' } );
		await expect( jump ).toBeInViewport();
		await jump.click();
		const how = main( page ).getByRole( 'heading', {
			name: 'How it works',
		} );
		await expect( how ).toBeInViewport();
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

	await hero.getByRole( 'link', { name: 'Sign up' } ).click();
	await expect( page ).toHaveURL( /\/signup$/ );
} );

test( 'the hero’s arrow moves every 3 s, and not for those who want no motion', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const arrow = main( page )
		.getByRole( 'link', { name: 'How it works' } )
		.locator( 'svg' );
	const timing = () =>
		arrow.evaluate( ( element ) =>
			element.getAnimations().map( ( { effect } ) => {
				const { duration, iterations } = effect?.getTiming() ?? {};
				return { duration, endless: iterations === Infinity };
			} )
		);
	await expect( arrow ).toBeVisible();
	expect( await timing() ).toEqual( [ { duration: 3000, endless: true } ] );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( ( await timing() ).filter( ( { endless } ) => endless ) ).toEqual(
		[]
	);
} );

test( `how it works is told to each role in numbered points, at every width`, async ( {
	page,
} ) => {
	await page.goto( '/' );
	const how = main( page ).locator( '#how' );
	const points = how.getByRole( 'listitem' );
	const both = [
		[ 'Designer', 'designer', 'designer' ],
		[ 'Entrepreneur', 'contractor', 'entrepreneur' ],
	] as const;
	for ( const width of WIDTHS ) {
		await resize( page, width );
		for ( const [ label, key, role ] of both ) {
			await press( how, label );
			await expect(
				how.getByRole( 'button', { name: label, pressed: true } )
			).toBeVisible();
			await expect(
				how.getByRole( 'button', { pressed: true } )
			).toHaveCount( 1 );
			const expected = block( 'how_it_works' ).props[ key ];
			await expect( points ).toHaveCount( expected.length );
			for ( const [ index, { title } ] of expected.entries() ) {
				await expect( points.nth( index ) ).toContainText(
					`${ index + 1 }${ title }`
				);
			}
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'data-role',
				role
			);
		}
	}
} );

const long = ( letter: string ) => letter.repeat( 90 );

const occasion = ( id: number, more: object = {} ) => ( {
	id,
	title: { rendered: `Event ${ id }` },
	date: '01/02/2031',
	location: 'Renens',
	organizer: 'Jury',
	speaker: '',
	link: '',
	past: false,
	...more,
} );

test( `a long event is cut at 60 and 30 characters below 900 px, and at 75 and 50 from there on`, async ( {
	page,
} ) => {
	await answer( page, '/wp/v2/event', [
		occasion( 1, {
			title: { rendered: long( 't' ) },
			location: long( 'l' ),
			organizer: long( 'o' ),
		} ),
	] );
	await showHome( page, [ block( 'events' ) ] );
	for ( const [ width, title, meta ] of [
		[ 360, 60, 30 ],
		[ 899, 60, 30 ],
		[ 900, 75, 50 ],
		[ 1280, 75, 50 ],
	] as const ) {
		await resize( page, width );
		for ( const [ letter, count ] of [
			[ 't', title ],
			[ 'l', meta ],
			[ 'o', meta ],
		] as const ) {
			await expect(
				main( page ).getByText(
					new RegExp( `(^|[^${ letter }])${ letter }{${ count }}…` )
				)
			).toBeVisible();
		}
	}
} );

test( 'past events are counted in words, and come when asked for', async ( {
	page,
} ) => {
	const past = [ 4, 5, 6 ].map( ( id ) => occasion( id, { past: true } ) );
	const shown = ( count: number ) =>
		answer( page, '/wp/v2/event', [
			occasion( 1, { link: 'https://events.example/one' } ),
			...past.slice( 0, count ),
		] );
	await shown( 3 );
	await showHome( page, [ block( 'events' ) ] );
	await expect(
		main( page ).getByRole( 'link', { name: 'Event 1' } )
	).toHaveAttribute( 'href', 'https://events.example/one' );
	await expect( main( page ).getByText( 'Event 4' ) ).toBeHidden();
	const count = main( page ).getByRole( 'button', {
		name: '3 past events',
		exact: true,
	} );
	await tabTo( page, count );
	await page.keyboard.press( 'Enter' );
	await expect( count ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( main( page ).getByText( 'Event 4' ) ).toBeVisible();
	await count.click();
	await expect( main( page ).getByText( 'Event 4' ) ).toBeHidden();

	await shown( 1 );
	await enter( page, 'Home' );
	await expect(
		main( page ).getByRole( 'button', {
			name: '1 past event',
			exact: true,
		} )
	).toBeVisible();

	await shown( 0 );
	await enter( page, 'Home' );
	await expect( main( page ).getByText( 'Event 1' ) ).toBeVisible();
	await expect( main( page ).getByText( /past event/ ) ).toBeHidden();

	await answer( page, '/wp/v2/event', [] );
	await enter( page, 'Home' );
	await expect(
		main( page ).getByText( 'No events are planned right now.' )
	).toBeVisible();
} );

test( 'the site’s coming events stand by date, the soonest first', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const events = main( page ).locator( 'section.events' );
	await expect( events.getByRole( 'listitem' ).first() ).toBeVisible();
	const days = await events
		.getByRole( 'listitem' )
		.evaluateAll( ( rows ) =>
			rows.map( ( row ) =>
				Date.parse(
					`${ row.querySelector( '.day' )?.textContent } ${
						( row.querySelector( '.when' ) as HTMLElement )
							.innerText
					}`
				)
			)
		);
	expect( days.length ).toBeGreaterThan( 1 );
	expect( days ).toEqual( [ ...days ].sort( ( a, b ) => a - b ) );
	expect( days[ 0 ] ).toBeGreaterThan( Date.now() - 36 * 3600 * 1000 );
} );

test( 'three projects done together, and the way to all of them', async ( {
	page,
} ) => {
	const asked = page.waitForRequest( /past_project\?.*per_page=3\b/ );
	await showHome( page, [ block( 'past_projects', { btn_txt: '' } ) ] );
	await asked;
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

const SPEED = 4000;

const voices = () =>
	block( 'testimonials', {
		speed: SPEED,
		items: block( 'testimonials' ).props.items.slice( 0, 3 ),
	} );

const current = ( page: Page, number: number ) =>
	expect(
		main( page ).getByRole( 'button', {
			name: `Testimonial ${ number }`,
			exact: true,
		} )
	).toHaveAttribute( 'aria-current', 'true' );

test( 'testimonials follow each other after their speed and 50 ms, unless somebody is reading', async ( {
	page,
} ) => {
	await page.clock.install();
	await showHome( page, [ voices() ] );
	const { items } = voices().props;
	const voice = main( page ).getByRole( 'figure' );
	await expect( voice ).toContainText( items[ 0 ].content.slice( 1, 20 ) );
	await expect( voice ).toContainText( items[ 0 ].name );
	await expect( voice ).toContainText( items[ 0 ].job );
	await expect(
		voice.getByRole( 'img' ).or( voice.locator( '.avatar' ) ).first()
	).toBeVisible();

	await page.clock.pauseAt( Date.now() + 60_000 );
	await press( main( page ), 'Pause' );
	await page.clock.runFor( 1000 );
	await main( page ).getByRole( 'button', { name: 'Testimonial 1' } ).click();
	await page.clock.runFor( 1000 );
	await current( page, 1 );
	await press( main( page ), 'Play' );

	// The pointer is over it, and the button has the focus.
	await page.clock.runFor( SPEED * 3 );
	await current( page, 1 );
	// The focus alone.
	await page.mouse.move( 2, 2 );
	await page.clock.runFor( SPEED * 3 );
	await current( page, 1 );
	// The pointer alone.
	await voice.hover();
	await main( page )
		.getByRole( 'button', { name: 'Pause' } )
		.evaluate( ( button ) => button.blur() );
	await page.clock.runFor( SPEED * 3 );
	await current( page, 1 );

	await page.mouse.move( 2, 2 );
	await expect( main( page ).locator( '.running' ) ).toBeVisible();
	await page.clock.runFor( SPEED + 49 );
	await current( page, 1 );
	await page.clock.runFor( 1 );
	await current( page, 2 );

	await press( main( page ), 'Pause' );
	await page.mouse.move( 2, 2 );
	await page.clock.runFor( SPEED * 3 );
	await current( page, 2 );
} );

test( 'testimonials out of sight are out of reach, and stand still for those who want no motion', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await showHome( page, [ voices() ] );
	const [ first, second ] = voices().props.items;
	await expect( main( page ).getByText( first.name ).first() ).toBeVisible();
	await expect(
		main( page ).getByRole( 'button', { name: 'Play', exact: true } )
	).toBeVisible();
	await expect(
		main( page ).locator( '.slick-slide:not([inert])' )
	).toHaveCount( 1 );
	await expect( main( page ).getByRole( 'figure' ) ).toHaveCount( 1 );

	await tabTo(
		page,
		main( page ).getByRole( 'button', { name: 'Next testimonial' } )
	);
	await page.keyboard.press( 'Enter' );
	await current( page, 2 );
	await expect( main( page ).getByRole( 'figure' ) ).toContainText(
		second.name
	);
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await current( page, 1 );
	await expect( main( page ).getByRole( 'figure' ) ).toContainText(
		first.name
	);
} );

test( 'the house’s film plays without sound, again and again, and can be stopped', async ( {
	page,
} ) => {
	await page.goto( '/' );
	await scrollThrough( page );
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

test( 'a film of another house is asked for only when somebody wants it', async ( {
	page,
} ) => {
	const strangers: string[] = [];
	await page.route( /youtube/, ( route ) => {
		strangers.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: 'Film' } );
	} );
	await showHome( page, [
		block( 'video', { url: 'https://www.youtube.com/watch?v=abc123' } ),
	] );
	const play = main( page ).getByRole( 'button', { name: 'Play film' } );
	await expect( play ).toBeVisible();
	await expect( main( page ).getByText( 'From youtube.com' ) ).toBeVisible();
	await expect( main( page ).locator( 'video, iframe' ) ).toHaveCount( 0 );
	expect( strangers ).toEqual( [] );
	await play.click();
	await expect( main( page ).locator( 'iframe' ) ).toHaveAttribute(
		'src',
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123\?.*mute=1/
	);
} );

interface Shifts {
	shifts: string[];
	cls: number;
}

for ( const path of [ '/', '/showcase' ] ) {
	for ( const width of [ 360, 1280 ] ) {
		test( `${ path } keeps still under somebody who scrolls, at ${ width } px`, async ( {
			page,
		} ) => {
			await resize( page, width );
			await page.addInitScript( () => {
				const store = window as unknown as Shifts;
				store.shifts = [];
				store.cls = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() as any[] ) {
						if ( ! entry.hadRecentInput ) {
							store.cls += entry.value;
							store.shifts.push(
								`${ entry.value }: ${ entry.sources
									.map(
										( { node }: { node: any } ) =>
											node?.className || node?.nodeName
									)
									.join( ', ' ) }`
							);
						}
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
			} );
			await page.goto( path );
			await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
			await scrollThrough( page );
			await scrollThrough( page );
			const { cls, shifts } = await page.evaluate( () => {
				const store = window as unknown as Shifts;
				return { cls: store.cls, shifts: store.shifts };
			} );
			expect( cls, shifts.join( '\n' ) ).toBeLessThanOrEqual( 0.02 );
		} );
	}
}
