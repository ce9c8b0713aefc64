import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { readDraft } from '../../lib/draft';
import { TextInput } from '../text-input';
import { FormDraft } from './form-draft';
import { FormField } from './form-field';

const Work = () => (
	<Formik initialValues={ { title: '' } } onSubmit={ () => {} }>
		<Form>
			<FormDraft id="work" />
			<FormField as={ TextInput } name="title" label="Title" />
		</Form>
	</Formik>
);

beforeEach( () => sessionStorage.clear() );

describe( 'a form’s draft', () => {
	it( 'survives the screen and can be thrown away', async () => {
		const { unmount } = render( <Work /> );
		await userEvent.type( screen.getByLabelText( 'Title' ), 'Poster' );
		act( unmount );
		expect( readDraft( 'work' )?.values ).toEqual( { title: 'Poster' } );

		render( <Work /> );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Poster' );
		await userEvent.click( screen.getByText( 'Discard' ) );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( '' );
		expect( readDraft( 'work' ) ).toBeNull();
	} );
} );
