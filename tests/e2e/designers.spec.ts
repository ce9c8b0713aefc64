// The designers list: how many, seven to a page, by skill, experience and region; and what a card says.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { answer, breakDown, enter, holdBack } from '../support/answers';
import { press, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { expectNoShifts, watchShifts, wheelDown } from '../support/movement';
import { DESK, NARROW, PHONE } from '../support/windows';

const PER_PAGE = 7;

const LIST = '/wp/v2/users?role=designer';

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
const names = ( page: Page ) => cards( page ).getByRole( 'heading' );
const pager = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Pages' } );
const filter = ( page: Page, name: string ) =>
	page.getByRole( 'group', { name: 'Filters' } ).getByLabel( name );
const pictures = ( card: Locator ) => card.locator( 'img:visible' );
const voice = ( page: Page ) => page.locator( '[aria-live=polite]' );

let skills: { id: number; name: string; designers: number }[];
let designer: Member;
let withoutWork: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skills = ( await person().get( '/wp/v2/skill' ) ).body;
	[ withoutWork, designer ] = await Promise.all( [
		member( 'designer', `Nemo Ohnewerk ${ stamp }` ),
		member( 'designer', `Ida Fünfmal ${ stamp }`, {
			job: `Signpainter ${ stamp }`,
			level: 3,
			city: 'Genf',
			country: 'CH',
			skill: skills.slice( 0, 5 ).map( ( { id } ) => id ),
		} ),
	] );
	for ( const title of [ 'One', 'Two', 'Three', 'Four' ] ) {
		await work( designer, title );
	}
} );

test.afterAll( async () => {
	await designer.api.del( `/wp/v2/users/delete/${ designer.id }` );
	await withoutWork.api.del( `/wp/v2/users/delete/${ withoutWork.id }` );
} );

/** Filters that nobody fits, as the address carries them. */
async function filtersOfNobody(): Promise< string > {
	for ( const { id } of skills ) {
		const filters = { skill: id, level: 1, region: 'Genève' };
		if ( ( await total( filters ) ) === 0 ) {
			return `skill=${ id }&level=1&region=Gen%C3%A8ve`;
		}
	}
	throw new Error( 'Students of every skill in Geneva' );
}

const job = { name: /^Signpainter/ };

