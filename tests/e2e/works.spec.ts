// The life of a portfolio project, on a phone and on a desk: with every message, over a bad network, a reload, the back button.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { heading, pageOf, pictureFile, press } from '../support/browser';
import { member, work } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import {
	answerNext,
	breakNext,
	countOf,
	loseAnswer,
	slowly,
} from '../support/trouble';
import { DESK, PHONE } from '../support/windows';

const WORK = /\/wp\/v2\/work/;
const FAILED = "Can't create new work";

const YEAR = new Date().getFullYear();

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

/** Its complaint, where one looks and where one listens. */
async function complains( field: Locator, words: string ) {
	await expect( field ).toHaveAccessibleDescription( new RegExp( words ) );
	await expect(
		field.page().getByRole( 'alert' ).getByText( words )
	).toBeVisible();
}

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
	const client = page.getByLabel( 'Client' );
	const month = page.getByLabel( 'Month' );
	const year = page.getByLabel( 'Year' );
	const film = page.getByLabel( 'Film' );
	const alert = page.getByRole( 'main' ).getByRole( 'alert' ).first();

	await test.step( 'every complaint is on its field, and goes when its cause does', async () => {
		await page.goto( '/designer/editwork' );
		await heading( page, 'Add a project' );
		await press( page, 'Publish project' );
		// The pictures come first.
		await expect(
			slot( page, 1 ).locator( 'input[type=file]' )
		).toBeFocused();
		await expect(
			page.getByRole( 'alert' ).getByRole( 'listitem' )
		).toHaveText( [
			'Missing image field',
			'Missing name field',
			'Missing client field',
			'Missing month field',
			'Missing year field',
		] );
		const complaints: [ Locator, string ][] = [
			[ name, 'Missing name field' ],
			[ client, 'Missing client field' ],
			[ month, 'Missing month field' ],
			[ year, 'Missing year field' ],
			[ slot( page, 1 ), 'Missing image field' ],
		];
		for ( const [ field, words ] of complaints ) {
			await complains( field, words );
		}
		const { status, body } = await designer.api.post( '/wp/v2/work', {} );
		expect( status ).toBe( 400 );
		expect( body.errors ).toEqual(
			complaints.map( ( [ , words ] ) => words )
		);

		await name.fill( title.padEnd( 31, '!' ) );
		await expect( name ).toHaveValue( title.padEnd( 30, '!' ) );
		await name.fill( title );
		await client.fill( 'Foundry' );
		await month.selectOption( 'January' );
		await year.selectOption( '2000' );
		await film.fill( 'javascript:alert(1)' );
		await page.getByLabel( 'Description' ).fill( 'x'.repeat( 251 ) );
		await expect( page.getByLabel( 'Description' ) ).toHaveValue(
			'x'.repeat( 250 )
		);
		await page.getByLabel( 'Description' ).fill( 'Cast, not drawn.' );
		await complains(
			film,
			'Please provide a web address that starts with https://'
		);
		await film.fill( 'https://vimeo.com/76979871' );
		await expect( film ).not.toHaveAccessibleDescription( /Please/ );
		for ( const [ field, words ] of complaints.slice( 0, 4 ) ) {
			await expect( field ).not.toHaveAccessibleDescription(
				new RegExp( words )
			);
		}
		await expect( year.locator( 'option' ) ).toHaveText(
			[ 'Year' ].concat(
				Array.from( { length: YEAR - 1999 }, ( _, index ) =>
					String( YEAR - index )
				)
			)
		);
	} );

	await test.step( 'three pictures are chosen, moved, taken away and replaced', async () => {
		await choose( page, 1, 1500 );
		await expect( slot( page, 1 ) ).not.toHaveAccessibleDescription(
			/Missing/
		);
		await expect( alert ).toBeEmpty();
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
		await breakNext( page, WORK );
		await press( page, 'Publish project' );
		await expect( alert ).toContainText( FAILED );
		await is( page, title );
		await loseAnswer(
			page,
			'*/wp/v2/work*',
			() => press( page, 'Publish project' ),
			() => expect( alert ).toBeEmpty()
		);
		await expect( alert ).toContainText( FAILED );
		const sent = countOf( page, WORK );
		const publish = page.getByRole( 'button', {
			name: 'Publish project',
		} );
		await slowly( page, async () => {
			await publish.dblclick();
			await expect( publish ).toHaveAttribute( 'aria-busy', 'true' );
			await expect(
				page.getByRole( 'progressbar' ).first()
			).toBeVisible();
			await expect( page ).toHaveURL( /\/designer\/otto/ );
		} );
		await heading( page, designer.name );
		await expect(
			page.getByText( 'Published. Here is how others see it.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'heading', { name: title } )
		).toBeVisible();
		expect( sent() ).toBe( 1 );
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

	await test.step( 'a change is refused in the server’s words, then taken', async () => {
		await page.getByRole( 'link', { name: `Edit ${ title }` } ).click();
		await heading( page, 'Edit project' );
		await is( page, title );
		await name.fill( `${ title }, cast` );
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Cancel' } )
			.click();
		const leave = page.getByRole( 'alertdialog', {
			name: 'Leave without saving?',
		} );
		await press( leave, 'Stay' );
		await answerNext( page, WORK, {
			status: 200,
			json: {
				code: 'x',
				message: 'Not today.',
				data: { status: 403 },
			},
		} );
		await press( page, 'Publish project' );
		await expect( alert ).toContainText( 'Not today.' );
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
		await breakNext( page, WORK );
		await press( dialog, 'Delete' );
		const failed = dialog
			.getByRole( 'alert' )
			.getByText(
				"Can't delete project. Please contact an administrator."
			);
		await expect( failed ).toBeVisible();
		await loseAnswer(
			page,
			'*/wp/v2/work/*',
			() => press( dialog, 'Delete' ),
			() => expect( failed ).toBeHidden()
		);
		await expect( failed ).toBeVisible();
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

	await page.context().close();
} );

test( 'an upload is cancelled and begun again; leaving meanwhile calls nobody back', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, designer );
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	await page.goto( '/designer/editwork' );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Patience' );
	await page.getByLabel( 'Client' ).fill( 'Own' );
	await page.getByLabel( 'Month' ).selectOption( 'May' );
	await page.getByLabel( 'Year' ).selectOption( '2020' );
	await choose( page, 1, 600 );
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( WORK, async ( route ) => {
		await held;
		await route.fallback();
	} );
	await press( page, 'Publish project' );
	await press( page, 'Cancel upload' );
	await expect( page.getByText( 'The upload is cancelled.' ) ).toBeAttached();
	await expect(
		page.getByRole( 'main' ).getByRole( 'alert' ).first()
	).toBeEmpty();
	await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue(
		'Patience'
	);
	expect( await portfolio() ).toEqual( [] );

	await press( page, 'Publish project' );
	await expect(
		page.getByRole( 'button', { name: 'Cancel upload' } )
	).toBeVisible();
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Designers' } )
		.click();
	await press(
		page.getByRole( 'alertdialog', {
			name: 'Leave while it is being sent?',
		} ),
		'Leave'
	);
	const done = page.waitForResponse( WORK );
	release();
	await done;
	await heading( page, /designers?$/ );
	await expect.poll( async () => ( await portfolio() ).length ).toBe( 1 );
	await expect( page ).toHaveURL( /\/designers$/ );
	const [ { id } ] = await portfolio();
	await designer.api.del( `/wp/v2/work/${ id }` );
} );

test( 'what is not one’s own, or not there, cannot be changed', async ( {
	browser,
} ) => {
	const other = await member( 'designer', 'Somebody Else' );
	const theirs = await work( other, 'Theirs' );
	const mine = await work( designer, 'Mine' );
	await designer.api.del( `/wp/v2/work/${ mine.id }` );
	const page = await pageOf( browser, designer );
	for ( const id of [ theirs.id, mine.id, 999999999 ] ) {
		await page.goto( `/designer/editwork?id=${ id }` );
		await heading( page, 'Page not found' );
	}
	await page.goto( `/designer/${ other.slug }` );
	await expect(
		page.getByRole( 'heading', { name: 'Theirs' } )
	).toBeVisible();
	await expect( page.getByRole( 'link', { name: /^Edit/ } ) ).toHaveCount(
		0
	);
	await expect( page.getByRole( 'button', { name: /^Delete/ } ) ).toHaveCount(
		0
	);
} );
