import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { contractor } from '../../../../../tests/support/show-screen';
import { ApiError } from '../../../../lib/api-error';
import { CurrentUserContext } from '../../../../lib/current-user';
import { createQueryClient } from '../../../../lib/query-client';
import { askByAddress, fetchStanding } from '../api/verification-api';
import type { Standing } from '../api/verification-api';
import { CompanyConfirmation, Verification } from './verification';

jest.mock( '../api/verification-api', () => ( {
	fetchStanding: jest.fn(),
	askByAddress: jest.fn(),
} ) );

const read = jest.mocked( fetchStanding );
const ask = jest.mocked( askByAddress );
const user = userEvent.setup( { delay: null } );

const none: Standing = {
	subject: 'EPFL',
	domains: [ 'epfl.ch' ],
	mark: null,
	needed: 'badge',
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

function show( standing: Standing, Part = Verification ) {
	read.mockResolvedValue( standing );
	const member = {
		...contractor,
		ecosystem: 'EPFL',
		verified:
			standing.mark && 'university' in standing.mark
				? standing.mark
				: null,
	};
	const initial = {
		company: 'Loop',
		affiliated: true,
		ecosystem: 'EPFL',
		ecosystem_other: '',
		website: 'https://loop.ch',
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
					leave: () => {},
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
							<Part />
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
			{ ...none, mark: verified, until: '2027-11-23' },
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
	] as [ string, Standing, string ][] )(
		'says where it stands: %s',
		async ( _, standing, words ) => {
			show( standing );
			expect(
				await screen.findByText(
					( __, element ) =>
						element?.tagName === 'P' &&
						element.textContent === words
				)
			).toBeVisible();
			expect( screen.queryAllByRole( 'button' ) ).toHaveLength(
				standing.domains.length
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
			[ 7, 'verified', 'ada@elsewhere.ch' ],
			[ 7, 'verified', 'ada@epfl.ch' ],
		] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( submit ).not.toHaveBeenCalled();
	} );

	it( 'warns before a change ends it', async () => {
		show( { ...none, mark: verified, until: '2027-11-23' } );
		await screen.findByText( /Shown until/ );
		expect( screen.queryByText( /Saving ends/ ) ).toBeNull();
		await user.type( screen.getByLabelText( 'Company' ), 's' );
		await waitFor( () =>
			expect( screen.getByText( /Saving ends/ ) ).toBeVisible()
		);
	} );
} );

describe( 'the confirmation of the company', () => {
	const company: Standing = {
		...none,
		subject: 'loop.ch',
		domains: [ 'loop.ch' ],
	};

	it.each( [
		[
			company,
			'An email address at loop.ch can confirm your company. Your pages then say so.',
		],
		[
			{ ...company, needed: 'contact' },
			'Until your company is confirmed you can answer designers, but not write to them first.',
		],
		[
			{ ...company, domains: [] },
			/^Addresses at loop\.ch cannot confirm a company/,
		],
		[
			{ ...company, subject: '', domains: [] },
			/^Enter your website under “Social” first/,
		],
		[
			{
				...company,
				needed: 'publish',
				mark: {
					domain: 'loop.ch',
					by: 'address',
					date: '2026-11-23',
				},
			},
			'Confirmed by address at loop.ch',
		],
	] as [ Standing, string | RegExp ][] )(
		'says where it stands: %#',
		async ( standing, words ) => {
			show( standing, CompanyConfirmation );
			expect( await screen.findByText( words ) ).toBeVisible();
			expect(
				screen.queryAllByText( /^Until your company/ )
			).toHaveLength(
				standing.needed !== 'badge' && ! standing.mark ? 1 : 0
			);
		}
	);
} );
