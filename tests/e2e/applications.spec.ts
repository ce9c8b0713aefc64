// Applications from both sides: an owner's slip tells nobody, each answer is one email, and both sides read the truth.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { mailsTo, mailTo } from '../support/client.mjs';
import { application, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { wp } from '../support/site';
import { DESK, PHONE } from '../support/windows';

const clock = ( to: string ) => wp( 'design-marketplace', 'clock', to );

const stamp = Date.now().toString( 36 );
const titles = [ 'A kite', 'A sail', 'A tent' ].map(
	( title ) => `${ title } ${ stamp }`
);
const [ kite = '', sail = '', tent = '' ] = titles;

let company: Member;
let designer: Member;
let other: Member;
const jobs: { id: number }[] = [];

test.beforeAll( async () => {
	[ company, designer, other ] = await Promise.all( [
		member( 'contractor', `Wind ${ stamp }` ),
		member( 'designer', `Noa Tuch ${ stamp }` ),
		member( 'designer', `Kim Leine ${ stamp }` ),
	] );
	for ( const title of titles ) {
		jobs.push( await mission( company, title ) );
	}
	await application( other, company, jobs[ 2 ] ?? { id: 0 }, 'Me too.' );
} );

test.afterAll( async () => {
	clock( 'reset' );
	for ( const { api, id } of [ company, designer, other ] ) {
		await api.del( `/wp/v2/users/delete/${ id }` );
	}
} );

const row = ( page: Page, title: string ) =>
	page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } );

/** The candidate on the board of a job. */
async function onBoard( page: Page, title: string ) {
	const job = jobs[ titles.indexOf( title ) ];
	await page.goto( `/project/${ company.slug }/mission/${ job?.id }` );
	await heading( page, title );
	return page
		.getByRole( 'main' )
		.getByRole( 'listitem', { name: designer.name } );
}

/** Sets a candidate's stage and waits until the server has it. */
async function set( page: Page, candidate: Locator, stage: string ) {
	const saved = page.waitForResponse(
		( answer ) =>
			answer.request().method() === 'POST' &&
			/wp\/v2\/application\/\d+/.test( answer.url() )
	);
	await candidate.getByRole( 'radio', { name: stage } ).click();
	expect( ( await saved ).status() ).toBe( 200 );
	await expect( candidate ).toContainText( 'Not told yet' );
}

/** Subjects of the emails about the jobs, oldest first. */
const subjects = async ( { email }: Member ) =>
	( await mailsTo( email ) )
		.map( ( { subject } ) => subject )
		.filter( ( subject ) => subject.includes( stamp ) );

