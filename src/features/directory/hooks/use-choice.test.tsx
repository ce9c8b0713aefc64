import { act, fireEvent, render, screen } from '@testing-library/react';
import {
	createMemoryRouter,
	RouterProvider,
	useSearchParams,
} from 'react-router-dom';
import { useChoice } from './use-choice';

const Filter = () => {
	const [ params, setParams ] = useSearchParams();
	const [ value, choose ] = useChoice< string >(
		params.get( 'q' ) ?? '',
		( q ) => setParams( { q } )
	);
	return (
		<>
			<output>{ value }</output>
			{ [ 'one', 'two' ].map( ( word ) => (
				<button key={ word } onClick={ () => choose( word ) }>
					{ word }
				</button>
			) ) }
		</>
	);
};

function show() {
	const router = createMemoryRouter( [
		{ path: '/', element: <Filter /> },
		{ path: '/elsewhere', element: <p>Elsewhere</p> },
	] );
	render( <RouterProvider router={ router } /> );
	return router;
}

const choose = ( word: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name: word } ) );
const shown = () => screen.getByRole( 'status' ).textContent;
const paint = () => act( () => jest.advanceTimersByTime( 50 ) );

describe( 'the choice of a filter', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'shows at once, and reaches the address after the paint', () => {
		const router = show();
		choose( 'one' );
		expect( shown() ).toBe( 'one' );
		expect( router.state.location.search ).toBe( '' );
		paint();
		expect( router.state.location.search ).toBe( '?q=one' );
		expect( shown() ).toBe( 'one' );
	} );

	it( 'is the last one of several made before a paint, which is one step in history', () => {
		const router = show();
		choose( 'one' );
		choose( 'two' );
		paint();
		expect( router.state.location.search ).toBe( '?q=two' );
		act( () => void router.navigate( -1 ) );
		paint();
		expect( router.state.location.search ).toBe( '' );
		expect( shown() ).toBe( '' );
	} );

	it( 'gives way to the address, where that changes by itself', () => {
		const router = show();
		choose( 'one' );
		paint();
		act( () => void router.navigate( '/?q=three' ) );
		expect( shown() ).toBe( 'three' );
	} );

	it( 'is dropped by who leaves before', () => {
		const router = show();
		choose( 'one' );
		act( () => void router.navigate( '/elsewhere' ) );
		paint();
		expect( router.state.location.pathname ).toBe( '/elsewhere' );
	} );
} );
