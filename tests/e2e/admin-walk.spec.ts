// An administrator who does not know the product finds everyday tasks without a manual, on a desk or where a tablet needs more clicks: in four at most.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import {
	SITE_URL,
	freshEmail,
	mailTo,
	multipart,
	person,
} from '../support/client.mjs';
import { openEditor } from '../support/editor';
import { member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { wp } from '../support/site';
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
		member( 'designer', `Wanda Walk ${ stamp }` ),
		member( 'contractor', `Walk & Sons ${ stamp }` ),
	] );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const bar = ( name: string ) =>
	page
		.locator( '#wpadminbar' )
		.getByRole( 'menuitem', { name, exact: true } );

test( `projects go back to drafts together, a design job is closed`, async () => {
	const mark = `${ stamp }`;
	for ( const title of [ `Cup ${ mark }`, `Can ${ mark }` ] ) {
		await work( designer, title );
	}
	await walk.begin( FOLDED );
	await walk.link( 'All projects' );
	await page.getByLabel( 'Search projects' ).fill( mark );
	await page.keyboard.press( 'Enter' );
	// Core's script, which ticks the rows, has run by then.
	await page.waitForURL( /[?&]s=/ );
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 2 );
	// Core has nothing above the table on a tablet.
	await walk.click( page.locator( '#cb-select-all-1' ) );
	await walk.pick(
		page.locator( '#bulk-action-selector-bottom' ),
		'Back to draft'
	);
	await walk.click( page.locator( '#doaction2' ) );
	await walk.said( '2 projects are drafts again.' );
	await walk.goesWell( '.wrap' );

	const title = `Bell ${ mark }`;
	await mission( company, title );
	await walk.begin( FOLDED );
	await walk.menu( 'Design jobs' );
	await walk.choose( title, 'Close' );
	await walk.goesWell( '.wrap' );
	await walk.click(
		page.getByRole( 'button', { name: 'Close 1 design job' } )
	);
	await walk.said( '1 design job closed.' );
	walk.isShort();
} );

test( `events stand by their day, and the plugin's row leads to the settings`, async () => {
	await walk.begin( FOLDED );
	await walk.menu( 'Events' );
	await expect( page.locator( 'thead .column-dm_day' ) ).toHaveClass(
		/sorted/
	);
	await walk.goesWell( '.wrap' );

	await walk.begin( FOLDED );
	await page.goto( `${ SITE_URL }/wp-admin/plugins.php` );
	await walk.click(
		page
			.locator( '[data-slug="design-marketplace"]' )
			.getByRole( 'link', { name: 'Settings', exact: true } )
	);
	await expect(
		page.getByRole( 'heading', { level: 1 } ).first()
	).toBeVisible();
	walk.isShort();
} );

test( `an email that failed says why, and is tried again`, async () => {
	const reason = `No route to host ${ stamp }`;
	wp(
		'eval',
		`global $wpdb; DesignMarketplace\\Database\\Transaction::run( function () use ( $wpdb ) { ( new DesignMarketplace\\Mail\\Outbox() )->enqueue( 'walk:${ stamp }', 'user:${ designer.id }', DesignMarketplace\\Members\\Mails\\Welcome::class ); $wpdb->query( "UPDATE {$wpdb->prefix}dm_outbox SET status = 'failed', attempts = 6, error = '${ reason }' WHERE event = 'walk:${ stamp }'" ); } );`
	);
	await walk.begin( FOLDED );
	await walk.link( /emails? could not be sent/ );
	const row = walk.row( designer.name );
	await expect( row.getByText( reason ) ).toBeVisible();
	await walk.goesWell( '.wrap' );
	await walk.choose( designer.name, 'Try again now' );
	await walk.said( 'will be retried now' );
	walk.isShort();
	await expect( walk.row( reason ) ).toHaveCount( 0 );
} );

test( `one word of the password's email is changed in French, and taken back`, async () => {
	await walk.begin( WIDE );
	await walk.link( 'Change the texts of the emails' );
	const mail = page.getByRole( 'row', { name: /^Lost password/ } );
	await walk.click( mail.getByRole( 'link', { name: 'Français' } ) );
	await page.waitForURL( /[?&]mail=/ );
	const subject = page.getByLabel( 'Subject' );
	const text = page.getByLabel( 'Text', { exact: true } );
	await subject.fill( `Typed before ${ stamp }` );
	await walk.click(
		page.getByRole( 'link', { name: 'Start from the default' } )
	);
	await expect( subject ).toHaveValue( `Typed before ${ stamp }` );
	const before = await text.inputValue();
	expect( before ).toContain( '{site}' );
	await text.fill( before.replace( /mot de passe/, 'sésame' ) );
	await walk.click( page.getByRole( 'button', { name: 'Save Changes' } ) );
	await walk.said( 'Settings saved.' );
	await expect(
		page.getByText( 'Changed: not the default text.' )
	).toHaveCount( 2 );
	await walk.goesWell( '.wrap' );

	await walk.begin( WIDE );
	await walk.link( 'Change the texts of the emails' );
	await expect( mail ).toContainText( 'Français (changed)' );
	await walk.click( mail.getByRole( 'link', { name: 'Français' } ) );
	await walk.click(
		page.getByRole( 'button', { name: 'Reset to the default texts' } )
	);
	await walk.said( 'The default texts are back.' );
	await expect( text ).toHaveValue( '' );
	walk.isShort();
} );

