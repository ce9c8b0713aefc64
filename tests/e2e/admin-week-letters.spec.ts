// An administrator's week: a letter to a group, and another system that is told what happens. On a desk, and where core's menu folds.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage } from '../support/admin';
import { press } from '../support/browser';
import { mailTo } from '../support/client.mjs';
import { openEditor, title } from '../support/editor';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { wp } from '../support/site';
import { Walk, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );
const subject = `Open studios ${ stamp }`;

let page: Page;
let walk: Walk;
let reader: Member;

test.beforeAll( async ( { browser } ) => {
	reader = await member( 'designer', `Lea Letter ${ stamp }` );
	await reader.api.post( `/wp/v2/users/${ reader.id }`, {
		newsletter: true,
	} );
	wp(
		'eval',
		`wp_insert_post( array( 'post_type' => 'dmkt_letter', 'post_title' => '${ subject }', 'post_content' => '<!-- wp:paragraph --><p>Dear {name}, come on Friday.</p><!-- /wp:paragraph -->' ) );`
	);
	page = await adminPage( browser );
	walk = new Walk( page );
} );

test.afterAll( async () => {
	await page.context().close();
} );

test( 'a letter is previewed as members read it, goes to who wants the newsletter, and its numbers are there', async () => {
	await walk.begin( WIDE );
	await walk.menu( 'Letters' );
	await expect( page.locator( '.subsubsub' ) ).not.toContainText( 'Draft' );
	await walk.choose( subject, 'Preview, test and send' );
	await expect( page.locator( 'iframe' ) ).toHaveCount( 3 );
	await expect(
		page.frameLocator( 'iframe' ).first().getByText( 'come on Friday' )
	).toBeVisible();
	await page.getByLabel( 'Who gets it' ).selectOption( 'Designers' );
	await walk.click( page.getByRole( 'button', { name: 'Choose' } ) );
	await walk.fits( '.dm-letter' );
	await walk.click( page.getByRole( 'button', { name: 'Send the letter' } ) );
	await walk.said( /The letter goes to/ );
	const mail = await mailTo( reader.email, new RegExp( subject ), 40 );
	expect( mail.text ).toContain( `Dear Lea Letter ${ stamp }` );
	await page.reload();
	await expect(
		page.getByRole( 'link', { name: 'Sent', exact: true } )
	).toBeVisible();
	await walk.fits( '.dm-letter' );
} );

test( 'a letter is written without a button that would publish it, and the way on saves what was typed', async () => {
	await openEditor( page, 'post-new.php?post_type=dmkt_letter' );
	await expect(
		page.getByRole( 'button', { name: 'Submit for Review' } )
	).toBeHidden();
	await press( page, 'Preview, test and send' );
	await expect(
		page.getByText( 'The letter needs a subject and a text.' ).first()
	).toBeVisible();
	const typed = `Typed ${ stamp }`;
	await title( page ).fill( typed );
	await press( page, 'Preview, test and send' );
	await expect( page ).toHaveURL( /page=design-marketplace-letter/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		typed
	);
} );

test( 'another system is set up to be told what happens, and its secret is not shown again', async () => {
	await walk.begin( WIDE );
	await walk.menu( 'Settings' );
	await walk.click( page.getByRole( 'link', { name: 'Other systems' } ) );
	await page.getByLabel( 'Webhook' ).fill( 'https://example.org/hook' );
	await page.getByLabel( 'Secret' ).fill( `of both ${ stamp }` );
	const told = page.getByLabel( 'A design job was published' );
	await walk.click( told );
	await walk.fits( '.dm-settings' );
	await walk.click( page.getByRole( 'button', { name: 'Save Changes' } ) );
	await expect( told ).toBeChecked();
	await walk.click( page.getByRole( 'link', { name: 'Send a test' } ) );
	await walk.said( 'The test is on its way' );
	await expect( page.getByRole( 'cell', { name: 'Test' } ) ).toBeVisible();
	expect( await page.content() ).not.toContain( `of both ${ stamp }` );
	wp(
		'eval',
		"array_map( fn( $name ) => delete_option( \"design_marketplace_webhook_{$name}\" ), array( 'url', 'secret', 'events' ) );"
	);
} );
