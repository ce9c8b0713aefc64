import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { readDraft } from '../../lib/draft';
import { TextInput } from '../text-input';
import { FormDraft } from './form-draft';
import { FormField } from './form-field';

const Work = () => (
	<Formik initialValues={ { title: '', to: '' } } onSubmit={ () => {} }>
		<Form>
			<FormDraft id="work" omit={ [ 'to' ] } />
			<FormField as={ TextInput } name="title" label="Title" />
			<FormField as={ TextInput } name="to" label="To" />
		</Form>
	</Formik>
);

beforeEach( () => sessionStorage.clear() );

describe( 'a form’s draft', () => {
	it( 'survives the screen and can be thrown away', async () => {
		const { unmount } = render( <Work /> );
		await userEvent.type( screen.getByLabelText( 'Title' ), 'Poster' );
		await userEvent.type( screen.getByLabelText( 'To' ), 'Ana' );
		act( unmount );
		expect( readDraft( 'work' )?.values ).toEqual( { title: 'Poster' } );

		render( <Work /> );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Poster' );
		await userEvent.click( screen.getByText( 'Discard' ) );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( '' );
		expect( readDraft( 'work' ) ).toBeNull();
	} );

	it( 'goes when everything that was typed is taken back', async () => {
		const { unmount } = render( <Work /> );
		await userEvent.type( screen.getByLabelText( 'Title' ), 'Poster' );
		await waitFor( () => expect( readDraft( 'work' ) ).not.toBeNull() );
		await userEvent.clear( screen.getByLabelText( 'Title' ) );
		act( unmount );
		expect( readDraft( 'work' ) ).toBeNull();
	} );
} );
