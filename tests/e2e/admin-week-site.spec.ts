// An administrator's week: the links of header and footer, and everything taken along.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import { login } from '../support/client.mjs';
import { keepOptions, wp } from '../support/site';
import { Walk, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );

let page: Page;
let walk: Walk;
let restore: () => void;

test.beforeAll( async ( { browser } ) => {
	restore = keepOptions(
		`theme_mods_${ wp( 'option', 'get', 'stylesheet' ).trim() }`
	);
	page = await adminPage( browser );
	walk = new Walk( page );
} );

test.afterAll( async () => {
	await page.context().close();
	restore();
	wp(
		'eval',
		`foreach ( wp_get_nav_menus() as $menu ) { if ( str_ends_with( $menu->name, '${ stamp }' ) ) { wp_delete_nav_menu( $menu ); } }`
	);
} );

/** Opens core's screen of menus, where a new one is named and gets its place. */
async function begin( name: string, place: string ) {
	await walk.begin( WIDE );
	await walk.core( 'appearance', 'Menus' );
	await expect(
		page.getByText( 'A menu takes the place of all links' )
	).toBeVisible();
	await walk.fits( '.notice-info' );
	const another = page.getByRole( 'link', { name: 'create a new menu' } );
	if ( await another.isVisible() ) {
		await walk.click( another );
	}
	await page.getByLabel( 'Menu Name' ).fill( name );
	await page.getByLabel( place, { exact: true } ).check();
	await walk.click(
		page.getByRole( 'button', { name: 'Create Menu' } ).first()
	);
}

/** Saves the menu with its one item, by keyboard, as the button moves for a moment after that was added; then visits a page. */
const keep = async () => {
	await expect( page.locator( '#menu-to-edit li' ) ).toHaveCount( 1 );
	await page.locator( '#save_menu_footer' ).press( 'Enter' );
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	await page.goto( '/about-us' );
};

test( 'a link of the header is changed', async () => {
	await begin( `Links ${ stamp }`, 'Marketplace: header' );
	await page.getByRole( 'button', { name: 'Custom Links' } ).click();
	await page.getByLabel( 'URL' ).fill( '/designers' );
	await page.getByLabel( 'Link Text' ).fill( `Talents ${ stamp }` );
	await page.locator( '#submit-customlinkdiv' ).click();
	await keep();
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: `Talents ${ stamp }` } )
		.click();
	await expect( page ).toHaveURL( /\/designers$/ );
} );

test( 'a page of the site’s own stands in the footer', async () => {
	const author = await login( 'admin', 'password' );
	const { body: imprint } = await author.post( '/wp/v2/pages', {
		title: `Masthead ${ stamp }`,
		content: '<p>Who we are</p>',
		status: 'publish',
	} );
	await begin( `Foot ${ stamp }`, 'Marketplace: footer' );
	await page.getByLabel( `Masthead ${ stamp }` ).first().check();
	await page.locator( '#submit-posttype-page' ).click();
	await keep();
	await page
		.getByRole( 'contentinfo' )
		.getByRole( 'link', { name: `Masthead ${ stamp }` } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: `Masthead ${ stamp }` } )
	).toBeVisible();
	await author.del( `/wp/v2/pages/${ imprint.id }?force=true` );
} );

test( 'everything is taken along in one file, and it stands in the log', async () => {
	await walk.begin( WIDE );
	await walk.core( 'tools', 'Export' );
	await expect(
		page.getByRole( 'heading', { name: 'Export', level: 1 } )
	).toBeVisible();
	await walk.fits( '.dm-archive' );
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		walk.click(
			page.getByRole( 'link', { name: 'Download the archive' } )
		),
	] );
	expect( download.suggestedFilename() ).toMatch( /^marketplace-.*\.zip$/ );
	const bytes = readFileSync( await download.path() );
	expect( bytes.subarray( 0, 2 ).toString() ).toBe( 'PK' );
	expect( bytes.includes( 'manifest.json' ) ).toBe( true );
	expect( bytes.includes( 'tables/message.jsonl' ) ).toBe( false );
	await walk.begin( WIDE );
	await walk.menu( 'Log' );
	await expect( page.locator( '#the-list tr' ).first() ).toContainText(
		'Archive downloaded'
	);
} );
