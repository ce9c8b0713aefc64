// A project's page: whose it is and what it is, its open and past jobs, the owner's controls, and the wall for strangers.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { breakDown, holdBack } from '../support/answers';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { person } from '../support/client.mjs';
import {
	close,
	member,
	mission,
	sessionOf,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { expectWall } from '../support/wall';
import { DESK, NARROW, PHONE } from '../support/windows';

const OPEN = 'A scale that speaks';
const SECOND = 'A scale that sings';
const PAST = 'A scale that listens';

let skill: { id: number; name: string };
let startup: Member;
let idle: Member;
let designer: Member;
let admin: Member;
let job: { id: number };

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	skill = ( await person().get( '/wp/v2/skill' ) ).body[ 2 ];
	[ startup, idle, designer ] = await Promise.all( [
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
		member( 'contractor', `Pause ${ stamp }` ),
		member( 'designer', `Ton Meister ${ stamp }` ),
	] );
	await work( designer, 'Sounds' );
	admin = { session: await sessionOf( 'admin', 'password' ) } as Member;
	await close( startup, await mission( startup, PAST ) );
	await mission( startup, SECOND );
	job = await mission( startup, OPEN, {
		skill: skill.id,
		description: 'In a warm voice.\nAnd a low one.',
		postingDate: '24/12/2026',
	} );
	await close( idle, await mission( idle, 'Long ago' ) );
} );

test.afterAll( async () => {
	for ( const { api, id } of [ startup, idle, designer ] ) {
		await api.del( `/wp/v2/users/delete/${ id }` );
	}
} );

const path = ( { slug }: Member ) => `/project/${ slug }`;
const main = ( page: Page ) => page.getByRole( 'main' );
const jobCard = ( page: Page, title: string ) =>
	page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: title, exact: true } ),
	} );

/** The page as somebody sees it. */
async function visit(
	browser: Parameters< typeof pageOf >[ 0 ],
	who: Member | null,
	whose: Member = startup,
	options: Parameters< typeof pageOf >[ 2 ] = {}
) {
	const page = await pageOf( browser, who, options );
	await page.goto( path( whose ) );
	await heading( page, whose.name );
	return page;
}

test( 'strangers meet the wall, which leads in and back', async ( {
	browser,
} ) => {
	const page = await visit( browser, null );
	await expectWall( page, path( startup ) );
	await expect( main( page ) ).not.toContainText( 'It says what' );
	const jobs = page.locator( '.open-jobs' ).getByRole( 'link' );
	await expect( jobs ).toHaveText( [ OPEN, SECOND ] );
	await expect( main( page ) ).not.toContainText( 'In a warm voice' );
	await jobs.first().click();
	await heading( page, OPEN );
	await page.goBack();
	await expect( jobs ).toHaveText( [ OPEN, SECOND ] );
} );

