// A member saves a search, gets the email, and pauses the search by its link; the page of the searches says so.
import { expect, test } from '../support/test';
import { press, pageOf } from '../support/browser';
import { mailTo, person } from '../support/client.mjs';
import { member, mission } from '../support/members.mjs';
import { letTheHourEnd } from '../support/site';

const stamp = Date.now().toString( 36 );

test( 'a saved search tells of a new job, and its link pauses it', async ( {
	browser,
} ) => {
	const [ skill ] = ( await person().get( '/wp/v2/skill' ) ).body;
	const [ seeker, company ] = await Promise.all( [
		member( 'designer', `Ida ${ stamp }` ),
		member( 'contractor', `Loop ${ stamp }` ),
	] );
	const page = await pageOf( browser, seeker );
	await page.goto( `/jobs?skill=${ skill.id }&search=night${ stamp }` );
	await press( page, 'Save this search' );
	await page.getByRole( 'radio', { name: 'At once' } ).press( 'Space' );
	await press( page, 'Save' );
	await expect(
		page.getByRole( 'button', { name: 'Save this search' } )
	).toBeFocused();
	await expect(
		page.getByRole( 'main' ).getByText( /^Saved: Design jobs/ )
	).toBeVisible();

	await mission( company, `Night${ stamp } trains`, { skill: skill.id } );
	expect( letTheHourEnd( company.id ) ).toBe( 1 );
	const mail = await mailTo( seeker.email, /new: Night/ );
	const link = mail.text.match( /\S+design_marketplace_search=\S+/ )![ 0 ];
	await page.goto( link );
	await expect(
		page.getByRole( 'heading', {
			name: /Do you want to stop emails about/,
		} )
	).toBeVisible();
	await press( page, 'Yes, pause this search' );
	await expect(
		page.getByRole( 'heading', { name: /We no longer write to you/ } )
	).toBeVisible();

	await page.goto( '/settings/searches' );
	await expect(
		page.getByText( 'Paused: you get no emails about it.' )
	).toBeVisible();
	await press( page, /^Resume/ );
	await expect(
		page.getByRole( 'button', { name: /^Pause/ } )
	).toBeVisible();
	await press( page, /^Delete/ );
	await page
		.getByRole( 'alertdialog' )
		.getByRole( 'button', { name: 'Delete' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'You have saved no search yet.' } )
	).toBeVisible();
	await page.context().close();
} );
