// The main path in the browser, as two people, with the emails read from the inbox.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { freshEmail, mailsTo, mailTo } from '../support/client.mjs';
import {
	PASSWORD,
	choosePicture,
	fillAccount,
	fillIn,
	next,
	stepsFor,
} from '../support/sign-up';
import type { Kind } from '../support/sign-up';

interface Person {
	page: Page;
	email: string;
}

const visitor = async (
	browser: Browser,
	name: string
): Promise< Person > => ( {
	page: await pageOf( browser, null ),
	email: freshEmail( name ),
} );

async function activateAndLogIn( { page, email }: Person ) {
	await expect( page.getByText( `Mail sent to ${ email }` ) ).toBeVisible();
	const mail = await mailTo( email );
	const link = /https?:\/\/\S+\/activate\/\d+\/\w+/.exec( mail.text )?.[ 0 ];
	await page.goto( link ?? '' );
	await expect( page ).toHaveURL( /user_verify=1/ );
	await page.getByLabel( 'E-mail' ).fill( email );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'wrong' );
	await press( page, 'Log in' );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'The email address or the password is not correct.'
	);
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.getByLabel( 'Password', { exact: true } ).press( 'Enter' );
	// Bar and address change before the page does, and a page that comes closes the menu.
	await expect( page ).not.toHaveURL( /\/login/ );
	await heading( page, /^(?!Log in)/ );
	await expect(
		page.getByRole( 'button', { name: 'My account' } )
	).toBeVisible();
}

/** Signs up from the account step on, and comes in by the link in the email. */
async function signUp( person: Person, kind: Kind, name: string ) {
	const { page, email } = person;
	await fillAccount( page, kind, email );
	await next( page );
	for ( const { title, entries } of stepsFor( kind, name ) ) {
		await heading( page, title );
		await fillIn( page, entries );
		await press( page.getByRole( 'main' ), /^(Next|Sign up)$/ );
	}
	await activateAndLogIn( person );
}

async function openAccountMenu( page: Page, item: string ) {
	await page.getByRole( 'button', { name: 'My account' } ).click();
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: item, exact: true } )
		.click();
}

