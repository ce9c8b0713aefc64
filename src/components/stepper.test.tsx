import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

describe( 'the stepper', () => {
	it( 'leads back, never forward', async () => {
		const onStep = jest.fn();
		render(
			<Stepper
				steps={ [ 'Sign Up', 'About', 'Location' ] }
				current={ 1 }
				onStep={ onStep }
			/>
		);
		const [ first, now ] = screen.getAllByRole( 'listitem' );
		expect( now ).toHaveAttribute( 'aria-current', 'step' );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		expect( first ).toContainElement(
			screen.getByRole( 'button', { name: 'Back to step 1: Sign Up' } )
		);
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( onStep ).toHaveBeenCalledWith( 0 );
	} );
} );
