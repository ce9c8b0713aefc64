// An administrator finds people, corrects what is theirs and acts for them, on a desk and on a tablet: in four clicks at most.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { mailTo } from '../support/client.mjs';
import { application, close, member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { png, pngFile } from '../support/pictures.mjs';

const WIDTHS = [ 1280, 782 ];

/** A picture as a browser sends it. */
const filed = ( width: number, height: number ) => ( {
	name: 'picture.png',
	mimeType: 'image/png',
	buffer: png( width, height ),
} );

let stamp: string;
let page: Page;
let clicks = 0;

test.beforeAll( async ( { browser } ) => {
	stamp = Date.now().toString( 36 );
	page = await adminPage( browser );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const row = ( text: string ) =>
	page.locator( '#the-list tr' ).filter( { hasText: text } );

/** A click of the task: begins at the overview, where the menu is. */
async function click( what: Locator ) {
	clicks += 1;
	await what.click();
}

async function begin( width: number ) {
	await page.setViewportSize( { width, height: 900 } );
	await go( page, 'admin.php?page=design-marketplace' );
	clicks = 0;
}

/** Opens a screen by its entry in the menu, which a tablet opens first. */
async function menu( name: string ) {
	const toggle = page.locator( '#wp-admin-bar-menu-toggle > a' );
	if ( await toggle.isVisible() ) {
		await click( toggle );
	}
	await click(
		page
			.locator( '#toplevel_page_design-marketplace .wp-submenu a' )
			.filter( { hasText: new RegExp( `^${ name }` ) } )
	);
}

/** Opens what a row offers: core shows it where the mouse is. */
async function choose( text: string, name: string | RegExp ) {
	await row( text ).hover();
	await click( row( text ).getByRole( 'link', { name } ) );
}

const said = ( text: string | RegExp ) =>
	expect(
		page.locator( '.notice' ).filter( { hasText: text } )
	).toBeVisible();

/** In four clicks at most, without a sideways scroll, and axe objects to nothing of ours. */
async function goesWell( ...ours: string[] ) {
	expect( clicks ).toBeLessThanOrEqual( 4 );
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth <=
				document.documentElement.clientWidth
		)
	).toBe( true );
	const builder = new AxeBuilder( { page } )
		.setLegacyMode()
		.exclude( '.row-actions' )
		.exclude( '.tablenav-pages' );
	ours.forEach( ( selector ) => builder.include( selector ) );
	const { violations } = await builder.analyze();
	expect(
		violations.flatMap( ( { id, nodes } ) =>
			nodes.map( ( { target } ) => `${ id }: ${ target.join( ' ' ) }` )
		)
	).toEqual( [] );
}

const about = async ( { api, id }: Member ) =>
	( await api.get( '/wp/v2/users', { id } ) ).body[ 0 ];

for ( const width of WIDTHS ) {
	test.describe( `${ width } px`, () => {
		let designer: Member;
		let company: Member;
		let mark: string;

		test.beforeAll( async () => {
			mark = `${ width }${ stamp }`;
			designer = await member( 'designer', `Fay Found ${ mark }` );
			company = await member( 'contractor', `Found & Sons ${ mark }`, {
				city: `Yverdon ${ mark }`,
			} );
		} );

		test( 'members are found by their city, and one is corrected and told', async () => {
			await begin( width );
			await menu( 'Members' );
			await expect(
				page.getByRole( 'heading', { level: 1, name: 'Members' } )
			).toBeVisible();
			await page.getByLabel( 'Search Users' ).fill( `yverdon ${ mark }` );
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( '#the-list tr' ) ).toHaveCount( 1 );
			await expect( row( company.name ).locator( 'img' ) ).toBeVisible();
			await expect( page.locator( '.wp-submenu li.current' ) ).toHaveText(
				/^Members/
			);
			await expect(
				page.locator( '#toplevel_page_design-marketplace' )
			).toHaveClass( /wp-has-current-submenu/ );
			await goesWell( '.wrap' );

			await choose( company.name, 'Correct the profile' );
			await page.getByLabel( 'City' ).fill( '' );
			await page
				.getByLabel( 'Contact person', { exact: true } )
				.fill( 'Typed with care' );
			await page
				.getByRole( 'button', { name: 'Save the profile' } )
				.click();
			await expect( page.getByRole( 'alert' ) ).toContainText( 'City:' );
			await expect(
				page.getByLabel( 'Contact person', { exact: true } )
			).toHaveValue( 'Typed with care' );
			await goesWell( '.wrap' );
			await page.getByLabel( 'City' ).fill( 'Nyon' );
			await page
				.getByLabel( 'Picture or logo', { exact: true } )
				.setInputFiles( filed( 420, 296 ) );
			await click(
				page.getByRole( 'button', { name: 'Save the profile' } )
			);
			await said( 'The member gets an email' );
			expect( await about( company ) ).toMatchObject( {
				city: 'Nyon',
				contact_name: 'Typed with care',
			} );
			const mail = await mailTo(
				company.email,
				/Corrected in your profile/
			);
			expect( mail.text ).toContain( 'City' );
		} );

		test( 'one picture of a work is removed', async () => {
			const title = `Lamp ${ mark }`;
			const { id } = await work( designer, title, {
				image2: pngFile( 1500, 1000 ),
			} );
			await begin( width );
			await menu( 'Projects' );
			await expect(
				row( title ).locator( '.column-dm_image img' )
			).toBeAttached();
			await click( row( title ).locator( '.row-title' ) );
			await click(
				page.getByRole( 'button', { name: 'Remove: Second picture' } )
			);
			await said( 'The pictures are saved.' );
			const { body } = await designer.api.get( `/wp/v2/work/${ id }` );
			expect( body.image2 ).toBeNull();
			expect( body.image ).not.toBeNull();
			await goesWell( '#dm-pictures', '#dm-status' );
		} );

		test( 'a job is posted for a company, closed by mistake, and open again', async () => {
			const title = `Bell ${ mark }`;
			await begin( width );
			await menu( 'Members' );
			await choose( company.name, 'Post a job for them' );
			await page.getByLabel( 'Title' ).fill( title );
			await page.getByLabel( 'Description' ).fill( 'It rings.' );
			await goesWell( '.wrap' );
			await click(
				page.getByRole( 'button', { name: 'Post the design job' } )
			);
			await said( 'was added for' );
			await goesWell( '.wrap' );
			await mailTo( company.email, new RegExp( `Added: "${ title }"` ) );
			const [ job ] = (
				await company.api.get( '/wp/v2/mission', {
					author: company.id,
				} )
			).body;
			expect( job.title.rendered ).toBe( title );

			await application(
				designer,
				company,
				job,
				'I would begin at once.'
			);
			await close( company, job );
			await mailTo( designer.email, /^Closed: / );
			await begin( width );
			await menu( 'Design jobs' );
			await choose( title, 'Open again…' );
			await expect(
				page.getByText( '1 candidate is told by email' )
			).toBeVisible();
			await goesWell( '.wrap' );
			await click(
				page.getByRole( 'button', { name: 'Open it again' } )
			);
			await said( 'is open again' );
			expect( clicks ).toBeLessThanOrEqual( 4 );
			await mailTo( designer.email, /^Open again: / );
		} );

		test( 'a work is added for a designer and given to another', async () => {
			const other = await member( 'designer', `Otto Other ${ mark }` );
			const title = `Door ${ mark }`;
			await begin( width );
			await menu( 'Members' );
			await choose( designer.name, 'Add a project for them' );
			await page.getByLabel( 'Title' ).fill( title );
			await page.getByLabel( 'Client' ).fill( 'Own' );
			await page.getByLabel( 'Year' ).fill( '2025' );
			await page
				.getByLabel( 'First picture' )
				.setInputFiles( filed( 1500, 1000 ) );
			await goesWell( '.wrap' );
			await click(
				page.getByRole( 'button', { name: 'Add the project' } )
			);
			await said( 'was added for' );
			expect( clicks ).toBeLessThanOrEqual( 4 );

			await begin( width );
			await menu( 'Projects' );
			await choose( title, 'Give to another member…' );
			await page
				.getByLabel( 'Name, city or email of the designer' )
				.fill( other.name );
			await page.keyboard.press( 'Enter' );
			const give = page.getByRole( 'button', {
				name: `Give to ${ other.name }`,
			} );
			await expect( give ).toBeVisible();
			await goesWell( '.wrap' );
			await click( give );
			await said( `belongs to ${ other.name } now` );
			expect( clicks ).toBeLessThanOrEqual( 4 );
			const { body } = await other.api.get( '/wp/v2/work', {
				author_name: other.slug,
			} );
			expect( body[ 0 ].image ).not.toBeNull();
		} );

		test( 'a skill gets a name in French, and is merged into another', async () => {
			const name = `Old skill ${ mark }`;
			await begin( width );
			await menu( 'Skills' );
			await page.locator( '#tag-name' ).fill( name );
			await page
				.getByLabel( 'Name in Français' )
				.fill( `Métier ${ mark }` );
			await click( page.locator( '#submit' ) );
			await expect( row( name ) ).toBeVisible();
			const named = async ( lang: string ) =>
				( await designer.api.get( '/wp/v2/skill', { lang } ) ).body.map(
					( skill: { name: string } ) => skill.name
				);
			expect( await named( 'fr' ) ).toContain( `Métier ${ mark }` );
			expect( await named( 'de' ) ).toContain( name );
			await begin( width );
			await menu( 'Skills' );
			await choose( name, 'Merge into another…' );
			await expect(
				page.getByText( `Filed under "${ name }"` )
			).toContainText( '0 projects, 0 design jobs, 0 designers' );
			await goesWell( '.wrap' );
			await click(
				page.getByRole( 'button', { name: /^Merge into/ } ).first()
			);
			await said( 'was merged into' );
			expect( clicks ).toBeLessThanOrEqual( 4 );
			await expect( row( name ) ).toHaveCount( 0 );
		} );
	} );
}
