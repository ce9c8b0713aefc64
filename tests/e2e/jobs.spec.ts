// The projects list: its length, open ones first and three at a time, filters by skill, and the content of a card.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { pageOf, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { expectNoShifts, watchShifts, wheelDown } from '../support/movement';
import { DESK, NARROW, PHONE } from '../support/windows';

const FIRST = 6;
const STEP = 3;

/** The totals that the server gives to somebody who asks it without the page. */
async function totals() {
	const { headers } = await person().get( '/wp/v2/users', {
		role: 'contractor',
		per_page: 1,
	} );
	const [ all, open, jobs ] = [
		'X-WP-Total',
		'X-DM-Open-Total',
		'X-DM-Jobs-Total',
	].map( ( name ) => Number( headers.get( name ) ) ) as [
		number,
		number,
		number,
	];
	return { all, open, jobs };
}

const counted = ( jobs: number ) =>
	`${ jobs } design job${ jobs === 1 ? '' : 's' }`;

const heading = ( page: Page, words: string ) =>
	page.getByRole( 'heading', { level: 1, name: words, exact: true } );

const cards = ( page: Page ) => page.getByRole( 'article' );
const skillsOf = ( page: Page ) =>
	page.getByRole( 'group', { name: 'Skills', exact: true } );
const chip = ( page: Page, name: string ) =>
	skillsOf( page ).getByRole( 'checkbox', {
		name: new RegExp( `^${ name } \\d+$` ),
	} );
const loadMore = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Load more' } );
const settled = ( page: Page ) =>
	expect( page.locator( '[aria-busy]' ) ).toHaveCount( 0 );

/** Opens a list that scrolling does not make longer. */
const withoutScrolling = ( page: Page ) =>
	page.addInitScript( () => {
		IntersectionObserver.prototype.observe = () => {};
	} );

let skills: { id: number; name: string; jobs: number }[];
/** The skills in the order of the list: those with most jobs first. */
let sought: typeof skills;
let startup: Member;
let designer: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skills = ( await person().get( '/wp/v2/skill' ) ).body;
	[ startup, designer ] = await Promise.all( [
		member( 'contractor', `Probe ${ stamp }`, {
			project_headline: `Snow that speaks ${ stamp }`,
		} ),
		member( 'designer', `Seeker ${ stamp }` ),
	] );
	for ( const { id, name } of skills.slice( 0, 5 ) ) {
		await mission( startup, `For ${ name }`, { skill: id } );
	}
	const counts = ( await person().get( '/wp/v2/skill' ) )
		.body as typeof skills;
	sought = counts.sort( ( a, b ) => b.jobs - a.jobs );
} );

test.afterAll( async () => {
	await startup.api.del( `/wp/v2/users/delete/${ startup.id }` );
	await designer.api.del( `/wp/v2/users/delete/${ designer.id }` );
} );

/** Goes down a list at its beginning. */
async function grows( page: Page ) {
	const { all, open } = await totals();
	await expect( loadMore( page ) ).toBeVisible();
	await expect( cards( page ) ).toHaveCount( FIRST );
	const growth = await page.evaluateHandle( () => {
		const seen: { cards: number; height: number }[] = [];
		new MutationObserver( () => {
			seen.push( {
				cards: document.querySelectorAll( 'article' ).length,
				height: document.documentElement.scrollHeight,
			} );
		} ).observe( document.body, {
			childList: true,
			subtree: true,
		} );
		return seen;
	} );
	await wheelDown( page );
	await expect( cards( page ) ).toHaveCount( all );
	await expect( loadMore( page ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'contentinfo' ) ).toBeInViewport();
	const seen = await growth.jsonValue();
	const steps = [
		...new Set( seen.map( ( { cards: length } ) => length ) ),
	].filter( ( length ) => length > FIRST );
	expect( steps ).toEqual(
		Array.from(
			{ length: Math.ceil( ( all - FIRST ) / STEP ) },
			( _, step ) => Math.min( all, FIRST + STEP * ( step + 1 ) )
		)
	);
	// The space kept for the closed ones is the space they take.
	const heights = seen
		.filter( ( { cards: length } ) => length >= open )
		.map( ( { height } ) => height );
	expect( [ ...new Set( heights ) ] ).toHaveLength( 1 );
	await expectNoShifts( page, 'div.load-more' );
}

