import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { Button } from '../../../../components/button';
import { blankValues } from '../form';
import type { MemberValues } from '../types';
import { SocialFields } from './social-fields';

const onSubmit = jest.fn();

const show = (
	values: Partial< MemberValues > = {},
	errors: Record< string, string > = {}
) =>
	render(
		<Formik
			initialValues={ { ...blankValues(), ...values } as MemberValues }
			initialErrors={ errors }
			onSubmit={ onSubmit }
		>
			<Form>
				<SocialFields />
				<Button type="submit">Send</Button>
			</Form>
		</Formik>
	);

const inputs = () =>
	screen
		.queryAllByRole( 'textbox' )
		.map( ( input ) => input.getAttribute( 'name' ) );

const offers = () =>
	screen
		.getAllByRole( 'button' )
		.map( ( { textContent } ) => textContent )
		.filter( ( words ) => words !== 'Send' );

describe( 'the addresses of a member', () => {
	it( 'are asked for one kind at a time, and the input has the focus', async () => {
		show();
		expect( inputs() ).toEqual( [] );
		expect( offers() ).toEqual( [
			'Website',
			'LinkedIn',
			'Twitter',
			'Dribbble',
			'Instagram',
			'YouTube',
			'Vimeo',
		] );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Vimeo' } )
		);
		expect( screen.getByLabelText( /^Vimeo/ ) ).toHaveFocus();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'LinkedIn' } )
		);
		expect( inputs() ).toEqual( [ 'linkedin', 'vimeo' ] );
		expect( offers() ).not.toContain( 'LinkedIn' );
	} );

	it( 'are all there when they were given, and stay while they are emptied', async () => {
		show( { website: 'https://a.ch', twitter: 'https://t.example' } );
		expect( inputs() ).toEqual( [ 'website', 'twitter' ] );
		await userEvent.clear( screen.getByLabelText( /^Twitter/ ) );
		expect( inputs() ).toEqual( [ 'website', 'twitter' ] );
		await userEvent.click( screen.getByText( 'Send' ) );
		expect( onSubmit.mock.lastCall[ 0 ] ).toMatchObject( {
			website: 'https://a.ch',
			twitter: '',
		} );
	} );

	it( 'show what is wrong with one that has no input yet', () => {
		show( {}, { youtube: 'Wrong' } );
		expect( inputs() ).toEqual( [ 'youtube' ] );
	} );
} );
