// Nothing that people type is lost: while a form is being sent, without a connection, or in a tab that is closed.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { heading, pageOf, press } from '../support/browser';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { countOf } from '../support/trouble';

let designer: Member;
let contractor: Member;

const stamp = Date.now().toString( 36 );

test.beforeAll( async () => {
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Lena Ast ${ stamp }` ),
		member( 'contractor', `Astwerk ${ stamp }` ),
	] );
} );

/** Holds the next request to this address until the test lets it go. */
async function hold( page: Page, url: RegExp ) {
	let go = () => {};
	const word = new Promise< void >( ( resolve ) => {
		go = resolve;
	} );
	let held = false;
	const arrived = new Promise< void >( ( resolve ) => {
		void page.route( url, async ( route ) => {
			if ( ! held && route.request().method() === 'POST' ) {
				held = true;
				resolve();
				await word;
			}
			await route.fallback();
		} );
	} );
	return { arrived, go: () => go() };
}

const scope = ( page: Page ) => page.getByLabel( 'Design scope' );

async function write( page: Page, title: string ): Promise< void > {
	await page.goto( '/project/editmission' );
	await page.getByLabel( 'Objective' ).fill( title );
	await scope( page ).fill( 'First' );
}

const jobs = async ( title: string ) => {
	const { body } = await contractor.api.get(
		`/wp/v2/mission?author=${ contractor.id }`
	);
	return body.filter(
		( job: { title: { rendered: string } } ) => job.title.rendered === title
	);
};

test( 'a job that is typed on while it is published keeps the newer words under the same job', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	const title = `Slow line ${ stamp }`;
	await write( page, title );
	const request = await hold( page, /wp\/v2\/mission/ );
	await press( page, 'Publish' );
	await request.arrived;
	await scope( page ).focus();
	await scope( page ).press( 'End' );
	await scope( page ).pressSequentially( ' and second' );
	request.go();
	await expect(
		page.locator( '.notice', {
			hasText: 'Saved, except for your latest changes.',
		} )
	).toBeVisible();
	await expect( scope( page ) ).toBeFocused();
	await expect( scope( page ) ).toHaveValue( 'First and second' );
	await page.waitForURL( /\?id=\d+$/ );
	await page.reload();
	await expect( scope( page ) ).toHaveValue( 'First and second' );
	await press( page, 'Publish' );
	await page.waitForURL( /\/project\/astwerk/ );
	const made = await jobs( title );
	expect( made ).toHaveLength( 1 );
	expect( made[ 0 ].description ).toBe( 'First and second' );
} );

test( 'a job that is published without a connection waits for a second press', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	const title = `No line ${ stamp }`;
	await write( page, title );
	await page.context().setOffline( true );
	await press( page, 'Publish' );
	await scope( page ).fill( 'First and later' );
	await expect(
		page.locator( '.summary', {
			hasText:
				'You are offline. Nothing is sent until you press the button again.',
		} )
	).toBeVisible();
	await expect( scope( page ) ).toBeFocused();
	const posts = countOf( page, /wp\/v2\/mission/ );
	await page.context().setOffline( false );
	await expect( page.getByText( 'What you type is kept' ) ).toHaveCount( 0 );
	expect( posts() ).toBe( 0 );
	expect( await jobs( title ) ).toHaveLength( 0 );
	await press( page, 'Publish' );
	await page.waitForURL( /\/project\/astwerk/ );
	expect( ( await jobs( title ) )[ 0 ].description ).toBe(
		'First and later'
	);
} );

test( 'settings that are typed on while they are saved say what is not', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	await page.goto( '/settings' );
	const job = page.getByLabel( 'Job', { exact: true } );
	await job.fill( 'Signs' );
	const request = await hold( page, /wp\/v2\/users\/\d+/ );
	await press( page, 'Save' );
	await request.arrived;
	await job.fill( 'Signs and type' );
	request.go();
	await press( page, 'Save newer changes' );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
	).toBeAttached();
	const { body } = await designer.api.get( '/wp/v2/users/me' );
	expect( body.job ).toBe( 'Signs and type' );
} );

test( 'a sign-up that was begun is found in a new tab, and can be started over', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, null );
	await page.goto( '/signup' );
	await page.getByLabel( 'E-mail' ).fill( 'begun@example.test' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'long enough' );
	await page.close( { runBeforeUnload: false } );
	const next = await page.context().newPage();
	await next.goto( '/signup' );
	await expect( next.getByLabel( 'E-mail' ) ).toHaveValue(
		'begun@example.test'
	);
	await expect( next.getByLabel( 'Password', { exact: true } ) ).toHaveValue(
		''
	);
	await press( next, 'Start over' );
	await expect( next.getByLabel( 'E-mail' ) ).toHaveValue( '' );
	await next.reload();
	await expect( next.getByLabel( 'E-mail' ) ).toHaveValue( '' );
} );

test( 'signing out leaves nothing that was typed', async ( { browser } ) => {
	const page = await pageOf( browser, contractor );
	await write( page, `Secret ${ stamp }` );
	await page.goto( '/jobs' ).catch( () => {} );
	const kept = () =>
		page.evaluate( () =>
			JSON.stringify( [
				{ ...window.sessionStorage },
				{ ...window.localStorage },
			] )
		);
	expect( await kept() ).toContain( `Secret ${ stamp }` );
	await page.getByRole( 'button', { name: 'My account' } ).click();
	await press( page, 'Sign out' );
	await expect(
		page.getByRole( 'banner' ).getByRole( 'link', { name: 'Sign up' } )
	).toBeVisible();
	expect( await kept() ).not.toContain( `Secret ${ stamp }` );
} );

test( 'a company at /applications is led to its own candidates', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	await page.goto( '/applications' );
	await page.waitForURL( /\/project\/astwerk/ );
	await expect(
		page.getByText( 'Candidates are listed below each' )
	).toBeVisible();
} );

for ( const path of [ '/designers', '/jobs' ] ) {
	test( `a link to ${ path } by a skill that is gone shows nobody, and a way on`, async ( {
		browser,
	} ) => {
		const page = await pageOf( browser, null );
		const answers = countOf( page, /wp\/v2\/users/, 'GET' );
		await page.goto( `${ path }?skill=99999998` );
		await expect( page.getByText( 'No results found' ) ).toBeVisible();
		await press( page, 'Clear filters' );
		await page.waitForURL( ( url ) => url.search === '' );
		await expect( page.getByText( 'No results found' ) ).toHaveCount( 0 );
		expect( answers() ).toBeLessThanOrEqual( 1 );
	} );
}

test( 'a deleted job is said to be, and the focus goes to the next', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	for ( const name of [ 'One', 'Two' ] ) {
		await contractor.api.post( '/wp/v2/mission', {
			title: `${ name } ${ stamp }`,
			description: 'x',
		} );
	}
	await page.goto( `/project/${ contractor.slug }` );
	const card = page.locator( 'details', { hasText: `Two ${ stamp }` } );
	await expect( card ).toHaveAttribute( 'open', '' );
	await card.getByRole( 'button', { name: 'Delete' } ).click();
	const dialog = page.getByRole( 'alertdialog' );
	await expect( dialog ).toContainText( 'There is no candidate to inform.' );
	await press( dialog, 'Delete' );
	await expect(
		page.locator( '.notice', { hasText: 'The mission is deleted.' } )
	).toBeVisible();
	await expect(
		page.locator( 'summary', { hasText: `One ${ stamp }` } )
	).toBeFocused();
} );

test( 'a deleted account ends with a sentence', async ( { browser } ) => {
	const leaver = await member( 'designer', `Adieu ${ stamp }` );
	const page = await pageOf( browser, leaver );
	await page.goto( '/settings' );
	await press( page, 'Delete my account' );
	await press( page.getByRole( 'alertdialog' ), 'Delete' );
	await expect(
		page.locator( '.band', {
			hasText: 'Your account and everything in it',
		} )
	).toBeVisible();
	await expect( page ).toHaveURL( /\/$/ );
	await heading( page, /./ );
} );
