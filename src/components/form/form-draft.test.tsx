import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { readDraft } from '../../lib/draft';
import { Button } from '../button';
import { TextInput } from '../text-input';
import { FormDraft } from './form-draft';
import { FormField } from './form-field';

const Work = ( { client = '' } ) => (
	<Formik
		initialValues={ { title: '', to: '', client } }
		onSubmit={ ( values, { resetForm } ) => resetForm( { values } ) }
	>
		<Form>
			<FormDraft id="work" omit={ [ 'to' ] } />
			<FormField as={ TextInput } name="title" label="Title" />
			<FormField as={ TextInput } name="to" label="To" />
			<FormField as={ TextInput } name="client" label="Client" />
			<Button type="submit">Save</Button>
		</Form>
	</Formik>
);

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
} );

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

	it( 'is no longer spoken of once it is saved', async () => {
		const { unmount } = render( <Work /> );
		await userEvent.type( screen.getByLabelText( 'Title' ), 'Poster' );
		act( unmount );
		render( <Work /> );
		expect( screen.getByText( 'Discard' ) ).toBeInTheDocument();
		await userEvent.click( screen.getByText( 'Save' ) );
		await waitFor( () =>
			expect( screen.queryByText( 'Discard' ) ).toBeNull()
		);
		await userEvent.type( screen.getByLabelText( 'Title' ), 's' );
		expect( screen.queryByText( 'Discard' ) ).toBeNull();
	} );

	it( 'leaves alone what was not touched, which may have changed since', async () => {
		const { unmount } = render( <Work client="Foundry" /> );
		await userEvent.type( screen.getByLabelText( 'Title' ), 'Poster' );
		act( unmount );
		render( <Work client="Print shop" /> );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Poster' );
		expect( screen.getByLabelText( 'Client' ) ).toHaveValue( 'Print shop' );
	} );
} );
