import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { contractor, showScreen } from '../../../../tests/support/show-screen';
import { MissionList } from './mission-list';

const job = ( id: number, title: string ) => ( {
	...firstOf( serverAnswers.own_missions ),
	id,
	title: { rendered: title },
	status: 'publish',
	close: false,
	open: true,
	applications_count: 0,
} );

const user = userEvent.setup( { delay: null } );

it( 'says that a job was deleted, and moves the focus to the next', async () => {
	const server = holdAnswers();
	let jobs = [ job( 2, 'Two' ), job( 1, 'One' ) ];
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /mission$/, () => jobs );
	server.always( 'GET', /mission\/2$/, job( 2, 'Two' ) );
	showScreen( {
		screens: {
			'/list': () => (
				<MissionList
					author={ 7 }
					slug="acme"
					candidatesOf={ () => null }
				/>
			),
		},
		at: '/list',
		member: contractor,
	} );
	const card = ( await screen.findByText( 'Two' ) ).closest( 'details' );
	expect( card ).toHaveAttribute( 'open' );
	await user.click(
		within( card as HTMLElement ).getByRole( 'button', { name: 'Delete' } )
	);
	const dialog = within( screen.getByRole( 'alertdialog' ) );
	await dialog.findByText( 'There is no candidate to inform.' );
	await user.click( dialog.getByRole( 'button', { name: 'Delete' } ) );
	const removed = await server.next( 'DELETE', /mission\/2$/ );
	jobs = [ job( 1, 'One' ) ];
	await removed.answer( { ...job( 2, 'Two' ), status: 'trash' } );
	expect(
		await screen.findByText( 'The mission is deleted.' )
	).toBeVisible();
	expect( screen.queryByText( 'Two' ) ).toBeNull();
	expect( screen.getByText( 'One' ).closest( 'summary' ) ).toHaveFocus();
} );