test( 'the list is read to its end, and come back to', async ( { page } ) => {
	const { all } = await totals();
	await watchShifts( page );
	await page.setViewportSize( DESK );
	await page.goto( '/jobs' );

	await test.step( `at ${ DESK.width } px grows by three while one goes down, moves nothing, and ends`, () =>
		grows( page ) );

	await test.step( 'leads back to the same place of a list as long as it was', async () => {
		const link = cards( page )
			.nth( 7 )
			.getByRole( 'heading' )
			.getByRole( 'link' );
		await link.scrollIntoViewIfNeeded();
		const place = await page.evaluate( () => scrollY );
		await link.click();
		await expect( page ).toHaveURL( /\/project\/[\w-]+$/ );
		await page.goBack();
		await expect( cards( page ) ).toHaveCount( all );
		await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( place );
	} );

	await test.step( 'shows on a card picture, company and three of five skills at every width', async () => {
		// The company with the newest job comes first.
		const card = cards( page ).first();
		for ( const viewport of [ DESK, NARROW, PHONE ] ) {
			await page.setViewportSize( viewport );
			await expect( card.getByText( startup.name ) ).toBeVisible();
			await expect( card.locator( '.pic img' ) ).toBeVisible();
			await expect(
				card.locator( '.tags' ).getByRole( 'listitem' )
			).toHaveText( [
				...skills.slice( 0, 3 ).map( ( { name } ) => name ),
				'+2 more',
			] );
		}
		await card.getByRole( 'link', { name: /^Snow that speaks/ } ).click();
		await expect( page ).toHaveURL(
			new RegExp( `/project/${ startup.slug }$` )
		);
	} );

	await test.step( `at ${ PHONE.width } px grows by three while one goes down, moves nothing, and ends`, async () => {
		await page.goto( '/jobs' );
		await grows( page );
	} );
} );

test( 'a first window holds the count, the filters and the first jobs', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );

	await test.step( 'counts open jobs, and begins with six projects of all', async () => {
		const { open, jobs } = await totals();
		await page.clock.install();
		await page.goto( '/jobs' );
		await expect( heading( page, counted( jobs ) ) ).toBeVisible();
		await expect( page ).toHaveTitle( new RegExp( counted( jobs ) ) );
		await expect(
			page.getByText( `${ FIRST } out of ${ open }` )
		).toBeVisible();
		// The list grows only when people scroll down, however much time passes.
		await page.clock.runFor( 5000 );
		await expect( cards( page ) ).toHaveCount( FIRST );
	} );

	const line = cards( page ).first().locator( '.jl' ).first();

	await test.step( 'names three projects and their jobs on a desk, and leads to a job', async () => {
		await page.setViewportSize( { width: 1440, height: 900 } );
		await page.goto( '/jobs' );
		await expect(
			cards( page ).nth( 2 ).getByRole( 'heading' )
		).toBeInViewport( { ratio: 1 } );
		await line.getByRole( 'link' ).click();
		await expect( page ).toHaveURL( /\/mission\/\d+$/ );
	} );

	await test.step( 'has one button for all filters on a phone, whose sheet says what is left', async () => {
		await page.setViewportSize( PHONE );
		await page.goto( '/jobs' );
		await expect( line ).toBeInViewport( { ratio: 1 } );
		await page.getByRole( 'button', { name: /^Filters/ } ).click();
		const sheet = page.getByRole( 'dialog' );
		const [ first ] = sought;
		await sheet.getByRole( 'checkbox' ).first().check();
		await expect( page ).toHaveURL( /skill=\d+$/ );
		await sheet.getByRole( 'button', { name: /^Show \d+ design/ } ).click();
		await expect( sheet ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'button', { name: `Remove ${ first?.name }` } )
		).toBeVisible();
		await expect( line ).toBeInViewport( { ratio: 1 } );
	} );
} );

test( 'is filtered and grows by keyboard alone, which goes on with the first new card', async ( {
	page,
} ) => {
	await withoutScrolling( page );
	await page.goto( '/jobs' );
	const name = sought[ 0 ]?.name ?? '';
	await tabTo( page, page.locator( 'summary' ) );
	await page.keyboard.press( 'Enter' );
	await tabTo( page, chip( page, name ) );
	await page.keyboard.press( 'Space' );
	await expect( page ).toHaveURL( /skill=\d+$/ );
	await tabTo( page, page.getByRole( 'button', { name: 'Clear filters' } ) );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/jobs$/ );
	await settled( page );

	const { open } = await totals();
	await tabTo( page, loadMore( page ) );
	await page.keyboard.press( 'Enter' );
	await expect( cards( page ) ).toHaveCount( FIRST + STEP );
	await expect(
		page.getByText( `${ FIRST + STEP } out of ${ open }` )
	).toBeVisible();
	await expect(
		cards( page ).nth( FIRST ).getByRole( 'link' ).first()
	).toBeFocused();

	// With the mouse the button stays where it is wanted.
	await loadMore( page ).click();
	await expect( cards( page ) ).toHaveCount( FIRST + 2 * STEP );
	await expect(
		cards( page )
			.nth( FIRST + STEP )
			.getByRole( 'link' )
			.first()
	).not.toBeFocused();
} );
