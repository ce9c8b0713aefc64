// A member's pictures: chosen, dropped or pasted, refused with a reason, cut without a mouse, sent small and upright.
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';
import { pageOf, pictureFile, press, tabTo } from '../support/browser';
import { member } from '../support/members.mjs';
import type { Member } from '../support/members.mjs';
import { png, turned } from '../support/pictures.mjs';

declare global {
	interface Window {
		sentPicture?: { type: string; isSmall: boolean };
	}
}

let designer: Member;
let contractor: Member;

const stamp = Date.now().toString( 36 );

test.beforeAll( async () => {
	[ designer, contractor ] = await Promise.all( [
		member( 'designer', `Pia Bild ${ stamp }` ),
		member( 'contractor', `Rahmen ${ stamp }` ),
	] );
} );

const avatar = ( page: Page ) =>
	page.getByRole( 'group', { name: /Your (picture|logo)/ } );
const picker = ( scope: Locator ) => scope.locator( 'input[type=file]' );
const crop = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Crop your picture' } );
const use = async ( page: Page ) => {
	await press( crop( page ), 'Use this picture' );
	await expect( crop( page ) ).toBeHidden();
};
/** "Saved!" stands on the button for a moment only. */
const save = async ( page: Page ) => {
	const answer = page.waitForResponse( /\/wp\/v2\/users\/\d+/ );
	await press( page, 'Save' );
	expect( ( await answer ).status() ).toBe( 200 );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'Saved!' } )
	).toBeAttached();
};

interface Stored {
	base_path: string;
	breakpoints: { lg: { '2x': string } };
	width: number;
	height: number;
}

const stored = async ( { api }: Member, name = 'avatar' ): Promise< Stored > =>
	( await api.get( '/wp/v2/users/me' ) ).body[ name ];

/** Colour of a place in a stored picture, in shares of its sides. */
const colourAt = ( page: Page, image: Stored, x: number, y: number ) =>
	page.evaluate(
		async ( { url, at } ) => {
			const bitmap = await window.createImageBitmap(
				await ( await fetch( url ) ).blob()
			);
			const canvas = new OffscreenCanvas( bitmap.width, bitmap.height );
			const context = canvas.getContext( '2d' )!;
			context.drawImage( bitmap, 0, 0 );
			const [ red = 0 ] = context.getImageData(
				Math.floor( bitmap.width * at.x ),
				Math.floor( bitmap.height * at.y ),
				1,
				1
			).data;
			return red > 128 ? 'pink' : 'black';
		},
		{
			url: image.base_path + image.breakpoints.lg[ '2x' ],
			at: { x, y },
		}
	);

/** The browser shows nobody the files of a request: the page itself says what it sends. */
const watchPictures = ( page: Page ) =>
	page.addInitScript( ( most ) => {
		const send = XMLHttpRequest.prototype.send;
		XMLHttpRequest.prototype.send = function ( body ) {
			const file = body instanceof FormData && body.get( 'avatar' );
			if ( file instanceof File ) {
				window.sentPicture = {
					type: file.type,
					isSmall: file.size > 0 && file.size <= most,
				};
			}
			send.call( this, body );
		};
	}, 200 * 1024 );

/** Two colour fields as a camera stores them: pink at the left, black at the right. */
const photograph = async ( page: Page, width: number, height: number ) =>
	Buffer.from(
		await page.evaluate(
			async ( size ) => {
				const canvas = document.createElement( 'canvas' );
				canvas.width = size.width;
				canvas.height = size.height;
				const context = canvas.getContext( '2d' )!;
				context.fillStyle = '#ff6bb5';
				context.fillRect( 0, 0, size.width, size.height );
				context.fillStyle = '#0d0d0c';
				context.fillRect(
					size.width / 2,
					0,
					size.width / 2,
					size.height
				);
				return (
					canvas.toDataURL( 'image/jpeg', 0.9 ).split( ',' )[ 1 ] ??
					''
				);
			},
			{ width, height }
		),
		'base64'
	);