test( `the site leads to the editor of what it shows`, async () => {
	const job = await mission( company, `Saw ${ stamp }` );
	await walk.begin( FOLDED );
	await page.goto( `${ SITE_URL }/designer/${ designer.slug }` );
	await walk.click( bar( 'Edit member' ) );
	await expect( page.getByLabel( 'City' ) ).toBeVisible();
	await expect(
		page.getByRole( 'heading', { level: 1 } ).first()
	).toContainText( designer.name );
	walk.isShort();

	const { id } = await work( designer, `Cup ${ stamp }` );
	await page.goto( `${ SITE_URL }/designer/${ designer.slug }` );
	await page.getByRole( 'button', { name: `Cup ${ stamp }` } ).click();
	await expect( page ).toHaveURL( new RegExp( `project=${ id }` ) );
	// The slideshow fills the window and lies above the bar: its link is opened by its address.
	const editor = await bar( 'Edit project' ).getAttribute( 'href' );
	await page.goto( editor ?? '' );
	await expect( page.locator( '#title' ) ).toHaveValue( `Cup ${ stamp }` );

	await page.goto(
		`${ SITE_URL }/project/${ company.slug }/mission/${ job.id }`
	);
	await walk.click( bar( 'Edit design job' ) );
	await expect( page.locator( '#title' ) ).toHaveValue( `Saw ${ stamp }` );

	// The app goes on without the server, and the link with it.
	await page.goto( `${ SITE_URL }/designers` );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	await expect( page.locator( '#wp-admin-bar-edit' ) ).toBeHidden();
	await page
		.getByRole( 'contentinfo' )
		.locator( 'a[href$="/about-us"]' )
		.first()
		.click();
	await expect( bar( 'Edit page' ) ).toBeVisible();
	const href = await bar( 'Edit page' ).getAttribute( 'href' );
	const answer = await page.request.get( href ?? '', {
		maxRedirects: 0,
	} );
	expect( answer.headers().location ).toMatch(
		/post\.php\?post=\d+&action=edit$/
	);
} );

test( `a member who waits is activated, is switched off, and the newsletter is downloaded`, async () => {
	const name = `Nora New ${ stamp }`;
	const email = freshEmail( 'walk' );
	await person().post(
		'/wp/v2/users/register',
		multipart( {
			role: 'designer',
			email,
			name,
			password: 'correct horse 12',
			password_verify: 'correct horse 12',
			job: 'Type designer',
			country: 'CH',
			city: 'Lausanne',
			cgu_1: 'true',
			cgu_2: 'true',
			avatar: pngFile( 400, 400 ),
		} )
	);
	await mailTo( email, /Activate/ );
	await walk.begin( FOLDED );
	await walk.link( /not activated/ );
	await walk.choose( name, 'Activate' );
	await walk.said( '1 member activated' );
	walk.isShort();

	await walk.begin( FOLDED );
	await walk.link( 'All members' );
	await walk.choose( name, 'Switch off…' );
	await walk.goesWell( '.wrap' );
	await walk.click( page.getByRole( 'radio' ).first() );
	await walk.click(
		page.getByRole( 'button', { name: 'Switch off 1 account' } )
	);
	await walk.said( '1 account is off' );
	walk.isShort();
	await mailTo( email, /was switched off/ );

	await walk.begin( FOLDED );
	await walk.menu( 'Newsletter' );
	const download = page.waitForEvent( 'download' );
	await walk.click( page.getByRole( 'button', { name: 'Download as CSV' } ) );
	expect( ( await download ).suggestedFilename() ).toMatch( /\.csv$/ );
	await walk.goesWell( '.wrap' );
} );

test( `the home page is previewed`, async () => {
	// Core greets who opens the editor first.
	await openEditor( page, 'post-new.php?post_type=dm_event' );
	// Core's bar has a menu there, and no room for it on a tablet.
	for ( const width of [ WIDE, FOLDED ] ) {
		await walk.begin( width );
		await walk.link( 'Edit the home page' );
		const shown = await walk.preview();
		walk.isShort();
		await expect( shown.locator( 'h1' ).first() ).toBeVisible();
		expect( new URL( shown.url() ).pathname ).toBe( '/' );
		await shown.close();
	}
} );
