// An administrator finds people, corrects what is theirs and acts for them, on a desk or where a tablet needs more clicks: in four at most.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import { mailTo } from '../support/client.mjs';
import {
	application,
	close,
	member,
	mission,
	work,
} from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { png, pngFile } from '../support/pictures.mjs';
import { FOLDED, Walk, WIDE } from '../support/walk';

/** A picture as a browser sends it. */
const filed = ( width: number, height: number ) => ( {
	name: 'picture.png',
	mimeType: 'image/png',
	buffer: png( width, height ),
} );

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
		member( 'designer', `Fay Found ${ stamp }` ),
		member( 'contractor', `Found & Sons ${ stamp }`, {
			city: `Yverdon ${ stamp }`,
		} ),
	] );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const about = async ( { api, id }: Member ) =>
	( await api.get( '/wp/v2/users', { id } ) ).body[ 0 ];

test( 'members are found by their city, and one is corrected and told', async () => {
	await walk.begin( FOLDED );
	await walk.menu( 'Members' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Members' } )
	).toBeVisible();
	await page.getByLabel( 'Search Users' ).fill( `yverdon ${ stamp }` );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#the-list tr' ) ).toHaveCount( 1 );
	await expect( walk.row( company.name ).locator( 'img' ) ).toBeVisible();
	await expect( page.locator( '.wp-submenu li.current' ) ).toHaveText(
		/^Members/
	);
	await expect(
		page.locator( '#toplevel_page_design-marketplace' )
	).toHaveClass( /wp-has-current-submenu/ );
	await walk.goesWell( '.wrap' );

	await walk.choose( company.name, 'Correct the profile' );
	await page.getByLabel( 'City' ).fill( '' );
	await page
		.getByLabel( 'Contact person', { exact: true } )
		.fill( 'Typed with care' );
	await page.getByRole( 'button', { name: 'Save the profile' } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'City:' );
	await expect(
		page.getByLabel( 'Contact person', { exact: true } )
	).toHaveValue( 'Typed with care' );
	await walk.goesWell( '.wrap' );
	await page.getByLabel( 'City' ).fill( 'Nyon' );
	await page
		.getByLabel( 'Picture or logo', { exact: true } )
		.setInputFiles( filed( 420, 296 ) );
	await walk.click(
		page.getByRole( 'button', { name: 'Save the profile' } )
	);
	await walk.said( 'The member gets an email' );
	expect( await about( company ) ).toMatchObject( {
		city: 'Nyon',
		contact_name: 'Typed with care',
	} );
	const mail = await mailTo( company.email, /Corrected in your profile/ );
	expect( mail.text ).toContain( 'City' );
} );

test( 'one picture of a work is removed, another is replaced', async () => {
	const title = `Lamp ${ stamp }`;
	const { id } = await work( designer, title, {
		image2: pngFile( 1500, 1000 ),
	} );
	await walk.begin( FOLDED );
	await walk.menu( 'Projects' );
	await expect(
		walk.row( title ).locator( '.column-dm_image img' )
	).toBeVisible();
	await walk.click( walk.row( title ).locator( '.row-title' ) );
	await page.getByLabel( 'Client' ).fill( 'Typed before' );
	await walk.click(
		page.getByRole( 'button', { name: 'Remove: Second picture' } )
	);
	await walk.said( 'The pictures are saved.' );
	await expect( page.getByLabel( 'Client' ) ).toHaveValue( 'Typed before' );
	const { body } = await designer.api.get( `/wp/v2/work/${ id }` );
	expect( body.image2 ).toBeNull();
	expect( body.image ).not.toBeNull();
	await walk.goesWell( '#dm-pictures', '#dm-status' );

	await walk.begin( FOLDED );
	await walk.link( title );
	await page
		.getByLabel( 'First picture', { exact: true } )
		.setInputFiles( filed( 1600, 1000 ) );
	// Core's own button takes the picture along, and waits for one that is none.
	await page.getByLabel( 'Client' ).fill( 'With a picture' );
	await page.getByLabel( 'Third picture', { exact: true } ).setInputFiles( {
		name: 'none.png',
		mimeType: 'image/png',
		buffer: Buffer.from( 'No picture.' ),
	} );
	await page.locator( '#publish' ).click();
	await walk.said( 'Third picture:' );
	await expect( page.getByLabel( 'Client' ) ).toHaveValue( 'With a picture' );
	await page
		.getByLabel( 'First picture', { exact: true } )
		.setInputFiles( filed( 1600, 1000 ) );
	await walk.click( page.locator( '#publish' ) );
	await expect( page.getByText( 'Saved.', { exact: true } ) ).toBeVisible();
	walk.isShort();
	await expect( page.getByLabel( 'Client' ) ).toHaveValue( 'With a picture' );
	expect(
		( await designer.api.get( `/wp/v2/work/${ id }` ) ).body.image
	).not.toEqual( body.image );
} );

