// A founder posts a job by each door: on the poster at a desk, question by question on a phone.
import { expect, test } from '../support/test';
import { heading, pageOf, press } from '../support/browser';
import { member } from '../support/members.mjs';
import { DESK, PHONE, resize } from '../support/windows';

test( 'a founder posts by each door, and nothing typed is lost on the way', async ( {
	browser,
} ) => {
	test.slow();
	const stamp = Date.now().toString( 36 );
	const founder = await member( 'contractor', `Glacier ${ stamp }` );
	const page = await pageOf( browser, founder );
	const objective = page.getByLabel( 'Objective' );
	const scope = page.getByLabel( 'Design scope' );
	const begin = async ( door: RegExp ) => {
		await page.goto( '/project/editmission' );
		await heading( page, 'Post design job' );
		await page.getByRole( 'radio', { name: door } ).check();
	};
	const standsAt = async ( title: string ) => {
		const job = page.getByRole( 'heading', { name: title } );
		await expect( job ).toBeFocused();
		await expect( job ).toBeInViewport();
		await expect(
			page.getByText( 'Published. Designers see it now.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Invite designers' } )
		).toHaveAttribute( 'href', /\/lists\?invite=\d+$/ );
	};

	await test.step( 'from a template at a desk; what one has typed stays when another is chosen', async () => {
		await begin( /^From a template/ );
		await page.getByRole( 'radio', { name: 'Logo' } ).check();
		await expect( objective ).toHaveValue( 'A logo for ___' );
		await objective.fill( `A sign ${ stamp }` );
		await page
			.getByLabel( 'Begun from' )
			.selectOption( 'template: Wayfinding' );
		await expect( objective ).toHaveValue( `A sign ${ stamp }` );
		await expect( scope ).toHaveValue( /^The place/ );
		await press( page, /^Starts Say/ );
		await page.getByLabel( 'Starts, month' ).selectOption( 'January' );
		await press( page, 'Publish' );
		await expect( page.getByLabel( 'Starts, month' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await press( page, 'Leave it out' );
		await page.getByRole( 'button', { name: 'First question' } ).click();
		await page
			.getByRole( 'textbox', { name: /^Question/ } )
			.fill( 'Which exit?' );
		await resize( page, PHONE );
		await expect(
			page.getByRole( 'heading', { name: 'Where do we begin?' } )
		).toBeVisible();
		await press( page, 'Next' );
		await expect( objective ).toHaveValue( `A sign ${ stamp }` );
		await resize( page, DESK );
		await expect(
			page.getByRole( 'textbox', { name: /^Question/ } )
		).toHaveValue( 'Which exit?' );
		await press( page, 'Publish' );
		await standsAt( `A sign ${ stamp }` );
	} );

	await test.step( 'from one of one’s own jobs on a phone; Back goes one question back', async () => {
		await page.setViewportSize( PHONE );
		await begin( /^Copy one of my jobs/ );
		await page.getByRole( 'radio', { name: `A sign ${ stamp }` } ).check();
		await press( page, 'Next' );
		await expect( objective ).toHaveValue( `A sign ${ stamp }` );
		await objective.fill( `A second sign ${ stamp }` );
		await objective.press( 'Enter' );
		await expect( scope ).toHaveValue( /^The place/ );
		await page.goBack();
		await expect( objective ).toHaveValue( `A second sign ${ stamp }` );
		for ( const title of [
			'For whom, and what is there already?',
			'What kind of work?',
			'Where?',
			'What does it pay?',
			'When, and how long?',
			'Until when can one apply?',
		] ) {
			await page.getByRole( 'button', { name: 'Next' } ).click();
			await expect(
				page.getByRole( 'heading', { name: title } )
			).toBeFocused();
		}
		await press( page, 'See the poster' );
		await press( page, 'Publish' );
		await standsAt( `A second sign ${ stamp }` );
	} );

	await test.step( 'empty, on a phone: what is missing is said, and leads to its question', async () => {
		await begin( /^Empty/ );
		await page.goto( '/project/editmission?q=9' );
		await press( page, 'Publish' );
		await press( page, 'Missing name field' );
		await objective.fill( `A third sign ${ stamp }` );
		await press( page, 'Next' );
		await scope.fill( 'It glows.' );
		await page.goto( '/project/editmission?q=9' );
		await press( page, 'Publish' );
		await standsAt( `A third sign ${ stamp }` );
	} );

	await page.context().close();
} );
