// An administrator writes the home page: block by block, in any order, and what is written is what the site shows.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { findingsIn } from '../support/axe';
import { heading, pageOf, pictureFile } from '../support/browser';
import { login } from '../support/client.mjs';
import {
	addBlock,
	administrator,
	block,
	canvas,
	openEditor,
	pickBlock,
	searchBlocks,
	sidebar,
	update,
	upload,
	write,
} from '../support/editor';

const BLOCKS = [
	'Hero',
	'Picture',
	'How it works',
	'Presentation',
	'Events',
	'Past projects',
	'Testimonials',
	'Film',
];

interface StoredPage {
	id: number;
	content: { raw: string };
}

let admin: Page;
let home: StoredPage;
let author: Awaited< ReturnType< typeof login > >;

const editHome = () =>
	openEditor( admin, `post.php?post=${ home.id }&action=edit` );

const fill = async ( content: string ) =>
	expect(
		( await author.post( `/wp/v2/pages/${ home.id }`, { content } ) ).status
	).toBe( 200 );

const stored = async (): Promise< string > =>
	( await author.get( `/wp/v2/pages/${ home.id }`, { context: 'edit' } ) )
		.body.content.raw;

/** A block as a page stores it. */
const written = ( name: string, attributes: object = {} ) =>
	`<!-- wp:design-marketplace/${ name } ${ JSON.stringify( attributes )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' )
		.replace( /--/g, '\\u002d\\u002d' ) } /-->`;

test.beforeAll( async ( { browser } ) => {
	admin = await administrator( browser );
	author = await login( 'admin', 'password' );
	const { body } = await author.get( '/wp/v2/pages', {
		slug: 'home',
		context: 'edit',
	} );
	home = body[ 0 ];
} );

test.afterAll( async () => {
	await fill( home.content.raw );
	await admin.context().close();
} );

test( 'all eight blocks are added, written and shown by the site in their order', async ( {
	browser,
} ) => {
	test.slow();
	await fill( '' );
	await editHome();
	await expect( await searchBlocks( admin, 'Paragraph' ) ).toBeHidden();
	for ( const name of BLOCKS ) {
		await addBlock( admin, name );
	}
	await expect( await searchBlocks( admin, 'Hero' ) ).toBeDisabled();
	await admin
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();

	await write( admin, 'Hero', 'Title for designers', 'Draw & dare.' );
	await write(
		admin,
		'Hero',
		'Introduction for designers',
		'A room for I <3 type.'
	);
	await write( admin, 'Hero', 'Text of the first button', 'Come in' );
	await write( admin, 'Hero', 'Text of the second button', 'Read on' );
	await sidebar( admin )
		.getByRole( 'button', { name: 'Pictures for designers' } )
		.click();
	await sidebar( admin )
		.getByRole( 'button', { name: 'Add a picture' } )
		.first()
		.click();
	await sidebar( admin )
		.getByRole( 'group', { name: 'Picture 1' } )
		.getByRole( 'button', { name: 'Choose a picture' } )
		.click();
	await upload( admin, pictureFile( 1200, 800 ) );
	await sidebar( admin )
		.getByRole( 'group', { name: 'Picture 1' } )
		.getByLabel( 'Link' )
		.fill( '/jobs' );
	await canvas( admin )
		.getByRole( 'button', { name: 'Entrepreneur' } )
		.first()
		.click();
	await write( admin, 'Hero', 'Title for entrepreneurs', 'Ask & get.' );

	await pickBlock( admin, 'Picture' );
	await write( admin, 'Picture', 'Caption', 'Nobody is in it' );

	await pickBlock( admin, 'How it works' );
	const addPoint = sidebar( admin ).getByRole( 'button', {
		name: 'Add a point',
	} );
	await addPoint.first().click();
	await addPoint.first().click();
	await write( admin, 'How it works', 'Point 1: title', 'Second step' );
	await write( admin, 'How it works', 'Point 2: title', 'First step' );
	await write( admin, 'How it works', 'Point 2: text', 'Begin here' );
	await sidebar( admin )
		.getByRole( 'button', { name: 'Move “First step” up' } )
		.click();
	await expect(
		sidebar( admin ).getByRole( 'button', { name: 'Move “First step” up' } )
	).toBeFocused();

	await block( admin, 'Presentation' ).click( { position: { x: 4, y: 4 } } );
	await write( admin, 'Presentation', 'Statement', 'We are two doors.' );

	await pickBlock( admin, 'Testimonials' );
	const addVoice = sidebar( admin ).getByRole( 'button', {
		name: 'Add a testimonial',
	} );
	await addVoice.click();
	await write( admin, 'Testimonials', 'Name', 'Vera Wort' );
	await write(
		admin,
		'Testimonials',
		'What they say',
		'It was worth the walk'
	);
	await addVoice.click();
	await write( admin, 'Testimonials', 'Name', 'Short Lived' );
	await sidebar( admin )
		.getByRole( 'button', { name: 'Remove “Short Lived”' } )
		.click();
	await expect( addVoice ).toBeFocused();

	await pickBlock( admin, 'Film' );
	const address = sidebar( admin ).getByLabel( 'Address of the film' );
	await address.fill( 'javascript:alert(1)' );
	await expect(
		sidebar( admin )
			.getByRole( 'alert' )
			.filter( { hasText: 'Type a web address' } )
	).toBeVisible();
	await address.fill( 'https://films.example/walk.mp4' );
	await write( admin, 'Film', 'Title', 'The walk' );

	await test.step( 'axe finds nothing in the blocks, nor in their settings', async () => {
		const found = await findingsIn( admin, [
			'iframe[name="editor-canvas"]',
			'.dm-page',
		] );
		for ( const name of BLOCKS ) {
			await pickBlock( admin, name );
			found.push(
				...( await findingsIn(
					admin,
					'.block-editor-block-inspector .components-panel__body'
				) )
			);
		}
		expect( found ).toEqual( [] );
	} );

	await update( admin );

	const page = await pageOf( browser, null );
	await page.goto( '/' );
	await heading( page, 'Draw & dare.' );
	await expect( page.getByText( 'A room for I <3 type.' ) ).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: 'Come in' } )
	).toHaveAttribute( 'href', '/signup' );
	await expect(
		page.getByRole( 'link', { name: 'Read on' } )
	).toHaveAttribute( 'href', '#how' );
	await expect(
		page.getByRole( 'link', { name: 'See this work' } )
	).toHaveAttribute( 'href', '/jobs' );
	await expect( page.getByText( 'Nobody is in it' ) ).toBeHidden();
	await expect(
		page.locator( '.how li h3' ).filter( { visible: true } )
	).toHaveText( [ 'First step', 'Second step' ] );
	await expect( page.getByText( 'We are two doors.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Entrepreneur' } ).first().click();
	await heading( page, 'Ask & get.' );
	await page.getByText( 'View all done projects' ).scrollIntoViewIfNeeded();
	await expect( page.getByText( '“It was worth the walk”' ) ).toBeVisible();
	await expect( page.getByText( 'Vera Wort' ) ).toBeVisible();
	await expect( page.getByText( 'Short Lived' ) ).toBeHidden();
	await page.getByText( 'Vera Wort' ).scrollIntoViewIfNeeded();
	await expect( page.getByText( 'The walk', { exact: true } ) ).toBeVisible();

	await test.step( 'blocks change places, are rewritten and removed', async () => {
		await write( admin, 'Events', 'Title', 'Beta' );
		await pickBlock( admin, 'Presentation' );
		await admin
			.getByRole( 'button', { name: 'Move down', exact: true } )
			.click();
		await write( admin, 'Presentation', 'Statement', 'Other words' );
		await pickBlock( admin, 'Past projects' );
		await admin.keyboard.press( 'Shift+Alt+z' );
		await expect( block( admin, 'Past projects' ) ).toBeHidden();
		await update( admin );
		// The word of the first save may still stand there.
		await expect.poll( stored ).toContain( 'Other words' );

		await page.reload();
		await expect( page.getByText( 'View all done projects' ) ).toBeHidden();
		const [ first, second ] = await Promise.all(
			[ 'Beta', 'Other words' ].map( ( words ) =>
				page.getByText( words ).boundingBox()
			)
		);
		expect( first?.y ).toBeLessThan( second?.y ?? 0 );
	} );
} );

