import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './pager';

describe( 'the pager', () => {
	it( 'leafs back and forth', async () => {
		const onPage = jest.fn();
		render( <Pager page={ 2 } pages={ 3 } onPage={ onPage } /> );
		expect( screen.getByRole( 'navigation' ) ).toHaveTextContent(
			'2 out of 3'
		);
		await userEvent.click( screen.getByText( 'Previous page' ) );
		await userEvent.click( screen.getByText( 'Next page' ) );
		expect( onPage.mock.calls ).toEqual( [ [ 1 ], [ 3 ] ] );
	} );

	it( 'ends at the ends', async () => {
		const onPage = jest.fn();
		render( <Pager page={ 1 } pages={ 2 } onPage={ onPage } /> );
		const previous = screen.getByRole( 'button', {
			name: 'Previous page',
		} );
		expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( previous );
		expect( onPage ).not.toHaveBeenCalled();
	} );

	it( 'is not there for a single page', () => {
		render( <Pager page={ 1 } pages={ 1 } onPage={ () => {} } /> );
		expect( screen.queryByRole( 'navigation' ) ).not.toBeInTheDocument();
	} );
} );
