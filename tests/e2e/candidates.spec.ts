// The candidates of a job, as its owner sees them: three at first, then all, however many.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { application, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { breakDown } from '../support/answers';
import { breakNext } from '../support/trouble';
import { DESK, PHONE } from '../support/windows';

const MANY = 100;

let contractor: Member;
let first: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ contractor, first ] = await Promise.all( [
		member( 'contractor', `Crowd ${ stamp }` ),
		member( 'designer', `Ada First ${ stamp }` ),
	] );
} );

const project = () => `/project/${ contractor.slug }`;

/** Adds a hundred candidates to the answers, paged as the server would: making real ones takes a minute. */
async function addCandidates( page: Page, job: number ) {
	await page.route( /\/wp\/v2\/application\?/, async ( route ) => {
		const query = new URL( route.request().url() ).searchParams;
		const size = Number( query.get( 'per_page' ) );
		const from = ( Number( query.get( 'page' ) ) - 1 ) * size;
		const url = new URL( route.request().url() );
		url.searchParams.set( 'page', '1' );
		const response = await route.fetch( { url: url.toString() } );
		const [ real ] = await response.json();
		const more = Array.from( { length: MANY }, ( _, index ) => ( {
			...real,
			id: real.id + index + 1,
			mission: job,
			excerpt: { rendered: `<p>I am number ${ index + 1 }.</p>` },
			_embedded: {
				author: [
					{
						slug: `candidate-${ index + 1 }`,
						name: `Candidate ${ index + 1 }`,
						email: `candidate-${ index + 1 }@example.test`,
					},
				],
			},
		} ) );
		await route.fulfill( {
			response,
			headers: {
				...response.headers(),
				'x-wp-total': String( MANY + 1 ),
				'x-wp-totalpages': String( Math.ceil( ( MANY + 1 ) / size ) ),
			},
			json: [ real, ...more ].slice( from, from + size ),
		} );
	} );
}

test( 'a job with more candidates than a page shows them all, in their order', async ( {
	browser,
} ) => {
	const job = await mission( contractor, 'A crowd' );
	await application( first, contractor, job, 'I <3 crowds.\nMe first.' );
	const page = await pageOf( browser, contractor, {
		viewport: PHONE,
	} );
	await addCandidates( page, job.id );
	await breakNext( page, /\/wp\/v2\/application/, 'GET' );
	await page.goto( project() );
	const card = page.getByRole( 'group' ).filter( { hasText: 'A crowd' } );
	await expect( card.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( card.getByRole( 'listitem' ).first() ).toContainText(
		'I <3 crowds.'
	);
	await expect(
		card.getByRole( 'link', { name: first.name, exact: true } )
	).toHaveAttribute( 'href', `/designer/${ first.slug }` );
	await expect(
		card.getByRole( 'link', { name: `Answer, ${ first.name }` } )
	).toHaveAttribute( 'href', /\/messages\/[0-9a-f]{32}$/ );
	await card
		.getByRole( 'link', { name: `See all ${ MANY + 1 } candidates` } )
		.click();

	await heading( page, 'A crowd' );
	await expect( page ).toHaveURL(
		new RegExp( `${ project() }/mission/${ job.id }$` )
	);
	await expect(
		page.getByRole( 'heading', { name: `${ MANY + 1 } candidates` } )
	).toBeVisible();
	const list = page.getByRole( 'main' ).getByRole( 'listitem' );
	await expect( list ).toHaveCount( 100 );
	await page.setViewportSize( DESK );
	const mend = await breakDown( page, '/wp/v2/application?page=2' );
	await press( page, 'Load more' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'alert' ).filter( {
			hasText: 'The server is being mended.',
		} )
	).toBeVisible();
	await expect( list ).toHaveCount( 100 );
	await mend();
	await press( page, 'Try again' );
	await expect( list ).toHaveCount( MANY + 1 );
	await expect( list.nth( 100 ) ).toBeFocused();
	await expect( list.last() ).toContainText( `I am number ${ MANY }.` );
	await expect(
		page.getByRole( 'button', { name: 'Load more' } )
	).toHaveCount( 0 );
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
} );

test( 'who has deleted the account is no candidate any more', async ( {
	browser,
} ) => {
	const job = await mission( contractor, 'A farewell' );
	const leaving = await member( 'designer', 'Leo Leaving' );
	await application( first, contractor, job, 'I stay.' );
	await application( leaving, contractor, job, 'I go.' );
	const page = await pageOf( browser, contractor );
	const path = `${ project() }/mission/${ job.id }`;
	await page.goto( path );
	await expect(
		page.getByRole( 'heading', { name: '2 candidates' } )
	).toBeVisible();
	await leaving.api.del( `/wp/v2/users/delete/${ leaving.id }` );
	// The list still has the deleted one: its link leads to a page that says so.
	await page
		.getByRole( 'link', { name: 'Leo Leaving', exact: true } )
		.click();
	await heading( page, 'Page not found' );
	await page.goto( path );
	await expect(
		page.getByRole( 'heading', { name: '1 candidate', exact: true } )
	).toBeVisible();
	await expect( page.getByText( 'I go.' ) ).toHaveCount( 0 );
	await press( page, 'Close mission' );
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'1 email will be sent to inform candidates.'
	);
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
} );

test( 'who applies without a profile is a name to write to', async ( {
	browser,
} ) => {
	const job = await mission( contractor, 'A stage' );
	const page = await pageOf( browser, contractor );
	await page.route( /\/wp\/v2\/application/, async ( route ) => {
		const response = await route.fetch();
		const [ found ] = await response.json();
		found._embedded.author[ 0 ].slug = '';
		await route.fulfill( { response, json: [ found ] } );
	} );
	await application( first, contractor, job, 'Hello' );
	await page.goto( `${ project() }/mission/${ job.id }` );
	await expect( page.getByText( first.name ) ).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: first.name, exact: true } )
	).toHaveCount( 0 );
	await expect(
		page.getByRole( 'link', { name: first.email } )
	).toBeVisible();
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
} );
