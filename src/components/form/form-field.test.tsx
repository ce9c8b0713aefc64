import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { missionRules } from '../../contract/mission-rules';
import { ApiError } from '../../lib/api-error';
import { fieldsOf, schemaOf } from '../../lib/rules';
import { toFormStatus } from '../../lib/server-errors';
import { Button } from '../button';
import { TextArea } from '../text-area';
import { TextInput } from '../text-input';
import { FormErrorSummary } from './form-error-summary';
import { FormField } from './form-field';

const refused = new ApiError( 'rest_invalid_param', 'Please check', 400, {
	params: { title: 'Taken' },
	errors: [ 'Taken' ],
} );

const Mission = ( { onSubmit = jest.fn() } ) => (
	<Formik
		initialValues={ { title: '', description: '', postingDate: '' } }
		validationSchema={ schemaOf(
			missionRules,
			fieldsOf( missionRules, 'mission' )
		) }
		onSubmit={ async ( values, { setStatus } ) => {
			try {
				await onSubmit( values );
			} catch ( error ) {
				setStatus( toFormStatus( error ) );
			}
		} }
	>
		<Form noValidate>
			<FormErrorSummary />
			<FormField as={ TextInput } name="title" label="Objective" />
			<FormField as={ TextArea } name="description" label="Scope" />
			<Button>More</Button>
			<Button type="submit">Publish</Button>
		</Form>
	</Formik>
);

const title = () => screen.getByLabelText( 'Objective' );
const publish = () => userEvent.click( screen.getByText( 'Publish' ) );

describe( 'a bound field', () => {
	it( 'shows what is wrong after a failed try, and the first bad one has the focus', async () => {
		const onSubmit = jest.fn();
		render( <Mission onSubmit={ onSubmit } /> );
		await publish();
		await waitFor( () => expect( title() ).toHaveFocus() );
		expect( title() ).toHaveAccessibleDescription( 'Missing name field' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Missing design scope'
		);
		expect( onSubmit ).not.toHaveBeenCalled();
	} );

	it( 'keeps the server’s word over a blur, until the field is edited', async () => {
		const onSubmit = jest.fn().mockRejectedValue( refused );
		render( <Mission onSubmit={ onSubmit } /> );
		await userEvent.type( title(), 'Poster' );
		await userEvent.type( screen.getByLabelText( 'Scope' ), 'All of it' );
		await publish();
		await waitFor( () => expect( title() ).toHaveFocus() );
		expect( title() ).toHaveAccessibleDescription( 'Taken' );
		await userEvent.tab();
		expect( title() ).toHaveAccessibleDescription( 'Taken' );
		await userEvent.type( title(), 's' );
		expect( title() ).not.toHaveAccessibleDescription();
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
	} );

	it( 'says what is wrong after the click that leaves it, so that the button pressed stays where it is', async () => {
		const user = userEvent.setup();
		render( <Mission /> );
		await user.click( title() );
		await user.pointer( {
			keys: '[MouseLeft>]',
			target: screen.getByText( 'More' ),
		} );
		await waitFor( () => expect( title() ).not.toHaveFocus() );
		await expect(
			waitFor( () => expect( title() ).toBeInvalid(), { timeout: 200 } )
		).rejects.toThrow();
		await user.pointer( '[/MouseLeft]' );
		await waitFor( () => expect( title() ).toBeInvalid() );
	} );
} );
