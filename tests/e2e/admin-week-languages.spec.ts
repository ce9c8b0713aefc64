// An administrator's week, in several languages: a page is translated, an event gets its hours, skills and texts their words.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import { pageOf } from '../support/browser';
import { login } from '../support/client.mjs';
import { canvas, openEditor, publish, sidebar, title } from '../support/editor';
import { Walk, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );

let admin: Page;
let author: Awaited< ReturnType< typeof login > >;

test.beforeAll( async ( { browser } ) => {
	[ admin, author ] = await Promise.all( [
		adminPage( browser ),
		login( 'admin', 'password' ),
	] );
	await author.post( '/wp/v2/pages', {
		title: `Imprint ${ stamp }`,
		content: '<p>Who we are</p>',
		status: 'publish',
	} );
} );

test.afterAll( async () => {
	for ( const base of [ 'event', 'pages' ] ) {
		const { body } = await author.get( `/wp/v2/${ base }`, {
			search: stamp,
			context: 'edit',
			status: 'any',
		} );
		for ( const { id } of body ) {
			await author.del( `/wp/v2/${ base }/${ id }?force=true` );
		}
	}
	await admin.context().close();
} );

test( 'a page is made in French from the overview, and French visitors read it', async ( {
	browser,
} ) => {
	const walk = new Walk( admin );
	await walk.begin( WIDE );
	await walk.menu( 'Languages' );
	await expect(
		admin.getByRole( 'heading', { name: 'Languages', level: 1 } )
	).toBeVisible();
	await walk.fits( '.dm-languages' );
	await walk.click(
		admin.getByRole( 'button', {
			name: `Make Imprint ${ stamp }, Français`,
		} )
	);
	await expect( title( admin ) ).toHaveText( `Imprint ${ stamp }` );
	await admin.setViewportSize( { width: WIDE, height: 900 } );
	await openEditor( admin, admin.url().replace( /^.*\/wp-admin\//, '' ) );
	await title( admin ).fill( `Mentions ${ stamp }` );
	await expect( canvas( admin ).getByText( 'Who we are' ) ).toBeVisible();
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( `/imprint-${ stamp }?lang=fr` );
	await expect(
		page.getByRole( 'heading', { name: `Mentions ${ stamp }` } )
	).toBeVisible();
	await page.goto( `/mentions-${ stamp }` );
	await expect( page ).toHaveURL(
		new RegExp( `/imprint-${ stamp }\\?lang=fr` )
	);
	await page.goto( `/imprint-${ stamp }?lang=it` );
	await expect(
		page.getByText( 'Questa pagina esiste solo in inglese, francese.' )
	).toBeVisible();
	await page.context().close();
} );

test( 'the editor says which languages there are, and an event gets its hours', async ( {
	browser,
} ) => {
	await openEditor( admin, 'post-new.php?post_type=dmkt_event' );
	await title( admin ).fill( `Bells at noon ${ stamp }` );
	await sidebar( admin ).getByRole( 'tab', { name: 'Event' } ).click();
	await sidebar( admin ).getByLabel( 'Day' ).fill( '2031-05-06' );
	await sidebar( admin ).getByLabel( 'Begins at' ).fill( '18:30' );
	await sidebar( admin ).getByLabel( 'Ends at' ).fill( '20:00' );
	await sidebar( admin ).getByRole( 'button', { name: 'Languages' } ).click();
	await expect( sidebar( admin ).getByText( 'This one' ) ).toBeVisible();
	await new Walk( admin ).fits( '.interface-interface-skeleton__sidebar' );
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( '/' );
	await expect(
		page
			.getByRole( 'listitem' )
			.filter( { hasText: `Bells at noon ${ stamp }` } )
	).toContainText( '18:30–20:00' );
	await page.context().close();
} );

test( 'skills and texts have one editor for their translations', async () => {
	const walk = new Walk( admin );
	await walk.begin( WIDE );
	await walk.menu( 'Languages' );
	await walk.click(
		admin.getByRole( 'link', { name: 'Site texts', exact: true } )
	);
	const text = admin
		.getByRole( 'textbox', { name: /, Title, Français$/ } )
		.first();
	await expect( text ).toBeVisible();
	await walk.fits( '.dm-languages' );
	await text.fill( `Bienvenue ${ stamp }` );
	await walk.click( admin.getByRole( 'button', { name: 'Save Changes' } ) );
	await expect(
		admin.getByText( 'The translations are saved.' )
	).toBeVisible();
	await expect( text ).toHaveValue( `Bienvenue ${ stamp }` );
	await text.fill( '' );
	await Promise.all( [
		admin.waitForEvent( 'load' ),
		admin.getByRole( 'button', { name: 'Save Changes' } ).click(),
	] );

	await admin
		.getByRole( 'link', { name: 'Skills', exact: true } )
		.last()
		.click();
	await expect(
		admin.getByRole( 'textbox', { name: 'Wayfinding, Français' } )
	).toHaveValue( 'Signalétique' );
} );
