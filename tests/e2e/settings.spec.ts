// A member's settings: the row of tabs on a phone, and what an account is kept in order with.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { person } from '../support/client.mjs';
import { PASSWORD, member, sessionOf } from '../support/members.mjs';
import { PHONE } from '../support/windows';

const stamp = Date.now().toString( 36 );

const field = ( page: Page, label: RegExp ) =>
	page.getByRole( 'tabpanel' ).getByLabel( label );
const save = ( page: Page ) => press( page, 'Save' );
/** As it is read out: on the button it stands for a moment only. */
const saved = ( page: Page ) =>
	expect(
		page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
	).toBeAttached();

test( 'on a phone the tabs stand in one row that goes sideways, the open one in sight', async ( {
	browser,
} ) => {
	const company = await member( 'contractor', `Glocke ${ stamp }` );
	const page = await pageOf( browser, company, { viewport: PHONE } );
	await page.goto( '/settings' );
	const tabs = page.getByRole( 'tab' );
	await expect( tabs ).toHaveCount( 4 );
	const tops = await tabs.evaluateAll( ( all ) =>
		all.map( ( tab ) => tab.getBoundingClientRect().top )
	);
	expect( new Set( tops ).size ).toBe( 1 );
	expect( await sideways( page ) ).toBe( 0 );
	await expect( tabs.last() ).not.toBeInViewport( { ratio: 1 } );
	// By keyboard, and by the address.
	await tabs.first().focus();
	await page.keyboard.press( 'End' );
	await expect( tabs.last() ).toBeInViewport( { ratio: 1 } );
	await page.goto( '/settings?tab=account' );
	await expect( tabs.last() ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( tabs.last() ).toBeInViewport( { ratio: 1 } );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
} );

test( 'an account is kept in order, until every device is signed out', async ( {
	browser,
} ) => {
	const designer = await member( 'designer', `Edo Satz ${ stamp }` );
	const page = await pageOf( browser, designer );
	const me = ( token: string ) => person( token ).get( '/wp/v2/users/me' );
	await page.goto( '/settings?tab=account' );

	await test.step( 'a new password follows its rules, ends every other session, and not this one', async () => {
		const old = field( page, /^Current password/ );
		const fresh = field( page, /^New password/ );
		const again = field( page, /^Repeat new password/ );
		await old.fill( 'not this one' );
		await fresh.fill( 'long enough' );
		await again.fill( 'long enough' );
		await save( page );
		await expect( old ).toHaveAccessibleDescription(
			/Your current password is not correct/
		);
		await old.fill( PASSWORD );
		await save( page );
		await saved( page );
		await expect( fresh ).toHaveValue( '' );
		// One is logged in again with what was just typed.
		await expect
			.poll( () =>
				page.evaluate( () =>
					window.localStorage.getItem( 'design-marketplace-session' )
				)
			)
			.not.toContain( designer.session.token );
		await page.reload();
		await heading( page, 'Settings' );
		expect( ( await me( designer.session.token ) ).status ).toBe( 401 );
	} );

	const { token } = await sessionOf( designer.email, 'long enough' );

	await test.step( 'the language is the member’s, whatever the page’s', async () => {
		await field( page, /^Language/ ).selectOption( 'de' );
		await save( page );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /^de/ );
		expect( ( await me( token ) ).body.locale ).toBe( 'de' );
		await page.goto( '/settings?tab=account&lang=en' );
		await expect( field( page, /^Language/ ) ).toHaveValue( 'de' );
		await field( page, /^Language/ ).selectOption( 'en' );
		await save( page );
		await saved( page );
		// The visit before is not remembered over it.
		await page.goto( '/settings?tab=account' );
		await heading( page, 'Settings' );
	} );

	await test.step( 'one’s data is downloaded, and every device signed out', async () => {
		const coming = page.waitForEvent( 'download' );
		await press( page, 'Download my data' );
		const download = await coming;
		expect( download.suggestedFilename() ).toBe(
			`${ designer.slug }.json`
		);
		const content = readFileSync( await download.path(), 'utf8' );
		expect( content ).toContain( designer.email );
		expect( JSON.parse( content ) ).toBeTruthy();

		await press( page, 'Sign out everywhere' );
		await press( page.getByRole( 'alertdialog' ), 'Sign out' );
		await expect( page ).toHaveURL( /\/login$/ );
		await expect(
			page.getByText( 'You are signed out on every device.' )
		).toBeVisible();
		expect( ( await me( token ) ).status ).toBe( 401 );
	} );
} );
