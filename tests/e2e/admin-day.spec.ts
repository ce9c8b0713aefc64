// An administrator's day, with at most four clicks for each task, on a desk or where a tablet needs more of them: decisions that wait,
// numbers that link to lists, a member's data, an event.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { adminPage, wordpressLogIn } from '../support/admin';
import { SITE_URL } from '../support/client.mjs';
import { openEditor, title as titleField } from '../support/editor';
import { member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { keepOptions, wp } from '../support/site';
import { FOLDED, Walk, WIDE } from '../support/walk';

let stamp: string;
let page: Page;
let walk: Walk;
let designer: Member;
let company: Member;

test.beforeAll( async ( { browser } ) => {
	stamp = Date.now().toString( 36 );
	page = await adminPage( browser );
	walk = new Walk( page );
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Dora Day ${ stamp }` ),
		member( 'contractor', `Day & Night ${ stamp }` ),
	] );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const menu = ( name: string ) =>
	page
		.locator( '#toplevel_page_design-marketplace .wp-submenu a' )
		.filter( { hasText: new RegExp( `^${ name }` ) } );

/** Makes an editor, and opens a page for them. */
async function editorPage( browser: Browser, login: string ): Promise< Page > {
	wp(
		'user',
		'create',
		login,
		`${ login }@example.test`,
		'--role=editor',
		'--user_pass=correct horse 12'
	);
	const context = await browser.newContext();
	const opened = await context.newPage();
	await wordpressLogIn(
		opened,
		`${ SITE_URL }/wp-admin/admin.php?page=design-marketplace`,
		login,
		'correct horse 12'
	);
	return opened;
}

test( 'a report is counted in the menu, read and decided', async () => {
	const title = `Pay first ${ stamp }`;
	const job = await mission( company, title );
	await designer.api.post( '/design-marketplace/v1/reports', {
		kind: 'mission',
		id: job.id,
		reason: 'fraud',
		words: 'They want money in advance.',
	} );
	await walk.begin( FOLDED );
	await expect( menu( 'Reports' ) ).toContainText(
		/decisions? (is|are) pending/
	);
	await expect(
		page
			.locator( '#toplevel_page_design-marketplace .wp-menu-name' )
			.first()
	).toContainText( /\d/ );
	await walk.link( /reported items? (is|are) waiting/ );
	await walk.goesWell( '.wrap' );
	await walk.click( walk.row( title ).locator( '.row-title' ) );
	await walk.click( page.getByRole( 'radio', { name: 'Fraud' } ) );
	await walk.click( page.getByRole( 'button', { name: 'Hide it' } ) );
	await walk.said( `Decided: ${ title }` );
	await walk.goesWell( '.wrap' );
	expect(
		( await designer.api.get( `/wp/v2/mission/${ job.id }` ) ).status
	).toBe( 404 );
} );

test( 'a design job that waits is read and approved', async () => {
	const restore = keepOptions( 'design_marketplace_hold_jobs' );
	wp( 'option', 'update', 'design_marketplace_hold_jobs', 'all' );
	try {
		const title = `Gate ${ stamp }`;
		const job = await mission( company, title );
		await walk.begin( WIDE );
		await walk.link( /waiting for approval/ );
		await walk.click( walk.row( title ).locator( '.row-title' ) );
		await expect( page.getByText( 'It rings.' ) ).toBeVisible();
		await walk.goesWell( '.wrap' );
		await walk.click(
			page.getByRole( 'button', { name: 'Approve', exact: true } )
		);
		await walk.said( '1 design job approved.' );
		walk.isShort();
		expect(
			( await designer.api.get( `/wp/v2/mission/${ job.id }` ) ).status
		).toBe( 200 );
	} finally {
		restore();
	}
} );

test( "the dashboard's numbers lead to their lists", async () => {
	for ( const [ line, heading ] of [
		[ /active members?$/, 'Members' ],
		[ /published projects?$/, 'Projects' ],
		[ /open design jobs?$/, 'Design jobs' ],
	] as const ) {
		await walk.begin( FOLDED );
		await page.goto( `${ SITE_URL }/wp-admin/index.php` );
		await walk.click(
			page
				.locator( '#dashboard_right_now' )
				.getByRole( 'link', { name: line } )
		);
		await expect(
			page.getByRole( 'heading', { level: 1, name: heading } )
		).toBeVisible();
		walk.isShort();
	}
} );

test( "a skill's numbers lead to works, jobs and designers", async () => {
	for ( const [ column, heading ] of Object.entries( {
		works: 'Projects',
		missions: 'Design jobs',
		designers: 'Members',
	} ) ) {
		await walk.begin( FOLDED );
		await walk.menu( 'Skills' );
		const row = page.locator( '#the-list tr' ).first();
		await walk.unfold( row );
		const link = row.locator( `.column-dm_${ column } a` );
		const number = await link.innerText();
		await walk.click( link );
		await expect(
			page.getByRole( 'heading', { level: 1, name: heading } )
		).toBeVisible();
		await expect( page.locator( '.displaying-num' ).first() ).toContainText(
			number
		);
		await walk.goesWell( '.wrap' );
	}
} );

test( 'who waits and what failed is counted in the menu and leads there', async () => {
	wp(
		'eval',
		`DesignMarketplace\\Database\\Transaction::run( function () { ( new DesignMarketplace\\Mail\\Outbox() )->enqueue( 'day:${ stamp }', 'user:${ designer.id }', DesignMarketplace\\Members\\Mails\\Welcome::class ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}dm_outbox SET status = 'failed', attempts = 6, error = 'No route' WHERE event = 'day:${ stamp }'" ); delete_user_meta( ${ company.id }, DesignMarketplace\\Accounts\\State::ACTIVATED ); } );`
	);
	await walk.begin( FOLDED );
	await expect( menu( 'Members' ) ).toContainText(
		/not activated (their|the) accounts? yet/
	);
	await expect( menu( 'Outbox' ) ).toContainText(
		/emails? could not be sent/
	);
	await walk.menu( 'Outbox' );
	await expect( walk.row( designer.name ).first() ).toContainText(
		'No route'
	);
	await walk.goesWell( '.wrap' );
	await walk.begin( FOLDED );
	await walk.menu( 'Members' );
	await walk.choose( company.name, 'Activate' );
	await walk.said( '1 member activated' );
	walk.isShort();
} );

test( 'an editor reads what an editor can do, and goes there', async ( {
	browser,
} ) => {
	const editor = await editorPage( browser, `ed${ stamp }` );
	const theirs = new Walk( editor );
	await theirs.begin( WIDE );
	await expect(
		editor.getByRole( 'heading', { name: 'What you can do here' } )
	).toBeVisible();
	await theirs.goesWell( '.wrap' );
	await theirs.link( 'Name and merge skills' );
	await expect(
		editor.getByRole( 'heading', { level: 1, name: 'Skills' } )
	).toBeVisible();
	await theirs.goesWell( '.wrap' );
	await editor.context().close();
} );

test( "a member's data is asked for", async () => {
	// Core takes one request for each address.
	const asking = await member( 'designer', `Data Day ${ stamp }` );
	await walk.begin( FOLDED );
	await walk.coreMenu( 'menu-tools', 'Export Personal Data' );
	await page.getByLabel( 'Username or email address' ).fill( asking.email );
	await page.keyboard.press( 'Enter' );
	await walk.said( 'Confirmation request initiated' );
	await expect( walk.row( asking.email ) ).toBeVisible();
	walk.isShort();
} );

test( 'an event is written from the bar, and stands in the list', async () => {
	const title = `Open day ${ stamp }`;
	// Core shows a welcome guide the first time somebody opens the editor.
	await openEditor( page, 'post-new.php?post_type=dm_event' );
	await walk.begin( FOLDED );
	await walk.addNew( 'Event' );
	await expect( titleField( page ) ).toBeVisible( {
		timeout: 30_000,
	} );
	await titleField( page ).fill( title );
	await walk.click(
		page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await walk.click(
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await expect(
		page.getByText( /(published|is now live)\.?$/ ).first()
	).toBeVisible();
	walk.isShort();
	await walk.begin( FOLDED );
	await walk.menu( 'Events' );
	await expect( walk.row( title ) ).toBeVisible();
	await walk.goesWell( '.wrap' );
} );
