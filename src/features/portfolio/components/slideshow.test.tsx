import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { SLIDESHOW_THROTTLE_MS } from '../../../lib/constants';
import { toWork } from '../api/works-api';
import { Slideshow } from './slideshow';

const one = firstOf( serverAnswers.works );
const picture = firstOf( one.pictures );
const work = ( id: number, title: string, count: number, words = {} ) =>
	toWork( {
		...one,
		id,
		title: { rendered: title },
		pictures: Array.from( { length: count }, ( _, index ) => ( {
			...picture,
			id: id * 100 + index,
			alt: '',
			...( index === 0 && words ),
		} ) ),
	} );
const works = [
	work( 1, 'Calendar', 1 ),
	work( 2, 'Broadside', 3 ),
	work( 3, 'Alphabet', 1 ),
];

let now = 0;

beforeEach( () => {
	now = 10_000;
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
} );
afterEach( () => jest.restoreAllMocks() );

const show = ( start: number, shown = works ) => {
	render(
		<Slideshow
			name="Lea"
			works={ shown }
			start={ start }
			onWork={ () => {} }
			onClose={ () => {} }
		/>
	);
	return screen.findByRole( 'dialog' );
};

const status = () => screen.getByRole( 'status' );
const button = ( name: string | RegExp ) =>
	screen.queryByRole( 'button', { name } );

