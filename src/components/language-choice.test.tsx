import { useState } from '@wordpress/element';
import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageChoice } from './language-choice';

const Form = () => {
	const [ value, setValue ] = useState< string[] >( [ 'it' ] );
	return (
		<>
			<LanguageChoice
				label="Languages"
				name="languages"
				max={ 3 }
				value={ value }
				onChange={ setValue }
			/>
			<output>{ value.join() }</output>
		</>
	);
};

it( 'chooses the usual languages by chips, others from a list, up to the limit', () => {
	render( <Form /> );
	const others = screen.getByRole( 'combobox', { name: 'Another language' } );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Romansh' } ) );
	fireEvent.change( others, { target: { value: 'ja' } } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'it,rm,ja' );
	expect( others ).not.toBeInTheDocument();
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'Japanese' } ) );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'it,rm' );
	expect( screen.queryByRole( 'checkbox', { name: 'Japanese' } ) ).toBeNull();
} );