/** As dropped on, or pasted at, an element. */
const hand = ( target: Locator, kind: 'drop' | 'paste', file: Buffer ) =>
	target.evaluate(
		( element, given ) => {
			const data = new DataTransfer();
			const bytes = Uint8Array.from( atob( given.base64 ), ( letter ) =>
				letter.charCodeAt( 0 )
			);
			data.items.add(
				new File( [ bytes ], 'given', { type: 'image/png' } )
			);
			element.dispatchEvent(
				given.kind === 'drop'
					? new DragEvent( 'drop', {
							bubbles: true,
							cancelable: true,
							dataTransfer: data,
						} )
					: new ClipboardEvent( 'paste', {
							bubbles: true,
							cancelable: true,
							clipboardData: data,
						} )
			);
		},
		{ kind, base64: file.toString( 'base64' ) }
	);

test( 'a designer’s picture', async ( { browser } ) => {
	const page = await pageOf( browser, designer );
	await watchPictures( page );
	await page.goto( '/settings' );
	const field = avatar( page );

	await test.step( 'a file that is no picture inside is refused aloud', async () => {
		await picker( field ).setInputFiles( {
			name: 'me.jpg',
			mimeType: 'image/jpeg',
			buffer: Buffer.from( 'not a picture' ),
		} );
		await expect( field.locator( '.err' ) ).toHaveText(
			'This image cannot be read. Please choose another file.'
		);
		await expect( crop( page ) ).toBeHidden();
	} );

	await test.step( 'a picture is dropped or pasted, cut round by keyboard, and sent as a small JPEG', async () => {
		await hand( picker( field ), 'drop', png( 900, 900 ) );
		await expect( crop( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( crop( page ) ).toBeHidden();
		await expect( picker( field ) ).toBeFocused();

		// Pink at the left, black at the right: to the left end by arrows, to the right one by buttons.
		await hand( picker( field ), 'paste', png( 1600, 800 ) );
		const zoom = crop( page ).getByRole( 'slider', { name: 'Zoom' } );
		await expect( zoom ).toBeFocused();
		for ( let times = 0; times < 20; times++ ) {
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect( zoom ).toHaveValue( '2' );
		const right = crop( page ).getByRole( 'button', {
			name: 'Move right',
		} );
		await tabTo( page, right );
		for ( let times = 0; times < 60; times++ ) {
			await page.keyboard.press( 'Enter' );
		}
		await expect( page.locator( '.crop-area' ) ).toHaveCSS(
			'border-radius',
			'50%'
		);
		await tabTo(
			page,
			crop( page ).getByRole( 'button', { name: 'Use this picture' } )
		);
		await page.keyboard.press( 'Enter' );
		await expect( crop( page ) ).toBeHidden();
		await save( page );
		expect( await page.evaluate( () => window.sentPicture ) ).toEqual( {
			type: 'image/jpeg',
			isSmall: true,
		} );
		const image = await stored( designer );
		expect( [ image.width, image.height ] ).toEqual( [ 400, 400 ] );
		for ( const [ x, y ] of [
			[ 0.5, 0.5 ],
			[ 0.9, 0.1 ],
		] as const ) {
			expect( await colourAt( page, image, x, y ) ).toBe( 'pink' );
		}
	} );
} );

test( 'a photograph is upright however the camera was held, and has the frame’s sides', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, contractor );
	await page.goto( '/settings' );
	// Stored lying, seen standing: what is at the left of the file is at the top of the picture.
	await picker( avatar( page ) ).setInputFiles( {
		name: 'standing.jpg',
		mimeType: 'image/jpeg',
		buffer: turned( await photograph( page, 1600, 1200 ), 6 ),
	} );
	await use( page );
	await save( page );
	const logo = await stored( contractor );
	expect( [ logo.width, logo.height ] ).toEqual( [ 420, 296 ] );
	for ( const x of [ 0.1, 0.9 ] ) {
		expect( await colourAt( page, logo, x, 0.1 ) ).toBe( 'pink' );
		expect( await colourAt( page, logo, x, 0.9 ) ).toBe( 'black' );
	}

	await page.getByRole( 'tab', { name: 'What you do' } ).click();
	const project = page.getByRole( 'group', { name: 'Project image' } );
	await picker( project ).setInputFiles( pictureFile( 2600, 2000 ) );
	await use( page );
	await save( page );
	const { width, height } = await stored( contractor, 'project_image' );
	expect( width ).toBe( 1300 );
	expect( Math.abs( height - 1300 / 1.5 ) ).toBeLessThanOrEqual( 1 );
} );