it( 'leads to the projects beside it, by name, and keeps the focus', async () => {
	const dialog = await show( 1 );
	expect( dialog ).toHaveAccessibleName( 'Broadside' );
	const to = ( name: string ) =>
		userEvent.click( screen.getByRole( 'button', { name } ) );
	await to( 'Previous project: Calendar' );
	expect( status() ).toHaveTextContent( 'Calendar, 1 of 1' );
	// Nothing before the first: what was pressed is gone.
	expect( screen.getByRole( 'heading' ) ).toHaveFocus();
	expect( dialog ).toHaveAccessibleName( 'Calendar' );
	expect( button( /^Previous project/ ) ).toBeNull();
	expect( button( 'Previous picture' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( button( 'Picture 1' ) ).toBeNull();
	await to( 'Next project: Broadside' );
	await to( 'Next project: Alphabet' );
	expect( status() ).toHaveTextContent( 'Alphabet, 1 of 1' );
	expect( button( /^Next project/ ) ).toBeNull();
	expect( button( 'Next picture' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'hears arrow keys not more often than every 500 ms, and leaves those with another key to the browser', async () => {
	await show( 0 );
	expect( SLIDESHOW_THROTTLE_MS ).toBe( 500 );
	for ( const [ ms, key, modifier, shown ] of [
		[ 0, 'ArrowRight', null, 'Broadside, 1 of 3' ],
		[ 0, 'ArrowRight', null, 'Broadside, 1 of 3' ],
		[ 499, 'ArrowRight', null, 'Broadside, 1 of 3' ],
		[ 1, 'ArrowRight', null, 'Broadside, 2 of 3' ],
		[ 500, 'ArrowLeft', 'shiftKey', 'Broadside, 2 of 3' ],
		[ 0, 'ArrowLeft', 'ctrlKey', 'Broadside, 2 of 3' ],
		[ 0, 'ArrowLeft', 'altKey', 'Broadside, 2 of 3' ],
		[ 0, 'ArrowLeft', 'metaKey', 'Broadside, 2 of 3' ],
		[ 0, 'ArrowLeft', null, 'Broadside, 1 of 3' ],
		[ 500, 'ArrowLeft', null, 'Calendar, 1 of 1' ],
		[ 500, 'ArrowLeft', null, 'Calendar, 1 of 1' ],
	] as const ) {
		now += ms;
		fireEvent.keyDown( window, {
			key,
			...( modifier && { [ modifier ]: true } ),
		} );
		expect( status() ).toHaveTextContent( shown );
	}
} );

describe( 'the words of a picture', () => {
	const seen = 'Three posters';
	const first = async ( words: object, count = 2 ) =>
		show( 0, [ work( 9, 'Poster', count, words ) ] );
	const caption = ( dialog: HTMLElement ) =>
		dialog.querySelector( '.caption' );

	it( 'say what is to be seen, and stand under it as caption where there is no other', async () => {
		const dialog = await first( { alt: seen } );
		expect( screen.getByRole( 'img', { name: seen } ) ).toBeVisible();
		expect( caption( dialog ) ).toHaveTextContent( seen );
		// They are read out with the picture.
		expect( caption( dialog ) ).toHaveAttribute( 'aria-hidden', 'true' );
		expect( status() ).toHaveTextContent( `Poster, 1 of 2: ${ seen }` );
	} );

	it( 'are the caption where one is written, and the title with a number where nothing is', async () => {
		const dialog = await first( { alt: seen, caption: 'In the foyer' } );
		expect( screen.getByRole( 'img', { name: seen } ) ).toBeVisible();
		expect( caption( dialog ) ).toHaveTextContent( 'In the foyer' );
		expect( caption( dialog ) ).not.toHaveAttribute( 'aria-hidden' );
		await userEvent.click( screen.getByLabelText( 'Picture 2' ) );
		expect(
			screen.getByRole( 'img', { name: 'Poster, picture 2' } )
		).toBeVisible();
		expect( caption( dialog ) ).toBeEmptyDOMElement();
	} );

	it( 'take no room where there are none', async () => {
		expect( caption( await first( {} ) ) ).toBeNull();
	} );
} );

it( 'shows all pictures together when there are more than three, and leads from each to the large one', async () => {
	await show( 0, [ work( 9, 'Poster', 4, { caption: 'In the foyer' } ) ] );
	expect(
		screen.getByRole( 'heading', { name: '4 pictures' } )
	).toBeVisible();
	const figures = screen.getAllByRole( 'figure' );
	expect( figures.map( ( { className } ) => className ) ).toEqual( [
		'w12',
		'w6',
		'w6',
		'w12',
	] );
	expect( figures[ 0 ] ).toHaveTextContent( 'In the foyer' );
	// No number stands alone.
	expect( figures[ 1 ]?.lastElementChild?.tagName ).toBe( 'BUTTON' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show large: Poster, picture 3' } )
	);
	expect( status() ).toHaveTextContent( 'Poster, 3 of 4' );
} );

describe( 'a picture', () => {
	const frame = () => document.querySelector( '.frame' ) as HTMLElement;
	const zoom = () => Number( frame().style.getPropertyValue( '--zoom' ) );
	const fingers = ( apart: number ) => ( {
		touches: [
			{ clientX: 0, clientY: 0 },
			{ clientX: apart, clientY: 0 },
		],
	} );

	it( 'is enlarged by a button, and whole again by Escape', async () => {
		await show( 1 );
		await userEvent.click( screen.getByLabelText( 'Enlarge the picture' ) );
		expect( zoom() ).toBeGreaterThanOrEqual( 2 );
		// It is moved by keyboard.
		expect( frame() ).toHaveAttribute( 'tabindex', '0' );
		await userEvent.keyboard( '{Escape}' );
		expect( zoom() ).toBe( 1 );
		await userEvent.click( screen.getByLabelText( 'Enlarge the picture' ) );
		await userEvent.click(
			screen.getByLabelText( 'Show the whole picture' )
		);
		expect( zoom() ).toBe( 1 );
	} );

	it( 'is enlarged by a double tap, not by two taps in a while', async () => {
		await show( 1 );
		const tap = ( timeStamp: number ) => {
			const event = new MouseEvent( 'click', { bubbles: true } );
			Object.defineProperty( event, 'timeStamp', { value: timeStamp } );
			fireEvent( frame(), event );
		};
		tap( 1000 );
		tap( 1500 );
		expect( zoom() ).toBe( 1 );
		tap( 1700 );
		expect( zoom() ).toBeGreaterThanOrEqual( 2 );
		tap( 3000 );
		tap( 3200 );
		expect( zoom() ).toBe( 1 );
	} );

	it( 'follows two fingers, five times as large at most; one finger moves it then', async () => {
		await show( 1 );
		fireEvent.touchStart( frame(), fingers( 100 ) );
		fireEvent.touchMove( frame(), fingers( 300 ) );
		expect( zoom() ).toBe( 3 );
		fireEvent.touchMove( frame(), fingers( 900 ) );
		expect( zoom() ).toBe( 5 );
		fireEvent.touchEnd( frame() );
		const swipe = () => {
			fireEvent.touchStart( frame(), {
				touches: [ { clientX: 300, clientY: 0 } ],
			} );
			fireEvent.touchEnd( frame(), {
				changedTouches: [ { clientX: 0, clientY: 0 } ],
			} );
		};
		swipe();
		expect( status() ).toHaveTextContent( 'Broadside, 1 of 3' );
		await userEvent.keyboard( '{Escape}' );
		swipe();
		expect( status() ).toHaveTextContent( 'Broadside, 2 of 3' );
		// The next one is whole.
		expect( zoom() ).toBe( 1 );
	} );
} );
