// The designers list: how many, seven to a page, by skill, experience and region; and what a card says.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { answer, enter } from '../support/answers';
import { press, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { expectNoShifts, watchShifts, wheelDown } from '../support/movement';
import { DESK, NARROW, PHONE } from '../support/windows';

const PER_PAGE = 7;

/** The total that the server gives to somebody who asks it without the page. */
const total = async ( filters: object = {} ) =>
	Number(
		(
			await person().get( '/wp/v2/users', {
				role: 'designer',
				per_page: 1,
				...filters,
			} )
		).headers.get( 'X-WP-Total' )
	);

const counted = ( designers: number ) =>
	`${ designers } designer${ designers === 1 ? '' : 's' }`;

const heading = ( page: Page, words: string | RegExp ) =>
	page.getByRole( 'heading', { level: 1, name: words, exact: true } );

const cards = ( page: Page ) => page.getByRole( 'article' );
const pager = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Pages' } );
const filter = ( page: Page, name: string ) =>
	page.getByRole( 'group', { name: 'Filters' } ).getByLabel( name );
const pictures = ( card: Locator ) => card.locator( 'img:visible' );
const voice = ( page: Page ) => page.locator( '[aria-live=polite]' );

let skills: { id: number; name: string; designers: number }[];
let designer: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skills = ( await person().get( '/wp/v2/skill' ) ).body;
	designer = await member( 'designer', `Ida Fünfmal ${ stamp }`, {
		job: `Signpainter ${ stamp }`,
		level: 3,
		city: 'Genf',
		country: 'CH',
		skill: skills.slice( 0, 5 ).map( ( { id } ) => id ),
	} );
	for ( const title of [ 'One', 'Two', 'Three', 'Four' ] ) {
		await work( designer, title );
	}
} );

test.afterAll( async () => {
	await designer.api.del( `/wp/v2/users/delete/${ designer.id }` );
} );

test( 'the list is leafed through, and come back to', async ( { page } ) => {
	await test.step( 'says how many designers there are, and which page of how many, seven to a page', async () => {
		const all = await total();
		const pages = Math.ceil( all / PER_PAGE );
		const next = page.getByRole( 'button', { name: 'Next page' } );
		await page.setViewportSize( DESK );
		await page.goto( `/designers?page=${ pages }` );
		await expect( cards( page ) ).toHaveCount(
			all - PER_PAGE * ( pages - 1 )
		);
		await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );

		await page.goto( '/designers' );
		await expect( heading( page, counted( all ) ) ).toBeVisible();
		await expect( page ).toHaveTitle( new RegExp( counted( all ) ) );
		await expect( cards( page ) ).toHaveCount( PER_PAGE );
		await expect( pager( page ) ).toContainText( `1 out of ${ pages }` );
		await expect(
			page.getByRole( 'button', { name: 'Previous page' } )
		).toHaveAttribute( 'aria-disabled', 'true' );

		const first = await cards( page ).allTextContents();
		await next.click();
		await expect( page ).toHaveURL( /\/designers\?page=2$/ );
		await expect( pager( page ) ).toContainText( `2 out of ${ pages }` );
		await expect( heading( page, counted( all ) ) ).toBeFocused();
		await expect( voice( page ) ).toHaveText(
			`${ counted( all ) }. Page 2 out of ${ pages }`
		);
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
		const second = await cards( page ).allTextContents();
		expect( second.filter( ( card ) => first.includes( card ) ) ).toEqual(
			[]
		);
	} );

	await test.step( 'leads back to the same place of the same page', async () => {
		await expect( page.locator( '.people[aria-busy]' ) ).toHaveCount( 0 );
		const link = cards( page ).nth( 4 ).getByRole( 'link' ).first();
		await link.scrollIntoViewIfNeeded();
		const place = await page.evaluate( () => scrollY );
		expect( place ).toBeGreaterThan( 200 );
		await link.click();
		await expect( page ).toHaveURL( /\/designer\/[\w-]+$/ );
		await expect( cards( page ) ).toHaveCount( 0 );
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
		await page.goBack();
		await expect( pager( page ) ).toContainText( '2 out of' );
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( place );
	} );

	await test.step( 'shows on a card the newest works, as many as the window has room for', async () => {
		await press( page, 'Previous page' );
		await expect( page ).toHaveURL( /\/designers$/ );
		// The designer with the newest work comes first.
		const card = cards( page ).first();
		await expect(
			card.getByRole( 'heading', { name: /^Signpainter/ } )
		).toBeVisible();
		for ( const [ viewport, works ] of [
			[ DESK, 3 ],
			[ NARROW, 3 ],
			[ PHONE, 2 ],
		] as const ) {
			await page.setViewportSize( viewport );
			await expect( pictures( card.locator( '.thumbs' ) ) ).toHaveCount(
				works
			);
			await expect( card.getByText( '+2 more' ) ).toBeVisible();
		}
	} );
} );

