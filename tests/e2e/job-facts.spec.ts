// A design job that says what it offers: posted, read and found by it.
import { expect, test } from '../support/test';
import { heading, pageOf, press } from '../support/browser';
import { member } from '../support/members.mjs';
import { PHONE } from '../support/windows';

test( 'a company posts an unpaid internship, and a designer finds and reads it', async ( {
	browser,
} ) => {
	const stamp = Date.now().toString( 36 );
	const [ company, designer ] = await Promise.all( [
		member( 'contractor', `Pendulum ${ stamp }` ),
		member( 'designer', `Uma ${ stamp }` ),
	] );

	const page = await pageOf( browser, company );
	await page.goto( '/project/editmission' );
	await page.getByLabel( 'Objective' ).fill( `A clock ${ stamp }` );
	await page.getByLabel( 'Design scope' ).fill( 'It ticks.' );
	await press( page, /^Engagement Say/ );
	await page.getByRole( 'radio', { name: 'Employment' } ).check();
	await page.getByLabel( 'From, in percent' ).fill( '60' );
	await page.getByRole( 'radio', { name: 'Internship' } ).check();
	await expect( page.getByLabel( 'From, in percent' ) ).toHaveCount( 0 );
	await press( page, /^Place Say/ );
	await page.getByRole( 'radio', { name: 'Remote' } ).check();
	await page.getByRole( 'checkbox', { name: 'Romansh' } ).check();
	await page.getByLabel( 'Another language' ).selectOption( 'Japanese' );
	await press( page, /^Pay (Say|Change)/ );
	await page.getByRole( 'radio', { name: 'Paid', exact: true } ).check();
	await press( page, 'Publish' );
	await expect(
		page.getByRole( 'alert' ).getByText( 'Please give an amount' )
	).toBeVisible();
	await page.getByLabel( 'Amount to' ).fill( 'a lot' );
	await press( page, 'Publish' );
	await expect(
		page
			.getByRole( 'alert' )
			.getByText( 'Please give a whole amount that is not below' )
	).toBeVisible();
	await page.getByRole( 'radio', { name: 'Unpaid', exact: true } ).check();
	await expect( page.getByLabel( 'Amount to' ) ).toHaveCount( 0 );
	await page.getByLabel( 'More about pay' ).fill( 'Lunch is on us' );
	await press( page, 'Publish' );
	const card = page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: `A clock ${ stamp }` } ),
	} );
	await expect( card.getByText( 'Unpaid' ).first() ).toBeVisible();
	await page.context().close();

	const reader = await pageOf( browser, designer, { viewport: PHONE } );
	await reader.goto( `/jobs?search=${ stamp }` );
	await press( reader, 'Filters' );
	const sheet = reader.getByRole( 'dialog', { name: 'Filters' } );
	await sheet.getByRole( 'radio', { name: 'Internship' } ).check();
	await sheet.getByRole( 'radio', { name: 'Remote' } ).check();
	await sheet
		.getByLabel( 'Language', { exact: true } )
		.selectOption( 'Japanese' );
	await expect( reader ).toHaveURL(
		/engagement=internship&place=remote&language=ja/
	);
	await press( sheet, 'Show 1 design job' );
	await heading( reader, '1 design job' );
	await expect( reader.getByText( 'Internship, Remote' ) ).toBeVisible();
	await press( reader, /^Filters/ );
	await sheet.getByLabel( 'Paid', { exact: true } ).check();
	await press( sheet, 'Show 0 design jobs' );
	await expect(
		reader.getByRole( 'heading', { name: 'No results found' } )
	).toBeVisible();
	const [ job ] = (
		await company.api.get( '/wp/v2/mission', { author: company.id } )
	).body;
	await reader.goto( `/project/${ company.slug }/mission/${ job.id }` );
	await heading( reader, `A clock ${ stamp }` );
	await expect( reader.getByText( 'Unpaid' ) ).toBeVisible();
	await expect( reader.getByText( 'Lunch is on us' ) ).toBeVisible();
	await reader.context().close();
} );
