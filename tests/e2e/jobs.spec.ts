// The projects list: its length, open ones first and three at a time, filters by skill, and the content of a card.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { answer, breakDown, enter, holdBack } from '../support/answers';
import { pageOf, press, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { close, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { expectNoShifts, watchShifts, wheelDown } from '../support/movement';
import { DESK, NARROW, PHONE } from '../support/windows';

const FIRST = 6;
const STEP = 3;
const PER_CALL = 12;

const LIST = '/wp/v2/users?role=contractor';

/** The totals that the server gives to somebody who asks it without the page. */
async function totals( skill?: string ) {
	const { headers } = await person().get( '/wp/v2/users', {
		role: 'contractor',
		per_page: 1,
		...( skill && { skill } ),
	} );
	const all = Number( headers.get( 'X-WP-Total' ) );
	const open = Number( headers.get( 'X-DM-Open-Total' ) );
	const jobs = Number( headers.get( 'X-DM-Jobs-Total' ) );
	return { all, open, jobs, closed: all - open };
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
let company: Member;
let designer: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skills = ( await person().get( '/wp/v2/skill' ) ).body;
	[ startup, designer, company ] = await Promise.all( [
		member( 'contractor', `Probe ${ stamp }`, {
			affiliated: 'true',
			ecosystem: 'EPFL',
			epfl_lab: 'LASIG',
			epfl_professor: 'Ada Lab',
			need_design: 'A device one can hold',
			need: 'To be held',
			design_outcomes: 'One that is held',
			project_headline: `Snow that speaks ${ stamp }`,
		} ),
		member( 'designer', `Seeker ${ stamp }` ),
		member( 'contractor', `Kiosk ${ stamp }`, {
			project_headline: `Papers by the hour ${ stamp }`,
		} ),
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
	await company.api.del( `/wp/v2/users/delete/${ company.id }` );
} );

test( 'counts open jobs and their projects, and begins with six of all', async ( {
	page,
} ) => {
	const { open, jobs } = await totals();
	await page.clock.install();
	await page.goto( '/jobs' );
	await expect( heading( page, counted( jobs ) ) ).toBeVisible();
	await expect( page ).toHaveTitle( new RegExp( counted( jobs ) ) );
	await expect( page.getByText( `in ${ open } projects` ) ).toBeVisible();
	await expect(
		page.getByText( `${ FIRST } out of ${ open }` )
	).toBeVisible();
	// The list grows only when people scroll down, however much time passes.
	await page.clock.runFor( 5000 );
	await expect( cards( page ) ).toHaveCount( FIRST );
} );

test( 'shows on a card company, ecosystem, picture, headline and three of five skills', async ( {
	page,
} ) => {
	await page.goto( '/jobs' );
	// The company with the newest job comes first.
	const card = cards( page ).first();
	const headline = card.getByRole( 'heading', { name: /^Snow that speaks/ } );
	for ( const viewport of [ DESK, NARROW, PHONE ] ) {
		await page.setViewportSize( viewport );
		await expect( headline ).toBeVisible();
		await expect( card.getByText( startup.name ) ).toBeVisible();
		await expect( card.getByText( 'EPFL' ) ).toBeVisible();
		await expect( card.locator( '.pic img' ) ).toBeVisible();
		await expect( card.getByRole( 'listitem' ) ).toHaveText( [
			...skills.slice( 0, 3 ).map( ( { name } ) => name ),
			'+2 more',
		] );
		await expect( card.getByText( 'Closed' ) ).toHaveCount( 0 );
	}
	await card.getByRole( 'link', { name: /^Snow that speaks/ } ).click();
	await expect( page ).toHaveURL(
		new RegExp( `/project/${ startup.slug }$` )
	);
} );

test( 'the newest job comes first; a project without open ones goes down, labelled, below how many there are', async ( {
	page,
} ) => {
	const before = await totals();
	const job = await mission( company, 'A sign', { skill: skills[ 6 ]?.id } );
	await page.goto( '/jobs' );
	await expect( heading( page, counted( before.jobs + 1 ) ) ).toBeVisible();
	await expect( cards( page ).nth( 0 ) ).toContainText( company.name );
	await expect( cards( page ).nth( 1 ) ).toContainText( startup.name );

	await close( company, job );
	await page.reload();
	await expect( heading( page, counted( before.jobs ) ) ).toBeVisible();
	await wheelDown( page );
	await expect( cards( page ) ).toHaveCount( before.all + 1 );
	const texts = await cards( page ).allInnerTexts();
	const closed = texts.map( ( text ) => /^Closed$/m.test( text ) );
	expect( closed.indexOf( true ) ).toBe( before.open );
	expect( closed.lastIndexOf( false ) ).toBe( before.open - 1 );
	expect( texts[ before.open ] ).toContain( 'Papers by the hour' );
	// A company without an open job shows the skills of its past ones.
	expect( texts[ before.open ] ).toContain( skills[ 6 ]?.name ?? '' );

	const separator = page
		.getByRole( 'region' )
		.or( page.locator( 'section' ) );
	await expect(
		separator.getByRole( 'heading', {
			level: 2,
			name: `${ before.closed + 1 } previous jobs`,
			exact: true,
		} )
	).toBeVisible();
} );

test( 'leads back to the same place of a list as long as it was', async ( {
	page,
} ) => {
	await page.setViewportSize( PHONE );
	const { all } = await totals();
	await page.goto( '/jobs' );
	await expect( loadMore( page ) ).toBeVisible();
	await wheelDown( page );
	await expect( cards( page ) ).toHaveCount( all );
	const link = cards( page ).nth( 7 ).getByRole( 'link' );
	await link.scrollIntoViewIfNeeded();
	const place = await page.evaluate( () => scrollY );
	await link.click();
	await expect( page ).toHaveURL( /\/project\/[\w-]+$/ );
	await page.goBack();
	await expect( cards( page ) ).toHaveCount( all );
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( place );
} );

for ( const viewport of [ PHONE, DESK ] ) {
	test.describe( `at ${ viewport.width } px`, () => {
		test.use( { viewport } );

		test( 'grows by three while one goes down, moves nothing, and ends', async ( {
			page,
		} ) => {
			const { all, open } = await totals();
			await watchShifts( page );
			await page.goto( '/jobs' );
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
			await expectNoShifts( page );
		} );
	} );
}

test( 'is filtered by any of several skills, in the address, through a reload and back', async ( {
	page,
} ) => {
	const [ first = { id: 0, name: '' }, second = first ] = sought;
	const both = `${ first.id },${ second.id }`;
	await page.goto( '/jobs' );
	await chip( page, first.name ).click();
	await expect( page ).toHaveURL( `/jobs?skill=${ first.id }` );
	await chip( page, second.name ).click();
	await expect( page ).toHaveURL(
		`/jobs?skill=${ encodeURIComponent( both ) }`
	);
	const { jobs, all } = await totals( both );
	await expect( heading( page, counted( jobs ) ) ).toBeVisible();
	await expect( chip( page, second.name ) ).toBeFocused();
	await expect( page.locator( '[aria-live=polite]' ) ).toHaveText(
		counted( jobs )
	);
	await expect( cards( page ) ).toHaveCount( Math.min( FIRST, all ) );

	await page.reload();
	await expect( heading( page, counted( jobs ) ) ).toBeVisible();
	await expect( chip( page, first.name ) ).toBeChecked();
	await expect( chip( page, second.name ) ).toBeChecked();

	await page.goBack();
	await expect( chip( page, second.name ) ).not.toBeChecked();
	await expect( chip( page, first.name ) ).toBeChecked();
	await press( page, 'Clear filters' );
	await expect( page ).toHaveURL( /\/jobs$/ );
	await expect(
		heading( page, counted( ( await totals() ).jobs ) )
	).toBeVisible();
} );

test( 'shows one row of skills, the most sought with their counts; it begins with one that is chosen', async ( {
	page,
} ) => {
	const last = sought.at( -1 ) ?? { id: 0, name: '' };
	const checkboxes = skillsOf( page ).getByRole( 'checkbox' );
	const rows = () =>
		checkboxes.evaluateAll(
			( all ) =>
				new Set( all.map( ( one ) => one.getBoundingClientRect().top ) )
					.size
		);
	const all = page.getByRole( 'button', {
		name: `All ${ sought.length } skills`,
	} );
	for ( const viewport of [ PHONE, DESK ] ) {
		await page.setViewportSize( viewport );
		await page.goto( '/jobs' );
		await expect( checkboxes ).toHaveCount( 5 );
		expect( await rows(), 'one row' ).toBe( 1 );
		await expect( all ).toBeInViewport( { ratio: 1 } );
		await page.goto( `/jobs?skill=${ last.id }` );
		await expect( checkboxes ).toHaveCount( 5 );
		expect( await rows(), 'one row with a chosen one' ).toBe( 1 );
		await expect( checkboxes.first() ).toBeChecked();
		await expect( chip( page, last.name ) ).toBeChecked();
		await expect( chip( page, last.name ) ).toBeInViewport( { ratio: 1 } );
		await all.click();
		await expect( checkboxes ).toHaveCount( sought.length );
	}
} );

for ( const [ viewport, lowest ] of [
	[ { width: 360, height: 740 }, 600 ],
	[ { width: 1280, height: 800 }, 620 ],
] as const ) {
	test( `begins in the first window at ${ viewport.width } px, filtered or not, below the newsletter’s banner`, async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, designer, { viewport } );
		const last = sought.filter( ( { jobs } ) => jobs > 0 ).at( -1 );
		for ( const [ address, buttons ] of [
			[ '/jobs', [] ],
			[
				`/jobs?skill=${ last?.id }`,
				[ 'Save this search', 'Clear filters' ],
			],
		] as const ) {
			await page.goto( address );
			const headline = cards( page ).first().getByRole( 'heading' );
			await expect( headline ).toBeVisible();
			for ( const name of buttons ) {
				await expect(
					page.getByRole( 'button', { name } )
				).toBeInViewport( { ratio: 1 } );
			}
			const { y } = ( await headline.boundingBox() ) ?? { y: Infinity };
			expect( y, address ).toBeLessThanOrEqual( lowest );
		}
	} );
}

test( 'is filtered and grows by keyboard alone, which goes on with the first new card', async ( {
	page,
} ) => {
	await withoutScrolling( page );
	await page.goto( '/jobs' );
	const name = sought[ 0 ]?.name ?? '';
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
		cards( page ).nth( FIRST ).getByRole( 'link' )
	).toBeFocused();

	// With the mouse the button stays where it is wanted.
	await loadMore( page ).click();
	await expect( cards( page ) ).toHaveCount( FIRST + 2 * STEP );
	await expect(
		cards( page )
			.nth( FIRST + STEP )
			.getByRole( 'link' )
	).not.toBeFocused();
} );

