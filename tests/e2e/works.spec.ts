// The life of a portfolio project on a phone: over a reload, a bad network, the back button.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, pictureFile, press, tabTo } from '../support/browser';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { countOf, loseAnswer, slowly } from '../support/trouble';
import { DESK, PHONE } from '../support/windows';

const WORK = /\/wp\/v2\/work/;

let designer: Member;

test.beforeAll( async () => {
	designer = await member(
		'designer',
		`Otto Bildfolge ${ Date.now().toString( 36 ) }`
	);
} );

const slot = ( page: Page, place: number ) =>
	page.getByRole( 'group', { name: `Picture ${ place }` } );

async function choose( page: Page, place: number, width: number ) {
	await slot( page, place )
		.locator( 'input[type=file]' )
		.setInputFiles( pictureFile( width, Math.round( width / 1.5 ) ) );
	const dialog = page.getByRole( 'dialog', { name: 'Crop your picture' } );
	await press( dialog, 'Use this picture' );
	await expect( dialog ).toBeHidden();
}

const portfolio = async () =>
	( await designer.api.get( '/wp/v2/work', { author_name: designer.slug } ) )
		.body;

const widths = ( {
	image,
	image2,
	image3,
}: Record< string, { width: number } | null > ) =>
	[ image, image2, image3 ].map( ( picture ) => picture?.width ?? null );

const is = async ( page: Page, title: string ) => {
	await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue(
		title
	);
	await expect( page.getByLabel( 'Client' ) ).toHaveValue( 'Foundry' );
	await expect( page.getByLabel( 'Month' ) ).toHaveValue( '0' );
	await expect( page.getByLabel( 'Year' ) ).toHaveValue( '2000' );
	await expect( page.getByLabel( 'Description' ) ).toHaveValue(
		'Cast, not drawn.'
	);
};

