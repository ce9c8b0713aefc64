import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import type { FormStatus } from '../../lib/server-errors';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { TextInput } from '../text-input';
import { FormErrorSummary } from './form-error-summary';
import { FormField } from './form-field';

interface TestProps {
	/** Errors from the browser, in another order than the form's. */
	errors?: Record< string, string >;
	status?: FormStatus;
	rankOf?: ( name: string ) => number;
}

const Test = ( { errors = {}, status, rankOf }: TestProps ) => (
	<Formik
		initialValues={ { first: '', second: '', terms: false, policy: false } }
		validate={ () => errors }
		initialStatus={ status }
		onSubmit={ () => {} }
	>
		<Form noValidate>
			<FormErrorSummary rankOf={ rankOf } />
			<FormField as={ TextInput } name="first" label="First" />
			<FormField as={ TextInput } name="second" label="Second" optional />
			<FormField
				as={ Checkbox }
				name="terms"
				label={
					<>
						Terms<span className="sr"> (new tab)</span>
					</>
				}
			/>
			<FormField as={ Checkbox } name="policy" label="Policy" />
			<Button type="submit">Send</Button>
		</Form>
	</Formik>
);

async function told( props: TestProps ) {
	render( <Test { ...props } /> );
	await userEvent.click( screen.getByText( 'Send' ) );
	await waitFor( () =>
		expect( screen.queryAllByRole( 'listitem' ) ).not.toEqual( [] )
	);
	expect( screen.getByRole( 'alert' ) ).toContainElement(
		screen.getByRole( 'heading', { level: 2 } )
	);
	return screen
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );
}

describe( 'the summary of a form', () => {
	it( 'goes from top to bottom, what is not drawn last', async () => {
		expect(
			await told( {
				errors: {
					elsewhere: 'D',
					policy: 'C',
					second: 'B',
					first: 'A',
				},
			} )
		).toEqual( [ 'A', 'B', 'C', 'D' ] );
	} );

	it( 'puts the parts of a form before what is drawn of one', async () => {
		expect(
			await told( {
				errors: { first: 'B', elsewhere: 'A' },
				rankOf: ( name ) => ( name === 'elsewhere' ? 0 : 1 ),
			} )
		).toEqual( [ 'A', 'B' ] );
	} );

	it( 'names the boxes that are told the same', async () => {
		expect(
			await told( {
				errors: { policy: 'Accept', terms: 'Accept', second: 'Accept' },
			} )
		).toEqual( [ 'Second: Accept', 'Terms: Accept', 'Policy: Accept' ] );
	} );

	it( 'says once what browser and server say of a field, then what is about all', async () => {
		expect(
			await told( {
				errors: { second: 'B' },
				status: {
					fields: { second: 'Taken', first: 'A' },
					errors: [ 'All', 'Taken', 'A', 'All' ],
					retryAfter: null,
				},
			} )
		).toEqual( [ 'A', 'B', 'All' ] );
	} );
} );
