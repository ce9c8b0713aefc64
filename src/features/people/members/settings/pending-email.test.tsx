import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../../lib/api-error';
import { CurrentUserContext } from '../../../../lib/current-user';
import { createQueryClient } from '../../../../lib/query-client';
import { cancelEmailChange, sendConfirmationAgain } from '../api/account-api';
import type { MemberPrivate } from '../types';
import { PendingEmail } from './pending-email';
import { endsSession } from './renew-session';

jest.mock( '../api/account-api', () => ( {
	cancelEmailChange: jest.fn(),
	sendConfirmationAgain: jest.fn(),
} ) );

const again = sendConfirmationAgain as jest.Mock;
const cancel = cancelEmailChange as jest.Mock;
const replace = jest.fn();
const refresh = jest.fn().mockResolvedValue( undefined );
const user = userEvent.setup( { delay: null } );

const member = {
	id: 7,
	slug: 'ana',
	email: 'new@example.test',
	email_proven: false,
	proven_email: 'old@example.test',
} as MemberPrivate;

const show = () =>
	render(
		<QueryClientProvider client={ createQueryClient() }>
			<CurrentUserContext.Provider
				value={ {
					user: member,
					isLoggedIn: true,
					isLoading: false,
					refresh,
					replace,
					signOut: jest.fn(),
					leave: jest.fn(),
				} }
			>
				<form>
					<PendingEmail member={ member } />
					<input name="email" aria-label="E-mail" />
				</form>
			</CurrentUserContext.Provider>
		</QueryClientProvider>
	);
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );

describe( 'a new address that waits', () => {
	it( 'is named, with the one that is written to', () => {
		show();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Waiting for you to confirm new@example.test; until then we write to old@example.test.'
		);
	} );

	it( 'gets its link again', async () => {
		again.mockResolvedValue( 'We have sent the link again.' );
		show();
		await press( 'Send again' );
		await screen.findByText( 'We have sent the link again.' );
		expect( again ).toHaveBeenCalledWith( member );
	} );

	it( 'says when that was too often', async () => {
		again.mockRejectedValue( new ApiError( 'x', 'Too many', 429 ) );
		show();
		await press( 'Send again' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Too many'
		);
		expect( refresh ).not.toHaveBeenCalled();
	} );

	it( 'is looked at again when it was settled meanwhile', async () => {
		again.mockRejectedValue( new ApiError( 'x', 'Settled', 409 ) );
		show();
		await press( 'Send again' );
		await waitFor( () => expect( refresh ).toHaveBeenCalled() );
	} );

	it( 'is taken back, and the focus is where one types another', async () => {
		const now = {
			...member,
			email: 'old@example.test',
			email_proven: true,
		};
		cancel.mockResolvedValue( now );
		show();
		await press( 'Cancel the change' );
		await waitFor( () => expect( replace ).toHaveBeenCalledWith( now ) );
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveFocus();
	} );
} );

describe( 'a session ends', () => {
	it.each( [
		[ { email: 'b' }, { email_proven: false }, true ],
		[ { email: 'a' }, { email_proven: true }, false ],
		[ { password: 'x' }, { email_proven: true }, true ],
		[ { city: 'Sion' }, { email_proven: false }, false ],
	] )( 'with %j and %j: %s', ( changes, updated, ends ) => {
		expect( endsSession( changes, updated ) ).toBe( ends );
	} );
} );
