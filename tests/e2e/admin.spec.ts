// Administrators in wp-admin: lists, bulk closing, activation, outbox, newsletter, deleting a member.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import {
	freshEmail,
	mailTo,
	mailsTo,
	multipart,
	person,
} from '../support/client.mjs';
import { application, member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { pngFile } from '../support/pictures.mjs';
import { postsOf, traces, uploads } from '../support/site';

const SCREENS = {
	overview: 'admin.php?page=design-marketplace',
	works: 'edit.php?post_type=dm_work',
	missions: 'edit.php?post_type=dm_mission',
	applications: 'edit.php?post_type=dm_application',
	events: 'edit.php?post_type=dm_event',
	resources: 'edit.php?post_type=dm_resource',
	readings: 'edit.php?post_type=dm_reading',
	'past projects': 'edit.php?post_type=dm_past_project',
	skills: 'edit-tags.php?taxonomy=dm_skill&post_type=dm_mission',
	outbox: 'admin.php?page=design-marketplace-outbox',
	newsletter: 'admin.php?page=design-marketplace-newsletter',
	users: 'users.php',
	members: 'users.php?dm_members=1',
};

const SETTINGS = Object.fromEntries(
	[
		'general',
		'partners',
		'universities',
		'texts',
		'mails',
		'mails&mail=new_application',
		'reports',
		'reasons',
		'signup',
		'privacy',
	].map( ( tab ) => [
		`settings: ${ tab }`,
		`admin.php?page=design-marketplace-settings&tab=${ tab }`,
	] )
);

let stamp: string;
let designer: Member;
let company: Member;

test.beforeAll( async () => {
	stamp = Date.now().toString( 36 );
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Ada Admin ${ stamp }` ),
		member( 'contractor', `Loop Admin ${ stamp }` ),
	] );
} );

const row = ( page: Page, text: string ) =>
	page.locator( '#the-list tr' ).filter( { hasText: text } );

const countOf = async ( address: string, subject: RegExp ) =>
	( await mailsTo( address ) ).filter( ( mail ) =>
		subject.test( mail.subject )
	).length;

test( 'missions are closed in bulk and each candidate gets the mail once', async ( {
	browser,
} ) => {
	const titles = [ `Bell ${ stamp }`, `Door ${ stamp }` ];
	for ( const title of titles ) {
		const job = await mission( company, title );
		await application( designer, company, job, 'I would begin at once.' );
	}
	const page = await adminPage( browser );
	await go( page, `${ SCREENS.missions }&s=${ stamp }` );
	for ( const title of titles ) {
		await expect( row( page, title ) ).toContainText( company.name );
		await row( page, title ).getByRole( 'checkbox' ).check();
	}
	await page
		.getByLabel( 'Select bulk action' )
		.first()
		.selectOption( 'Close design jobs' );
	await page.getByRole( 'button', { name: 'Apply' } ).first().click();
	await expect( page.getByText( '2 emails will be sent' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Close 2 design jobs' } ).click();
	await expect( page.getByText( '2 design jobs closed.' ) ).toBeVisible();

	await go(
		page,
		`${ SCREENS.missions }&s=${ stamp }&post_status=dm_closed`
	);
	for ( const title of titles ) {
		await expect( row( page, title ) ).toContainText( 'Closed' );
	}
	const closed = /^Closed: /;
	await expect
		.poll( () => countOf( designer.email, closed ), {
			timeout: 20_000,
		} )
		.toBe( 2 );
} );

test( 'quick edit changes skill and posting date, and closes', async ( {
	browser,
} ) => {
	const title = `Lamp ${ stamp }`;
	const job = await mission( company, title );
	const page = await adminPage( browser );
	await go(
		page,
		`${ SCREENS.missions }&s=${ encodeURIComponent( title ) }`
	);
	await row( page, title ).hover();
	await page
		.getByRole( 'button', { name: `Quick edit “${ title }” inline` } )
		.click();
	const form = page.locator( `#edit-${ job.id }` );
	await form.getByLabel( 'Skill' ).selectOption( { index: 1 } );
	await form.getByLabel( 'Posting date' ).fill( '2026-02-28' );
	await expect( form.getByLabel( 'Status' ) ).toHaveValue( 'publish' );
	await form.getByLabel( 'Status' ).selectOption( 'Closed' );
	await form.getByRole( 'button', { name: 'Update' } ).click();
	await expect( row( page, title ) ).toContainText( 'February 28, 2026' );
	await expect( row( page, title ) ).toContainText( 'Closed' );
	const { body } = await company.api.get( `/wp/v2/mission/${ job.id }` );
	expect( body ).toMatchObject( { close: true, postingDate: '2026/02/28' } );
	expect( body.skill ).toHaveLength( 1 );
} );

test( 'a member who waits gets a new activation mail, and is activated', async ( {
	browser,
} ) => {
	const email = freshEmail( 'waiting' );
	const name = `Wanda Waits ${ stamp }`;
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
	const page = await adminPage( browser );
	await go( page, `users.php?dm_state=waiting&s=${ stamp }` );
	await expect( row( page, name ) ).toContainText( 'Not activated' );
	await row( page, name ).hover();
	await row( page, name )
		.getByRole( 'link', { name: 'Resend activation' } )
		.click();
	await expect(
		page.getByText( 'gets a new activation email' )
	).toBeVisible();
	await expect
		.poll( () => countOf( email, /Activate/ ), {
			timeout: 20_000,
		} )
		.toBe( 2 );
	await row( page, name ).hover();
	await row( page, name )
		.getByRole( 'link', { name: 'Activate', exact: true } )
		.click();
	await expect( page.getByText( '1 member activated' ) ).toBeVisible();
	await mailTo( email, /Welcome/ );
	await go( page, `users.php?dm_state=active&s=${ stamp }` );
	await expect( row( page, name ) ).toContainText( 'Active' );
} );

test( 'the newsletter is those who want it, and downloads as CSV', async ( {
	browser,
} ) => {
	const name = `=1+1 Formula ${ stamp }`;
	const wants = await member( 'designer', name );
	await wants.api.post( `/wp/v2/users/${ wants.id }?slug=${ wants.slug }`, {
		newsletter: true,
		newsletter_optin: true,
	} );
	const page = await adminPage( browser );
	await go( page, SCREENS.newsletter );
	await page.getByLabel( 'Filter by role' ).selectOption( 'Designer' );
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	await expect(
		page.getByText(
			/active members? ha(s|ve) subscribed to the newsletter/
		)
	).toBeVisible();
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download as CSV' } ).click();
	const stream = await ( await download ).createReadStream();
	const chunks: Buffer[] = [];
	for await ( const chunk of stream ) {
		chunks.push( Buffer.from( chunk ) );
	}
	const csv = Buffer.concat( chunks ).toString( 'utf8' );
	expect( csv.startsWith( '\uFEFFemail,name,role,language' ) ).toBe( true );
	expect( csv ).toContain( `${ wants.email },"'${ name }",designer` );
	expect( csv ).not.toContain( company.email );
	await wants.api.del( `/wp/v2/users/delete/${ wants.id }` );
} );

test( 'deleting a user leaves nothing of theirs in any table or folder', async ( {
	browser,
} ) => {
	const mark = `gone${ stamp }`;
	const files = uploads();
	const gone = await member( 'designer', `Forever ${ mark }`, {
		bio: `Bio ${ mark }`,
		city: `City ${ mark }`,
	} );
	const { id } = await work( gone, `Work ${ mark }`, {
		description: `About ${ mark }`,
	} );
	const { image } = ( await gone.api.get( `/wp/v2/work/${ id }` ) ).body;
	const job = await mission( company, `Stays ${ stamp }` );
	await application( gone, company, job, `Words ${ mark }` );
	await mailTo( company.email, /applied/i );
	const file = image.base_path + image.breakpoints.lg[ '2x' ];
	expect( ( await fetch( file ) ).status ).toBe( 200 );
	const left = () =>
		traces( { id: gone.id, posts }, mark, gone.email, gone.slug );
	const posts = postsOf( gone.id );
	// While they are there, the scan finds them everywhere.
	expect( left() ).toEqual(
		expect.arrayContaining( [
			'wp_dm_application.user_id',
			'wp_dm_consent.user_id',
			'wp_dm_directory.user_id',
			'wp_dm_outbox.recipient',
			'wp_postmeta.post_id',
			'wp_posts.post_author',
			'wp_usermeta.user_id',
			'wp_users.ID',
		] )
	);
	expect( uploads().length ).toBeGreaterThan( files.length );

	const page = await adminPage( browser );
	await go( page, `users.php?s=${ mark }` );
	await row( page, mark ).hover();
	await row( page, mark ).getByRole( 'link', { name: 'Delete' } ).click();
	await page.getByLabel( 'Delete all content.' ).check();
	await page.getByRole( 'button', { name: 'Confirm Deletion' } ).click();
	await expect( page.getByText( 'User deleted.' ) ).toBeVisible();

	expect( ( await fetch( file ) ).status ).toBe( 404 );
	// The last email goes to the address; only then may nothing be left of it.
	await mailTo( gone.email, /deleted/i );
	await expect.poll( left, { timeout: 20_000 } ).toEqual( [] );
	expect( uploads() ).toEqual( files );
} );

/** Axe's findings on our cells and boxes. Core is responsible for the rest of the screen. */
async function objections( page: Page, ...ours: string[] ) {
	const builder = new AxeBuilder( { page } )
		.setLegacyMode()
		.exclude( '.row-title' )
		.exclude( '.row-actions' )
		.exclude( '.tablenav-pages' );
	ours.forEach( ( selector ) => builder.include( selector ) );
	const { violations } = await builder.analyze();
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map( ( { target } ) => `${ id }: ${ target.join( ' ' ) }` )
	);
}

