// The address of one's own calendar: made, shown once, ended.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../../tests/support/show-screen';
import { OwnCalendar } from './own-calendar';

const user = userEvent.setup( { delay: null } );

it( 'is made, shown once to be copied, and ended', async () => {
	const server = holdAnswers();
	showScreen( {
		screens: { '/settings': OwnCalendar },
		at: '/settings',
		member: designer,
	} );
	await ( await server.next( 'GET', /calendar$/ ) ).answer( { since: null } );
	await user.click( screen.getByText( 'Make an address' ) );
	const made = await server.next( 'POST', /calendar$/ );
	const url = 'https://example.test/calendar/7-abc.ics';
	await made.answer( { url, since: '2027-03-01' } );
	const field = screen.getByLabelText( /shown only this once/ );
	expect( field ).toHaveValue( url );
	expect( field ).toHaveAttribute( 'readonly' );
	await user.click( screen.getByText( 'End the address' ) );
	await (
		await server.next( 'DELETE', /calendar$/ )
	).answer( {
		since: null,
	} );
	expect( screen.queryByDisplayValue( url ) ).toBeNull();
	expect( screen.getByText( 'Make an address' ) ).toHaveFocus();
} );
