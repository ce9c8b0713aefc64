// Applying to design jobs: once, also when nobody hears that it worked.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { member, mission } from '../support/members.mjs';
import { loseNextAnswer } from '../support/trouble';

const box = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name } );

test( `applications are made once, whatever the network does`, async ( {
	browser,
} ) => {
	const stamp = Date.now().toString( 36 );
	const [ designer, contractor ] = await Promise.all( [
		member( 'designer', `Ida Bewerbung ${ stamp }` ),
		member( 'contractor', `Open Doors ${ stamp }` ),
	] );
	const door = await mission( contractor, 'A door of oak' );
	const gate = await mission( contractor, 'A gate of oak' );
	const page = await pageOf( browser, designer );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const comment = page.getByLabel( 'Your comment' );

	await test.step( 'one comes from a job, and it is chosen', async () => {
		await page.goto( `/project/${ contractor.slug }/mission/${ gate.id }` );
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Apply' } )
			.click();
		await heading( page, `Apply to ${ contractor.name }` );
		await expect( box( page, 'A gate of oak' ) ).toBeChecked();
		await expect( box( page, 'A door of oak' ) ).not.toBeChecked();
		await box( page, 'A door of oak' ).check();
		await comment.fill( 'Doors & locks of oak' );
	} );

	await test.step( 'a reload brings everything back', async () => {
		await page.reload();
		await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
		await expect( comment ).toHaveValue( 'Doors & locks of oak' );
		await expect( box( page, 'A door of oak' ) ).toBeChecked();
	} );

	await test.step( 'an answer that is lost makes no second application', async () => {
		await loseNextAnswer( page, '*/wp/v2/mail/workwith*' );
		await press( page, 'Send my request' );
		await expect(
			page.getByRole( 'main' ).getByRole( 'alert' ).first()
		).toContainText(
			'An error occured. Please retry later or contact support.'
		);
		await expect(
			page.getByText( 'You have applied already' )
		).toHaveCount( 2 );
		await expect( comment ).toHaveValue( 'Doors & locks of oak' );
		await expect(
			page.getByRole( 'button', { name: 'Send my request' } )
		).toHaveCount( 0 );
		for ( const { id } of [ door, gate ] ) {
			const { body } = await contractor.api.get( '/wp/v2/application', {
				mission: id,
			} );
			expect( body ).toHaveLength( 1 );
		}
	} );

	await test.step( 'who has applied to everything is told so', async () => {
		await page.goto( `/project/workwith?to=${ contractor.slug }` );
		await expect(
			page.getByRole( 'heading', { name: 'You have applied already' } )
		).toBeVisible();
	} );
} );
