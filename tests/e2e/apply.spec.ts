// Applying to design jobs, on a phone and on a desk, whatever the network does and whatever becomes of the jobs meanwhile.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, press } from '../support/browser';
import { application, close, member, mission } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { breakNext, countOf, loseNextAnswer, slowly } from '../support/trouble';
import { DESK } from '../support/windows';

const MAIL = /\/wp\/v2\/mail\/workwith/;
const FAILED = 'An error occured. Please retry later or contact support.';
const NOTHING = 'Please choose at least one design job';

let designer: Member;
let contractor: Member;

test.beforeAll( async () => {
	const stamp = Date.now().toString( 36 );
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Ida Bewerbung ${ stamp }` ),
		member( 'contractor', `Open Doors ${ stamp }` ),
	] );
} );

const project = () => `/project/${ contractor.slug }`;
const applyTo = ( id?: number ) =>
	`/project/workwith?to=${ contractor.slug }${ id ? `&mission=${ id }` : '' }`;

const box = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name } );

const comments = async ( id: number ) => {
	const { body } = await contractor.api.get( '/wp/v2/application', {
		_embed: '1',
		mission: id,
	} );
	return body.map( ( { excerpt }: { excerpt: { rendered: string } } ) =>
		excerpt.rendered.replace( /<[^>]+>/g, '' ).trim()
	);
};

const write = async ( page: Page, words: string ) =>
	page.getByLabel( 'Your comment' ).fill( words );

const send = ( page: Page ) => press( page, 'Send my request' );

const alertOf = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'alert' ).first();

test( `applications are made once, whatever the network does`, async ( {
	browser,
} ) => {
	const [ door, gate, lock ] = [
		await mission( contractor, `A door of oak` ),
		await mission( contractor, `A gate of oak` ),
		await mission( contractor, `A lock of oak` ),
	];
	const page = await pageOf( browser, designer, { viewport: DESK } );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const comment = page.getByLabel( 'Your comment' );
	const jobs = page.getByRole( 'group', { name: 'Design jobs' } );

	await test.step( 'one comes from a job, and it is chosen', async () => {
		await page.goto( `${ project() }/mission/${ gate.id }` );
		await heading( page, `A gate of oak` );
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Apply' } )
			.click();
		await heading( page, `Apply to ${ contractor.name }` );
		await expect( box( page, `A gate of oak` ) ).toBeChecked();
		await expect( box( page, `A door of oak` ) ).not.toBeChecked();
		await expect(
			page.getByText( 'Sent with your message' )
		).toBeVisible();
	} );

	await test.step( 'from the company none is, and one is asked for', async () => {
		await page.goto( applyTo() );
		await send( page );
		await expect( comment ).toHaveAccessibleDescription(
			/Please write a comment/
		);
		await expect( jobs ).toHaveAccessibleDescription(
			new RegExp( NOTHING )
		);
		for ( const words of [ NOTHING, 'Please write a comment' ] ) {
			await expect( alertOf( page ) ).toContainText( words );
		}
		const { body } = await designer.api.post( '/wp/v2/mail/workwith', {
			to: contractor.slug,
			comment: '',
			missions: [],
		} );
		expect( body.errors.sort() ).toEqual(
			[ NOTHING, 'Please write a comment' ].sort()
		);
		await box( page, `A door of oak` ).check();
		await expect( jobs ).not.toHaveAccessibleDescription(
			new RegExp( NOTHING )
		);
		await box( page, `A lock of oak` ).check();
		await write( page, `Doors & locks of oak` );
		await expect( alertOf( page ) ).toBeEmpty();
	} );

	await test.step( 'a reload brings everything back', async () => {
		await page.reload();
		await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
		await expect( comment ).toHaveValue( `Doors & locks of oak` );
		await expect( box( page, `A door of oak` ) ).toBeChecked();
		await expect( box( page, `A lock of oak` ) ).toBeChecked();
		await expect( box( page, `A gate of oak` ) ).not.toBeChecked();
	} );

	await test.step( 'what fails is said, what is sent twice is there once', async () => {
		await breakNext( page, MAIL );
		await send( page );
		await expect( alertOf( page ) ).toContainText( FAILED );
		const sent = countOf( page, MAIL );
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
		await page.getByRole( 'link', { name: 'Back to the project' } ).click();
		await heading( page, contractor.name );
		await page.goto( applyTo() );
		await expect( box( page, `A door of oak` ) ).toBeDisabled();
		await expect( comment ).toHaveValue( '' );
	} );

	await test.step( 'an answer that is lost makes no second application', async () => {
		await page.goto( applyTo( gate.id ) );
		await write( page, 'The gate' );
		await loseNextAnswer( page, '*/wp/v2/mail/workwith*' );
		await send( page );
		await expect( alertOf( page ) ).toContainText( FAILED );
		await expect(
			page.getByText( 'You have applied already' ).nth( 2 )
		).toBeVisible();
		await expect( comment ).toHaveValue( 'The gate' );
		await expect(
			page.getByRole( 'button', { name: 'Send my request' } )
		).toHaveCount( 0 );
		expect( await comments( gate.id ) ).toEqual( [ 'The gate' ] );
		for ( const { id } of [ door, lock ] ) {
			expect( await comments( id ) ).toEqual( [
				`Doors &amp; locks of oak`,
			] );
		}
	} );

	await test.step( 'who has applied to everything is told so', async () => {
		await page.goto( applyTo() );
		await expect(
			page.getByRole( 'heading', { name: 'You have applied already' } )
		).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Send my request' } )
		).toHaveCount( 0 );
	} );

	for ( const { id } of [ door, gate, lock ] ) {
		await contractor.api.del( `/wp/v2/mission/${ id }` );
	}
	await page.context().close();
} );

test( 'a job closed, deleted or applied to elsewhere while one writes is said, and no word is lost', async ( {
	browser,
} ) => {
	const chime = await mission( contractor, 'A chime' );
	const knocker = await mission( contractor, 'A knocker' );
	const hinge = await mission( contractor, 'A hinge' );
	const handle = await mission( contractor, 'A handle' );
	const page = await pageOf( browser, designer );
	await page.goto( applyTo( chime.id ) );
	await write( page, 'I listen.' );
	await close( contractor, chime );
	await send( page );
	await expect( alertOf( page ) ).toContainText(
		'This design job is closed.'
	);
	await expect( box( page, 'A chime No longer open' ) ).toBeDisabled();
	await expect( page.getByLabel( 'Your comment' ) ).toHaveValue(
		'I listen.'
	);

	await box( page, 'A knocker' ).check();
	await contractor.api.del( `/wp/v2/mission/${ knocker.id }` );
	await send( page );
	await expect( alertOf( page ) ).toContainText(
		'One of these design jobs no longer exists.'
	);
	await expect( box( page, 'A knocker No longer open' ) ).toBeDisabled();

	await box( page, 'A hinge' ).check();
	await application( designer, contractor, hinge, 'From another window' );
	await send( page );
	await expect( alertOf( page ) ).toContainText(
		'You have already applied to this design job.'
	);
	await expect(
		box( page, 'A hinge You have applied already' )
	).toBeDisabled();
	await expect( page.getByLabel( 'Your comment' ) ).toHaveValue(
		'I listen.'
	);

	await box( page, 'A handle' ).check();
	await send( page );
	await heading( page, 'Message sent. Thank you !' );
	expect( await comments( handle.id ) ).toEqual( [ 'I listen.' ] );
	expect( await comments( hinge.id ) ).toEqual( [ 'From another window' ] );

	await page.goto( '/applications' );
	await heading( page, 'My applications' );
	const entry = ( title: string ) =>
		page.getByRole( 'listitem' ).filter( {
			has: page.getByRole( 'heading', { name: title } ),
		} );
	await expect( entry( 'A handle' ) ).toContainText( 'Sent' );
	await expect( entry( 'A handle' ) ).toContainText( 'I listen.' );
	await close( contractor, handle );
	await page.reload();
	await expect( entry( 'A handle' ) ).toContainText( 'Closed' );
	await expect( entry( 'A chime' ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'A handle', exact: true } ).click();
	await heading( page, 'A handle' );
	for ( const { id } of [ chime, hinge, handle ] ) {
		await contractor.api.del( `/wp/v2/mission/${ id }` );
	}
	// Deleted jobs disappear from the designer's applications.
	await page.goto( '/applications' );
	await heading( page, 'My applications' );
	await expect( entry( 'A handle' ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'heading', { name: 'You have not applied yet.' } )
	).toBeVisible();
} );

test( 'where nothing is open, nothing can be applied to', async ( {
	browser,
} ) => {
	const job = await mission( contractor, 'A window' );
	await close( contractor, job );
	const page = await pageOf( browser, designer );
	await page.goto( project() );
	await expect(
		page.getByRole( 'heading', {
			name: 'No design job is open at the moment.',
		} )
	).toBeVisible();
	await expect(
		page.getByRole( 'main' ).getByRole( 'link', { name: 'Apply' } )
	).toHaveCount( 0 );
	await page.goto( applyTo( job.id ) );
	await heading( page, 'You cannot write from here at the moment.' );
	await expect( page.getByLabel( 'Your comment' ) ).toHaveCount( 0 );
	await contractor.api.del( `/wp/v2/mission/${ job.id }` );
} );