test( 'says word for word that nothing fits, and clears the filters', async ( {
	page,
} ) => {
	const { id = 0, name = '' } = sought[ 0 ] ?? {};
	await answer( page, `${ LIST }&skill=${ id }`, [], {
		headers: { 'X-WP-Total': '0', 'X-DM-Open-Total': '0' },
	} );
	await page.goto( '/jobs' );
	await chip( page, name ).click();
	await expect( heading( page, '0 design jobs' ) ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'No results found', exact: true } )
	).toBeVisible();
	await expect(
		page.getByText( 'Come back soon or try another filter', {
			exact: true,
		} )
	).toBeVisible();
	await press( page, 'Clear filters' );
	await expect( cards( page ) ).toHaveCount( FIRST );
} );

test( 'shows the list’s shape while it is on its way, and skills that come later push nothing', async ( {
	page,
} ) => {
	await watchShifts( page );
	const letGoList = await holdBack( page, LIST );
	const letGoSkills = await holdBack( page, '/wp/v2/skill' );
	await enter( page, 'Design jobs' );
	const loading = page.getByText( 'Loading', { exact: true } );
	await expect( heading( page, 'Design jobs' ) ).toBeFocused();
	await expect( loading ).toBeAttached();
	const listed = page.waitForResponse( /role=contractor/ );
	letGoList();
	await listed;
	await expect( loading ).toBeAttached();
	await expect( cards( page ) ).toHaveCount( 0 );
	letGoSkills();
	await expect( cards( page ) ).toHaveCount( FIRST );
	await expect( loading ).toHaveCount( 0 );
	await expectNoShifts( page );
} );

