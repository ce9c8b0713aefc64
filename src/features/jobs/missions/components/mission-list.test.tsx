// A company's jobs on its profile: one is closed or deleted, and the list goes on without it.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { MissionList } from './mission-list';

const job = {
	...firstOf( serverAnswers.own_missions.filter( ( { open } ) => open ) ),
	id: 12,
	title: { rendered: 'A gong' },
};
const closed = { ...job, open: false, close: true };

let server: Server;
let jobs: object[];

const user = userEvent.setup( { delay: null } );
const heading = ( name: string ) => screen.findByRole( 'heading', { name } );
const dialog = () => within( screen.getByRole( 'alertdialog' ) );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const confirm = ( name: string ) =>
	user.click( dialog().getByRole( 'button', { name } ) );

async function show( list: object[] = [ job ] ) {
	jobs = list;
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /mission$/, () => jobs );
	server.always( 'GET', /mission\/12$/, job );
	showScreen( {
		screens: {
			'/project': () => (
				<MissionList
					author={ 7 }
					slug="ana"
					candidatesOf={ () => '' }
				/>
			),
		},
		at: '/project',
		member: contractor,
	} );
	await screen.findAllByRole( 'heading', { name: /open design jobs?$/ } );
}

it( 'a job that is closed moves to the past, which opens and shuts', async () => {
	await show();
	await press( 'Close mission' );
	await dialog().findByText( /emails will be sent/ );
	await confirm( 'Close mission' );
	jobs = [ closed ];
	await (
		await server.next( 'POST', /mission\/12$/ )
	).answer( { ...closed, informed: 2 } );
	await waitFor( async () =>
		expect( await heading( 'Design jobs' ) ).toHaveFocus()
	);
	expect(
		screen.getByText( 'The mission is closed. 2 emails are on their way.' )
	).toBeVisible();
	expect( screen.queryByText( 'A gong' ) ).toBeNull();
	const toggle = screen.getByRole( 'button', { name: 'Show past jobs' } );
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	await user.click( toggle );
	expect( screen.getByText( 'A gong' ) ).toBeVisible();
	expect( screen.getByText( 'Closed' ) ).toBeVisible();
	await press( 'Hide past jobs' );
	expect( screen.queryByText( 'A gong' ) ).toBeNull();
} );

it( 'a job whose deletion failed is still there, and can be deleted again', async () => {
	await show();
	await press( 'Delete' );
	await confirm( 'Delete' );
	const gone = () => server.next( 'DELETE', /mission\/12/ );
	await ( await gone() ).lose();
	expect( await dialog().findByRole( 'alert' ) ).toHaveTextContent(
		'Impossible de supprimer'
	);
	await confirm( 'Delete' );
	jobs = [];
	await ( await gone() ).answer( { ...job, status: 'trash', informed: 0 } );
	await waitFor( () => expect( screen.queryByText( 'A gong' ) ).toBeNull() );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
} );

it( 'a job and a change of it wait for approval, and their company reads so', async () => {
	await show( [
		{ ...job, id: 13, status: 'pending', open: false, held: true },
		{
			...job,
			held: true,
			proposed: {
				title: { rendered: 'A gong, dimmed' },
				description: 'It hums.',
			},
		},
	] );
	const [ first, change ] = screen
		.getAllByRole( 'group' )
		.map( ( card ) => within( card ) );
	expect( first!.getAllByText( /^Waiting for approval/ ) ).not.toEqual( [] );
	expect(
		first!.getByText( /Until then only you can see it/ )
	).toBeVisible();
	expect(
		change!.getByText( 'Your change is waiting for approval.' )
	).toBeInTheDocument();
	expect( change!.getByText( 'What is waiting' ) ).toBeInTheDocument();
	expect( change!.getByText( 'A gong, dimmed' ) ).toBeInTheDocument();
} );

it( 'says that a job was deleted, and moves the focus to the next', async () => {
	await show( [
		{ ...job, title: { rendered: 'Two' } },
		{ ...job, id: 1, title: { rendered: 'One' } },
	] );
	await user.click(
		screen.getAllByRole( 'button', { name: 'Delete' } )[ 0 ]!
	);
	await confirm( 'Delete' );
	const removed = await server.next( 'DELETE', /mission\/12/ );
	jobs = [ { ...job, id: 1, title: { rendered: 'One' } } ];
	await removed.answer( { ...job, status: 'trash', informed: 0 } );
	expect(
		await screen.findByText( 'The mission is deleted.' )
	).toBeVisible();
	expect( screen.queryByText( 'Two' ) ).toBeNull();
	expect( screen.getByText( 'One' ).closest( 'summary' ) ).toHaveFocus();
} );
