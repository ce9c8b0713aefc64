// An administrator writes what stands around the marketplace: events, tools, past projects and a page's button.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { pageOf, pictureFile } from '../support/browser';
import { login } from '../support/client.mjs';
import {
	administrator,
	api,
	canvas,
	openEditor,
	publish,
	sidebar,
	title,
	upload,
	update,
} from '../support/editor';

const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

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
		.getByRole( 'tab', { name: /Event|Tool|Reading|Past project|Page/ } )
		.click();
}

const axe = async () =>
	(
		await new AxeBuilder( { page: admin } )
			.include( '.dm-fields' )
			.withTags( RULES )
			.analyze()
	).violations.map( ( { id, nodes } ) => [
		id,
		nodes.map( ( { html } ) => html ),
	] );

test.beforeAll( async ( { browser } ) => {
	admin = await administrator( browser );
} );

test.afterAll( async () => {
	const author = await login( 'admin', 'password' );
	for ( const base of [
		'event',
		'resource',
		'past_project',
		'reading',
		'pages',
	] ) {
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
	await begin( 'dm_event', name );
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
	expect( await axe() ).toEqual( [] );

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
	await begin( 'dm_resource', name );
	await expect(
		api( admin, {
			path: '/wp/v2/resource',
			method: 'POST',
			data: {
				title: name,
				meta: { design_marketplace_file: 99999999 },
			},
		} )
	).rejects.toThrow(
		'File: This file is not in the media library any more.'
	);
	await field( 'Description' ).fill( 'Twelve colours\nand a rule.' );
	await field( 'Duration of the film' ).fill( 'long' );
	await expect( told( 'Type minutes and seconds' ) ).toBeVisible();
	await isLocked();
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
	expect( await axe() ).toEqual( [] );
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

test( 'a past project is written and shown first', async ( { browser } ) => {
	const name = `A bell that listens ${ stamp }`;
	await begin( 'dm_past_project', name );
	await field( 'Reading time' ).fill( 'soon' );
	await expect( told( 'Begin with a number of minutes' ) ).toBeVisible();
	await isLocked();
	await field( 'Reading time' ).fill( '4' );
	await field( 'Link' ).fill( '/bell' );
	await expect( told( 'Type a full web address' ) ).toBeVisible();
	await field( 'Link' ).fill( 'https://stories.example/bell' );
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( '/showcase' );
	await expect( page.getByRole( 'link', { name } ) ).toHaveAttribute(
		'href',
		'https://stories.example/bell'
	);
	await expect( page.getByText( '4 min read' ).first() ).toBeVisible();
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
	// A block that is chosen brings its own settings forward.
	await sidebar( admin ).getByRole( 'tab', { name: 'Page' } ).click();
	await field( 'Button text' ).fill( 'Ring one' );
	await field( 'Button link' ).fill( 'jobs' );
	await expect(
		told( 'a path of this site beginning with /' )
	).toBeVisible();
	await field( 'Button link' ).fill( '/jobs' );
	await expect( told( 'a path of this site' ) ).toBeHidden();
	expect( await axe() ).toEqual( [] );
	await publish( admin );

	const page = await pageOf( browser, null );
	await page.goto( `/bells-${ stamp }` );
	await expect(
		page.getByRole( 'link', { name: 'Ring one' } )
	).toHaveAttribute( 'href', '/jobs' );
	expect( await set( page.getByText( words ).first() ) ).toEqual( asWritten );
} );
