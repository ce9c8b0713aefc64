import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { contractor, designer } from '../../../../../tests/support/show-screen';
import type { Affiliation } from '../../../../contract/shapes';
import { ApiError } from '../../../../lib/api-error';
import { CurrentUserContext } from '../../../../lib/current-user';
import { createQueryClient } from '../../../../lib/query-client';
import { askByAddress, fetchAffiliation } from '../api/verification-api';
import { Verification } from './verification';

jest.mock( '../api/verification-api', () => ( {
	fetchAffiliation: jest.fn(),
	askByAddress: jest.fn(),
} ) );

const read = jest.mocked( fetchAffiliation );
const ask = jest.mocked( askByAddress );
const user = userEvent.setup( { delay: null } );

const none: Affiliation = {
	university: 'EPFL',
	domains: [ 'epfl.ch' ],
	verified: null,
	until: null,
	sent: null,
	ended: null,
};
const sent = { domain: 'epfl.ch', until: '2026-11-30T10:00:00Z' };
const verified = {
	university: 'EPFL',
	by: 'address',
	date: '2026-11-23',
} as const;
const submit = jest.fn();

function show( affiliation: Affiliation, isDesigner = false ) {
	read.mockResolvedValue( affiliation );
	const company = {
		...contractor,
		ecosystem: 'EPFL',
		verified: affiliation.verified,
	};
	const member = isDesigner
		? { ...designer, school: 'EPFL', verified: affiliation.verified }
		: company;
	const initial = {
		company: 'Loop',
		school: 'EPFL',
		school_other: '',
		affiliated: true,
		ecosystem: 'EPFL',
		ecosystem_other: '',
	};
	render(
		<QueryClientProvider client={ createQueryClient() }>
			<CurrentUserContext.Provider
				value={ {
					user: member,
					isLoggedIn: true,
					isLoading: false,
					refresh: async () => {},
					replace: () => {},
					signOut: () => {},
				} }
			>
				<Formik initialValues={ initial } onSubmit={ submit }>
					{ ( { handleSubmit, values, handleChange } ) => (
						<form onSubmit={ handleSubmit }>
							<input
								aria-label="Company"
								name="company"
								value={ values.company }
								onChange={ handleChange }
							/>
							<Verification />
						</form>
					) }
				</Formik>
			</CurrentUserContext.Provider>
		</QueryClientProvider>
	);
}

describe( 'the confirmation of the university', () => {
	it.each( [
		[
			'nothing yet',
			none,
			'Somebody with an email address of EPFL can confirm that you belong there. Your pages then say so.',
		],
		[
			'sent',
			{ ...none, sent },
			'We have sent a link to an address at epfl.ch. It works until 30 November 2026.',
		],
		[
			'confirmed',
			{ ...none, verified, until: '2027-11-23' },
			'Shown until 23 November 2027.',
		],
		[
			'lapsed',
			{ ...none, ended: { why: 'lapsed', date: '2026-11-23' } },
			'The confirmation expired on 23 November 2026.',
		],
		[
			'dropped',
			{ ...none, ended: { why: 'company', date: '2026-11-23' } },
			'The confirmation ended on 23 November 2026 because the company’s name was changed.',
		],
		[
			'unknown addresses',
			{ ...none, domains: [] },
			'We do not know which email addresses belong to this university. The people who run this site can confirm that you belong there: please write to them.',
		],
	] as [ string, Affiliation, string ][] )(
		'says where it stands: %s',
		async ( _, affiliation, words ) => {
			show( affiliation );
			expect(
				await screen.findByText(
					( __, element ) =>
						element?.tagName === 'P' &&
						element.textContent === words
				)
			).toBeVisible();
			expect( screen.queryAllByRole( 'button' ) ).toHaveLength(
				affiliation.domains.length
			);
		}
	);

	it( 'sends the link without sending the settings', async () => {
		show( none );
		await user.click(
			await screen.findByRole( 'button', { name: 'Confirm by email' } )
		);
		ask.mockRejectedValueOnce(
			new ApiError( 'x', 'Please check.', 400, {
				params: { address: 'Not this one.' },
			} )
		);
		const field = screen.getByLabelText( 'Email address' );
		await user.type( field, ' ada@elsewhere.ch{Enter}' );
		await screen.findByText( 'Not this one.' );
		expect( field ).toBeInvalid();
		ask.mockResolvedValueOnce( { ...none, sent } );
		await user.clear( field );
		await user.type( field, 'ada@epfl.ch' );
		await user.click(
			screen.getByRole( 'button', { name: 'Send the link' } )
		);
		await screen.findByText( /We have sent a link/ );
		expect( ask.mock.calls ).toEqual( [
			[ 7, 'ada@elsewhere.ch' ],
			[ 7, 'ada@epfl.ch' ],
		] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( submit ).not.toHaveBeenCalled();
	} );

	it( 'warns before a change ends it', async () => {
		show( { ...none, verified, until: '2027-11-23' } );
		await screen.findByText( /Shown until/ );
		expect( screen.queryByText( /Saving ends/ ) ).toBeNull();
		await user.type( screen.getByLabelText( 'Company' ), 's' );
		await waitFor( () =>
			expect( screen.getByText( /Saving ends/ ) ).toBeVisible()
		);
	} );

	it( 'of a designer is by the own address at the school', async () => {
		show( none, true );
		expect(
			await screen.findByRole( 'heading', { name: 'Confirmed school' } )
		).toBeVisible();
		expect(
			screen.getByText( /^Your email address at EPFL/ )
		).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Confirm by email' } )
		);
		expect(
			screen.getByRole( 'dialog', { name: 'Your address at EPFL' } )
		).toHaveTextContent( 'We do not keep the address.' );
	} );

	it( 'of a designer says that a log-in has given it', async () => {
		show(
			{
				...none,
				verified: { ...verified, by: 'login' },
				until: '2027-11-23',
			},
			true
		);
		expect(
			await screen.findByText( /^EPFL, confirmed by log-in, / )
		).toBeVisible();
	} );
} );
