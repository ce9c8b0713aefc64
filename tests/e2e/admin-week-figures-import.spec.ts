// Tasks of an administrator's week: figures for the dean, and a list brought along from another board. Each at a desk and where a tablet folds
// the menu.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { adminPage, objections, wordpressLogIn } from '../support/admin';
import { SITE_URL } from '../support/client.mjs';
import { wp } from '../support/site';
import { Walk, WIDE } from '../support/walk';

const stamp = Date.now().toString( 36 );

async function enter( page: Page, name: string ): Promise< Walk > {
	const walk = new Walk( page );
	await walk.begin( WIDE );
	await walk.menu( name );
	await expect(
		page.getByRole( 'heading', { level: 1, name } )
	).toBeVisible();
	return walk;
}

test( 'an administrator compares a year with the one before, and takes it as CSV', async ( {
	browser,
} ) => {
	const page = await adminPage( browser );
	const walk = await enter( page, 'Figures' );
	await walk.click( page.getByLabel( 'Compare with the year before' ) );
	await walk.click( page.getByRole( 'button', { name: 'Show' } ) );
	await expect( page.getByText( 'the year before' ).first() ).toBeVisible();
	await expect(
		page.getByRole( 'img', { name: /^Design jobs and people hired/ } )
	).toBeVisible();
	await walk.fits();
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		walk.click(
			page.getByRole( 'link', { name: 'Download as CSV' } ).first()
		),
	] );
	expect( download.suggestedFilename() ).toMatch(
		/^figures-by-month-.*\.csv$/
	);
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '#adminmenumain' ) ).toBeHidden();
	await expect( page.locator( '.dm-printed' ) ).toBeVisible();
	await page.context().close();
} );

test( 'an administrator shows the figures to a role, which sees nothing else', async ( {
	browser,
} ) => {
	const page = await adminPage( browser );
	const walk = await enter( page, 'Figures' );
	await walk.click( page.getByLabel( 'Subscriber' ) );
	await walk.fits();
	await walk.click( page.getByRole( 'button', { name: 'Save' } ) );
	await expect( page.getByText( 'Saved.' ) ).toBeVisible();
	await page.context().close();

	const login = `dean-${ stamp }`;
	wp(
		'user',
		'create',
		login,
		`${ login }@example.test`,
		'--role=subscriber',
		'--user_pass=password'
	);
	const context = await browser.newContext();
	const dean = await context.newPage();
	await wordpressLogIn( dean, `${ SITE_URL }/wp-admin/profile.php`, login );
	await dean
		.locator(
			'#toplevel_page_design-marketplace-figures > a, #adminmenu a[href*="design-marketplace-figures"]'
		)
		.first()
		.click();
	await expect(
		dean.getByRole( 'heading', { level: 1, name: 'Figures' } )
	).toBeVisible();
	await expect( dean.getByText( 'Who sees the figures' ) ).toHaveCount( 0 );
	await expect(
		dean.getByRole( 'link', { name: 'Settings', exact: true } )
	).toHaveCount( 0 );
	await context.close();
	wp( 'cap', 'remove', 'subscriber', 'design_marketplace_view_figures' );
	wp( 'user', 'delete', login, '--yes' );
} );

test( 'an administrator brings a list of graduates, sees what is wrong in which row, and one of them joins', async ( {
	browser,
	page: stranger,
} ) => {
	const page = await adminPage( browser );
	const walk = await enter( page, 'Import' );
	await walk.fits();
	const email = `graduate-${ stamp }@example.test`;
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( {
		name: 'graduates.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			`\uFEFFMail;Vorname;Nachname;Ort\n${ email };Zoé;Rüegg;Bern\nnobody;Lou;Lee;Chur\n`
		),
	} );
	await walk.click( page.getByRole( 'button', { name: 'Next: columns' } ) );
	await expect( page.getByLabel( 'Mail' ) ).toHaveValue( 'email' );
	await page.getByLabel( 'Ort' ).selectOption( { label: 'City' } );
	await walk.click( page.getByRole( 'button', { name: 'Try it' } ) );
	await expect(
		page.getByRole( 'row', { name: /^3 Email: / } )
	).toBeVisible();
	await walk.fits();
	await walk.click( page.getByRole( 'button', { name: 'Import 1 row' } ) );
	await expect(
		page.getByText( 'Rows imported: 1. Refused: 1.' )
	).toBeVisible();
	await page.context().close();

	const link = wp(
		'eval',
		`echo DesignMarketplace\\People\\Members\\Joining::url( get_user_by( 'email', '${ email }' )->ID );`
	);
	await stranger.goto( link );
	await expect(
		stranger.getByText( 'Nobody sees it before you join.' )
	).toBeVisible();
	expect( await objections( stranger, 'body' ) ).toEqual( [] );
	await stranger.getByLabel( 'Password' ).fill( 'password123' );
	await stranger.getByRole( 'button', { name: 'Join' } ).click();
	await expect( stranger.getByRole( 'alert' ).first() ).toBeVisible();
	await stranger.getByLabel( 'Password' ).fill( 'password123' );
	await stranger.getByLabel( /terms and conditions/ ).check();
	await stranger.getByLabel( /privacy policy/ ).check();
	await stranger.getByRole( 'button', { name: 'Join' } ).click();
	await stranger.waitForURL( /\/login\?/ );
	wp( 'design-marketplace', 'erase', email, '--yes' );
} );
