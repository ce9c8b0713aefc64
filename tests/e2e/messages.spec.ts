// Two people in two windows: a letter becomes a conversation, with files, a tunnel on the way, and its end.
import { expect, test } from '../support/test';
import type { Browser, Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { heading, pageOf, pictureFile, press } from '../support/browser';
import { mailTo } from '../support/client.mjs';
import { application, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { DESK, PHONE } from '../support/windows';

const log = ( page: Page ) => page.getByRole( 'log' );
const field = ( page: Page ) =>
	page.getByRole( 'form', { name: 'Your message' } ).getByRole( 'textbox' );

/** As somebody does who comes back to the tab: the page asks at once. */
const comeBack = ( page: Page ) =>
	page.evaluate( () =>
		document.dispatchEvent(
			new Event( 'visibilitychange', { bubbles: true } )
		)
	);

const reads = async ( page: Page, words: string ) => {
	await expect( async () => {
		await comeBack( page );
		await expect( log( page ) ).toContainText( words, { timeout: 1_000 } );
	} ).toPass();
};

async function write( page: Page, words: string ) {
	await field( page ).fill( words );
	await field( page ).press( 'Control+Enter' );
	await expect( field( page ) ).toHaveValue( '' );
}

const arrives = async ( page: Page, words: string ) => {
	await expect( log( page ) ).toContainText( words );
	await expect( log( page ) ).not.toContainText( 'Sending' );
};

const PDF = {
	name: 'Probes.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from(
		'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
			'2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
			'3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n' +
			'trailer<</Root 1 0 R>>\n%%EOF\n'
	),
};

/** On a phone what the two have in common is folded. */
const unfoldJobs = ( page: Page ) =>
	page.getByText( '1 job in common' ).first().click();

/** Two who have to do with each other, each in a window of their own. */
async function two( browser: Browser, viewport: typeof PHONE ) {
	const stamp = `${ viewport.width } ${ Date.now().toString( 36 ) }`;
	const [ designer, company ] = await Promise.all( [
		member( 'designer', `Dora ${ stamp }` ),
		member( 'contractor', `Kubatur ${ stamp }` ),
	] );
	const job = await mission( company, `Signs ${ stamp }` );
	return {
		designer,
		company,
		job,
		hers: await pageOf( browser, designer, { viewport } ),
		theirs: await pageOf( browser, company, { viewport } ),
	};
}

/** Whichever way one came, the conversation's own address stands at the end. */
const opened = async ( page: Page, { name }: Member ) => {
	await heading( page, name );
	await expect( page ).toHaveURL( /\/messages\/[0-9a-f]{32}$/ );
};

/** By the other's name, as links in emails may. */
const open = async ( page: Page, to: Member ) => {
	await page.goto( `/messages/${ to.slug }` );
	await opened( page, to );
};

test( `two people write to each other`, async ( { browser } ) => {
	test.slow();
	const { designer, company, job, hers, theirs } = await two(
		browser,
		PHONE
	);

	await test.step( 'the designer applies', async () => {
		await hers.goto( `/project/${ company.slug }/mission/${ job.id }` );
		await hers
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Apply' } )
			.click();
		await heading( hers, `Apply to ${ company.name }` );
		await hers.getByLabel( 'Your comment' ).fill( 'I draw numerals.' );
		await press( hers, 'Send my request' );
		await heading( hers, 'Message sent. Thank you !' );
	} );

	await test.step( 'the company answers from the board', async () => {
		await theirs.goto( `/project/${ company.slug }/mission/${ job.id }` );
		await theirs
			.getByRole( 'link', { name: `Write, ${ designer.name }` } )
			.click();
		await opened( theirs, designer );
		await expect( log( theirs ) ).toContainText( 'I draw numerals.' );
		await write( theirs, 'How would you test glare?\nIn November.' );
		await arrives( theirs, 'In November.' );
	} );

	await test.step( 'and puts her on the short list without leaving', async () => {
		await unfoldJobs( theirs );
		await press( theirs, 'Change the stage' );
		const stage = theirs.getByRole( 'radio', { name: 'Short list' } );
		await stage.click();
		await expect( stage ).toBeChecked();
		expect( await sideways( theirs ) ).toBe( 0 );
		await expect
			.poll( async () => {
				const { body } = await company.api.get(
					`/wp/v2/application?mission=${ job.id }`
				);
				return body[ 0 ].stage;
			} )
			.toBe( 'shortlisted' );
	} );

	await test.step( 'the designer sees that something waits, and reads it', async () => {
		await hers.goto( '/messages' );
		await expect(
			hers.getByRole( 'heading', { level: 1, name: /1 unread/ } )
		).toBeVisible();
		await expect(
			hers.getByRole( 'banner' ).getByText( '1 unread message' ).first()
		).toBeAttached();
		expect( await sideways( hers ) ).toBe( 0 );
		await hers.getByRole( 'link', { name: company.name } ).click();
		await opened( hers, company );
		await expect(
			log( hers ).getByRole( 'listitem' ).filter( {
				hasText: 'glare',
			} )
		).toContainText( 'New' );
		await expect(
			hers.getByRole( 'banner' ).getByText( 'unread message' )
		).toHaveCount( 0 );
		expect( await sideways( hers ) ).toBe( 0 );
	} );

	await test.step( 'a draft survives a reload', async () => {
		await field( hers ).fill( 'With a slide projector' );
		await hers.reload();
		await expect( field( hers ) ).toHaveValue( 'With a slide projector' );
	} );

	await test.step( 'in a tunnel nothing is lost, and nothing is said twice', async () => {
		await hers.context().setOffline( true );
		await field( hers ).press( 'Control+Enter' );
		await expect( hers.getByRole( 'alert' ) ).toContainText(
			'Not sent. You are offline.'
		);
		expect( await sideways( hers ) ).toBe( 0 );
		await hers.context().setOffline( false );
		await press( hers, 'Send again' );
		await expect( hers.getByText( 'Not sent.' ) ).toHaveCount( 0 );
		await arrives( hers, 'With a slide projector' );
		await reads( theirs, 'With a slide projector' );
		await expect(
			log( theirs ).getByText( 'With a slide projector' )
		).toHaveCount( 1 );
	} );

	await test.step( 'what was said by mistake is taken back', async () => {
		await write( hers, 'Not for you' );
		await arrives( hers, 'Not for you' );
		const said = log( hers )
			.getByRole( 'listitem' )
			.filter( { hasText: 'Not for you' } );
		await said.hover();
		await press( said, 'Delete' );
		await press( hers.getByRole( 'alertdialog' ), 'Delete' );
		await expect( log( hers ) ).toContainText( 'You deleted a message.' );
		await reads( theirs, 'This message was deleted.' );
	} );

	await test.step( 'a message is reported', async () => {
		const said = log( hers )
			.getByRole( 'listitem' )
			.filter( { hasText: 'glare' } );
		await said.hover();
		await press( said, 'Report this message' );
		const dialog = hers.getByRole( 'dialog', {
			name: 'What is wrong with this message?',
		} );
		await expect( dialog ).toContainText( 'How would you test glare?' );
		expect( await sideways( hers ) ).toBe( 0 );
		await dialog.getByRole( 'radio', { name: /^Spam/ } ).check();
		await press( dialog, 'Report' );
		const sent = hers.getByRole( 'dialog', {
			name: 'We have your report. Thank you.',
		} );
		await expect( sent ).toBeVisible();
		await hers.keyboard.press( 'Escape' );
		await expect( sent ).toBeHidden();
		await mailTo( designer.email, /received your report/ );
	} );

	await test.step( 'who is blocked can read, and is not told by whom', async () => {
		await press( hers, 'More about this conversation' );
		expect( await sideways( hers ) ).toBe( 0 );
		await hers.getByRole( 'button', { name: /^Block Kubatur/ } ).click();
		await press( hers.getByRole( 'alertdialog' ), 'Block' );
		await expect( hers.getByText( /^You blocked/ ) ).toBeVisible();
		await expect( async () => {
			await comeBack( theirs );
			await expect(
				theirs.getByText( "You can't write to this member." )
			).toBeVisible( { timeout: 1_000 } );
		} ).toPass();
		await expect( field( theirs ) ).toHaveCount( 0 );
		await expect( log( theirs ) ).toContainText( 'I draw numerals.' );
	} );
} );

test( `files go both ways once both have written`, async ( { browser } ) => {
	const { designer, company, job, hers, theirs } = await two( browser, DESK );
	await application( designer, company, job, 'I draw numerals.' );
	await open( hers, company );
	await expect( hers.getByLabel( /Add a file/ ) ).toHaveCount( 0 );
	await open( theirs, designer );
	const aside = theirs.getByRole( 'complementary', {
		name: 'About this conversation',
	} );
	await press( aside, 'Change the stage' );
	await aside.getByRole( 'radio', { name: 'Short list' } ).click();
	await expect(
		aside.getByRole( 'radio', { name: 'Short list' } )
	).toBeChecked();
	await write( theirs, 'Send me one.' );
	await arrives( theirs, 'Send me one.' );
	await reads( hers, 'Send me one.' );
	await theirs.getByLabel( /Add a file/ ).setInputFiles( PDF );
	await write( theirs, 'The list of probes' );
	await arrives( theirs, 'Probes.pdf' );
	await reads( hers, 'Probes.pdf' );
	await hers
		.getByLabel( /Add a file/ )
		.setInputFiles( pictureFile( 60, 40 ) );
	await press( hers, 'Send' );
	await arrives( hers, 'picture.png' );
	await reads( theirs, 'picture.png' );
	await expect
		.poll( () =>
			log( theirs )
				.getByRole( 'img', { name: 'Picture: picture.png' } )
				.evaluate(
					( image ) => ( image as HTMLImageElement ).naturalWidth
				)
		)
		.toBeGreaterThan( 0 );
	await press( hers, 'More about this conversation' );
	expect( await sideways( hers ) ).toBe( 0 );
	expect( await sideways( theirs ) ).toBe( 0 );
} );
