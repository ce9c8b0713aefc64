// A project's page: the wall for strangers, what designers read and do there, and the room it all has on a phone.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { heading, pageOf, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import { application, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { DESK, NARROW, PHONE } from '../support/windows';

const OPEN = 'A scale that speaks';
const SECOND = 'A scale that sings';

let skill: { id: number; name: string };
let startup: Member;
let designer: Member;
let job: { id: number };

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skill = ( await person().get( '/wp/v2/skill' ) ).body[ 2 ];
	[ startup, designer ] = await Promise.all( [
		member( 'contractor', `Waage ${ stamp }`, {
			affiliated: 'true',
			ecosystem: 'EPFL',
			epfl_lab: 'LASIG',
			epfl_professor: 'Ada Lab',
			need_design: 'A device one can hold',
			need: 'To be held',
			design_outcomes: 'One that is held',
			contact_name: 'Grace Gram',
			contact_job: 'Founder',
			company_size: 1200,
			city: 'Renens',
			country: 'CH',
			website: 'https://www.waage.example/',
			linkedin: 'https://linkedin.com/company/waage',
			project_headline: 'Weight one can hear',
			project_short_description: 'It says what it weighs.',
			project_description: 'First a murmur.\n\nThen a chord.',
		} ),
		member( 'designer', `Ton Meister ${ stamp }` ),
	] );
	await mission( startup, SECOND );
	job = await mission( startup, OPEN, {
		skill: skill.id,
		description: 'In a warm voice.\nAnd a low one.',
		postingDate: '24/12/2026',
	} );
} );

test.afterAll( async () => {
	for ( const { api, id } of [ startup, designer ] ) {
		await api.del( `/wp/v2/users/delete/${ id }` );
	}
} );

const path = ( { slug }: Member ) => `/project/${ slug }`;
const main = ( page: Page ) => page.getByRole( 'main' );

/** Words of it that stand on two lines. */
const wordsCut = ( element: Locator ) =>
	element.evaluate( ( node ) => {
		const texts = document.createTreeWalker( node, NodeFilter.SHOW_TEXT );
		const cut: string[] = [];
		while ( texts.nextNode() ) {
			const text = texts.currentNode as Text;
			for ( const { 0: word, index } of text.data.matchAll( /\S+/g ) ) {
				const range = document.createRange();
				range.setStart( text, index );
				range.setEnd( text, index + word.length );
				if ( range.getClientRects().length > 1 ) {
					cut.push( word );
				}
			}
		}
		return cut;
	} );
const jobCard = ( page: Page, title: string ) =>
	page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: title, exact: true } ),
	} );

/** Texts that reach beyond the window's edge. */
const outside = ( page: Page ) =>
	main( page ).evaluate( ( root ) => {
		const texts = document.createTreeWalker( root, 4 );
		const found: string[] = [];
		while ( texts.nextNode() ) {
			const range = document.createRange();
			range.selectNodeContents( texts.currentNode );
			const hidden = texts.currentNode.parentElement?.closest(
				'.sr, .checks, .for-jobs .filters'
			);
			if (
				! hidden &&
				range.getBoundingClientRect().right > window.innerWidth
			) {
				found.push( texts.currentNode.textContent ?? '' );
			}
		}
		return found;
	} );

/** The page as somebody sees it. */
async function visit(
	browser: Parameters< typeof pageOf >[ 0 ],
	who: Member | null,
	options: Parameters< typeof pageOf >[ 2 ] = {}
) {
	const page = await pageOf( browser, who, options );
	await page.goto( path( startup ) );
	await heading( page, startup.name );
	return page;
}

test( 'strangers meet the wall, which leads in and back', async ( {
	browser,
} ) => {
	const page = await visit( browser, null );
	const ways = page.locator( '.wall' ).getByRole( 'link' );
	for ( const viewport of [ DESK, NARROW, PHONE ] ) {
		await page.setViewportSize( viewport );
		await expect(
			page.getByRole( 'heading', {
				name: 'You need to sign up to see the projects.',
				exact: true,
			} )
		).toBeVisible();
		await expect( ways.nth( 0 ) ).toBeVisible();
		await expect( ways.nth( 1 ) ).toBeVisible();
	}
	await expect( ways ).toHaveText( [ 'Sign up', 'Log in' ] );
	await expect(
		page.getByRole( 'link', { name: 'Report this page' } )
	).toHaveAttribute(
		'href',
		`/report?url=${ encodeURIComponent( path( startup ) ) }`
	);
	await expect( main( page ) ).not.toContainText( 'It says what' );
	const jobs = page.locator( '.open-jobs' ).getByRole( 'link' );
	await expect( jobs ).toHaveText( [ OPEN, SECOND ] );
	await expect( main( page ) ).not.toContainText( 'In a warm voice' );
	await jobs.first().click();
	await heading( page, OPEN );
	await page.goBack();
	await expect( jobs ).toHaveText( [ OPEN, SECOND ] );
} );