test( 'what somebody means ill stays text in the editor and on the site', async ( {
	browser,
} ) => {
	const ill = `<img src=x onerror="window.ill=1"><script>window.ill=1</script>"'--><svg onload=window.ill=1>`;
	const link = 'javascript:window.ill=1';
	const point = { title: ill, content: ill };
	await fill(
		[
			written( 'hero', {
				title: ill,
				title_contractor: ill,
				text: ill,
				btn_txt: ill,
				btn_link: link,
				anchor_txt: ill,
				anchor: ill,
				pictures: [ { image: 1, link } ],
			} ),
			written( 'image', { image: 1, caption: ill } ),
			written( 'how-it-works', {
				title: ill,
				anchor: ill,
				designer: [ point ],
				contractor: [ point ],
			} ),
			written( 'ebd-presentation', {
				title: ill,
				content: ill,
				btn_txt: ill,
				btn_link: link,
			} ),
			written( 'events', { title: ill } ),
			written( 'past-projects', {
				title: ill,
				btn_txt: ill,
				btn_link: link,
			} ),
			written( 'testimonials', {
				title: ill,
				items: [ { name: ill, job: ill, content: ill, avatar: 1 } ],
			} ),
			written( 'video', { url: link, title: ill, caption: ill } ),
		].join( '\n\n' )
	);
	const isIll = () => ( window as { ill?: number } ).ill;
	await editHome();
	await expect( block( admin, 'Film' ) ).toBeVisible();
	await expect(
		canvas( admin ).getByRole( 'textbox', { name: 'Statement' } )
	).toHaveText( ill );
	await pickBlock( admin, 'How it works' );
	await expect( sidebar( admin ).getByText( ill ).first() ).toBeVisible();
	for ( const frame of admin.frames() ) {
		expect( await frame.evaluate( isIll ) ).toBeUndefined();
	}
	expect( await stored() ).toContain( 'window.ill' );

	const page = await pageOf( browser, null );
	await page.goto( '/' );
	await expect( page.locator( '.how' ) ).toBeVisible();
	await page.locator( '.done-all' ).scrollIntoViewIfNeeded();
	await expect( page.locator( '.voices' ) ).toBeVisible();
	expect( await page.evaluate( isIll ) ).toBeUndefined();
	await expect(
		page.locator( '[href^="javascript:" i], [src^="javascript:" i]' )
	).toHaveCount( 0 );
} );
