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
const pictures = [ 'image', 'image2', 'image3' ] as const;
const work = ( id: number, title: string, count: number ) =>
	toWork( {
		...one,
		id,
		title: { rendered: title },
		...Object.fromEntries(
			pictures.map( ( name, index ) => [
				name,
				index < count ? { ...one.image, id: id * 10 + index } : null,
			] )
		),
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

const show = ( start: number ) => {
	render(
		<Slideshow
			name="Lea"
			works={ works }
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