test( 'two people meet: sign-up, work, job, application, close, delete', async ( {
	browser,
} ) => {
	test.slow();
	const designer = await visitor( browser, 'designer' );
	const company = await visitor( browser, 'company' );
	const stamp = Date.now().toString( 36 );
	const name = `Ada Letter ${ stamp }`;
	const firm = `Loop ${ stamp }`;
	let designerUrl = '';
	let projectUrl = '';

	await test.step( 'a designer signs up, and is told what is missing', async () => {
		const { page } = designer;
		await page.goto( '/signup' );
		await press( page, 'Next' );
		await expect(
			page
				.getByText(
					'Please precise if you are an entrepreneur or a designer'
				)
				.first()
		).toBeVisible();
		await signUp( designer, 'designer', name );
	} );

	await test.step( 'the designer publishes a project with pictures', async () => {
		const { page } = designer;
		await openAccountMenu( page, 'Add a project' );
		await heading( page, 'Add a project' );
		await press( page, 'Publish project' );
		await expect(
			page.getByText( 'Missing image field' ).first()
		).toBeVisible();
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Bell letters' );
		await page.getByLabel( 'Client' ).fill( 'Foundry' );
		await page.getByLabel( 'Month' ).selectOption( 'January' );
		await page.getByLabel( 'Year' ).selectOption( '2025' );
		await choosePicture( page.getByRole( 'group', { name: 'Picture 1' } ) );
		await press( page, 'Publish project' );
		await heading( page, name );
		await expect(
			page.getByRole( 'heading', { name: 'Bell letters' } )
		).toBeVisible();
		designerUrl = new URL( page.url() ).pathname;

		await page.getByRole( 'button', { name: 'Open Bell letters' } ).click();
		const show = page.getByRole( 'dialog' );
		await expect( show.getByRole( 'img' ).first() ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( show ).toBeHidden();
		// It steps back in the history: to go elsewhere meanwhile would be called off.
		await expect( page ).toHaveURL( designerUrl );
	} );

	await test.step( 'the designer is listed', async () => {
		const { page } = designer;
		await page.goto( '/designers' );
		await expect( page.getByText( name ) ).toBeVisible();
	} );

	await test.step( 'a company signs up and posts a job', async () => {
		const { page } = company;
		await page.goto( '/signup' );
		await signUp( company, 'company', firm );

		await openAccountMenu( page, 'Add a job' );
		await heading( page, 'Post design job' );
		await page.getByLabel( 'Objective' ).fill( `A bell ${ stamp }` );
		await page.getByLabel( 'Posted' ).selectOption( 'on another day' );
		await page.getByLabel( 'Posting date' ).fill( '31/02/2026' );
		await press( page, 'Publish' );
		await expect(
			page
				.getByText(
					'Please check the postingDate date format : DD/MM/YYYY'
				)
				.first()
		).toBeVisible();
		await page.getByLabel( 'Design scope' ).fill( 'It rings.' );
		await page.getByLabel( 'Posting date' ).fill( '01/12/2026' );
		await press( page, 'Publish' );
		await heading( page, firm );
		await expect( page.getByText( 'No application yet' ) ).toBeVisible();
		projectUrl = new URL( page.url() ).pathname;
		await page.goto( '/jobs' );
		await expect( page.getByText( firm ).first() ).toBeVisible();
	} );

	await test.step( 'the designer applies, once', async () => {
		const { page } = designer;
		await page.goto( projectUrl );
		await page
			.getByRole( 'group' )
			.getByRole( 'link', { name: 'Apply' } )
			.click();
		await expect(
			page.getByRole( 'checkbox', { name: new RegExp( stamp ) } )
		).toBeChecked();
		await page.getByLabel( 'Your comment' ).fill( 'I <3 bells' );
		await press( page, 'Send my request' );
		await expect(
			page.getByRole( 'heading', { name: 'Message sent. Thank you !' } )
		).toBeVisible();
		await page.goto( projectUrl );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			firm
		);
		await expect(
			page.getByRole( 'group' ).getByText( `A bell ${ stamp }` )
		).toBeVisible();
		await expect(
			page.getByRole( 'group' ).getByRole( 'link', { name: 'Apply' } )
		).toHaveCount( 0 );
		const mail = await mailTo( company.email, /applied/i );
		expect( mail.replyTo?.[ 0 ]?.address ).toBe( designer.email );
	} );

	await test.step( 'the company sees the candidate and closes the job', async () => {
		const { page } = company;
		await page.goto( projectUrl );
		await expect(
			page.getByRole( 'link', { name, exact: true } )
		).toBeVisible();
		await expect( page.getByText( 'I <3 bells' ) ).toBeVisible();
		await press( page, 'Close mission' );
		const dialog = page.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText(
			'1 email will be sent to inform candidates.'
		);
		await press( dialog, 'Close mission' );
		await expect( dialog ).toBeHidden();
		await press( page, 'Show past jobs' );
		await expect(
			page.getByText( 'Closed', { exact: true } )
		).toBeVisible();
		await mailTo( designer.email, /closed/i );
		expect(
			( await mailsTo( designer.email ) ).filter( ( { subject } ) =>
				/closed/i.test( subject )
			)
		).toHaveLength( 1 );
	} );

	await test.step( 'the company writes to the designer', async () => {
		const { page } = company;
		await page.goto( designerUrl );
		await page.getByRole( 'link', { name: 'Work with me' } ).click();
		await page.getByLabel( 'Your comment' ).fill( 'Come and see us' );
		await press( page, 'Send my request' );
		await expect(
			page.getByRole( 'heading', { name: 'Message sent. Thank you !' } )
		).toBeVisible();
	} );

	await test.step( 'a stranger meets the wall', async () => {
		const { page } = await visitor( browser, 'stranger' );
		await page.goto( designerUrl );
		await expect(
			page.getByText( 'You need to sign up to see the projects.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'main' ).getByRole( 'link', { name: 'Log in' } )
		).toHaveAttribute(
			'href',
			new RegExp( encodeURIComponent( designerUrl ) )
		);
	} );

	await test.step( 'the designer deletes the account', async () => {
		const { page } = designer;
		await page.goto( '/settings' );
		await page.getByRole( 'tab', { name: 'Account' } ).click();
		await page.getByText( 'Delete my account' ).first().click();
		const dialog = page.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText(
			'Are you sure you want to delete your account permanently ?'
		);
		await press( dialog, 'Delete' );
		await expect(
			page.getByRole( 'banner' ).getByRole( 'link', { name: 'Log in' } )
		).toBeVisible();
		const gone = await page.goto( designerUrl );
		expect( gone?.status() ).toBe( 404 );
		await heading( page, 'Page not found' );
	} );
} );
