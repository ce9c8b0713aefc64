// A design job with a deadline: posted, renewed, and posted anew from its duplicate.
import { expect, test } from '../support/test';
import { pageOf, press } from '../support/browser';
import { member } from '../support/members.mjs';

test( 'a company gives a job a deadline, renews it, and posts its duplicate', async ( {
	browser,
} ) => {
	const stamp = Date.now().toString( 36 );
	const company = await member( 'contractor', `Chime ${ stamp }` );
	const page = await pageOf( browser, company );
	const soon = new Date( Date.now() + 5 * 864e5 );
	await page.goto( '/project/editmission' );
	await page.getByLabel( 'Objective' ).fill( `A bell ${ stamp }` );
	await page.getByLabel( 'Design scope' ).fill( 'It rings.' );
	await page.getByLabel( 'Deadline' ).fill( '01/01/2020' );
	await press( page, 'Publish' );
	await expect(
		page.getByText( 'Please choose a day from today' ).first()
	).toBeVisible();
	await page
		.getByLabel( 'Deadline' )
		.fill( soon.toLocaleDateString( 'en-GB' ) );
	await press( page, 'Publish' );
	const card = page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: `A bell ${ stamp }` } ),
	} );
	await expect( card.getByText( 'Apply by' ) ).toBeVisible();
	await press( card, 'Renew' );
	await expect(
		page.getByText( /^Renewed: designers can apply until/ ).first()
	).toBeVisible();

	await press( card, 'Duplicate' );
	await expect( page.getByLabel( 'Objective' ) ).toHaveValue(
		`A bell ${ stamp }`
	);
	await page.getByText( 'Engagement, place, time and pay' ).click();
	await expect( page.getByLabel( 'Deadline' ) ).toHaveValue( '' );
	await page.goto( `/project/${ company.slug }` );
	await expect( page.getByText( 'Draft', { exact: true } ) ).toBeVisible();
	await page
		.getByRole( 'group' )
		.filter( { has: page.getByText( 'Draft', { exact: true } ) } )
		.getByRole( 'link', { name: 'Edit' } )
		.click();
	await page.getByLabel( 'Objective' ).fill( `A gong ${ stamp }` );
	await press( page, 'Publish' );
	await expect(
		page.getByRole( 'heading', { name: '2 open design jobs' } )
	).toBeVisible();
	await page.context().close();
} );
