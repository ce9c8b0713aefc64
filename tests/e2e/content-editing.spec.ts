// An administrator writes what stands around the marketplace: events, tools and a page with its button.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { findingsIn } from '../support/axe';
import { pageOf, pictureFile } from '../support/browser';
import { login } from '../support/client.mjs';
import {
	addBlock,
	administrator,
	canvas,
	openEditor,
	publish,
	sidebar,
	title,
	upload,
	update,
} from '../support/editor';

const stamp = Date.now().toString( 36 );

let admin: Page;

const field = ( name: string ) =>
	sidebar( admin ).getByLabel( name, { exact: true } );

const told = ( words: string | RegExp ) =>
	sidebar( admin ).getByRole( 'alert' ).filter( { hasText: words } );

const isLocked = () =>
	expect(
		admin.getByRole( 'button', { name: 'Publish', exact: true } )
	).toBeDisabled();

async function begin( type: string, name: string ) {
	await openEditor( admin, `post-new.php?post_type=${ type }` );
	await title( admin ).fill( name );
	await sidebar( admin )
		.getByRole( 'tab', { name: /Event|Tool|Page/ } )
		.click();
}

test.beforeAll( async ( { browser } ) => {
	admin = await administrator( browser );
} );

test.afterAll( async () => {
	const author = await login( 'admin', 'password' );
	for ( const base of [ 'event', 'resource', 'pages' ] ) {
		const { body } = await author.get( `/wp/v2/${ base }`, {
			search: stamp,
			context: 'edit',
			status: 'any',
		} );
		for ( const { id } of body ) {
			const gone = await author.del(
				`/wp/v2/${ base }/${ id }?force=true`
			);
			expect( gone.status ).toBe( 200 );
		}
	}
	await admin.context().close();
} );

test( 'an event is written, and what is wrong with it is told before it is saved', async ( {
	browser,
} ) => {
	const name = `Night of letters ${ stamp }`;
	await begin( 'dmkt_event', name );
	await field( 'Day' ).fill( '2031-05-06' );
	await field( 'Location' ).fill( 'Renens, <i>Hall</i> 3 & 4' );
	await field( 'Organizer' ).fill( 'Studio Bell' );
	await field( 'Speaker' ).fill( 'Vera Wort' );
	await field( 'Link' ).fill( 'javascript:alert(1)' );
	await expect(
		told( 'Type a web address beginning with https://' )
	).toBeVisible();
	await expect( field( 'Link' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect(
		admin.getByText( 'This cannot be saved yet. Link:' ).first()
	).toBeVisible();
	await isLocked();

	await field( 'Link' ).fill( 'https://events.example/letters' );
	await expect( told( 'Type a web address' ) ).toBeHidden();
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( '/' );
	const row = page.getByRole( 'listitem' ).filter( { hasText: name } );
	await expect( row.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://events.example/letters'
	);
	await expect( row ).toContainText( /06\s*May\s*2031/ );
	await expect( row ).toContainText( 'Renens, Hall 3 & 4' );
	await expect( row ).toContainText( 'Studio Bell. With Vera Wort' );
} );

test( 'a tool gets its file and is offered for download', async ( {
	browser,
} ) => {
	const name = `Colour sheet ${ stamp }`;
	await begin( 'dmkt_resource', name );
	await field( 'Description' ).fill( 'Twelve colours\nand a rule.' );
	await field( 'Duration of the film' ).fill( 'long' );
	await expect( told( 'Type minutes and seconds' ) ).toBeVisible();
	expect( await findingsIn( admin, '.dm-fields' ) ).toEqual( [] );
	await field( 'Duration of the film' ).fill( '' );
	await sidebar( admin )
		.getByRole( 'button', { name: 'Choose a file' } )
		.click();
	await upload( admin, {
		...pictureFile( 40, 40 ),
		name: `colours-${ stamp }.png`,
	} );
	await expect(
		sidebar( admin ).getByText( `colours-${ stamp }.png` )
	).toBeVisible();
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( '/tools' );
	const card = page.getByRole( 'article' ).filter( { hasText: name } );
	await expect( card ).toContainText( 'Twelve colours' );
	await expect(
		card.getByRole( 'link', { name: /Download/ } )
	).toHaveAttribute( 'href', new RegExp( `colours-${ stamp }\\.png$` ) );
	await page.context().close();

	await sidebar( admin )
		.getByRole( 'button', { name: 'Remove the file' } )
		.click();
	await update( admin );
	await expect(
		sidebar( admin ).getByRole( 'button', { name: 'Choose a file' } )
	).toBeVisible();
} );

/** How a text is set, whatever the window's width. */
const set = ( text: Locator ) =>
	text.evaluate( ( element ) => {
		const { fontFamily, fontWeight, color } = getComputedStyle( element );
		return { fontFamily, fontWeight, color };
	} );

test( "a page is written in the site's type, and gets a button", async ( {
	browser,
} ) => {
	await begin( 'page', `Bells ${ stamp }` );
	const words = `They ring at noon ${ stamp }`;
	await title( admin ).press( 'Enter' );
	await admin.keyboard.type( words );
	const written = canvas( admin ).getByText( words );
	await expect( written ).toBeVisible();
	const asWritten = await set( written );
	expect( asWritten.fontFamily ).toContain( 'Familjen Grotesk' );
	expect(
		await written.evaluate( ( node ) =>
			[ '.is-root-container', '.editor-styles-wrapper' ].map(
				( around ) => {
					const part = node.closest( around ) as Element;
					return getComputedStyle( part ).backgroundColor;
				}
			)
		),
		'It stands on one ground.'
	).toEqual( [ 'rgb(241, 241, 238)', 'rgb(241, 241, 238)' ] );

	await test.step( 'a page says where a home block is of no use', async () => {
		await addBlock( admin, 'Events' );
		await expect(
			sidebar( admin ).getByText(
				'on the page with the address “home” only'
			)
		).toBeVisible();
	} );

	// A block that is chosen brings its own settings forward.
	await sidebar( admin ).getByRole( 'tab', { name: 'Page' } ).click();
	await field( 'Button text' ).fill( 'Ring one' );
	await field( 'Button link' ).fill( 'jobs' );
	await expect(
		told( 'a path of this site beginning with /' )
	).toBeVisible();
	await field( 'Button link' ).fill( '/jobs' );
	await expect( told( 'a path of this site' ) ).toBeHidden();
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( `/bells-${ stamp }` );
	await expect(
		page.getByRole( 'link', { name: 'Ring one' } )
	).toHaveAttribute( 'href', '/jobs' );
	expect( await set( page.getByText( words ).first() ) ).toEqual( asWritten );
} );