for ( const [ which, screens ] of Object.entries( {
	'every screen': SCREENS,
	'every tab of the settings': SETTINGS,
} ) ) {
	test( `${ which } says what it is, and axe objects to nothing of ours`, async ( {
		browser,
	} ) => {
		const page = await adminPage( browser );
		for ( const [ name, path ] of Object.entries( screens ) ) {
			await go( page, path );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toBeVisible();
			expect
				.soft( await objections( page, '.wrap' ), name )
				.toEqual( [] );
		}
	} );
}

test( 'axe objects to nothing on the screens of a work, a design job, an application and a member', async ( {
	browser,
} ) => {
	const item = await work( designer, `Axe ${ stamp }` );
	const job = await mission( company, `Saw ${ stamp }` );
	await application( designer, company, job, 'I would cut it.' );
	const [ applied ] = (
		await company.api.get( '/wp/v2/application', { mission: job.id } )
	).body;
	const page = await adminPage( browser );
	for ( const id of [ item.id, job.id, applied.id ] ) {
		await go( page, `post.php?post=${ id }&action=edit` );
		await expect(
			page.getByRole( 'heading', { level: 2, name: 'Status' } )
		).toBeVisible();
		expect
			.soft( await objections( page, '.postbox[id^="dm-"]' ), page.url() )
			.toEqual( [] );
	}
	for ( const { id } of [ designer, company ] ) {
		await go( page, `user-edit.php?user_id=${ id }` );
		await expect( page.locator( '.dm-user' ).first() ).toBeVisible();
		expect
			.soft( await objections( page, '.dm-user' ), page.url() )
			.toEqual( [] );
	}
} );
