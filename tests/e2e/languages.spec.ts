// The site in its other languages, also where the words come with a lazily loaded part.
import { expect, test } from '../support/test';

test.use( { locale: 'de-CH' } );

test( 'a browser set to Swiss German, and an address in French', async ( {
	page,
} ) => {
	await test.step( 'pages are German, from the server on', async () => {
		const source = await page.goto( '/designers' );
		expect( await source?.text() ).toMatch( /<html lang="de/ );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', /^de/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
			'Designer:innen'
		);
		await expect(
			page
				.getByRole( 'banner' )
				.getByRole( 'link', { name: 'Anmelden', exact: true } )
		).toBeVisible();
	} );

	await test.step( 'a form that is loaded late speaks French', async () => {
		await page.goto( '/signup?lang=fr' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'fr' );
		await expect(
			page.getByLabel( 'Répéter le mot de passe' )
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Suivant', exact: true } )
			.click();
		await expect(
			page
				.getByText(
					'Veuillez préciser si vous êtes entrepreneur·e ou designer'
				)
				.first()
		).toBeVisible();
		await expect( page.locator( '#design-marketplace' ) ).not.toContainText(
			'Repeat password'
		);
	} );
} );
