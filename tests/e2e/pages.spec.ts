// Showcase, tools, about and the pages editors write: what they say, how one leafs, what one can take along.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { answer, callOf, enter } from '../support/answers';
import { heading, press, tabTo } from '../support/browser';

const WIDTHS = [ 360, 900, 1280 ];

const main = ( page: Page ) => page.getByRole( 'main' );
const cards = ( scope: Locator ) => scope.getByRole( 'article' );

const resize = ( page: Page, width: number ) =>
	page.setViewportSize( { width, height: 900 } );

const outOf = ( page: Page, number: number ) =>
	expect( main( page ).getByText( `${ number } out of` ) ).toBeVisible();

test( `the showcase has its words, its button, and six projects a page`, async ( {
	page,
	request,
} ) => {
	const pages = await request.get( '/wp-json/wp/v2/pages?slug=showcase' );
	const [ { btn_txt: label, btn_link: to } ] = await pages.json();
	await page.goto( '/showcase' );
	for ( const width of WIDTHS ) {
		await resize( page, width );
		await heading( page, 'Showcase' );
		await expect(
			main( page ).getByText( /projects that began with a design job/ )
		).toBeVisible();
		await expect(
			main( page )
				.getByRole( 'link', { name: label } )
				.filter( { visible: true } )
		).toHaveAttribute( 'href', new RegExp( `${ to }$` ) );
		await expect( cards( main( page ) ) ).toHaveCount( 6 );
	}
	await outOf( page, 1 );
	await expect(
		main( page ).getByRole( 'button', { name: 'Previous page' } )
	).toHaveAttribute( 'aria-disabled', 'true' );

	const first = await cards( main( page ) ).first().innerText();
	await tabTo(
		page,
		main( page ).getByRole( 'button', { name: 'Next page' } )
	);
	await page.keyboard.press( 'Enter' );
	await outOf( page, 2 );
	await expect( page ).toHaveURL( /\/showcase\?page=2$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	await expect( cards( main( page ) ).first() ).not.toHaveText( first );

	await press( main( page ), 'Previous page' );
	await outOf( page, 1 );
	await page.goBack();
	await outOf( page, 2 );
	await page.reload();
	await outOf( page, 2 );
} );

const project = ( id: number ) => ( {
	id,
	title: { rendered: `Project ${ id }` },
	excerpt: { rendered: '<p>Done.</p>' },
	image: null,
	date_gmt: '2026-05-04T10:00:00',
	read_time: '4',
	medium_link: id % 2 ? 'https://stories.example/one' : '',
} );

const sixOf = ( pages: number ) => ( {
	headers: { 'X-WP-Total': '9', 'X-WP-TotalPages': String( pages ) },
} );

const six = [ 1, 2, 3, 4, 5, 6 ].map( project );

test( 'one page of the showcase is not counted', async ( { page } ) => {
	await answer( page, '/wp/v2/past_project?per_page=6', six, sixOf( 1 ) );
	await enter( page, 'Showcase' );
	await expect( cards( main( page ) ) ).toHaveCount( 6 );
	await expect( main( page ).getByText( 'out of' ) ).toBeHidden();
	await expect(
		main( page ).getByRole( 'button', { name: 'Next page' } )
	).toBeHidden();
	await expect(
		main( page ).getByRole( 'link', { name: 'Project 1' } )
	).toHaveAttribute( 'href', 'https://stories.example/one' );
	await expect(
		main( page ).getByRole( 'link', { name: 'Project 2' } )
	).toBeHidden();
	await expect( main( page ).getByText( '2026, 4 min read' ) ).toHaveCount(
		6
	);
} );

for ( const [ what, broken ] of [
	[ 'is refused', { status: 400, json: { code: 'x', message: 'No.' } } ],
	[ 'is no list', { json: { error: 'No.' } } ],
] as const ) {
	test( `a page of the showcase that ${ what } leads back one page`, async ( {
		page,
	} ) => {
		await answer( page, '/wp/v2/past_project?per_page=6', six, sixOf( 3 ) );
		await page.route( callOf( '/wp/v2/past_project?page=3' ), ( route ) =>
			route.fulfill( broken )
		);
		await enter( page, 'Showcase' );
		await press( main( page ), 'Next page' );
		await outOf( page, 2 );
		const asked = page.waitForRequest( /past_project\?.*page=3/ );
		await press( main( page ), 'Next page' );
		await asked;
		await expect( page ).toHaveURL( /page=2$/ );
		await outOf( page, 2 );
		await expect( cards( main( page ) ) ).toHaveCount( 6 );
		// The page that failed is not among those one goes back to.
		await page.goBack();
		await outOf( page, 2 );
	} );
}

test( 'an address far past the last page of the showcase shows a page there is', async ( {
	page,
} ) => {
	await page.goto( '/showcase?page=99' );
	await expect( cards( main( page ) ).first() ).toBeVisible();
	await expect( main( page ).getByText( /^[1-9] out of/ ) ).toBeVisible();
	await expect( page ).not.toHaveURL( /page=99/ );
} );

test( 'tools are downloads with their size or films with their length, and say when they changed', async ( {
	page,
} ) => {
	await page.goto( '/tools' );
	await heading( page, 'Tools' );
	await expect(
		main( page ).getByText( /Templates, checklists and short films/ )
	).toBeVisible();

	const brief = cards( main( page ) ).filter( {
		has: page.getByRole( 'heading', { name: 'Design brief, two pages' } ),
	} );
	await expect( brief.locator( 'img' ) ).toBeVisible();
	await expect( brief.getByText( /eleven questions/ ) ).toBeVisible();
	await expect(
		brief.getByText( /^Last update \d{1,2} \w+ \d{4}$/ )
	).toBeVisible();
	const take = brief.getByRole( 'link', { name: /^Download/ } );
	await expect( take ).toContainText( /PDF, [\d.]+\skB/i );
	const download = page.waitForEvent( 'download' );
	await tabTo( page, take );
	await page.keyboard.press( 'Enter' );
	expect( ( await download ).suggestedFilename() ).toMatch( /\.pdf$/ );

	const film = cards( main( page ) ).filter( {
		has: page.getByRole( 'heading', { name: 'The first meeting' } ),
	} );
	await expect(
		film.getByRole( 'link', { name: /^Watch video.*14:05/ } )
	).toHaveAttribute( 'href', /^https:/ );
	await expect( film.getByRole( 'link', { name: /Download/ } ) ).toBeHidden();
} );

test( 'the tools end with a reading list', async ( { page } ) => {
	await page.goto( '/tools' );
	const list = main( page )
		.locator( 'section' )
		.filter( {
			has: page.getByRole( 'heading', {
				level: 2,
				name: 'Reading list',
			} ),
		} );
	const rows = list.getByRole( 'listitem' );
	await expect( rows.first() ).toBeVisible();
	await expect( rows.first() ).toContainText( /\d+\smin read/ );
	await expect( rows.first().getByRole( 'heading' ) ).toBeVisible();
	await expect( rows.first().getByRole( 'link' ).first() ).toHaveAttribute(
		'href',
		/^https:/
	);
} );

test( 'a page’s own links stay in the app, its button and its HTML are shown', async ( {
	page,
} ) => {
	await answer( page, '/wp/v2/pages?slug=about-us', [
		{
			title: { rendered: 'Who &amp; why' },
			content: {
				rendered:
					'<h2>Why</h2><p>Because <a href="/tools">tools</a> <b>help</b>.</p>',
			},
			btn_txt: 'See them',
			btn_link: '/designers',
		},
	] );
	await enter( page, 'About us' );
	await heading( page, 'Who & why' );
	await expect( page ).toHaveTitle( /^Who & why/ );
	await expect(
		main( page ).getByRole( 'heading', { level: 2, name: 'Why' } )
	).toBeVisible();
	await expect(
		main( page ).getByRole( 'link', { name: 'See them' } )
	).toHaveAttribute( 'href', '/designers' );
	await page.evaluate( () => {
		document.title = 'Still the same page';
		Object.assign( window, { same: true } );
	} );
	await main( page ).getByRole( 'link', { name: 'tools' } ).click();
	await heading( page, 'Tools' );
	expect( await page.evaluate( () => 'same' in window ) ).toBe( true );
} );

test( 'a page nobody wrote is not found, with a way home', async ( {
	page,
} ) => {
	await answer( page, '/wp/v2/pages?slug=about-us', [] );
	await enter( page, 'About us' );
	await heading( page, 'Page not found' );
	await expect( page ).toHaveTitle( /^Page not found/ );
	await expect(
		main( page ).getByRole( 'link', { name: 'Back home' } )
	).toHaveAttribute( 'href', '/' );
	await expect( main( page ).getByRole( 'listitem' ) ).toHaveText( [
		'Designers',
		'Design jobs',
		'Showcase',
		'Tools',
	] );
} );

test( 'terms and privacy open beside the sign-up form, and keep it', async ( {
	page,
} ) => {
	await page.goto( '/signup' );
	await page.getByLabel( 'E-mail' ).fill( 'someone@example.test' );
	for ( const [ name, path, title ] of [
		[ /terms/i, '/terms-conditions', /Terms/ ],
		[ /privacy/i, '/privacy-policy', /Privacy/ ],
	] as const ) {
		const opened = page.waitForEvent( 'popup' );
		await main( page ).getByRole( 'link', { name } ).first().click();
		const other = await opened;
		await heading( other, title );
		expect( new URL( other.url() ).pathname ).toBe( path );
		await other.close();
	}
	await expect( page.getByLabel( 'E-mail' ) ).toHaveValue(
		'someone@example.test'
	);
} );
