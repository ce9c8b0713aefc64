import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import { AUTOPLAY_EXTRA_MS } from '../../../../lib/constants';
import { VoiceSlider } from './voice-slider';

const SPEED = 4000;

const items = [ 'First', 'Second', 'Third' ].map( ( content ) => ( {
	name: `${ content } person`,
	job: 'Designer',
	content,
	avatar: null,
} ) );

const current = () =>
	screen
		.getByRole( 'button', { current: true } )
		.getAttribute( 'aria-label' );

const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

const show = () => render( <VoiceSlider items={ items } speed={ SPEED } /> );

describe( 'the testimonials', () => {
	const { matchMedia } = window;

	beforeEach( () => {
		jest.useFakeTimers();
		show();
	} );

	afterEach( () => {
		jest.useRealTimers();
		window.matchMedia = matchMedia;
	} );

	it( 'move on after the autoplay speed and 50 ms', () => {
		expect( current() ).toBe( 'Testimonial 1' );
		wait( SPEED + AUTOPLAY_EXTRA_MS - 1 );
		expect( current() ).toBe( 'Testimonial 1' );
		wait( 1 );
		expect( current() ).toBe( 'Testimonial 2' );
	} );

	it( 'wait while a pointer is over them', () => {
		const region = screen
			.getByRole( 'button', { name: 'Pause' } )
			.closest( '.voice-slider' ) as HTMLElement;
		fireEvent.mouseEnter( region );
		wait( SPEED * 3 );
		expect( current() ).toBe( 'Testimonial 1' );
		fireEvent.mouseLeave( region );
		wait( SPEED + AUTOPLAY_EXTRA_MS );
		expect( current() ).toBe( 'Testimonial 2' );
	} );

	it( 'wait while the focus is within', () => {
		act( () =>
			screen.getByRole( 'button', { name: 'Next testimonial' } ).focus()
		);
		wait( SPEED * 3 );
		expect( current() ).toBe( 'Testimonial 1' );
	} );

	it( 'keep the focus that comes to one of their ticks', () => {
		const tick = screen.getByRole( 'button', { name: 'Testimonial 2' } );
		act( () => tick.focus() );
		expect( tick ).toBeInTheDocument();
		expect( tick ).toHaveFocus();
	} );

	it( 'stop at a press on pause until play', () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Pause' } ) );
		wait( SPEED * 3 );
		expect( current() ).toBe( 'Testimonial 1' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Play' } ) );
		wait( SPEED + AUTOPLAY_EXTRA_MS );
		expect( current() ).toBe( 'Testimonial 2' );
	} );

	it( 'make every slide inert but the one in sight', () => {
		const active = () =>
			[ ...document.querySelectorAll( '.slick-slide' ) ]
				.filter( ( slide ) => ! slide.hasAttribute( 'inert' ) )
				.map( ( slide ) => slide.querySelector( 'b' )?.textContent );
		expect( active() ).toEqual( [ 'First person' ] );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Next testimonial' } )
		);
		wait( 1000 );
		expect( active() ).toEqual( [ 'Second person' ] );
	} );

	it( 'begin paused for those who want no motion, and are moved by hand', () => {
		cleanup();
		window.matchMedia = ( query ) => ( {
			...matchMedia( query ),
			matches: query.includes( 'reduced-motion' ),
		} );
		show();
		for ( const [ way, there ] of [
			[ 'Next', 'Testimonial 2' ],
			[ 'Previous', 'Testimonial 1' ],
		] as const ) {
			fireEvent.click(
				screen.getByRole( 'button', { name: `${ way } testimonial` } )
			);
			wait( 1 );
			expect( current() ).toBe( there );
		}
		expect( screen.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
	} );
} );
