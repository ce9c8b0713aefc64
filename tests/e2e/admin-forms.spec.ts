// Forms of wp-admin that are refused keep what was typed; the users list, on a desk and on a tablet.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { member, mission, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { FOLDED, WIDE } from '../support/walk';

let stamp: string;
let designer: Member;
let company: Member;
let page: Page;

test.beforeAll( async ( { browser } ) => {
	stamp = Date.now().toString( 36 );
	[ designer, company ] = await Promise.all( [
		member( 'designer', `Fay Forms ${ stamp }` ),
		member( 'contractor', `Forms & Sons ${ stamp }` ),
	] );
	page = await adminPage( browser );
} );

test.afterAll( async () => {
	await page.context().close();
} );

const wide = ( width: number ) =>
	page.setViewportSize( { width, height: 900 } );

const row = ( text: string ) =>
	page.locator( '#the-list tr' ).filter( { hasText: text } );

const update = () => page.locator( '#publish' ).click();

test( `a work that breaks rules stays as it was, and the form as it was filled in`, async () => {
	await wide( FOLDED );
	const { id } = await work( designer, `Lamp ${ stamp }` );
	const before = ( await designer.api.get( `/wp/v2/work/${ id }` ) ).body;
	const title = `"><b onclick=x> a title longer than thirty &lt;`;
	await go( page, `post.php?post=${ id }&action=edit` );
	await page.locator( '#title' ).fill( title );
	await page
		.getByLabel( 'Description' )
		.fill( 'Typed </textarea><b>bold</b> &amp; <3' );
	await page.getByLabel( 'Client' ).fill( 'A client typed with care' );
	await page.getByLabel( 'Video address' ).fill( 'javascript:alert(1)' );
	await update();

	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'Nothing has been saved.' );
	await expect( alert ).toContainText( 'Title: 30 characters at most.' );
	await expect( alert ).toContainText( 'Video address:' );
	await expect( page.getByText( 'Saved.', { exact: true } ) ).toBeHidden();
	await expect( page.locator( '#title' ) ).toHaveValue( title );
	await expect( page.getByLabel( 'Description' ) ).toHaveValue(
		'Typed </textarea><b>bold</b> &amp; <3'
	);
	await expect( page.getByLabel( 'Client' ) ).toHaveValue(
		'A client typed with care'
	);
	const video = page.getByLabel( 'Video address' );
	await expect( video ).toHaveValue( 'javascript:alert(1)' );
	await expect( video ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( video ).toHaveAccessibleDescription( /https:\/\// );
	expect( ( await designer.api.get( `/wp/v2/work/${ id }` ) ).body ).toEqual(
		before
	);
	for ( const width of [ WIDE, FOLDED ] ) {
		await wide( width );
		const { violations } = await new AxeBuilder( { page } )
			.setLegacyMode()
			.include( '.postbox[id^="dm-"]' )
			.include( '.notice-error' )
			.analyze();
		expect( violations.map( ( { id: rule } ) => rule ) ).toEqual( [] );
	}

	await page.locator( '#title' ).fill( `Better ${ stamp }` );
	await video.fill( '' );
	await update();
	await expect( page.getByText( 'Saved.', { exact: true } ) ).toBeVisible();
	const after = ( await designer.api.get( `/wp/v2/work/${ id }` ) ).body;
	expect( after.client ).toBe( 'A client typed with care' );
} );

test( `members go by their names in the users list, with their actions`, async () => {
	await wide( WIDE );
	await go( page, `users.php?s=${ stamp }` );
	for ( const { name } of [ designer, company ] ) {
		const link = row( name ).getByRole( 'link', { name, exact: true } );
		await expect( link ).toBeVisible();
		await expect(
			row( name ).getByRole( 'checkbox', {
				name: `Select ${ name }`,
			} )
		).toBeVisible();
		await row( name ).hover();
		await expect(
			row( name ).getByRole( 'link', { name: 'Edit', exact: true } )
		).toBeVisible();
	}
	for ( const width of [ FOLDED, WIDE ] ) {
		await wide( width );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth <=
					document.documentElement.clientWidth
			)
		).toBe( true );
	}
	await page
		.getByRole( 'link', { name: /^Not activated/ } )
		.first()
		.click();
	await expect( page.locator( '.subsubsub [aria-current]' ) ).toHaveCount(
		1
	);
} );

test( 'what the member changes meanwhile is not overwritten unseen, by neither form', async () => {
	await wide( WIDE );
	const title = `Door ${ stamp }`;
	const { id } = await mission( company, title );
	await go( page, `post.php?post=${ id }&action=edit` );
	await page.getByLabel( 'Description' ).fill( 'By the administrator.' );
	await company.api.post( `/wp/v2/mission/${ id }`, {
		description: 'By the member.',
	} );
	await update();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'This has been changed since you opened it.'
	);
	await expect( page.getByLabel( 'Description' ) ).toHaveValue(
		'By the administrator.'
	);
	await update();
	await expect( page.getByText( 'Saved.', { exact: true } ) ).toBeVisible();

	await go( page, `edit.php?post_type=dm_mission&s=${ stamp }` );
	await row( title ).hover();
	await page
		.getByRole( 'button', { name: `Quick edit “${ title }” inline` } )
		.click();
	const form = page.locator( `#edit-${ id }` );
	await form.getByLabel( 'Posting date' ).fill( '2026-02-28' );
	await company.api.post( `/wp/v2/mission/${ id }`, {
		description: 'By the member again.',
	} );
	await form.getByRole( 'button', { name: 'Update' } ).click();
	await expect( form ).toContainText(
		'This has been changed since you opened it.'
	);
	await expect( form.getByLabel( 'Posting date' ) ).toHaveValue(
		'2026-02-28'
	);
	const { body } = await company.api.get( `/wp/v2/mission/${ id }` );
	expect( body ).toMatchObject( {
		description: 'By the member again.',
		postingDate: null,
	} );
} );
