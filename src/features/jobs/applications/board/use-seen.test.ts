// Three seconds in view, in a window somebody looks at.
import { createWatcher, SEEN_MS } from './use-seen';

type Look = ( entries: Partial< IntersectionObserverEntry >[] ) => void;
let look: Look;
let isHidden = false;

beforeEach( () => {
	jest.useFakeTimers();
	isHidden = false;
	Object.defineProperty( document, 'visibilityState', {
		configurable: true,
		get: () => ( isHidden ? 'hidden' : 'visible' ),
	} );
	// jsdom has no layout: the test sets which rows are in view.
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( report: Look ) {
				look = report;
			}
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	} );
} );
afterEach( () => jest.useRealTimers() );

function watched() {
	const seen: number[] = [];
	const watcher = createWatcher( ( id ) => seen.push( id ) );
	const row = document.createElement( 'li' );
	watcher.watch( row, 7 );
	const be = ( ratio: number ) =>
		look( [
			{
				target: row,
				isIntersecting: ratio > 0,
				intersectionRatio: ratio,
				intersectionRect: { height: 0 } as DOMRectReadOnly,
				rootBounds: { height: 800 } as DOMRectReadOnly,
			},
		] );
	const turn = ( hidden: boolean ) => {
		isHidden = hidden;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	};
	return { seen, be, turn };
}

it( 'counts after three seconds, once', () => {
	const { seen, be } = watched();
	be( 0.8 );
	jest.advanceTimersByTime( SEEN_MS - 1 );
	expect( seen ).toEqual( [] );
	jest.advanceTimersByTime( 1 );
	be( 0.9 );
	jest.advanceTimersByTime( SEEN_MS );
	expect( seen ).toEqual( [ 7 ] );
} );

it( 'counts nothing that was scrolled past, or shows a corner only', () => {
	const { seen, be } = watched();
	be( 1 );
	jest.advanceTimersByTime( 2000 );
	be( 0 );
	jest.advanceTimersByTime( 2000 );
	be( 0.2 );
	jest.advanceTimersByTime( SEEN_MS );
	expect( seen ).toEqual( [] );
} );

it( 'waits while the window is hidden, and begins anew', () => {
	const { seen, be, turn } = watched();
	be( 1 );
	turn( true );
	jest.advanceTimersByTime( 2 * SEEN_MS );
	expect( seen ).toEqual( [] );
	turn( false );
	jest.advanceTimersByTime( SEEN_MS );
	expect( seen ).toEqual( [ 7 ] );
} );
