import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { useState } from '@wordpress/element';
import { Button } from '../button';
import { FormField } from './form-field';
import { Honeypot } from './honeypot';
import { PasswordInput } from '../password-input';
import { TextInput } from '../text-input';
import { heedAutofill } from '../../lib/autofill';

heedAutofill();

const sent = jest.fn();

const ByHand = () => {
	const [ email, setEmail ] = useState( '' );
	const [ password, setPassword ] = useState( '' );
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				sent( { email, password } );
			} }
		>
			<TextInput
				label="E-mail"
				name="email"
				type="email"
				value={ email }
				onChange={ setEmail }
			/>
			<PasswordInput
				label="Password"
				name="password"
				value={ password }
				onChange={ setPassword }
			/>
			<Button type="submit">Send</Button>
		</form>
	);
};

const ByFormik = ( { status }: { status?: object } ) => (
	<Formik
		initialValues={ { email: '', password: '', fax: '' } }
		initialStatus={ status }
		validate={ ( { email } ) => ( email ? {} : { email: 'Missing' } ) }
		onSubmit={ ( values, { setStatus } ) => {
			sent( values );
			setStatus( { fields: {}, errors: [ 'Refused' ] } );
		} }
	>
		<Form noValidate>
			<FormField as={ TextInput } name="email" label="E-mail" />
			<FormField as={ PasswordInput } name="password" label="Password" />
			<Honeypot />
			<Button type="submit">Send</Button>
		</Form>
	</Formik>
);

/** As the browser's own code sets it, which React's setter does not see; or as a script of the page does, which it does see. */
const past = ( field: HTMLInputElement, value: string ) =>
	Object.getOwnPropertyDescriptor(
		HTMLInputElement.prototype,
		'value'
	)?.set?.call( field, value );
const openly = ( field: HTMLInputElement, value: string ) => {
	field.value = value;
};

const send = () => userEvent.click( screen.getByText( 'Send' ) );

describe( 'a form that was filled in without an event', () => {
	it.each( [
		[ 'past React', ByHand, past ],
		[ 'by a script', ByHand, openly ],
		[ 'past React, formik', ByFormik, past ],
		[ 'by a script, formik', ByFormik, openly ],
	] )( 'is sent as its fields show it: %s', async ( _, Shown, fill ) => {
		render( <Shown /> );
		fill( screen.getByLabelText( 'E-mail' ), 'ana@example.test' );
		fill( screen.getByLabelText( 'Password' ), 'long enough' );
		await send();
		await waitFor( () =>
			expect( sent ).toHaveBeenLastCalledWith(
				expect.objectContaining( {
					email: 'ana@example.test',
					password: 'long enough',
				} )
			)
		);
	} );

	it( 'is sent as it was typed after that', async () => {
		render( <ByHand /> );
		const email = screen.getByLabelText( 'E-mail' );
		past( email as HTMLInputElement, 'ana@example.test' );
		await userEvent.type( email, 's' );
		await send();
		expect( sent ).toHaveBeenLastCalledWith( {
			email: 'ana@example.tests',
			password: '',
		} );
	} );
} );

describe( 'the field that nobody sees', () => {
	const fax = () => screen.getByLabelText< HTMLInputElement >( 'Fax' );

	it( 'holds nothing that a program filled in for somebody', async () => {
		render( <ByFormik /> );
		await userEvent.type( screen.getByLabelText( 'E-mail' ), 'a@b.test' );
		past( fax(), '044 000 00 00' );
		await act( async () => {
			fax().dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
		expect( fax() ).toHaveValue( '' );
		past( fax(), '044 000 00 00' );
		await send();
		await waitFor( () =>
			expect( sent ).toHaveBeenLastCalledWith(
				expect.objectContaining( { email: 'a@b.test', fax: '' } )
			)
		);
	} );

	it( 'is empty once the form was refused', async () => {
		const { rerender } = render(
			<Formik
				initialValues={ { fax: '044 000 00 00' } }
				onSubmit={ ( _, { setStatus } ) => setStatus( {} ) }
			>
				<Form>
					<Honeypot />
					<Button type="submit">Send</Button>
				</Form>
			</Formik>
		);
		expect( fax() ).toHaveValue( '044 000 00 00' );
		await send();
		await waitFor( () => expect( fax() ).toHaveValue( '' ) );
		rerender( <></> );
	} );
} );
