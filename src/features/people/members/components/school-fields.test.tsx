// School, programme, year and languages, as a designer fills them in.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { FormRules } from '../../../../components/form/form-field';
import { memberRules } from '../../../../contract/member-rules';
import { getBoot } from '../../../../lib/boot';
import { createQueryClient } from '../../../../lib/query-client';
import { KEYS } from '../../../../lib/query-keys';
import { LiveRegion } from '../../../../components/live-region';
import { blankValues, errorsOf, effective, fieldsOfForms } from '../form';
import { schoolOfAddress } from '../schools';
import type { MemberValues } from '../types';
import { fieldsOf } from './parts';

const user = userEvent.setup( { delay: null } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const onSubmit = jest.fn();
const FIELDS = fieldsOfForms( 'school', 'languages' );

const universities = [
	{ code: 'ECAL', name: 'ECAL' },
	{ code: 'HEIG-VD', name: 'HEIG-VD' },
];

beforeEach( () => {
	getBoot().settings.universities = universities;
} );

function show( given: Partial< MemberValues > = {} ) {
	const client = createQueryClient();
	client.setQueryData(
		[ KEYS.schools ],
		[ { code: 'ECAL', name: 'ECAL', programmes: [ 'Industrial Design' ] } ]
	);
	return render(
		<QueryClientProvider client={ client }>
			<FormRules.Provider value={ memberRules.fields }>
				<Formik
					initialValues={ { ...blankValues(), ...given } }
					validate={ ( values ) => errorsOf( FIELDS, values ) }
					onSubmit={ ( values ) => onSubmit( effective( values ) ) }
				>
					{ ( { handleSubmit } ) => (
						<form onSubmit={ handleSubmit } noValidate>
							{ fieldsOf.school() }
							{ fieldsOf.languages() }
							<button type="submit">Send</button>
						</form>
					) }
				</Formik>
			</FormRules.Provider>
			<LiveRegion />
		</QueryClientProvider>
	);
}
const sent = async () => {
	await user.click( button( 'Send' ) );
	return onSubmit.mock.lastCall?.[ 0 ] as MemberValues | undefined;
};

describe( 'the school', () => {
	it.each( [
		[ 'mia@ecal.ch', 'ECAL' ],
		[ ' Mia@Students.ECAL.CH', 'ECAL' ],
		[ 'mia@heig-vd.ch', 'HEIG-VD' ],
		[ 'mia@ecal', '' ],
		[ 'mia@notecal.ch', '' ],
		[ 'ecal', '' ],
		[ '', '' ],
	] )( 'of %s is "%s"', ( address, school ) => {
		expect( schoolOfAddress( address ) ).toBe( school );
	} );

	it( 'of the address is one press', async () => {
		show( { email: 'mia@ecal.ch' } );
		expect(
			screen.getByText( '@ecal.ch: you study at ECAL?' )
		).toBeVisible();
		await user.click( button( 'Yes, ECAL' ) );
		expect( screen.getByLabelText( /^School/ ) ).toHaveValue( 'ECAL' );
		const programme = screen.getByLabelText( /^Programme/ );
		expect( programme ).toHaveFocus();
		expect(
			[
				...( ( programme as HTMLInputElement ).list?.options ?? [] ),
			].map( ( { value } ) => value )
		).toEqual( [ 'Industrial Design' ] );
		expect( screen.queryByText( /you study/ ) ).toBeNull();
	} );

	it( 'is one of the list, or another one by its name, which comes last', async () => {
		show();
		const school = screen.getByLabelText( /^School/ );
		expect(
			[ ...( school as HTMLSelectElement ).options ].map(
				( { text } ) => text
			)
		).toEqual( [ 'None', 'ECAL', 'HEIG-VD', 'Another school' ] );
		await user.selectOptions( school, 'OTHER' );
		expect( await sent() ).toBeUndefined();
		expect(
			await screen.findByText( 'Please give the name of your school.' )
		).toBeVisible();
		await user.type(
			screen.getByLabelText( 'Name of the school' ),
			'HfG Ulm'
		);
		expect( await sent() ).toMatchObject( {
			school: 'OTHER',
			school_other: 'HfG Ulm',
			school_shown: true,
		} );
	} );

	it( 'taken back takes programme and year along, and brings them back', async () => {
		show( { school: 'ECAL', programme: 'Type', graduation: '2024' } );
		const school = screen.getByLabelText( /^School/ );
		await user.selectOptions( school, '' );
		expect( screen.queryByLabelText( /^Programme/ ) ).toBeNull();
		expect( await sent() ).toMatchObject( {
			school: '',
			programme: '',
			graduation: '',
		} );
		await user.selectOptions( school, 'HEIG-VD' );
		expect( screen.getByLabelText( /^Programme/ ) ).toHaveValue( 'Type' );
	} );

	it( 'has no year long past, and the field says so', async () => {
		onSubmit.mockClear();
		show( { school: 'ECAL', graduation: '1918' } );
		await user.click( button( 'Send' ) );
		expect(
			await screen.findByText( /Please give a year from 1960/ )
		).toBeVisible();
		expect( screen.getByLabelText( /^Year/ ) ).toBeInvalid();
		expect( onSubmit ).not.toHaveBeenCalled();
	} );
} );

describe( 'the languages', () => {
	it( 'are added and taken out by keyboard, and both are announced', async () => {
		show( { proposed: [ 'pt' ] } );
		const offers = screen
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent );
		expect( offers ).toEqual( [
			'Portuguese',
			'German',
			'French',
			'Italian',
			'Romansh',
			'English',
			'Another language',
			'Send',
		] );
		button( 'French' ).focus();
		await user.keyboard( '{Enter}' );
		const level = screen.getByRole( 'group', { name: 'Level of French' } );
		expect( level ).toContainElement(
			level.ownerDocument.activeElement as HTMLElement
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'French added. Choose a level.'
		);
		await user.click( screen.getByLabelText( 'Fluent' ) );
		expect( await sent() ).toMatchObject( {
			languages: [ { code: 'fr', level: 'fluent' } ],
		} );
		button( 'Take out French' ).focus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'French taken out.'
		);
		expect( button( 'Portuguese' ) ).toHaveFocus();
		expect( await sent() ).toMatchObject( { languages: [] } );
	} );

	it( 'each have a level, and none is named twice', async () => {
		onSubmit.mockClear();
		show( { languages: [ { code: 'de', level: 'native' } ] } );
		await user.click( button( 'Another language' ) );
		const second = screen.getByLabelText( 'Language 2' );
		expect( second ).toHaveFocus();
		expect(
			[ ...( second as HTMLSelectElement ).options ].map(
				( { value } ) => value
			)
		).not.toContain( 'de' );
		// A row without a language says nothing.
		expect( ( await sent() )?.languages ).toHaveLength( 1 );
		onSubmit.mockClear();
		await user.selectOptions( second, 'rm' );
		await user.click( button( 'Send' ) );
		expect(
			await screen.findByText( /each once and with a level/ )
		).toBeVisible();
		expect( onSubmit ).not.toHaveBeenCalled();
	} );

	it( 'are eight at most', () => {
		show( {
			languages: [ 'de', 'fr', 'it', 'rm', 'en', 'pt', 'es', 'sq' ].map(
				( code ) => ( { code, level: 'basic' } )
			),
		} );
		expect(
			screen.queryByRole( 'button', { name: 'Another language' } )
		).toBeNull();
	} );
} );
