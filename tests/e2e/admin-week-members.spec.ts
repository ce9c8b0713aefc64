// Members and design jobs as a tool, and the log: each task of an administrator's week on a desk, and where a tablet folds the menu.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import { freshEmail, mailTo } from '../support/client.mjs';
import { member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { FOLDED, Walk, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );
const city = `Weekville ${ stamp }`;

let page: Page;
let walk: Walk;
let designer: Member;
let company: Member;

test.beforeAll( async ( { browser } ) => {
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Wanda Week ${ stamp }`, { city } ),
		member( 'contractor', `Week & Co ${ stamp }`, { city } ),
	] );
	page = await adminPage( browser );
	walk = new Walk( page );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const field = ( name: string ) => page.getByLabel( name, { exact: true } );
const button = ( name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test( 'who never applied is found, saved as a view and downloaded', async () => {
	await walk.begin( WIDE );
	await walk.menu( 'Members' );
	await walk.click( page.getByText( 'Filters', { exact: true } ) );
	await field( 'Activity' ).selectOption( 'Never applied' );
	await page.getByRole( 'textbox', { name: 'City' } ).fill( city );
	await walk.click( button( 'Filter' ) );
	await expect( walk.row( designer.name ) ).toBeVisible();
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 1 );
	await field( 'Save this view as' ).fill( `Quiet ${ stamp }` );
	await walk.click( button( 'Save' ) );
	await walk.said( 'The view is saved' );
	const download = page.waitForEvent( 'download' );
	await walk.click( button( 'Download as CSV' ) );
	expect( ( await download ).suggestedFilename() ).toMatch( /^members-/ );
	await expect(
		page.getByRole( 'link', { name: `Quiet ${ stamp }` } )
	).toHaveAttribute( 'aria-current', 'page' );
	await walk.fits();
} );

test( 'members are written to together, and it stands in the log', async () => {
	await walk.begin( FOLDED );
	await walk.menu( 'Members' );
	await page.getByRole( 'searchbox' ).fill( stamp );
	await walk.click( button( 'Search members' ) );
	for ( const who of [ designer, company ] ) {
		await walk.row( who.name ).getByRole( 'checkbox' ).check();
	}
	await page
		.locator( '#bulk-action-selector-bottom' )
		.selectOption( 'Write a message…' );
	await walk.click( page.locator( '#doaction2' ) );
	await field( 'Subject' ).fill( `Open day ${ stamp }` );
	await field( 'Message' ).fill( 'Come on Friday.' );
	await walk.fits();
	await walk.click( button( 'Send to 2 members' ) );
	await walk.said( '2 members get your message.' );
	expect( await mailTo( designer.email, new RegExp( stamp ) ) ).toBeTruthy();

	await walk.begin( WIDE );
	await walk.menu( 'Log' );
	await field( 'Filter by act' ).selectOption( 'Written to' );
	await walk.click( button( 'Filter' ) );
	await expect( walk.row( `Open day ${ stamp }` ).first() ).toBeVisible();
	await walk.fits();
} );

test( 'a member is added by hand and invited in their language', async () => {
	const email = freshEmail( 'added' );
	await walk.begin( WIDE );
	await walk.menu( 'Members' );
	await walk.click( page.getByRole( 'link', { name: 'Add a member' } ) );
	await field( 'Name or company' ).fill( `Added ${ stamp }` );
	await field( 'Email' ).fill( email );
	await field( 'Language' ).selectOption( 'Français' );
	await walk.fits();
	await walk.click( button( 'Add and invite' ) );
	await walk.said( 'The member is added' );
	expect( await mailTo( email ) ).toBeTruthy();
} );

test( 'jobs nobody has applied to are a view of their own', async () => {
	const title = `Unseen ${ stamp }`;
	await mission( company, title );
	await walk.begin( WIDE );
	await walk.menu( 'Design jobs' );
	await field( 'Filter by applications' ).selectOption(
		'Without applications'
	);
	await walk.click( page.locator( '#post-query-submit' ) );
	await expect( walk.row( title ) ).toBeVisible();
	await field( 'Save this view as' ).fill( `Lonely ${ stamp }` );
	await walk.click( button( 'Save' ) );
	await expect(
		page.getByRole( 'link', { name: `Lonely ${ stamp }` } )
	).toBeVisible();
	await walk.fits();
} );