test( 'no word is wider than a phone, hyphenated or not', async ( {
	browser,
} ) => {
	const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung';
	const wordy = await member( 'contractor', 'Etikettierungsüberwachung', {
		project_headline: word,
	} );
	const { id } = await mission( wordy, word );
	try {
		for ( const [ who, where ] of [
			[ null, path( wordy ) ],
			[ null, `${ path( wordy ) }/mission/${ id }` ],
			[ wordy, path( wordy ) ],
			[ designer, path( wordy ) ],
			[ designer, `${ path( wordy ) }/mission/${ id }` ],
			[ null, '/jobs' ],
		] as const ) {
			const page = await pageOf( browser, who, { viewport: PHONE } );
			await page.goto( where );
			await expect( main( page ) ).toContainText( word );
			const outside = await main( page ).evaluate( ( root ) => {
				const texts = document.createTreeWalker( root, 4 );
				const found: string[] = [];
				while ( texts.nextNode() ) {
					const range = document.createRange();
					range.selectNodeContents( texts.currentNode );
					const hidden =
						texts.currentNode.parentElement?.closest(
							'.sr, .checks'
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
			expect( outside, where ).toEqual( [] );
			await page.context().close();
		}
	} finally {
		await wordy.api.del( `/wp/v2/users/delete/${ wordy.id }` );
	}
} );

test( 'on a phone the bars leave the headline its window, and the newsletter’s question moves nothing', async ( {
	browser,
} ) => {
	const page = await visit( browser, startup, startup, { viewport: PHONE } );
	const asked = page.getByRole( 'region', { name: 'Newsletter' } );
	const edges = async () => {
		const box = await asked.boundingBox();
		return {
			top: box?.y ?? 0,
			foot: ( box?.y ?? 0 ) + ( box?.height ?? 0 ),
		};
	};
	await expect
		.poll( async () => ( await edges() ).foot )
		.toBe( PHONE.height );
	const head = await page.locator( '.page-head' ).boundingBox();
	expect( head?.y ).toBeLessThanOrEqual( 130 );
	const end = page.getByRole( 'contentinfo' ).getByText( '©' );
	await expect
		.poll( async () => {
			await page.evaluate( () =>
				window.scrollTo( 0, document.body.scrollHeight )
			);
			return ( await end.boundingBox() )?.y ?? Infinity;
		} )
		.toBeLessThan( ( await edges() ).top );
} );

test( 'nobody is there under a slug of nobody, or of the other role', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	for ( const slug of [ 'nobody-at-all', designer.slug ] ) {
		const answer = await page.goto( `/project/${ slug }` );
		expect( answer?.status() ).toBe( 404 );
		await heading( page, 'Page not found' );
	}
} );

test( 'shows whose it is, and what', async ( { browser } ) => {
	const page = await visit( browser, designer );
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
	await page.getByText( 'More about my project', { exact: true } ).click();
	await expect( more ).toBeVisible();
} );

test( 'shows the open jobs, and the past ones when asked', async ( {
	browser,
} ) => {
	const page = await visit( browser, designer );
	for ( const viewport of [ DESK, NARROW, PHONE ] ) {
		await page.setViewportSize( viewport );
		await expect(
			page.getByRole( 'heading', { name: '2 open design jobs' } )
		).toBeVisible();
		await expect( page.getByText( PAST ) ).toHaveCount( 0 );
		const toggle = page.getByRole( 'button', { name: /past jobs/ } );
		await expect( toggle ).toHaveText( 'Show past jobs' );
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		await toggle.click();
		await expect( toggle ).toHaveText( 'Hide past jobs' );
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( jobCard( page, PAST ) ).toContainText( 'Closed' );
		await expect( jobCard( page, OPEN ) ).not.toContainText( 'Closed' );
		await toggle.click();
		await expect( page.getByText( PAST ) ).toHaveCount( 0 );
	}
} );

test( 'a job opens by keyboard: skill, day, words, last change, and the way to apply to it', async ( {
	browser,
} ) => {
	const page = await visit( browser, designer );
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
	await expect( page.getByRole( 'checkbox', { name: OPEN } ) ).toBeChecked();
	await expect(
		page.getByRole( 'checkbox', { name: SECOND } )
	).not.toBeChecked();
} );

test( 'everybody has the controls that are theirs', async ( { browser } ) => {
	for ( const { who, mayApply, isOwner } of [
		{ who: startup, mayApply: false, isOwner: true },
		{ who: idle, mayApply: false, isOwner: false },
		{ who: designer, mayApply: true, isOwner: false },
		{ who: admin, mayApply: true, isOwner: false },
	] ) {
		const page = await visit( browser, who );
		await expect( jobCard( page, OPEN ) ).toBeVisible();
		await expect(
			main( page ).getByRole( 'link', { name: 'Apply' } ).first()
		).toBeVisible( { visible: mayApply } );
		for ( const name of [ 'Post design job', 'Edit my profile' ] ) {
			await expect(
				main( page ).getByRole( 'link', { name, exact: true } )
			).toHaveCount( Number( isOwner ) );
		}
		await page.context().close();
	}
} );

test( 'the owner changes, closes, deletes and sees candidates; others do not', async ( {
	browser,
} ) => {
	const own = await visit( browser, startup );
	const card = jobCard( own, OPEN );
	await expect( card.getByRole( 'button' ) ).toHaveText( [
		'Renew',
		'Duplicate',
		'Close mission',
		'Delete',
	] );
	await expect( card.getByRole( 'link' ) ).toHaveText( [ 'Edit' ] );
	await expect(
		card.getByRole( 'heading', { name: 'Candidates' } )
	).toBeVisible();
	await expect(
		card.getByText( 'No application yet', { exact: true } )
	).toBeVisible();
	await press( own, 'Show past jobs' );
	const past = jobCard( own, PAST );
	await past.locator( 'summary' ).click();
	await expect( past.getByRole( 'button' ) ).toHaveText( [
		'Duplicate',
		'Delete',
	] );

	for ( const who of [ designer, idle ] ) {
		const page = await visit( browser, who );
		await expect(
			jobCard( page, OPEN ).getByText( 'In a warm voice.' )
		).toBeVisible();
		await expect( jobCard( page, OPEN ).getByRole( 'button' ) ).toHaveCount(
			0
		);
		await expect( page.getByText( 'Candidates' ) ).toHaveCount( 0 );
		await page.context().close();
	}
} );

test( 'without an open job there is nothing to apply to, and the owner is shown how to post one', async ( {
	browser,
} ) => {
	const others = await visit( browser, designer, idle );
	await expect(
		others.getByText( 'No design job is open at the moment.' )
	).toBeVisible();
	await expect(
		main( others ).getByRole( 'link', { name: /Apply|Post/ } )
	).toHaveCount( 0 );
	const own = await visit( browser, idle, idle );
	await main( own )
		.getByRole( 'link', { name: 'Post design job' } )
		.last()
		.click();
	await heading( own, 'Post design job' );
} );

test( 'the page, and its jobs in their place, say that the server does not answer, and try again', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	const alert = page.getByRole( 'alert' );
	const mendPage = await breakDown(
		page,
		`/wp/v2/users?slug=${ startup.slug }`
	);
	const mendJobs = await breakDown( page, '/wp/v2/mission' );
	await page.goto( path( startup ) );
	await expect( alert ).toContainText( 'The server is being mended.' );
	await mendPage();
	await press( alert, 'Try again' );
	await heading( page, startup.name );
	await expect( alert ).toContainText( 'The server is being mended.' );
	await mendJobs();
	await press( alert, 'Try again' );
	await expect( jobCard( page, OPEN ) ).toBeVisible();
	await expect( alert ).toHaveCount( 0 );
} );

test( 'while the jobs are on their way, one hears it, and nobody says there are none', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	const letGo = await holdBack( page, '/wp/v2/mission' );
	await page.goto( path( startup ) );
	await heading( page, startup.name );
	await expect( page.getByText( 'Loading', { exact: true } ) ).toBeAttached();
	await expect( page.getByText( /No design job/ ) ).toHaveCount( 0 );
	letGo();
	await expect( jobCard( page, OPEN ) ).toBeVisible();
} );
