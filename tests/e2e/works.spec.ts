// The life of a portfolio project on a phone: over a reload, a bad network, the back button.
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';
import { heading, pageOf, pictureFile, press } from '../support/browser';
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
		// Flush: the two small ones end where the large one does.
		for ( const viewport of [ DESK, PHONE ] ) {
			await page.setViewportSize( viewport );
			const [ large, second, third ] = await page
				.locator( '.picture-slot' )
				.evaluateAll( ( slots ) =>
					slots.map( ( one ) => one.getBoundingClientRect().toJSON() )
				);
			expect( large.width / large.height ).toBeCloseTo( 1.5, 1 );
			expect( third.right ).toBeCloseTo(
				viewport === PHONE ? large.right : second.right,
				0
			);
			expect( third.bottom ).toBeCloseTo(
				viewport === PHONE ? second.bottom : large.bottom,
				0
			);
		}
		await press( slot( page, 2 ), 'Crop again' );
		await press(
			page.getByRole( 'dialog', { name: 'Crop your picture' } ),
			'Use this picture'
		);
		await expect(
			slot( page, 2 ).getByRole( 'button', { name: 'Crop again' } )
		).toBeFocused();
		await press( page, 'Move to position 2' );
		const first = page.getByRole( 'button', {
			name: 'Move to position 1',
		} );
		await expect( first ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect(
			slot( page, 1 ).locator( 'input[type=file]' )
		).toBeFocused();
		// Now 900, 1500, 1200.
		await press( slot( page, 3 ), 'Remove' );
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
		await press( page, 'Move to position 1' );
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
