// The life of a design job: posted, changed, gone on with and deleted, whatever the network does.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press, tabTo } from '../support/browser';
import { member } from '../support/members.mjs';
import { countOf, loseAnswer, slowly } from '../support/trouble';

const jobCard = ( page: Page, title: string ) =>
	page.getByRole( 'group' ).filter( {
		has: page.getByRole( 'heading', { name: title, exact: true } ),
	} );

test( `a job is posted, changed and deleted, whatever the network does`, async ( {
	browser,
} ) => {
	test.slow();
	const stamp = Date.now().toString( 36 );
	const title = `A bell ${ stamp }`;
	const contractor = await member( 'contractor', `Bell Works ${ stamp }` );
	const page = await pageOf( browser, contractor );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const objective = page.getByLabel( 'Objective' );
	const scope = page.getByLabel( 'Design scope' );
	const deadline = page.getByLabel( 'Deadline' );
	const day = page.getByRole( 'textbox', { name: 'Posting date' } );
	const skill = page.getByLabel( 'Skill' );
	const is = async () => {
		await expect( objective ).toHaveValue( title );
		await expect( scope ).toHaveValue( 'It rings.\nTwice.' );
		await expect( day ).toHaveValue( '24/12/2026' );
		await expect( skill ).not.toHaveValue( '' );
	};

	await test.step( 'the day is picked by keyboard, the skill is one', async () => {
		await page.goto( '/project/editmission' );
		await heading( page, 'Post design job' );
		await objective.fill( 'x'.repeat( 81 ) );
		await expect( objective ).toHaveValue( 'x'.repeat( 80 ) );
		await objective.fill( title );
		await scope.fill( 'It rings.\nTwice.' );
		await page.getByLabel( 'Posted' ).selectOption( 'on another day' );
		await day.fill( '2/12/2026' );
		const field = page.locator( '.with-button', { has: day } );
		const picker = field.locator( 'input[type=date]' );
		await picker.evaluate( ( input: HTMLInputElement ) => {
			input.showPicker = () => {
				input.dataset.shown = input.value;
			};
		} );
		await tabTo( page, field.getByRole( 'button' ) );
		await page.keyboard.press( 'Enter' );
		await expect( picker ).toHaveAttribute( 'data-shown', '2026-12-02' );
		await picker.fill( '2026-12-24' );
		await skill.selectOption( { index: 1 } );
		expect( await skill.getAttribute( 'multiple' ) ).toBeNull();
	} );

	await test.step( 'a reload brings everything back', async () => {
		await page.reload();
		await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
		await is();
	} );

	await test.step( 'what fails is said, what is sent twice is there once', async () => {
		const alert = page.getByRole( 'main' ).getByRole( 'alert' ).first();
		await loseAnswer(
			page,
			'*/wp/v2/mission*',
			() => press( page, 'Publish' ),
			() => expect( alert ).toBeEmpty()
		);
		await expect( alert ).toContainText( "Can't create new mission" );
		// The name of what was sent comes through a reload, too.
		await page.reload();
		await is();
		const sent = countOf( page, /\/wp\/v2\/mission/ );
		await slowly( page, async () => {
			await page
				.getByRole( 'button', { name: 'Publish', exact: true } )
				.dblclick();
			await expect( page ).toHaveURL( /\/project\/bell/ );
		} );
		await expect(
			page.getByText( 'Published. Here is how others see it.' )
		).toBeVisible();
		await expect( jobCard( page, title ) ).toContainText(
			'Posted 24 December 2026'
		);
		expect( sent() ).toBe( 1 );
		const { body } = await contractor.api.get( '/wp/v2/mission', {
			author: contractor.id,
		} );
		expect( body ).toHaveLength( 1 );
		expect( body[ 0 ] ).toMatchObject( {
			title: { rendered: title },
			description: 'It rings.\nTwice.',
			postingDate: '2026/12/24',
			status: 'publish',
		} );
		expect( body[ 0 ].skill ).toHaveLength( 1 );
	} );

	await test.step( 'the way back leads to an empty form', async () => {
		await page.goBack();
		await heading( page, 'Post design job' );
		await expect( objective ).toHaveValue( '' );
		await page.goForward();
		await heading( page, contractor.name );
	} );

	await test.step( 'a company gives a job a deadline, renews it, and posts its duplicate', async () => {
		const unfold = () => press( page, /^Apply by Say/ );
		await jobCard( page, title )
			.getByRole( 'link', { name: 'Edit' } )
			.click();
		await heading( page, 'Edit design job' );
		await is();
		await unfold();
		await deadline.fill( '01/01/2020' );
		await press( page, 'Publish' );
		await expect(
			page.getByText( 'Please choose a day from today' ).first()
		).toBeVisible();
		await deadline.fill(
			new Date( Date.now() + 5 * 864e5 ).toLocaleDateString( 'en-GB' )
		);
		await press( page, 'Publish' );
		await expect(
			page.getByText( 'Your changes are online.' )
		).toBeVisible();
		const card = jobCard( page, title );
		await expect( card.getByText( 'Apply by' ) ).toBeVisible();
		await press( card, 'Renew' );
		await expect(
			page.getByText( /^Renewed: designers can apply until/ ).first()
		).toBeVisible();

		await press( card, 'Duplicate' );
		await expect( objective ).toHaveValue( title );
		await unfold();
		await expect( deadline ).toHaveValue( '' );
		await page.goto( `/project/${ contractor.slug }` );
		await page
			.getByRole( 'group' )
			.filter( { has: page.getByText( 'Draft', { exact: true } ) } )
			.getByRole( 'link', { name: 'Edit' } )
			.click();
		await objective.fill( `A gong ${ stamp }` );
		await press( page, 'Publish' );
		await expect(
			page.getByRole( 'heading', { name: '2 open design jobs' } )
		).toBeVisible();
	} );

	await test.step( 'it is deleted, but not before one has been asked', async () => {
		const dialog = page.getByRole( 'alertdialog' );
		const card = jobCard( page, title );
		const remove = card.getByRole( 'button', { name: 'Delete' } );
		await card.getByRole( 'heading', { name: title } ).click();
		await remove.click();
		await expect(
			dialog.getByRole( 'button', { name: 'Cancel' } )
		).toBeFocused();
		// The focus stays inside, and goes back where it came from.
		for ( let tabs = 0; tabs < 4; tabs++ ) {
			await page.keyboard.press( 'Tab' );
			await expect(
				page.locator( 'main :focus, header :focus, footer :focus' )
			).toHaveCount( 0 );
		}
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( remove ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await press( dialog, 'Delete' );
		await expect( dialog ).toBeHidden();
		await expect( card ).toHaveCount( 0 );
	} );
} );