test( 'says how many designers there are, and which page of how many, seven to a page', async ( {
	page,
} ) => {
	const all = await total();
	const pages = Math.ceil( all / PER_PAGE );
	await page.goto( '/designers' );
	await expect( heading( page, counted( all ) ) ).toBeVisible();
	await expect( page ).toHaveTitle( new RegExp( counted( all ) ) );
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await expect( pager( page ) ).toContainText( `1 out of ${ pages }` );
	const previous = page.getByRole( 'button', {
		name: 'Previous page',
	} );
	const next = page.getByRole( 'button', { name: 'Next page' } );
	await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );

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
	expect( second.filter( ( card ) => first.includes( card ) ) ).toEqual( [] );

	await previous.click();
	await expect( page ).toHaveURL( /\/designers$/ );
	await expect( cards( page ).first() ).toHaveText( first[ 0 ] ?? '' );

	await page.goto( `/designers?page=${ pages }` );
	await expect( cards( page ) ).toHaveCount( all - PER_PAGE * ( pages - 1 ) );
	await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'shows on a card job, name, place, experience, three of five skills and the newest works', async ( {
	page,
} ) => {
	await page.goto( '/designers' );
	// The designer with the newest work comes first.
	const card = cards( page ).first();
	await expect( card.getByRole( 'heading', job ) ).toBeVisible();
	await expect( card.getByText( designer.name ) ).toBeVisible();
	await expect( card.getByText( 'Genf, Switzerland' ) ).toBeVisible();
	await expect( card.getByText( '+5 years' ) ).toBeVisible();
	await expect( card.getByRole( 'listitem' ) ).toHaveText( [
		...skills.slice( 0, 3 ).map( ( { name } ) => name ),
		'+2 more',
	] );
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
	await card.getByRole( 'link', job ).click();
	await expect( page ).toHaveURL(
		new RegExp( `/designer/${ designer.slug }$` )
	);
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

test( 'leads back to the same place of the same page', async ( { page } ) => {
	await page.setViewportSize( DESK );
	await page.goto( '/designers' );
	await press( page, 'Next page' );
	await expect( pager( page ) ).toContainText( '2 out of' );
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

for ( const viewport of [ PHONE, DESK ] ) {
	test.describe( `at ${ viewport.width } px`, () => {
		test.use( { viewport } );

		test( 'stays where it is while one goes down', async ( { page } ) => {
			await watchShifts( page );
			await page.goto( '/designers' );
			await wheelDown( page );
			await expect( page.getByRole( 'contentinfo' ) ).toBeInViewport();
			await expectNoShifts( page );
		} );
	} );
}

test( 'a trade of one long word stays whole beside the works, and neighbours’ words begin in one line', async ( {
	page,
} ) => {
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
	await answer( page, LIST, [
		someone( 1, 'Benutzeroberflächengestalterin', 3 ),
		someone( 2, 'Photographer', 3 ),
		someone( 3, 'Lamps', 2 ),
	] );
	await page.setViewportSize( DESK );
	await enter( page, 'Designers' );

	const titles = cards( page ).locator( 'h2' );
	await expect( titles ).toHaveCount( 3 );
	const lines = await titles.first().evaluate( ( title ) => {
		const range = document.createRange();
		range.selectNodeContents( title );
		const tops = [ ...range.getClientRects() ].map( ( { top } ) => top );
		return new Set( tops.map( Math.round ) ).size;
	} );
	expect( lines ).toBe( 1 );
	const [ , left, right ] = await titles.evaluateAll( ( all ) =>
		all.map( ( title ) => title.getBoundingClientRect().top )
	);
	expect( left ).toBe( right );
} );

test( 'only designers with a work are listed', async ( { page } ) => {
	await page.goto( '/designers' );
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await expect( page.getByText( withoutWork.name ) ).toHaveCount( 0 );
	const before = await total();
	const { id } = await work( withoutWork, 'At last' );
	await page.reload();
	await expect( heading( page, counted( before + 1 ) ) ).toBeVisible();
	await expect( cards( page ).first() ).toContainText( withoutWork.name );
	await withoutWork.api.del( `/wp/v2/work/${ id }` );
	await page.reload();
	await expect( heading( page, counted( before ) ) ).toBeVisible();
	await expect( page.getByText( withoutWork.name ) ).toHaveCount( 0 );
} );

test( 'says word for word that nobody fits, and clears the filters', async ( {
	page,
} ) => {
	await page.goto( `/designers?${ await filtersOfNobody() }` );
	await expect( heading( page, '0 designers' ) ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'No results found', exact: true } )
	).toBeVisible();
	await expect(
		page.getByText( 'Come back soon or try another filter', {
			exact: true,
		} )
	).toBeVisible();
	await expect( pager( page ) ).toHaveCount( 0 );
	await press( page, 'Clear filters' );
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
} );

test( 'what nobody offers is ignored, and a page past the end leads to one there is', async ( {
	page,
} ) => {
	await page.goto( '/designers?skill=x&level=9&region=Atlantis&page=-1' );
	await expect( heading( page, counted( await total() ) ) ).toBeVisible();
	await expect( pager( page ) ).toContainText( '1 out of' );
	await page.goto( '/designers?page=9999' );
	await expect( cards( page ).first() ).toBeVisible();
	await expect( page ).not.toHaveURL( /9999/ );
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

test( 'keeps the focus in the list when the next page takes the place of the focused card', async ( {
	page,
} ) => {
	await page.goto( '/designers' );
	const first = await names( page ).allTextContents();
	const letGo = await holdBack( page, `${ LIST }&page=2` );
	await press( pager( page ), 'Next page' );
	await expect( page ).toHaveURL( /page=2/ );
	const link = cards( page ).nth( 1 ).getByRole( 'link' );
	await tabTo( page, link );
	await expect( names( page ) ).toHaveText( first );
	letGo();
	await expect( names( page ) ).not.toHaveText( first );
	await expect( link ).toBeFocused();
} );

test( 'shows the list’s shape while it is on its way, and the heading takes the focus', async ( {
	page,
} ) => {
	const letGo = await holdBack( page, LIST );
	await enter( page, 'Designers' );
	await expect( heading( page, 'Designers' ) ).toBeFocused();
	await expect( page.getByText( 'Loading', { exact: true } ) ).toBeAttached();
	await expect( cards( page ) ).toHaveCount( 0 );
	letGo();
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await expect( page.getByText( 'Loading', { exact: true } ) ).toHaveCount(
		0
	);
} );

test( 'waits for the skills, so that they push nothing when they come', async ( {
	page,
} ) => {
	await watchShifts( page );
	const letGo = await holdBack( page, '/wp/v2/skill' );
	const listed = page.waitForResponse( /role=designer/ );
	await enter( page, 'Designers' );
	await listed;
	await expect( page.getByText( 'Loading', { exact: true } ) ).toBeAttached();
	await expect( cards( page ) ).toHaveCount( 0 );
	letGo();
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await expectNoShifts( page );
} );

test( 'says that the server does not answer, and tries again', async ( {
	page,
} ) => {
	const mend = await breakDown( page, LIST );
	await enter( page, 'Designers' );
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'The server is being mended.' );
	await mend();
	await press( alert, 'Try again' );
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await expect( alert ).toHaveCount( 0 );
} );

test( 'keeps what is there while one is offline, and goes on afterwards', async ( {
	page,
	context,
} ) => {
	await page.goto( '/designers' );
	const all = counted( await total() );
	await context.setOffline( true );
	await expect( page.getByText( /^You are offline/ ) ).toBeVisible();
	await filter( page, 'Experience' ).selectOption( 'Student' );
	await expect( heading( page, all ) ).toBeVisible();
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
	await context.setOffline( false );
	await expect(
		heading( page, counted( await total( { level: 1 } ) ) )
	).toBeVisible();
	await expect( page.getByText( /^You are offline/ ) ).toHaveCount( 0 );
} );

/** A skill and a level that nobody has together. */
async function gap() {
	for ( const { id: skill, designers } of skills ) {
		for ( const level of designers > 0 ? [ 1, 2, 3 ] : [] ) {
			if ( ( await total( { skill, level } ) ) === 0 ) {
				return { skill, level };
			}
		}
	}
	return { skill: 0, level: 0 };
}

test( 'where nobody fits a link lets go of what helps; an unknown skill is an empty list with a way back', async ( {
	page,
} ) => {
	// A skill and a level nobody has together, from the server's own words.
	const { skill, level } = await gap();
	expect( level, 'the demo has a gap' ).toBeGreaterThan( 0 );
	await page.goto( `/designers?skill=${ skill }&level=${ level }` );
	const all = await total( { skill } );
	await page
		.getByRole( 'link', { name: new RegExp( `^${ all }.*, any level$` ) } )
		.click();
	await expect( page ).toHaveURL( `/designers?skill=${ skill }` );
	await expect( heading( page, counted( all ) ) ).toBeVisible();

	await page.goto( '/designers?skill=99999999' );
	await expect( heading( page, '0 designers' ) ).toBeVisible();
	await press( page, 'Clear filters' );
	await expect( page ).toHaveURL( /\/designers$/ );
	await expect( cards( page ) ).toHaveCount( PER_PAGE );
} );