test( 'designers read it, and apply by keyboard', async ( { browser } ) => {
	const page = await visit( browser, designer );

	await test.step( 'shows whose it is, and what', async () => {
		const today = new Intl.DateTimeFormat( 'en-GB', {
			dateStyle: 'long',
			timeZone: 'Europe/Zurich',
		} ).format( new Date() );
		for ( const viewport of [ DESK, NARROW, PHONE ] ) {
			await page.setViewportSize( viewport );
			await expect( page.locator( '.profile-logo img' ) ).toBeVisible();
			await expect( main( page ).locator( 'figure img' ) ).toBeVisible();
			await expect(
				page.getByRole( 'heading', {
					level: 2,
					name: 'Weight one can hear',
				} )
			).toBeVisible();
			await expect(
				page.getByText( 'It says what it weighs.' )
			).toBeVisible();
			await expect( main( page ).locator( 'dl > div' ) ).toHaveText( [
				'Part ofEPFL',
				'ContactGrace Gram, Founder',
				'LocationRenens, Switzerland',
				'Size1,200 people',
				'Websitewaage.example',
				'ElsewhereLinkedIn',
				`Last update${ today }`,
			] );
		}
		await expect(
			page.getByRole( 'link', { name: 'waage.example' } )
		).toHaveAttribute( 'href', 'https://www.waage.example/' );
		const more = page.getByText( 'Then a chord.' );
		await expect( more ).toBeHidden();
		await page
			.getByText( 'More about my project', { exact: true } )
			.click();
		await expect( more ).toBeVisible();
	} );

	await test.step( 'a job opens by keyboard: skill, day, words, last change, and the way to apply to it', async () => {
		const card = jobCard( page, SECOND );
		await expect( card.getByText( 'It rings.' ) ).toBeHidden();
		await tabTo( page, card.locator( 'summary' ) );
		await page.keyboard.press( 'Enter' );
		await expect( card.getByText( 'It rings.' ) ).toBeVisible();
		await page.keyboard.press( 'Space' );
		await expect( card.getByText( 'It rings.' ) ).toBeHidden();

		// The newest one is open.
		const first = jobCard( page, OPEN );
		await expect(
			first.getByText( skill.name, { exact: true } )
		).toBeVisible();
		await expect( first ).toContainText( 'Posted 24 December 2026' );
		await expect( first ).toContainText( 'In a warm voice.' );
		await expect(
			first.getByText( /^Last update \d+ \w+ \d{4}$/ )
		).toBeVisible();
		await first.getByRole( 'link', { name: 'Apply' } ).click();
		await expect( page ).toHaveURL(
			`/project/workwith?to=${ startup.slug }&mission=${ job.id }`
		);
		await expect(
			page.getByRole( 'checkbox', { name: OPEN } )
		).toBeChecked();
		await expect(
			page.getByRole( 'checkbox', { name: SECOND } )
		).not.toBeChecked();
	} );
} );

test( 'a phone has room for all of it', async ( { browser } ) => {
	const own = await visit( browser, startup, { viewport: PHONE } );

	await test.step( 'on a phone the bars leave the headline its window; the newsletter’s question stands in the page, above the footer', async () => {
		const asked = own.getByRole( 'region', { name: 'Newsletter' } );
		const head = await own.locator( '.page-head' ).boundingBox();
		expect( head?.y ).toBeLessThanOrEqual( 130 );
		const edges = async () => {
			const [ page, question, foot ] = await Promise.all(
				[ main( own ), asked, own.getByRole( 'contentinfo' ) ].map(
					( one ) => one.boundingBox()
				)
			);
			return {
				above: ( page?.y ?? 0 ) + ( page?.height ?? 0 ),
				top: question?.y,
				end: ( question?.y ?? 0 ) + ( question?.height ?? 0 ),
				below: foot?.y,
			};
		};
		await expect( asked ).toBeAttached();
		const { above, top, end, below } = await edges();
		expect( top ).toBeGreaterThanOrEqual( above );
		expect( below ).toBeCloseTo( end );
	} );

	await test.step( 'no word is wider than a phone, hyphenated or not', async () => {
		const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung';
		await startup.api.post( `/wp/v2/users/${ startup.id }`, {
			company: 'Etikettierungsüberwachung',
			project_headline: word,
		} );
		const { id } = await mission( startup, word );
		const jobPath = `${ path( startup ) }/mission/${ id }`;
		for ( const [ page, where ] of [
			[ own, [ path( startup ) ] ],
			[
				await pageOf( browser, designer, { viewport: PHONE } ),
				[ path( startup ), jobPath ],
			],
			[
				await pageOf( browser, null, { viewport: PHONE } ),
				[ path( startup ), jobPath, '/jobs' ],
			],
		] as const ) {
			for ( const one of where ) {
				await page.goto( one );
				await expect( main( page ) ).toContainText( word );
				expect( await outside( page ), one ).toEqual( [] );
			}
		}
	} );

	await test.step( 'a word that fits when it is smaller is not broken', async () => {
		const word = 'Gestaltungsausschreibungen';
		await startup.api.post( `/wp/v2/users/${ startup.id }`, {
			project_headline: word,
		} );
		const posted = await mission( startup, word );
		await application( designer, startup, posted, 'With signs.' );
		await designer.api.post( `/wp/v2/users/${ designer.id }`, {
			name: 'Informationssysteme AG',
		} );
		const stranger = await pageOf( browser, null, { viewport: PHONE } );
		const owner = await pageOf( browser, startup );
		const whole = async (
			page: Page,
			where: string,
			name: string,
			width = 320
		) => {
			await page.setViewportSize( { width, height: 740 } );
			await page.goto( where );
			const title = main( page )
				.getByRole( 'heading', { name } )
				.or( main( page ).getByRole( 'link', { name } ) )
				.first();
			await expect( title ).toBeVisible();
			expect( await wordsCut( title ), where ).toEqual( [] );
		};
		const jobPage = `${ path( startup ) }/mission/${ posted.id }`;
		for ( const where of [ '/jobs', path( startup ), jobPage ] ) {
			await whole( stranger, where, word, PHONE.width );
			await whole( stranger, where, word );
		}
		await whole( stranger, '/', word );
		// An event of the demo's.
		await whole( stranger, '/', `${ word } richtig formulieren` );
		await whole( await pageOf( browser, designer ), '/applications', word );
		await whole( owner, path( startup ), word );
		await whole( owner, jobPage, word );
		await whole(
			owner,
			`/messages/${ designer.slug }`,
			'Informationssysteme AG'
		);
	} );
} );
