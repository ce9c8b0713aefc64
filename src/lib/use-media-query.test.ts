// The window's size as a value: the phone's layout comes once the window has kept its size for a moment.
import { act, renderHook } from '@testing-library/react';
import { useIsMobile, useReducedMotion } from './use-media-query';

const { matchMedia } = window;
const lists: { query: string; change: () => void }[] = [];
let matches = false;

beforeEach( () => {
	jest.useFakeTimers();
	matches = false;
	lists.length = 0;
	window.matchMedia = ( query ) => ( {
		...matchMedia( query ),
		get matches() {
			return matches;
		},
		addEventListener( _: string, change: unknown ) {
			lists.push( { query, change: change as () => void } );
		},
	} );
} );

afterEach( () => {
	window.matchMedia = matchMedia;
	jest.useRealTimers();
} );

const resize = ( to: boolean ) =>
	act( () => {
		matches = to;
		lists.forEach( ( { change } ) => change() );
	} );

const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

describe( 'the window', () => {
	it( 'is a phone’s below 900 px', () => {
		renderHook( useIsMobile );
		expect( lists[ 0 ]?.query ).toBe( '(max-width: 56.24em)' );
	} );

	it( 'is followed 50 ms after it was last resized', () => {
		const { result, rerender } = renderHook( useIsMobile );
		resize( true );
		wait( 40 );
		resize( false );
		resize( true );
		wait( 49 );
		rerender();
		expect( result.current ).toBe( false );
		wait( 1 );
		expect( result.current ).toBe( true );
	} );

	it( 'says at once that motion is not wanted', () => {
		const { result } = renderHook( useReducedMotion );
		resize( true );
		expect( result.current ).toBe( true );
	} );
} );
