import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { ConfirmDialog } from './confirm-dialog';

const Delete = ( { onConfirm = () => {} } ) => {
	const [ open, setOpen ] = useState( false );
	return (
		<>
			<button onClick={ () => setOpen( true ) }>Delete account</button>
			{ open && (
				<ConfirmDialog
					title="Are you sure?"
					confirmLabel="Delete"
					danger
					onConfirm={ onConfirm }
					onCancel={ () => setOpen( false ) }
				/>
			) }
		</>
	);
};

const opener = () => screen.getByText( 'Delete account' );

describe( 'a dialog', () => {
	it( 'is named by its title and starts at the way back', async () => {
		render( <Delete /> );
		await userEvent.click( opener() );
		expect(
			screen.getByRole( 'alertdialog', { name: 'Are you sure?' } )
		).toBeVisible();
		expect( screen.getByText( 'Cancel' ) ).toHaveFocus();
	} );

	it( 'gives the focus back where it came from', async () => {
		render( <Delete /> );
		await userEvent.click( opener() );
		await userEvent.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'alertdialog' ) ).not.toBeInTheDocument();
		expect( opener() ).toHaveFocus();
	} );

	it( 'carries out what was confirmed', async () => {
		const onConfirm = jest.fn();
		render( <Delete onConfirm={ onConfirm } /> );
		await userEvent.click( opener() );
		await userEvent.click( screen.getByText( 'Delete' ) );
		expect( onConfirm ).toHaveBeenCalled();
	} );
} );