test( 'says that the server does not answer, and tries again', async ( {
	page,
} ) => {
	const mend = await breakDown( page, LIST );
	await enter( page, 'Design jobs' );
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'The server is being mended.' );
	await mend();
	await press( alert, 'Try again' );
	await expect( cards( page ) ).toHaveCount( FIRST );
	await expect( alert ).toHaveCount( 0 );
} );

test( 'keeps what it has when more cannot be had, and tries again', async ( {
	page,
} ) => {
	const mend = await breakDown( page, `${ LIST }&page=2` );
	await withoutScrolling( page );
	await page.goto( '/jobs' );
	await loadMore( page ).click();
	await loadMore( page ).click();
	await expect( cards( page ) ).toHaveCount( PER_CALL );
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'The server is being mended.' );
	await expect( cards( page ) ).toHaveCount( PER_CALL );
	await mend();
	await press( alert, 'Try again' );
	await expect( alert ).toHaveCount( 0 );
	await loadMore( page ).click();
	await expect( cards( page ) ).toHaveCount( PER_CALL + STEP );
} );

test( 'keeps what is there while one is offline, and goes on afterwards', async ( {
	page,
	context,
} ) => {
	const { id = 0, name = '' } = sought[ 0 ] ?? {};
	const all = counted( ( await totals() ).jobs );
	await page.goto( '/jobs' );
	await context.setOffline( true );
	await expect( page.getByText( /^You are offline/ ) ).toBeVisible();
	await chip( page, name ).click();
	await expect( heading( page, all ) ).toBeVisible();
	await expect( cards( page ) ).toHaveCount( FIRST );
	await context.setOffline( false );
	await expect(
		heading( page, counted( ( await totals( String( id ) ) ).jobs ) )
	).toBeVisible();
} );
