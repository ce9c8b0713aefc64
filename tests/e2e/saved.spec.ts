// A designer saves a job, finds it again, and takes it off; who posts jobs saves none.
import { expect, test } from '../support/test';
import { pageOf } from '../support/browser';
import { member, mission } from '../support/members.mjs';

const stamp = Date.now().toString( 36 );

test( 'a designer saves a job, and finds it again until it is taken off', async ( {
	browser,
} ) => {
	const [ seeker, company ] = await Promise.all( [
		member( 'designer', `Ida ${ stamp }` ),
		member( 'contractor', `Loop ${ stamp }` ),
	] );
	const job = await mission( company, `Trains ${ stamp }` );
	const page = await pageOf( browser, seeker );
	await page.goto( `/project/${ company.slug }/mission/${ job.id }` );
	const save = page.getByRole( 'button', { name: 'Save', exact: true } );
	await save.press( 'Enter' );
	await expect(
		page.getByRole( 'button', { name: 'Saved', pressed: true } )
	).toBeFocused();

	await page.goto( '/saved' );
	await expect(
		page.getByRole( 'heading', { name: '1 saved job' } )
	).toBeVisible();
	const mark = page.getByRole( 'button', {
		name: `Save: Trains ${ stamp }`,
	} );
	await mark.press( 'Space' );
	await expect(
		page.getByRole( 'heading', { name: 'No saved jobs' } )
	).toBeVisible();
	await expect( mark ).toBeFocused();
	await mark.press( 'Space' );
	await expect(
		page.getByRole( 'heading', { name: '1 saved job' } )
	).toBeVisible();
	await page.getByRole( 'link', { name: /^Apply: Trains/ } ).click();
	await expect( page ).toHaveURL( /\/project\/workwith/ );
	await page.context().close();

	const other = await pageOf( browser, company );
	await other.goto( '/saved' );
	await expect(
		other.getByRole( 'heading', { name: 'This page is for designers.' } )
	).toBeVisible();
	await other.context().close();
} );
