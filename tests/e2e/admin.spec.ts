// An administrator's day in wp-admin, on a desk or where a tablet needs more clicks: in four at most.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go, objections } from '../support/admin';
import { pictureFile } from '../support/browser';
import {
	SITE_URL,
	freshEmail,
	mailTo,
	multipart,
	person,
} from '../support/client.mjs';
import { harmless, HOSTILE } from '../support/hostile';
import { member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { FOLDED, Walk, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );

let page: Page;
let walk: Walk;
let designer: Member;
let company: Member;

test.beforeAll( async ( { browser } ) => {
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Dora Day ${ stamp }` ),
		member( 'contractor', `Day & Night ${ stamp }`, {
			city: `Yverdon ${ stamp }`,
		} ),
	] );
	page = await adminPage( browser );
	walk = new Walk( page );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const field = ( name: string ) => page.getByLabel( name, { exact: true } );
const button = ( name: string ) => page.getByRole( 'button', { name } );
const radio = ( name: string ) => page.getByRole( 'radio', { name } );

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
	await expect( walk.entry( 'Reports' ) ).toContainText(
		/decisions? (is|are) pending/
	);
	await walk.link( /reported items? (is|are) waiting/ );

	await test.step( 'a reported job is read, hidden with a reason, and stands in the log', async () => {
		await expect( walk.row( title ) ).toContainText( designer.name );
		await expect( walk.row( title ) ).toContainText(
			'They want money in advance.'
		);
		await walk.click( walk.row( title ).locator( '.row-title' ) );
		await expect(
			page.getByRole( 'heading', { level: 1, name: title } )
		).toBeVisible();
		// The server asks for words as well, and keeps the choice.
		await walk.click( radio( 'Another reason' ) );
		await walk.click( button( 'Hide it' ) );
		await expect( page.locator( '.notice-error' ) ).toBeVisible();
		await expect( radio( 'Another reason' ) ).toBeChecked();
		await walk.fits();
		await page
			.getByLabel( 'In your own words' )
			.fill( 'Nobody pays to be hired.' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await walk.said( `Decided: ${ title }` );
		await expect( walk.row( title ) ).toHaveCount( 0 );
		await go(
			page,
			'admin.php?page=design-marketplace-reports&show=decided'
		);
		await expect( walk.row( title ) ).toContainText( 'Hidden' );
	} );

	expect(
		( await designer.api.get( `/wp/v2/mission/${ job.id }` ) ).status
	).toBe( 404 );
} );

test( 'quick edit changes skill and posting date, and closes', async () => {
	await page.setViewportSize( { width: WIDE, height: 900 } );
	const title = `${ stamp } ${ HOSTILE }`.slice( 0, 80 );
	const job = await mission( company, title );
	const row = ( id: number ) => page.locator( `#post-${ id }` );
	const edit = async ( type: string, { id }: { id: number } ) => {
		await go( page, `edit.php?post_type=${ type }&s=${ stamp }` );
		await row( id ).hover();
		await row( id ).locator( '.editinline' ).click();
		return page.locator( `#edit-${ id }` );
	};
	let form = await edit( 'dmkt_mission', job );
	const date = () => form.getByLabel( 'Posting date' );
	const update = () => form.getByRole( 'button', { name: 'Update' } ).click();
	const stored = async () =>
		( await company.api.get( `/wp/v2/mission/${ job.id }` ) ).body;

	await test.step( 'what the member changes meanwhile is not overwritten unseen by quick edit', async () => {
		await date().fill( '2026-02-28' );
		await company.api.post( `/wp/v2/mission/${ job.id }`, {
			description: 'By the member.',
		} );
		await update();
		await expect( form ).toContainText(
			'This has been changed since you opened it.'
		);
		await expect( date() ).toHaveValue( '2026-02-28' );
		expect( await stored() ).toMatchObject( {
			description: 'By the member.',
			postingDate: null,
		} );
	} );

	form = await edit( 'dmkt_mission', job );
	await form.getByLabel( 'Skill' ).selectOption( { index: 1 } );
	await date().fill( '2026-02-28' );
	await expect( form.getByLabel( 'Status' ) ).toHaveValue( 'publish' );
	await form.getByLabel( 'Status' ).selectOption( 'Closed' );
	await update();
	await expect( row( job.id ) ).toContainText( 'February 28, 2026' );
	await expect( row( job.id ) ).toContainText( 'Closed' );
	const { skill, ...changed } = await stored();
	expect( changed ).toMatchObject( {
		close: true,
		postingDate: '2026/02/28',
	} );
	expect( skill ).toHaveLength( 1 );

	await test.step( 'no text of a member runs in quick edit', async () => {
		await harmless( page, 'a design job, saved' );
		const name = `${ stamp } ${ HOSTILE }`.slice( 0, 30 );
		const item = await work( designer, name );
		form = await edit( 'dmkt_work', item );
		await expect( form.getByLabel( 'Title' ) ).toHaveValue( name.trim() );
		await harmless( page, 'a work' );
		await update();
		await expect( form ).toBeHidden();
		await harmless( page, 'a work, saved' );
	} );
} );

test( 'a work that breaks rules stays as it was, and the form as it was filled in', async () => {
	await page.setViewportSize( { width: FOLDED, height: 900 } );
	const { id } = await work( designer, `Lamp ${ stamp }`, {
		image2: pngFile( 1500, 1000 ),
	} );
	const stored = async () =>
		( await designer.api.get( `/wp/v2/work/${ id }` ) ).body;
	const before = await stored();
	const typed = {
		Description: 'Typed </textarea><b>bold</b> &amp; <3',
		Client: 'A client typed with care',
		'Video address': 'javascript:alert(1)',
	};
	const title = page.locator( '#title' );
	const long = `"><b onclick=x> a title longer than thirty &lt;`;
	const update = () => page.locator( '#publish' ).click();
	await go( page, `post.php?post=${ id }&action=edit` );
	await title.fill( long );
	for ( const [ name, value ] of Object.entries( typed ) ) {
		await field( name ).fill( value );
	}
	await update();
	const alert = page.getByRole( 'alert' );
	for ( const words of [
		'Nothing has been saved.',
		'Title: 30 characters at most.',
		'Video address:',
	] ) {
		await expect( alert ).toContainText( words );
	}
	await expect( title ).toHaveValue( long );
	for ( const [ name, value ] of Object.entries( typed ) ) {
		await expect( field( name ) ).toHaveValue( value );
	}
	const video = field( 'Video address' );
	await expect( video ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( video ).toHaveAccessibleDescription( /https:\/\// );
	expect( await stored() ).toEqual( before );
	expect(
		await objections( page, '.postbox[id^="dm-"]', '.notice-error' )
	).toEqual( [] );

	await test.step( 'one picture of a work is removed, another is replaced', async () => {
		await button( 'Remove: Second picture' ).click();
		await walk.said( 'The pictures are saved.' );
		await expect( field( 'Client' ) ).toHaveValue( typed.Client );
		const removed = await stored();
		expect( removed.image2 ).toBeNull();
		expect( removed.image ).toEqual( before.image );

		// Core's own button takes the pictures along, and waits where one is none.
		await title.fill( `Better ${ stamp }` );
		await video.fill( '' );
		await field( 'Third picture' ).setInputFiles( {
			name: 'none.png',
			mimeType: 'image/png',
			buffer: Buffer.from( 'No picture.' ),
		} );
		await update();
		await walk.said( 'Third picture:' );
		await expect( title ).toHaveValue( `Better ${ stamp }` );
		await field( 'First picture' ).setInputFiles(
			pictureFile( 1600, 1000 )
		);
		await update();
		await expect(
			page.getByText( 'Saved.', { exact: true } )
		).toBeVisible();
		const after = await stored();
		expect( after.client ).toBe( typed.Client );
		expect( after.image ).not.toEqual( before.image );
	} );
} );

test( 'members are found by their city, and one is corrected and told', async () => {
	await walk.begin( FOLDED );
	await walk.menu( 'Members' );
	await page.getByLabel( 'Search members' ).fill( `yverdon ${ stamp }` );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 1 );
	await expect( walk.row( company.name ).locator( 'img' ) ).toBeVisible();
	await expect( page.locator( '.wp-submenu li.current' ) ).toHaveText(
		/^Members/
	);
	await expect(
		page.locator( '#toplevel_page_design-marketplace' )
	).toHaveClass( /wp-has-current-submenu/ );

	await walk.choose( company.name, 'Correct the profile' );
	await field( 'City' ).fill( '' );
	await field( 'Contact person' ).fill( 'Typed with care' );
	await button( 'Save the profile' ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'City:' );
	await expect( field( 'Contact person' ) ).toHaveValue( 'Typed with care' );
	await walk.fits();
	await field( 'City' ).fill( 'Nyon' );
	await field( 'Picture or logo' ).setInputFiles( pictureFile( 420, 296 ) );
	await walk.click( button( 'Save the profile' ) );
	await walk.said( 'The member gets an email' );
	const { body } = await company.api.get( '/wp/v2/users', {
		id: company.id,
	} );
	expect( body[ 0 ] ).toMatchObject( {
		city: 'Nyon',
		contact_name: 'Typed with care',
	} );
	const mail = await mailTo( company.email, /Corrected in your profile/ );
	expect( mail.text ).toContain( 'City' );
} );

test( 'a member who waits is activated, is switched off, and the newsletter is downloaded', async () => {
	const name = `Nora New ${ stamp }`;
	await person().post(
		'/wp/v2/users/register',
		multipart( {
			role: 'designer',
			email: freshEmail( 'walk' ),
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
	await walk.begin( FOLDED );
	await walk.link( /not activated/ );
	await walk.choose( name, 'Activate' );
	await walk.said( '1 member activated' );

	await walk.begin( FOLDED );
	await walk.link( 'All members' );
	await walk.choose( name, 'Switch off…' );
	await walk.click( page.getByRole( 'radio' ).first() );
	await walk.click( button( 'Switch off 1 account' ) );
	await walk.said( '1 account is off' );

	await walk.begin( FOLDED );
	await walk.menu( 'Newsletter' );
	await walk.fits();
	const download = page.waitForEvent( 'download' );
	await walk.click( button( 'Download as CSV' ) );
	expect( ( await download ).suggestedFilename() ).toMatch( /\.csv$/ );
	const chunks: Buffer[] = [];
	for await ( const chunk of await ( await download ).createReadStream() ) {
		chunks.push( Buffer.from( chunk ) );
	}
	expect( Buffer.concat( chunks ).toString() ).toMatch(
		/^\uFEFFemail,name,role,language,since_utc\r?\n/
	);
} );

test( 'the site leads to the editor of what it shows', async () => {
	const bar = ( name: string ) =>
		page
			.locator( '#wpadminbar' )
			.getByRole( 'menuitem', { name, exact: true } );
	await work( designer, `Cup ${ stamp }` );
	await page.setViewportSize( { width: FOLDED, height: 900 } );
	await page.goto( `${ SITE_URL }/designer/${ designer.slug }` );
	await page.getByRole( 'button', { name: `Cup ${ stamp }` } ).click();
	await expect( page ).toHaveURL( /\/designer\/[^/]+\/cup-/ );
	// The slideshow fills the window and lies above the bar: its link is opened by its address.
	const editor = await bar( 'Edit project' ).getAttribute( 'href' );
	await page.goto( editor ?? '' );
	await expect( page.locator( '#title' ) ).toHaveValue( `Cup ${ stamp }` );

	// The app goes on without the server, and the link with it.
	await page.goto( `${ SITE_URL }/designers` );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	await expect( page.locator( '#wp-admin-bar-edit' ) ).toBeHidden();
	await page
		.getByRole( 'contentinfo' )
		.locator( 'a[href$="/about-us"]' )
		.first()
		.click();
	const href = await bar( 'Edit page' ).getAttribute( 'href' );
	const answer = await page.request.get( href ?? '', { maxRedirects: 0 } );
	expect( answer.headers().location ).toMatch(
		/post\.php\?post=\d+&action=edit$/
	);
} );
