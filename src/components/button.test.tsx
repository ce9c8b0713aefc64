import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe( 'a button', () => {
	it( 'at work keeps the focus and hears nothing', async () => {
		const click = jest.fn();
		const submit = jest.fn( ( event ) => event.preventDefault() );
		const form = ( loading: boolean ) => (
			<form onSubmit={ submit }>
				<Button type="submit" loading={ loading } onClick={ click }>
					Save
				</Button>
			</form>
		);
		const { rerender } = render( form( false ) );
		const button = screen.getByRole( 'button', { name: 'Save' } );
		await userEvent.tab();
		await userEvent.keyboard( '{Enter}' );
		rerender( form( true ) );
		await userEvent.keyboard( '{Enter}' );
		await userEvent.click( button );
		expect( button ).toHaveFocus();
		expect( button ).toHaveAttribute( 'aria-busy', 'true' );
		expect( click ).toHaveBeenCalledTimes( 1 );
		expect( submit ).toHaveBeenCalledTimes( 1 );
	} );
} );
