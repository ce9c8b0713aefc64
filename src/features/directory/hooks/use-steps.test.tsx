import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { STEPS_IN_A_ROW, useSteps } from './use-steps';

let seeEnd: ( isIntersecting: boolean ) => void = () => {};

class FakeObserver {
	constructor( callback: ( entries: unknown[] ) => void ) {
		seeEnd = ( isIntersecting ) => callback( [ { isIntersecting } ] );
	}
	observe() {}
	disconnect() {}
}

const List = ( {
	loaded,
	total,
	fetchMore = () => {},
}: {
	loaded: number;
	total: number;
	fetchMore?: () => void;
} ) => {
	const steps = useSteps( {
		loaded,
		total,
		canFetch: loaded < total,
		fetchMore,
	} );
	return (
		<>
			<output>{ steps.visible }</output>
			{ steps.hasMore && (
				<button onClick={ steps.more }>Load more</button>
			) }
			<div ref={ steps.endRef } />
		</>
	);
};

const shown = () => Number( screen.getByRole( 'status' ).textContent );
const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

function show( props: Parameters< typeof List >[ 0 ] ) {
	const router = createMemoryRouter(
		[
			{ path: '/', element: <List { ...props } /> },
			{ path: '/elsewhere', element: null },
		],
		// Each test is a place of its own.
		{ initialEntries: [ { pathname: '/', key: String( Math.random() ) } ] }
	);
	render( <RouterProvider router={ router } /> );
	return router;
}

describe( 'infinite scroll', () => {
	const original = window.IntersectionObserver;

	beforeEach( () => {
		jest.useFakeTimers();
		window.IntersectionObserver =
			FakeObserver as unknown as typeof IntersectionObserver;
	} );

	afterEach( () => {
		jest.useRealTimers();
		window.IntersectionObserver = original;
	} );

	it( 'begins with two steps of three', () => {
		show( { loaded: 12, total: 40 } );
		expect( shown() ).toBe( 6 );
	} );

	it( 'adds three, 100 ms after its end comes near', () => {
		show( { loaded: 12, total: 40 } );
		act( () => seeEnd( true ) );
		wait( 99 );
		expect( shown() ).toBe( 6 );
		wait( 1 );
		expect( shown() ).toBe( 9 );
	} );

	it( 'goes on while its end stays near and stops when it leaves', () => {
		show( { loaded: 12, total: 40 } );
		act( () => seeEnd( true ) );
		wait( 100 );
		wait( 100 );
		expect( shown() ).toBe( 12 );
		act( () => seeEnd( false ) );
		wait( 1000 );
		expect( shown() ).toBe( 12 );
	} );

	it( 'adds three at once when asked by hand', () => {
		show( { loaded: 12, total: 40 } );
		act( () => screen.getByText( 'Load more' ).click() );
		expect( shown() ).toBe( 9 );
	} );

	it( 'shows all and offers no more at the end', () => {
		show( { loaded: 7, total: 7 } );
		act( () => seeEnd( true ) );
		wait( 100 );
		expect( shown() ).toBe( 7 );
		expect( screen.queryByText( 'Load more' ) ).toBeNull();
	} );

	it( 'fetches before the cards at hand run out', () => {
		const fetchMore = jest.fn();
		show( { loaded: 12, total: 40, fetchMore } );
		expect( fetchMore ).not.toHaveBeenCalled();
		act( () => seeEnd( true ) );
		wait( 100 );
		expect( shown() ).toBe( 9 );
		expect( fetchMore ).toHaveBeenCalled();
	} );

	it( 'lets the footer be reached in a list of any length', () => {
		show( { loaded: 300, total: 300 } );
		act( () => seeEnd( true ) );
		for ( let step = 0; step < 99; step++ ) {
			wait( 100 );
		}
		expect( shown() ).toBe( 6 + STEPS_IN_A_ROW * 3 );
		act( () => screen.getByText( 'Load more' ).click() );
		wait( 100 );
		expect( shown() ).toBe( 6 + STEPS_IN_A_ROW * 3 + 6 );
	} );

	it( 'is as long as it was when one comes back to it', async () => {
		const router = show( { loaded: 12, total: 40 } );
		act( () => seeEnd( true ) );
		wait( 100 );
		expect( shown() ).toBe( 9 );
		await act( () => router.navigate( '/elsewhere' ) );
		await act( () => router.navigate( -1 ) );
		expect( shown() ).toBe( 9 );
		await act( () => router.navigate( '/' ) );
		expect( shown() ).toBe( 6 );
	} );
} );
