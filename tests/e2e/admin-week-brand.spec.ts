// A week of the school's communications person: name, logo, colours, typeface, and the same look on the next site.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { adminPage } from '../support/admin';
import { findings, findingsIn } from '../support/axe';
import { pictureFile, press } from '../support/browser';
import { SITE_URL } from '../support/client.mjs';
import { upload } from '../support/editor';
import { keepOptions, wp } from '../support/site';
import { Walk, WIDE } from '../support/walk';

const SECOND = 'tests/fixtures/second-brand.json';

let page: Page;
let walk: Walk;
let restore: () => void;

test.beforeAll( async ( { browser } ) => {
	restore = keepOptions( 'design_marketplace_brand', 'blogname' );
	page = await adminPage( browser );
	walk = new Walk( page );
} );

test.afterAll( async () => {
	restore();
	await page.context().close();
} );

async function open() {
	await walk.begin( WIDE );
	await walk.menu( 'Appearance' );
}

const save = async () => {
	await walk.click( page.getByRole( 'button', { name: 'Save Changes' } ) );
	await walk.said( 'The site has this look now' );
};

const ofSite = async ( selector: string, property: string ) => {
	await page.goto( `${ SITE_URL }/about-us` );
	return page
		.locator( selector )
		.first()
		.evaluate(
			( element, name ) =>
				getComputedStyle( element ).getPropertyValue( name ),
			property
		);
};

test( 'the name of the site is changed', async () => {
	await open();
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Atelier du Nord' );
	await save();
	await walk.fits();
	await page.goto( `${ SITE_URL }/about-us` );
	await expect( page.locator( '.brand .name' ) ).toHaveText(
		'Atelier du Nord'
	);
} );

test( 'the logo is changed, and stands in the head of the site', async () => {
	await open();
	await walk.click(
		page.getByRole( 'button', { name: 'Choose a logo' } ).first()
	);
	await upload( page, { ...pictureFile( 240, 60 ), name: 'brand-logo.png' } );
	await save();
	await walk.fits();
	expect( await ofSite( '.brand .mark', 'background-image' ) ).toContain(
		'brand-logo'
	);
	expect( await ofSite( '.brand .mark', 'width' ) ).toBe( '128px' );
	wp(
		'eval',
		`foreach ( get_posts( [ 'post_type' => 'attachment', 's' => 'brand-logo' ] ) as $logo ) { wp_delete_attachment( $logo->ID, true ); }`
	);
} );

test( 'colours are changed: what cannot be read is refused with the nearest, and seen before it is saved', async () => {
	await open();
	await page.locator( '#dm-ink_light' ).fill( '#cc9a3d' );
	await expect( page.locator( '.dm-contrast' ).first() ).toHaveClass(
		/is-low/
	);
	await walk.click( page.getByRole( 'button', { name: 'Save Changes' } ) );
	await walk.said( /Nothing has been saved.*Ink, Light: / );
	await walk.fits();
	await walk.click(
		page.getByRole( 'button', { name: 'Take the nearest colours' } )
	);
	const field = page.locator( '#dm-ink_light' );
	await expect( field ).not.toHaveValue( '#cc9a3d' );
	const ink = await field.inputValue();
	const frame = page.frameLocator( 'iframe[title="Designers"]' );
	await expect( frame.locator( 'body' ) ).toHaveCSS(
		'color',
		`rgb(${ [ 1, 3, 5 ]
			.map( ( at ) => parseInt( ink.slice( at, at + 2 ), 16 ) )
			.join( ', ' ) })`
	);
	expect( await ofSite( ':root', '--ink' ) ).not.toContain( ink );
	await open();
	await save();
	expect( await ofSite( ':root', '--ink' ) ).toContain( ink );
} );

test( 'a typeface of the font library is chosen for headings', async () => {
	const family = wp(
		'eval',
		`$id = wp_insert_post( [ 'post_type' => 'wp_font_family', 'post_status' => 'publish', 'post_title' => 'Week One', 'post_name' => 'week-one', 'post_content' => '{}' ] ); wp_insert_post( [ 'post_type' => 'wp_font_face', 'post_status' => 'publish', 'post_parent' => $id, 'post_content' => wp_json_encode( [ 'fontWeight' => '400', 'src' => home_url( '/week-one.woff2' ) ] ) ] ); echo $id;`
	);
	await open();
	await page
		.getByLabel( 'Typeface of headings' )
		.selectOption( { label: 'Week One' } );
	await save();
	await walk.fits();
	expect( await ofSite( 'h1', 'font-family' ) ).toMatch( /^dm-/ );
	expect( await ofSite( 'body', 'font-family' ) ).toContain( 'Familjen' );
	wp( 'post', 'delete', family, '--force' );
} );

test( 'the Customizer and the site editor say where the look is', async () => {
	await walk.begin( WIDE );
	await page.goto( `${ SITE_URL }/wp-admin/customize.php` );
	await page
		.locator( '#customize-notifications-area' )
		.getByRole( 'link', { name: 'Appearance' } )
		.click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Appearance' } )
	).toBeVisible();
	await walk.fits();
} );

test( 'the look is taken to another site, and the shipped one comes back', async () => {
	await open();
	await page.getByLabel( 'File of a brand' ).setInputFiles( SECOND );
	await walk.click( page.getByRole( 'button', { name: 'Use this brand' } ) );
	await walk.said( 'The site has the brand of the file.' );
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Download the brand' } ).click(),
	] );
	const { name, paper_light: paper } = JSON.parse(
		readFileSync( await download.path(), 'utf8' )
	);
	expect( [ name, paper ] ).toEqual( [ 'Atelier du Nord', '#fbf1dd' ] );
	expect( await ofSite( ':root', '--r-designer' ) ).toBe( '14px' );
	await open();
	await walk.fits();
	await page.getByText( 'Take the shipped look again' ).click();
	await press( page, 'Take the shipped look' );
	await walk.said( 'The look is the shipped one again.' );
	expect( await ofSite( ':root', '--r-designer' ) ).toBe( '999px' );
} );

for ( const colorScheme of [ 'light', 'dark' ] as const ) {
	test(
		`with another brand axe objects to nothing on ten screens and in three emails, ${ colorScheme }`,
		{ tag: '@dear' },
		async ( { browser } ) => {
			wp( 'design-marketplace', 'brand', 'import', SECOND, '--yes' );
			const context = await browser.newContext( { colorScheme } );
			const visitor = await context.newPage();
			for ( const path of [
				'/',
				'/designers',
				'/jobs',
				'/showcase',
				'/tools',
				'/about-us',
				'/login',
				'/signup',
				'/terms-conditions',
				'/no-such-page',
			] ) {
				await visitor.goto( `${ SITE_URL }${ path }` );
				expect.soft( await findings( visitor ), path ).toEqual( [] );
			}
			const mails: string[] = JSON.parse(
				wp(
					'eval',
					`echo wp_json_encode( array_map( static fn( string $id ): string => DesignMarketplace\\Mail\\Composer::sample( DesignMarketplace\\Mail\\Catalogue::message( $id ), 'en', 'ada@example.test', 'Ada', array() )->html, array( 'welcome', 'matching_missions', 'account_off' ) ) );`
				)
			);
			for ( const html of mails ) {
				// A mail has no landmarks: it lies within a page of its reader's.
				await visitor.setContent( html );
				expect.soft( html ).toContain( 'Atelier du Nord' );
				expect
					.soft( await findingsIn( visitor, 'body > table' ) )
					.toEqual( [] );
			}
			await context.close();
		}
	);
}
