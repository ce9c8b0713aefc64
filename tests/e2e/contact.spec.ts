// Writing to a designer, on a phone and on a desk: one email, whatever the network does.
import { expect, test } from '../support/test';
import { mailsTo, mailTo } from '../support/client.mjs';
import { heading, pageOf, press } from '../support/browser';
import { member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import {
	answerNext,
	breakNext,
	countOf,
	loseAnswer,
	slowly,
} from '../support/trouble';
import { PHONE } from '../support/windows';

const MAIL = /\/wp\/v2\/mail\/workwith/;
const FAILED = 'An error occured. Please retry later or contact support.';

let designer: Member;
let contractor: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Uma Brief ${ stamp }` ),
		member( 'contractor', `Letter Box ${ stamp }` ),
	] );
	await work( designer, 'Stamps' );
} );

const requests = async () =>
	( await mailsTo( designer.email ) ).filter( ( { replyTo } ) =>
		replyTo?.some( ( { address } ) => address === contractor.email )
	);

test( `a request arrives once, whatever the network does`, async ( {
	browser,
} ) => {
	const words = `We need stamps of 36 points.\nI <3 stamps.`;
	const before = ( await requests() ).length;
	const page = await pageOf( browser, contractor, { viewport: PHONE } );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const comment = page.getByLabel( 'Your comment' );
	const alert = page.getByRole( 'main' ).getByRole( 'alert' ).first();

	await page.goto( `/designer/${ designer.slug }` );
	await page
		.getByRole( 'main' )
		.getByRole( 'link', { name: 'Work with me' } )
		.click();
	await heading( page, `Work with ${ designer.name }` );
	await press( page, 'Send my request' );
	await expect( comment ).toBeFocused();
	await expect( comment ).toHaveAccessibleDescription(
		/Please write a comment/
	);
	await expect( alert ).toContainText( 'Please write a comment' );
	const { body } = await contractor.api.post( '/wp/v2/mail/workwith', {
		to: designer.slug,
		comment: ' ',
	} );
	expect( body.errors ).toEqual( [ 'Please write a comment' ] );

	await comment.fill( words );
	await expect( alert ).toBeEmpty();
	await page.reload();
	await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
	await expect( comment ).toHaveValue( words );

	await page.goBack();
	await press(
		page.getByRole( 'alertdialog', { name: 'Leave without saving?' } ),
		'Leave'
	);
	await expect( page ).toHaveURL( /\/designer\// );
	await heading( page, designer.name );
	await page.goForward();
	await expect( comment ).toHaveValue( words );

	await breakNext( page, MAIL );
	await press( page, 'Send my request' );
	await expect( alert ).toContainText( FAILED );
	await expect( comment ).toHaveValue( words );
	await loseAnswer(
		page,
		'*/wp/v2/mail/workwith*',
		() => press( page, 'Send my request' ),
		() => expect( alert ).toBeEmpty()
	);
	await expect( alert ).toContainText( FAILED );
	const sent = countOf( page, MAIL );
	const thanks = page.getByRole( 'heading', {
		level: 1,
		name: 'Message sent. Thank you !',
	} );
	await slowly( page, async () => {
		await page
			.getByRole( 'button', { name: 'Send my request' } )
			.dblclick();
		await expect( thanks ).toBeFocused();
	} );
	expect( sent() ).toBe( 1 );
	await page.reload();
	await expect( comment ).toHaveValue( '' );
	const mail = await mailTo( designer.email );
	expect( mail.replyTo?.[ 0 ]?.address ).toBe( contractor.email );
	await expect
		.poll( async () => ( await requests() ).length )
		.toBe( before + 1 );
	expect( ( await requests() ).at( -1 )?.text ).toContain( 'I <3 stamps.' );
	await page.context().close();
} );

test( 'a mail server in trouble is no failure, and the thanks lead back to the profile', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	await page.goto( `/designer/workwith?to=${ designer.slug }` );
	await page.getByLabel( 'Your comment' ).fill( 'Hello' );
	await answerNext( page, MAIL, {
		status: 500,
		json: {
			code: 'x',
			message: 'Could not instantiate mail function.',
			data: { status: 500 },
		},
	} );
	await press( page, 'Send my request' );
	await heading( page, 'Message sent. Thank you !' );
	await page.getByRole( 'link', { name: 'Back to the profile' } ).click();
	await heading( page, designer.name );
	// Other words of the server are shown as they are.
	await page.goto( `/designer/workwith?to=${ designer.slug }` );
	await page.getByLabel( 'Your comment' ).fill( 'Hello again' );
	await answerNext( page, MAIL, {
		status: 429,
		json: {
			code: 'x',
			message: 'Too many attempts. Please try again in 2 hours.',
			data: { status: 429 },
		},
	} );
	await press( page, 'Send my request' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'alert' ).first()
	).toContainText( 'Too many attempts. Please try again in 2 hours.' );
	await expect( page.getByLabel( 'Your comment' ) ).toHaveValue(
		'Hello again'
	);
} );

test( 'nobody can be written to who is not there', async ( { browser } ) => {
	const page = await pageOf( browser, contractor );
	await page.goto( '/designer/workwith?to=nobody-of-that-name' );
	await heading( page, 'Page not found' );
	await page.goto( '/designer/workwith' );
	await heading( page, 'Page not found' );
	await expect( page.getByLabel( 'Your comment' ) ).toHaveCount( 0 );
} );
