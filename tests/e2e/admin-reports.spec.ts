// Administrators decide about reports in wp-admin: they see what is reported, hide it with a reason, and read the log.
import { expect, test } from '../support/test';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminPage, go } from '../support/admin';
import { press } from '../support/browser';
import { member, mission } from '../support/members.mjs';
import { DESK } from '../support/windows';

const QUEUE = 'admin.php?page=design-marketplace-reports';

/** Where core's menu folds and its tables become lists. */
const FOLDED = { width: 782, height: 900 };

const stamp = Date.now().toString( 36 );

/** Axe's findings on our part of the screen, in both window sizes. */
async function objections( page: Page ) {
	const found = [];
	for ( const size of [ DESK, FOLDED ] ) {
		await page.setViewportSize( size );
		const { violations } = await new AxeBuilder( { page } )
			.setLegacyMode()
			.include( '.wrap' )
			.exclude( '.tablenav-pages' )
			.analyze();
		found.push(
			...violations.flatMap( ( { id, nodes } ) =>
				nodes.map(
					( { target } ) =>
						`${ size.width } ${ id }: ${ target.join( ' ' ) }`
				)
			)
		);
	}
	await page.setViewportSize( DESK );
	return found;
}

test( 'a reported job is read, hidden with a reason, and stands in the log', async ( {
	browser,
} ) => {
	const [ company, designer ] = await Promise.all( [
		member( 'contractor', `Reported ${ stamp }` ),
		member( 'designer', `Reporter ${ stamp }` ),
	] );
	const title = `Pay first ${ stamp }`;
	const job = await mission( company, title );
	const answer = await designer.api.post( '/design-marketplace/v1/reports', {
		kind: 'mission',
		id: job.id,
		reason: 'fraud',
		words: 'They want money in advance.',
	} );
	expect( answer.status ).toBeLessThan( 300 );

	const page = await adminPage( browser, QUEUE );
	await expect(
		page
			.getByRole( 'link', {
				name: /^Reports .*decisions? (is|are) pending/,
			} )
			.first()
	).toBeVisible();
	const row = page.locator( '#the-list tr' ).filter( { hasText: title } );
	await expect( row ).toContainText( `Reporter ${ stamp }` );
	await expect( row ).toContainText( 'They want money in advance.' );
	expect( await objections( page ) ).toEqual( [] );

	await row.getByRole( 'link', { name: title } ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: title } )
	).toBeVisible();
	expect( await objections( page ) ).toEqual( [] );

	// The server asks for words as well, and keeps the choice.
	await page.getByRole( 'radio', { name: 'Another reason' } ).check();
	await press( page, 'Hide it' );
	await expect( page.locator( '.notice-error' ) ).toBeVisible();
	await expect(
		page.getByRole( 'radio', { name: 'Another reason' } )
	).toBeChecked();
	await page
		.getByLabel( 'In your own words' )
		.fill( 'Nobody pays to be hired.' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( `Decided: ${ title }.` ) ).toBeVisible();
	await expect( row ).toHaveCount( 0 );

	await go( page, `${ QUEUE }&show=decided` );
	await expect( row ).toContainText( 'Hidden' );
	const seen = await designer.api.get( `/wp/v2/mission/${ job.id }` );
	expect( seen.status ).toBe( 404 );
	await page.context().close();
} );