test( 'keeps filters and page in the address, through a reload and back', async ( {
	page,
} ) => {
	await page.setViewportSize( PHONE );
	const [ first = { id: 0, name: '' } ] = skills;
	const bySkill = { skill: first.id };
	const byLevel = { ...bySkill, level: 3 };
	const byRegion = { ...byLevel, region: 'Genève' };
	await page.goto( '/designers?page=2' );
	await filter( page, 'Skills' ).focus();
	await filter( page, 'Skills' ).selectOption( first.name );
	await expect( page ).toHaveURL( `/designers?skill=${ first.id }` );
	await expect(
		heading( page, counted( await total( bySkill ) ) )
	).toBeVisible();
	await expect( filter( page, 'Skills' ) ).toBeFocused();

	await filter( page, 'Experience' ).selectOption( '+5 years' );
	await expect(
		heading( page, counted( await total( byLevel ) ) )
	).toBeVisible();
	await filter( page, 'Region' ).selectOption( 'Genève' );
	const found = counted( await total( byRegion ) );
	await expect( heading( page, found ) ).toBeVisible();
	await expect( voice( page ) ).toContainText( found );
	// Genf is Genève.
	await expect( page.getByText( designer.name ) ).toBeVisible();

	await page.reload();
	await expect( heading( page, found ) ).toBeVisible();
	await expect( filter( page, 'Skills' ) ).toHaveValue( String( first.id ) );
	await expect( filter( page, 'Experience' ) ).toHaveValue( '3' );
	await expect( filter( page, 'Region' ) ).toHaveValue( 'Genève' );

	await page.goBack();
	await expect( filter( page, 'Region' ) ).toHaveValue( '' );
	await expect( filter( page, 'Experience' ) ).toHaveValue( '3' );
	await press( page, 'Clear filters' );
	await expect( page ).toHaveURL( /\/designers$/ );
	await expect( heading( page, counted( await total() ) ) ).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Clear filters' } )
	).toHaveCount( 0 );
} );

test( 'is filtered and leafed through by keyboard alone', async ( {
	page,
} ) => {
	await page.goto( '/designers' );
	await tabTo( page, filter( page, 'Experience' ) );
	await page.keyboard.press( 'ArrowDown' );
	await expect( page ).toHaveURL( /level=1/ );
	await expect(
		heading( page, counted( await total( { level: 1 } ) ) )
	).toBeVisible();
	await tabTo( page, page.getByRole( 'button', { name: 'Clear filters' } ) );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/designers$/ );
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await tabTo( page, page.getByRole( 'button', { name: 'Next page' } ) );
	await page.keyboard.press( 'Space' );
	await expect( page ).toHaveURL( /page=2/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	await tabTo( page, cards( page ).first().getByRole( 'link' ) );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/designer\// );
} );

test( 'words and cards keep their place', async ( { page } ) => {
	await watchShifts( page );
	for ( const viewport of [ PHONE, DESK ] ) {
		await test.step( `at ${ viewport.width } px stays where it is while one goes down`, async () => {
			await page.setViewportSize( viewport );
			await page.goto( '/designers' );
			await wheelDown( page );
			await expect( page.getByRole( 'contentinfo' ) ).toBeInViewport();
			await expectNoShifts( page );
		} );
	}

	await test.step( 'a trade of one long word stays whole beside the works, and neighbours’ words begin in one line', async () => {
		const {
			body: [ card ],
		} = await person().get( '/wp/v2/users', { slug: designer.slug } );
		const someone = ( id: number, trade: string, works: number ) => ( {
			...card,
			id,
			job: trade,
			latest_works: Array.from( { length: works }, ( _, index ) => ( {
				...card.latest_works[ 0 ],
				id: index + 1,
			} ) ),
		} );
		await answer( page, '/wp/v2/users?role=designer', [
			someone( 1, 'Benutzeroberflächengestalterin', 3 ),
			someone( 2, 'Photographer', 3 ),
			someone( 3, 'Lamps', 2 ),
		] );
		await enter( page, 'Designers' );

		const titles = cards( page ).locator( 'h2' );
		await expect( titles ).toHaveCount( 3 );
		const lines = await titles.first().evaluate( ( title ) => {
			const range = document.createRange();
			range.selectNodeContents( title );
			const tops = [ ...range.getClientRects() ].map(
				( { top } ) => top
			);
			return new Set( tops.map( Math.round ) ).size;
		} );
		expect( lines ).toBe( 1 );
		const [ , left, right ] = await titles.evaluateAll( ( all ) =>
			all.map( ( title ) => title.getBoundingClientRect().top )
		);
		expect( left ).toBe( right );
	} );
} );
