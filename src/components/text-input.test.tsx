import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { PasswordInput } from './password-input';
import { TextInput } from './text-input';

const Job = ( { error }: { error?: string } ) => {
	const [ value, setValue ] = useState( '' );
	return (
		<TextInput
			label="Job"
			name="job"
			hint="What you do"
			max={ 3 }
			{ ...{ value, error } }
			onChange={ setValue }
		/>
	);
};

describe( 'a text input', () => {
	it( 'stops at its limit of characters, an emoji being one', async () => {
		render( <Job /> );
		const input = screen.getByLabelText( 'Job' );
		await userEvent.type( input, '😀é😀x' );
		expect( input ).toHaveValue( '😀é😀' );
		expect( screen.getByText( '3 / 3' ) ).toBeVisible();
		expect( input ).toHaveAccessibleDescription( /3 of 3 characters/ );
	} );

	it( 'is described by the note beside its label', () => {
		render(
			<PasswordInput
				label="Password"
				name="password"
				note="min. 8"
				value=""
				onChange={ () => {} }
			/>
		);
		expect(
			screen.getByLabelText( 'Password' )
		).toHaveAccessibleDescription( 'min. 8' );
	} );

	it( 'does not cut off what is still being composed', () => {
		render( <Job /> );
		const input = screen.getByLabelText( 'Job' );
		fireEvent.compositionStart( input );
		fireEvent.change( input, { target: { value: 'abcd' } } );
		expect( input ).toHaveValue( 'abcd' );
		fireEvent.compositionEnd( input );
		expect( input ).toHaveValue( 'abc' );
	} );

	it( 'names its error and its hint', () => {
		render( <Job error="Please provide a correct job" /> );
		const input = screen.getByLabelText( 'Job' );
		expect( input ).toBeInvalid();
		expect( input ).toHaveAccessibleDescription(
			/Please provide a correct job What you do/
		);
	} );
} );
