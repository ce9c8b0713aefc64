import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '../link';
import { LeaveGuard } from './leave-guard';

function start( when: boolean ) {
	const router = createMemoryRouter( [
		{
			path: '/',
			element: (
				<>
					<LeaveGuard when={ when } />
					<Link to="/away">Away</Link>
				</>
			),
		},
		{ path: '/away', element: <h1>Elsewhere</h1> },
	] );
	render( <RouterProvider router={ router } /> );
}

const heading = () => screen.queryByRole( 'heading', { name: 'Elsewhere' } );

describe( 'leaving a form', () => {
	it( 'with changes asks first', async () => {
		start( true );
		await userEvent.click( screen.getByText( 'Away' ) );
		await userEvent.click( screen.getByText( 'Stay' ) );
		expect( heading() ).not.toBeInTheDocument();
		await userEvent.click( screen.getByText( 'Away' ) );
		await userEvent.click( screen.getByText( 'Leave' ) );
		expect( heading() ).toBeVisible();
	} );

	it( 'without changes does not', async () => {
		start( false );
		await userEvent.click( screen.getByText( 'Away' ) );
		expect( heading() ).toBeVisible();
	} );
} );
