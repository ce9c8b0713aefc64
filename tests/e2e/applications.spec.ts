// What becomes of applications, as two people live it: nobody is told by a slip, each answer is one mail, and what is read is the truth.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { findings, sideways } from '../support/axe';
import { heading, pageOf, press } from '../support/browser';
import { mailsTo, mailTo } from '../support/client.mjs';
import { application, member, mission, work } from '../support/members.mjs';
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
	company = await member( 'contractor', `Wind ${ stamp }`, {
		contact_name: 'Camille Rochat',
		city: 'Sion',
		country: 'CH',
	} );
	designer = await member( 'designer', `Noa Tuch ${ stamp }`, {
		job: 'Sailmaker',
		city: 'Bern',
		country: 'CH',
	} );
	other = await member( 'designer', `Kim Leine ${ stamp }` );
	await work( designer, 'Spinnaker' );
	for ( const title of titles ) {
		jobs.push( await mission( company, title ) );
	}
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

/** What the owner does on the board. */
async function set( title: string, stage: string, words?: string ) {
	const job = jobs[ titles.indexOf( title ) ];
	const { body } = await company.api.get( '/wp/v2/application', {
		mission: job?.id,
	} );
	const one = body.find(
		( { author }: { author: number } ) => author === designer.id
	);
	const { status, text } = await company.api.post(
		`/wp/v2/application/${ one.id }`,
		{ stage, ...( words && { words } ) }
	);
	expect( status, text ).toBe( 200 );
}

/** Subjects of what came about a job. */
const subjects = async ( title: string ) =>
	( await mailsTo( designer.email ) )
		.map( ( { subject } ) => subject )
		.filter( ( subject ) => subject.includes( title ) );

test( 'three applications come to three ends', async ( { browser } ) => {
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
			mine.getByText( '3 applications wait for an answer.' )
		).toBeVisible();
	} );

	await test.step( 'the company meets a face, a trade and works', async () => {
		const theirs = await pageOf( browser, company );
		await theirs.goto( `/project/${ company.slug }` );
		const card = theirs.getByRole( 'group' ).filter( {
			has: theirs.getByRole( 'heading', { name: tent } ),
		} );
		const candidate = card.getByRole( 'listitem' );
		await expect( candidate ).toContainText( 'Sailmaker, Bern' );
		await expect( candidate.locator( 'img' ) ).toHaveCount( 2 );
		await expect(
			candidate.getByRole( 'link', { name: designer.name } )
		).toHaveAttribute( 'href', `/designer/${ designer.slug }` );
	} );

	await test.step( 'within ten minutes nobody knows, and what is undone never was', async () => {
		await set( kite, 'shortlisted' );
		await set( sail, 'declined', 'Your seams stay on our wall.' );
		await set( tent, 'declined' );
		await set( tent, 'new' );
		await open();
		for ( const title of titles ) {
			await expect( row( mine, title ) ).toContainText( /Sent|Seen/ );
			await expect( row( mine, title ) ).not.toContainText( 'Not this' );
			expect( await subjects( title ) ).toEqual( [] );
		}
	} );

	await test.step( 'then each answer is read and is one mail, with the words', async () => {
		clock( '+11minutes' );
		const declined = await mailTo( designer.email, new RegExp( sail ) );
		expect( declined.text ).toContain( 'Your seams stay on our wall.' );
		await mailTo( designer.email, new RegExp( kite ) );
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
		expect( await subjects( tent ) ).toEqual( [] );
	} );

	await test.step( 'the list shows a part', async () => {
		await mine.getByRole( 'link', { name: '1 Past' } ).click();
		await expect( row( mine, sail ) ).toBeVisible();
		await expect( row( mine, kite ) ).toHaveCount( 0 );
		await mine.getByRole( 'link', { name: '3 All' } ).click();
	} );

	await test.step( 'one is withdrawn and made again', async () => {
		const tentRow = row( mine, tent );
		await tentRow.getByRole( 'button', { name: /Withdraw/ } ).click();
		const dialog = mine.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText( 'can apply again' );
		await press( dialog, 'Withdraw' );
		await expect( tentRow ).toContainText( 'You withdrew it.' );
		await expect( tentRow ).toBeFocused();
		await tentRow.getByRole( 'button', { name: /Apply again/ } ).click();
		await expect( tentRow ).toContainText( /Sent|Seen/ );
		await expect( tentRow ).toBeFocused();
	} );

	await test.step( 'a job is closed with whom it chose, and a word to the other', async () => {
		await application( other, company, jobs[ 0 ] ?? { id: 0 }, 'Me too.' );
		const theirs = await pageOf( browser, company );
		await theirs.goto( `/project/${ company.slug }` );
		const card = theirs.getByRole( 'group' ).filter( {
			has: theirs.getByRole( 'heading', { name: kite } ),
		} );
		await card.getByRole( 'heading', { name: kite } ).click();
		await press( card, 'Close mission' );
		const dialog = theirs.getByRole( 'alertdialog' );
		await expect( dialog ).toContainText(
			'2 emails will be sent to inform candidates.'
		);
		await dialog.getByRole( 'radio', { name: /Yes, here/ } ).check();
		await press( dialog, 'Close mission' );
		await expect( dialog.getByRole( 'alert' ) ).toContainText(
			'Please say whom you chose.'
		);
		await dialog.getByRole( 'checkbox', { name: designer.name } ).check();
		await dialog
			.getByLabel( 'A word to those you did not choose' )
			.fill( 'It was close.' );
		for ( const viewport of [ PHONE, DESK ] ) {
			await theirs.setViewportSize( viewport );
			expect( await sideways( theirs ) ).toBe( 0 );
			expect( await findings( theirs ) ).toEqual( [] );
		}
		await press( dialog, 'Close mission' );
		await expect( dialog ).toBeHidden();
		await expect(
			theirs
				.getByRole( 'main' )
				.getByText(
					'The mission is closed. 2 emails are on their way.'
				)
		).toBeVisible();
		const chosen = await mailTo( designer.email, /chosen you/ );
		expect( chosen.text ).toContain( company.email );
		const closed = await mailTo( other.email, new RegExp( kite ) );
		expect( closed.text ).toContain( 'It was close.' );
		expect( closed.text ).not.toContain( designer.name );
		// One told of the short list, one of the choice: nothing of the close.
		expect( await subjects( kite ) ).toHaveLength( 2 );
	} );

	await test.step( 'the chosen has the address; the other reads that the position is filled', async () => {
		await open();
		await expect( row( mine, kite ) ).toContainText( 'They chose you.' );
		await expect(
			row( mine, kite ).getByRole( 'link', { name: company.email } )
		).toHaveAttribute( 'href', `mailto:${ company.email }` );
		for ( const viewport of [ PHONE, DESK ] ) {
			await mine.setViewportSize( viewport );
			expect( await sideways( mine ) ).toBe( 0 );
			expect( await findings( mine ) ).toEqual( [] );
		}
		const others = await pageOf( browser, other );
		await others.goto( '/applications' );
		await expect( row( others, kite ) ).toContainText(
			'The position was filled.'
		);
	} );
} );