test( 'three applications come to three ends @clock', async ( { browser } ) => {
	test.slow();
	const mine = await pageOf( browser, designer );
	const open = async () => {
		await mine.goto( '/applications' );
		await heading( mine, 'My applications' );
	};

	await test.step( 'who has applied reads what comes, and where', async () => {
		await mine.goto( `/project/workwith?to=${ company.slug }` );
		for ( const title of titles ) {
			await mine.getByRole( 'checkbox', { name: title } ).check();
		}
		await mine.getByLabel( 'Your comment' ).fill( 'I <3 wind.' );
		await press( mine, 'Send my request' );
		await heading( mine, 'Message sent. Thank you !' );
		await mine
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'My applications' } )
			.click();
		await heading( mine, 'My applications' );
		for ( const title of titles ) {
			await expect( row( mine, title ) ).toContainText( 'Sent.' );
			await expect(
				row( mine, title ).getByRole( 'link', { name: company.name } )
			).toBeVisible();
		}
		await expect(
			mine.getByText( '3 applications are waiting for an answer.' )
		).toBeVisible();
	} );

	const theirs = await pageOf( browser, company );

	await test.step( 'the company is written once, of all three', async () => {
		const { text } = await mailTo(
			company.email,
			new RegExp( `${ designer.name } applied` )
		);
		expect( text ).toContain( 'I <3 wind.' );
		for ( const title of titles ) {
			expect( text ).toContain( title );
		}
	} );

	await test.step( 'within ten minutes nobody knows, and what is undone never was', async () => {
		await set( theirs, await onBoard( theirs, kite ), 'Short list' );
		const second = await onBoard( theirs, sail );
		await set( theirs, second, 'Declined' );
		await press( second, `Add words, ${ designer.name }` );
		await second
			.getByLabel( `Your words to ${ designer.name }` )
			.fill( 'Your seams stay on our wall.' );
		await press( second, 'Add to the decision' );
		await expect( second ).toContainText(
			'Your words: Your seams stay on our wall.'
		);
		const third = await onBoard( theirs, tent );
		await set( theirs, third, 'Declined' );
		await press( third, `Undo for ${ designer.name }` );
		await expect( third ).not.toContainText( 'Not told yet' );
		await open();
		for ( const title of titles ) {
			await expect( row( mine, title ) ).toContainText( /Sent|Seen/ );
			await expect( row( mine, title ) ).not.toContainText( 'Not this' );
		}
		expect( await subjects( designer ) ).toEqual( [] );
	} );

	await test.step( 'then each answer is read and is one mail, with the words', async () => {
		clock( '+11minutes' );
		const declined = await mailTo( designer.email, new RegExp( sail ) );
		expect( declined.text ).toContain( 'Your seams stay on our wall.' );
		const shortlisted = await mailTo( designer.email, new RegExp( kite ) );
		expect( shortlisted.text ).toContain( 'on the short list' );
		await open();
		await expect( row( mine, kite ) ).toContainText(
			'You are on the short list.'
		);
		await expect( row( mine, sail ) ).toContainText( 'Not this time.' );
		await expect( row( mine, sail ) ).toContainText(
			'Your seams stay on our wall.'
		);
		await expect(
			row( mine, sail ).getByRole( 'button', { name: /Withdraw/ } )
		).toHaveCount( 0 );
	} );

	await test.step( 'one is withdrawn and made again', async () => {
		const tentRow = row( mine, tent );
		await tentRow.getByRole( 'button', { name: /Withdraw/ } ).click();
		const dialog = mine.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText( 'can apply again' );
		await press( dialog, 'Withdraw' );
		await expect( tentRow ).toContainText( 'You withdrew it.' );
		await expect( tentRow ).toBeFocused();
		await tentRow.getByRole( 'link', { name: /Apply again/ } ).click();
		await heading( mine, `Apply to ${ company.name }` );
		const comment = mine.getByLabel( 'Your comment' );
		await expect( comment ).toHaveValue( /./ );
		await comment.press( 'End' );
		await comment.pressSequentially( ' And once more.' );
		await press( mine, 'Send my request' );
		await heading( mine, 'Message sent. Thank you !' );
		await open();
		await expect( tentRow ).toContainText( /Sent|Seen/ );
		await expect( tentRow ).toContainText( 'And once more.' );
	} );

	await test.step( 'the chosen has the address, on the page and in the mail', async () => {
		await set( theirs, await onBoard( theirs, tent ), 'Chosen' );
		clock( '+11minutes' );
		const chosen = await mailTo( designer.email, /chosen you/ );
		expect( chosen.subject ).toContain( tent );
		expect( chosen.text ).toContain( company.email );
		await open();
		await expect( row( mine, tent ) ).toContainText( 'They chose you.' );
		await expect(
			row( mine, tent ).getByRole( 'link', { name: company.email } )
		).toHaveAttribute( 'href', `mailto:${ company.email }` );
	} );

	await test.step( 'the job is closed with them, and a word to the other, which outlives a second thought', async () => {
		await onBoard( theirs, tent );
		await press( theirs, 'Close mission' );
		const dialog = theirs.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText(
			'2 emails will be sent to inform candidates.'
		);
		const words = dialog.getByLabel( 'A word to those you did not choose' );
		await dialog.getByRole( 'radio', { name: /Yes, here/ } ).check();
		await expect(
			dialog.getByRole( 'checkbox', { name: designer.name } )
		).toBeChecked();
		await words.fill( 'It was close.' );
		for ( const viewport of [ PHONE, DESK ] ) {
			await theirs.setViewportSize( viewport );
			expect( await sideways( theirs ) ).toBe( 0 );
		}
		await press( dialog, 'Cancel' );
		await press( theirs, 'Close mission' );
		await dialog.getByRole( 'radio', { name: /Yes, here/ } ).check();
		await expect( words ).toHaveValue( 'It was close.' );
		await press( dialog, 'Close mission' );
		await expect( dialog ).toBeHidden();
		await expect(
			theirs.getByRole( 'status' ).filter( {
				hasText: 'The mission is closed. 2 emails are on their way.',
			} )
		).toHaveCount( 1 );
		const stands = await mailTo( designer.email, /Closed with you/ );
		expect( stands.text ).toContain( company.email );
		const closed = await mailTo( other.email, /Filled/ );
		expect( closed.text ).toContain( 'It was close.' );
		expect( closed.text ).not.toContain( designer.name );
	} );

	await test.step( 'both read how it ended', async () => {
		await open();
		await expect( row( mine, tent ) ).toContainText( 'They chose you.' );
		for ( const viewport of [ PHONE, DESK ] ) {
			await mine.setViewportSize( viewport );
			expect( await sideways( mine ) ).toBe( 0 );
		}
		const others = await pageOf( browser, other );
		await others.goto( '/applications' );
		await expect( row( others, tent ) ).toContainText(
			'The position was filled.'
		);
	} );

	await test.step( 'and nobody has had another mail', async () => {
		const { name } = company;
		const toDesigner = await subjects( designer );
		expect( toDesigner.slice( 0, 2 ).sort() ).toEqual( [
			`An answer from ${ name }: ${ sail }`,
			`On the short list: ${ kite } (${ name })`,
		] );
		expect( toDesigner.slice( 2 ) ).toEqual( [
			`${ name } has chosen you: ${ tent }`,
			`Closed with you: ${ tent } (${ name })`,
		] );
		expect( await subjects( other ) ).toEqual( [
			`Filled: ${ tent } (${ name })`,
		] );
		// The letter of the one who applied again is a new one.
		expect( await subjects( company ) ).toHaveLength( 3 );
	} );
} );