test( 'a job is posted for a company, closed by mistake, and open again', async () => {
	const title = `Bell ${ stamp }`;
	await walk.begin( FOLDED );
	await walk.menu( 'Members' );
	await walk.choose( company.name, 'Post a job for them' );
	await page.getByLabel( 'Title' ).fill( title );
	await page.getByLabel( 'Description' ).fill( 'It rings.' );
	await walk.goesWell( '.wrap' );
	await walk.click(
		page.getByRole( 'button', { name: 'Post the design job' } )
	);
	await walk.said( 'was added for' );
	await walk.goesWell( '.wrap' );
	await mailTo( company.email, new RegExp( `Added: "${ title }"` ) );
	const [ job ] = (
		await company.api.get( '/wp/v2/mission', {
			author: company.id,
		} )
	).body;
	expect( job.title.rendered ).toBe( title );

	await application( designer, company, job, 'I would begin at once.' );
	await close( company, job );
	await mailTo( designer.email, /^Closed: / );
	await walk.begin( FOLDED );
	await walk.menu( 'Design jobs' );
	await walk.choose( title, 'Open again…' );
	await expect(
		page.getByText( '1 candidate will be told by email' )
	).toBeVisible();
	await walk.goesWell( '.wrap' );
	await walk.click( page.getByRole( 'button', { name: 'Open it again' } ) );
	await walk.said( 'is open again' );
	walk.isShort();
	await mailTo( designer.email, /^Open again: / );
} );

test( 'a candidate is shortlisted for a company, which is told', async () => {
	const job = await mission( company, `Sign ${ stamp }` );
	await application( designer, company, job, 'I would paint it.' );
	await walk.begin( WIDE );
	await walk.click(
		page
			.locator( '.dm-overview section' )
			.filter( { hasText: 'Latest applications' } )
			.getByRole( 'row', { name: `Sign ${ stamp }` } )
			.getByRole( 'link' )
	);
	await walk.click(
		page.getByRole( 'link', { name: 'Decide for the company…' } )
	);
	await walk.goesWell( '.wrap' );
	await walk.click( page.getByRole( 'radio', { name: 'Short list' } ) );
	await walk.click(
		page.getByRole( 'button', {
			name: `Decide for ${ company.name }`,
		} )
	);
	await walk.said( `${ designer.name }: Short list.` );
	walk.isShort();
	await mailTo(
		company.email,
		new RegExp( `Decided about a candidate for "Sign ${ stamp }"` )
	);
	const [ applied ] = (
		await company.api.get( '/wp/v2/application', {
			mission: job.id,
		} )
	).body;
	expect( applied.stage ).toBe( 'shortlisted' );
} );

test( 'a work is added for a designer and given to another', async () => {
	const other = await member( 'designer', `Otto Other ${ stamp }` );
	const title = `Door ${ stamp }`;
	await walk.begin( FOLDED );
	await walk.menu( 'Members' );
	await walk.choose( designer.name, 'Add a project for them' );
	await page.getByLabel( 'Title' ).fill( title );
	await page.getByLabel( 'Client' ).fill( 'Own' );
	await page.getByLabel( 'Year' ).fill( '2025' );
	await page
		.getByLabel( 'First picture' )
		.setInputFiles( filed( 1500, 1000 ) );
	await walk.goesWell( '.wrap' );
	await walk.click( page.getByRole( 'button', { name: 'Add the project' } ) );
	await walk.said( 'was added for' );
	walk.isShort();

	await walk.begin( FOLDED );
	await walk.menu( 'Projects' );
	await walk.choose( title, 'Give to another member…' );
	await page
		.getByLabel( 'Name, city or email of the designer' )
		.fill( other.name );
	await page.keyboard.press( 'Enter' );
	const give = page.getByRole( 'button', {
		name: `Give to ${ other.name }`,
	} );
	await expect( give ).toBeVisible();
	await walk.goesWell( '.wrap' );
	await walk.click( give );
	await walk.said( `belongs to ${ other.name } now` );
	walk.isShort();
	const { body } = await other.api.get( '/wp/v2/work', {
		author_name: other.slug,
	} );
	expect( body[ 0 ].image ).not.toBeNull();
} );

test( 'a skill gets a name in French, and is merged into another', async () => {
	const name = `Old skill ${ stamp }`;
	await walk.begin( FOLDED );
	await walk.menu( 'Skills' );
	await page.locator( '#tag-name' ).fill( name );
	await page.getByLabel( 'Name in Français' ).fill( `Métier ${ stamp }` );
	await walk.click( page.locator( '#submit' ) );
	await expect( walk.row( name ) ).toBeVisible();
	const named = async ( lang: string ) =>
		( await designer.api.get( '/wp/v2/skill', { lang } ) ).body.map(
			( skill: { name: string } ) => skill.name
		);
	expect( await named( 'fr' ) ).toContain( `Métier ${ stamp }` );
	expect( await named( 'de' ) ).toContain( name );
	await walk.begin( FOLDED );
	await walk.menu( 'Skills' );
	await walk.choose( name, 'Merge into another…' );
	await expect( page.getByText( `Filed under "${ name }"` ) ).toContainText(
		'0 projects, 0 design jobs, 0 designers'
	);
	await walk.goesWell( '.wrap' );
	await walk.click(
		page.getByRole( 'button', { name: /^Merge into/ } ).first()
	);
	await walk.said( 'was merged into' );
	walk.isShort();
	await expect( walk.row( name ) ).toHaveCount( 0 );
} );
