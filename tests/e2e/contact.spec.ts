// Writing to a designer: one email, whatever the network does.
import { expect, test } from '../support/test';
import { mailsTo, mailTo } from '../support/client.mjs';
import { heading, pageOf, press } from '../support/browser';
import { member, work } from '../support/members.mjs';
import { countOf, loseAnswer, slowly } from '../support/trouble';
import { PHONE } from '../support/windows';

test( `a request arrives once, whatever the network does`, async ( {
	browser,
} ) => {
	const stamp = Date.now().toString( 36 );
	const [ designer, contractor ] = await Promise.all( [
		member( 'designer', `Uma Brief ${ stamp }` ),
		member( 'contractor', `Letter Box ${ stamp }` ),
	] );
	await work( designer, 'Stamps' );
	const requests = async () =>
		( await mailsTo( designer.email ) ).filter( ( { replyTo } ) =>
			replyTo?.some( ( { address } ) => address === contractor.email )
		);
	const words = `We need stamps of 36 points.\nI <3 stamps.`;
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
	await comment.fill( words );
	await page.goBack();
	await press(
		page.getByRole( 'alertdialog', { name: 'Leave without saving?' } ),
		'Leave'
	);
	await expect( page ).toHaveURL( `/designer/${ designer.slug }` );
	// The address changes before the page does.
	await expect( comment ).toHaveCount( 0 );
	await page.goForward();
	await expect( comment ).toHaveValue( words );

	await loseAnswer(
		page,
		'*/wp/v2/mail/workwith*',
		() => press( page, 'Send my request' ),
		() => expect( alert ).toBeEmpty()
	);
	await expect( alert ).toContainText(
		'An error occured. Please retry later or contact support.'
	);
	const sent = countOf( page, /\/wp\/v2\/mail\/workwith/ );
	await slowly( page, async () => {
		await page
			.getByRole( 'button', { name: 'Send my request' } )
			.dblclick();
		await expect(
			page.getByRole( 'heading', {
				level: 1,
				name: 'Message sent. Thank you !',
			} )
		).toBeFocused();
	} );
	expect( sent() ).toBe( 1 );
	await page.reload();
	await expect( comment ).toHaveValue( '' );
	const mail = await mailTo( designer.email, /would like to work with you/ );
	expect( mail.text ).toContain( 'I <3 stamps.' );
	expect( await requests() ).toHaveLength( 1 );
} );
