// The site in its other languages, also where the words come with a lazily loaded part.
import { expect, test } from '../support/test';

const boot = ( page: import( '@playwright/test' ).Page ) =>
	page.locator( '#design-marketplace' );

test( 'a form that is loaded late speaks French', async ( { page } ) => {
	await page.goto( '/signup?lang=fr' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'fr' );
	await expect( page.getByLabel( 'Répéter le mot de passe' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Suivant', exact: true } ).click();
	await expect(
		page
			.getByText(
				'Veuillez préciser si vous êtes entrepreneur·e ou designer'
			)
			.first()
	).toBeVisible();
	await expect( boot( page ) ).not.toContainText( 'Repeat password' );
} );

test.describe( 'with a browser set to Swiss German', () => {
	test.use( { locale: 'de-CH' } );

	test( 'pages are German, from the server on', async ( {
		page,
		request,
	} ) => {
		const source = await request.get( '/designers', {
			headers: { 'Accept-Language': 'de-CH,de;q=0.9,en;q=0.5' },
		} );
		expect( await source.text() ).toMatch( /<html lang="de/ );
		await page.goto( '/designers' );
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
} );

test( 'the server answers a wrong password in Italian', async ( {
	request,
} ) => {
	const answer = await request.post( '/wp-json/jwt-auth/v1/token?lang=it', {
		data: { username: 'nobody@example.org', password: 'wrong password' },
	} );
	expect( answer.status() ).toBe( 403 );
	const { message } = await answer.json();
	expect( message ).toContain(
		'L’indirizzo e-mail o la password non è corretta.'
	);
	expect( message ).toContain( 'Hai dimenticato la password?' );
} );
