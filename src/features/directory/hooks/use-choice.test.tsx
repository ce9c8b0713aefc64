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
	const router = createMemoryRouter( [ { path: '/', element: <Filter /> } ] );
	render( <RouterProvider router={ router } /> );
	return router;
}

const choose = ( word: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name: word } ) );
const shown = () => screen.getByRole( 'status' ).textContent;

describe( 'the choice of a filter', () => {
	it( 'shows at once, and stays when the address has it', () => {
		const router = show();
		choose( 'one' );
		expect( shown() ).toBe( 'one' );
		expect( router.state.location.search ).toBe( '?q=one' );
	} );

	it( 'shows while the address is on its way', () => {
		const follow = jest.fn();
		const Slow = () => {
			const [ value, take ] = useChoice< string >( '', follow );
			return (
				<button onClick={ () => take( 'one' ) }>
					{ value || 'none' }
				</button>
			);
		};
		render(
			<RouterProvider
				router={ createMemoryRouter( [
					{ path: '/', element: <Slow /> },
				] ) }
			/>
		);
		fireEvent.click( screen.getByRole( 'button' ) );
		expect( screen.getByRole( 'button' ).textContent ).toBe( 'one' );
		expect( follow ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'gives way to the address, where that changes by itself', () => {
		const router = show();
		choose( 'one' );
		act( () => void router.navigate( '/?q=three' ) );
		expect( shown() ).toBe( 'three' );
		act( () => void router.navigate( -1 ) );
		expect( shown() ).toBe( 'one' );
	} );
} );