test( `a project is made, changed and deleted, whatever the network does`, async ( {
	browser,
} ) => {
	const title = `Bell letters`;
	const page = await pageOf( browser, designer, { viewport: PHONE } );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const name = page.getByLabel( 'Name', { exact: true } );
	const film = page.getByLabel( 'Film' );
	const alert = page.getByRole( 'main' ).getByRole( 'alert' ).first();

	await page.goto( '/designer/editwork' );
	await heading( page, 'Add a project' );
	await name.fill( title );
	await page.getByLabel( 'Client' ).fill( 'Foundry' );
	await page.getByLabel( 'Month' ).selectOption( 'January' );
	await page.getByLabel( 'Year' ).selectOption( '2000' );
	await film.fill( 'https://vimeo.com/76979871' );
	await page.getByLabel( 'Description' ).fill( 'Cast, not drawn.' );

	await test.step( 'three pictures are chosen, moved, taken away and replaced', async () => {
		await choose( page, 1, 1500 );
		await choose( page, 2, 1200 );
		await choose( page, 3, 900 );
		// As they will be seen, one under the other.
		for ( const viewport of [ DESK, PHONE ] ) {
			await page.setViewportSize( viewport );
			const pictures = await page
				.locator( '.pe .pic' )
				.evaluateAll( ( tiles ) =>
					tiles.map( ( one ) => one.getBoundingClientRect().toJSON() )
				);
			expect( pictures ).toHaveLength( 3 );
			for ( const { width, height, left } of pictures ) {
				expect( width / height ).toBeCloseTo( 1.5, 1 );
				expect( left ).toBeCloseTo( pictures[ 0 ].left, 0 );
			}
		}
		await press( slot( page, 2 ), 'Crop again' );
		await press(
			page.getByRole( 'dialog', { name: 'Crop your picture' } ),
			'Use this picture'
		);
		await expect(
			slot( page, 2 ).getByRole( 'button', { name: 'Crop again' } )
		).toBeFocused();
		await press( page, 'Picture 3 up' );
		await expect(
			page.getByRole( 'button', { name: 'Picture 2 up' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Picture 1 up' } )
		).toBeFocused();
		// Now 900, 1500, 1200.
		await press( page, 'Delete picture 3' );
		await choose( page, 2, 1050 );
		await expect( slot( page, 2 ).locator( '.pic img' ) ).toBeVisible();
		await expect( slot( page, 3 ).locator( '.pic' ) ).toHaveCount( 0 );
	} );

	await test.step( 'a reload brings everything back', async () => {
		await page.reload();
		await expect( page.getByText( /^Your draft from/ ) ).toBeVisible();
		await is( page, title );
		await expect( film ).toHaveValue( 'https://vimeo.com/76979871' );
		for ( const place of [ 1, 2 ] ) {
			await expect(
				slot( page, place ).locator( '.pic img' )
			).toBeVisible();
		}
		await expect( slot( page, 3 ).locator( '.pic' ) ).toHaveCount( 0 );
	} );

	await test.step( 'what fails is said, what is sent twice is there once', async () => {
		const sent = countOf( page, WORK );
		const publish = page.getByRole( 'button', {
			name: 'Publish project',
		} );
		await slowly( page, () =>
			loseAnswer(
				page,
				'*/wp/v2/work*',
				() => publish.dblclick(),
				async () => {
					await expect( publish ).toHaveAttribute(
						'aria-busy',
						'true'
					);
					await expect(
						page.getByRole( 'progressbar' ).first()
					).toHaveAttribute( 'aria-valuenow', /^[1-9]/ );
				}
			)
		);
		await expect( alert ).toContainText( "Can't create new work" );
		expect( sent() ).toBe( 1 );
		await is( page, title );
		await publish.click();
		await heading( page, designer.name );
		await expect(
			page.getByText( 'Published. Here is how others see it.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: title } )
		).toBeVisible();
		const [ made, ...others ] = await portfolio();
		expect( others ).toEqual( [] );
		expect( widths( made ) ).toEqual( [ 900, 1050, null ] );
		expect( made ).toMatchObject( {
			title: { rendered: title },
			client: 'Foundry',
			month: 0,
			year: 2000,
			description: 'Cast, not drawn.',
			video_url: 'https://vimeo.com/76979871',
			status: 'publish',
		} );
	} );

	await test.step( 'the way back leads to an empty form', async () => {
		await page.goBack();
		await heading( page, 'Add a project' );
		await expect( name ).toHaveValue( '' );
		await expect( slot( page, 1 ).locator( '.pic' ) ).toHaveCount( 0 );
		await page.goForward();
		await heading( page, designer.name );
	} );

	await test.step( 'what is changed is online, the pictures in their new order', async () => {
		await page.getByRole( 'link', { name: `Edit ${ title }` } ).click();
		await heading( page, 'Edit project' );
		await is( page, title );
		await name.fill( `${ title }, cast` );
		await press( page, 'Picture 2 up' );
		await press( page, 'Publish project' );
		await heading( page, designer.name );
		await expect(
			page.getByText( 'Your changes are online.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: `${ title }, cast` } )
		).toBeVisible();
		const [ changed, ...others ] = await portfolio();
		expect( others ).toEqual( [] );
		expect( widths( changed ) ).toEqual( [ 1050, 900, null ] );
	} );

	await test.step( 'it is deleted, but not before one has been asked', async () => {
		const dialog = page.getByRole( 'alertdialog' );
		const remove = page.getByRole( 'button', {
			name: `Delete ${ title }, cast`,
		} );
		await remove.click();
		await expect( dialog ).toContainText( `Delete “${ title }, cast”?` );
		await expect(
			dialog.getByRole( 'button', { name: 'Cancel' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect( remove ).toBeFocused();
		await remove.click();
		await press( dialog, 'Delete' );
		await expect( dialog ).toBeHidden();
		await expect(
			page.getByText( 'Your portfolio is empty.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: 'Portfolio', exact: true } )
		).toBeFocused();
		expect( await portfolio() ).toEqual( [] );
	} );
} );

test( 'a project with many pictures is described and ordered by keyboard alone, and looked at on a phone', async ( {
	browser,
} ) => {
	test.slow();
	const page = await pageOf( browser, designer );
	const seen = ( place: number ) =>
		page.getByLabel( `What is to be seen? Picture ${ place }` );
	await page.goto( '/designer/editwork' );
	await heading( page, 'Add a project' );

	await test.step( 'six pictures chosen at once are cut in the middle', async () => {
		await page.locator( '.pf-add input[type=file]' ).setInputFiles(
			[ 900, 960, 1020, 1080, 1140, 1200 ].map( ( width ) => ( {
				...pictureFile( width, 700 ),
				name: `${ width }.png`,
			} ) )
		);
		await expect( page.locator( '.pe' ) ).toHaveCount( 6 );
	} );

	await test.step( 'words and places are given by keyboard', async () => {
		// Back from where they were chosen: delete, down, up, caption.
		for ( let tabs = 0; tabs < 5; tabs++ ) {
			await page.keyboard.press( 'Shift+Tab' );
		}
		await expect( seen( 6 ) ).toBeFocused();
		await page.keyboard.type( 'A bell on a beam' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Cast in May' );
		await tabTo(
			page,
			page.getByRole( 'button', { name: 'Picture 6 up' } )
		);
		await page.keyboard.press( 'Home' );
		await expect( seen( 1 ) ).toHaveValue( 'A bell on a beam' );
		await expect(
			page.getByRole( 'button', { name: 'Picture 1 up' } )
		).toBeFocused();
	} );

	await test.step( 'a reload in the middle of the upload loses nothing and makes nothing twice', async () => {
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Bells' );
		await page.getByLabel( 'Client' ).fill( 'Foundry' );
		await page.getByLabel( 'Month' ).selectOption( 'January' );
		await page.getByLabel( 'Year' ).selectOption( '2000' );
		// The second request is held until the page is gone.
		const held = new Promise< void >( ( reached ) =>
			page.route( /\/wp\/v2\/work\/\d+/, ( route ) =>
				route.request().method() === 'POST'
					? reached()
					: void route.continue()
			)
		);
		page.on( 'dialog', ( dialog ) => void dialog.accept() );
		await press( page, 'Publish project' );
		await held;
		await page.unrouteAll();
		await page.reload();
		await heading( page, 'Edit project' );
		await expect( page.locator( '.pe' ) ).toHaveCount( 6 );
		await expect( seen( 1 ) ).toHaveValue( 'A bell on a beam' );
		await press( page, 'Publish project' );
		await heading( page, designer.name );
		const works = await portfolio();
		expect( works ).toHaveLength( 1 );
		expect( works[ 0 ].pictures ).toHaveLength( 6 );
		expect( works[ 0 ].pictures[ 0 ] ).toMatchObject( {
			alt: 'A bell on a beam',
			caption: 'Cast in May',
		} );
	} );

	await test.step( 'a picture is enlarged by a double tap, moved, and whole again', async () => {
		const phone = await pageOf( browser, designer, {
			viewport: PHONE,
			hasTouch: true,
		} );
		await phone.goto( `/designer/${ designer.slug }` );
		await phone.getByRole( 'button', { name: 'Open Bells' } ).tap();
		const picture = phone.getByRole( 'dialog' ).locator( '.frame img' );
		const width = async () => ( await picture.boundingBox() )?.width ?? 0;
		await expect.poll( width ).toBeGreaterThan( PHONE.width * 0.8 );
		const { x = 0, y = 0 } = ( await picture.boundingBox() ) ?? {};
		await phone.touchscreen.tap( x + 60, y + 60 );
		await phone.touchscreen.tap( x + 60, y + 60 );
		await expect.poll( width ).toBeGreaterThan( PHONE.width * 1.6 );
		await press( phone, 'Show the whole picture' );
		await expect.poll( width ).toBeLessThan( PHONE.width );
		await expect( phone.getByText( 'Cast in May' ).first() ).toBeVisible();
	} );
} );
