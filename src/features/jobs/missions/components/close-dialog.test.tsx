// Closing a job: with or without an outcome, with the names of those chosen, and with the number of emails it announces.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import type { Mission } from '../types';
import { CloseDialog } from './close-dialog';

let server: Server;
let applications: number;
const onDone = jest.fn();

const wire = () => ( {
	id: 12,
	status: 'publish',
	author: contractor.id,
	title: { rendered: 'A gong' },
	skill: [],
	close: false,
	open: true,
	deadline: null,
	applications_count: applications,
	can: { close: true, see_candidates: true },
} );

const candidate = ( id: number, stage: string, told = stage ) => ( {
	id,
	stage,
	told,
	_embedded: { author: [ { slug: `c${ id }`, name: `Candidate ${ id }` } ] },
} );

const mission = { id: 12, title: 'A gong' } as Mission;
const Screen = () => (
	<CloseDialog mission={ mission } onDone={ onDone } onCancel={ () => {} } />
);

const user = userEvent.setup( { delay: null } );
const dialog = () => within( screen.getByRole( 'alertdialog' ) );
const press = () =>
	user.click( dialog().getByRole( 'button', { name: 'Close mission' } ) );
const choose = ( name: RegExp ) =>
	user.click( dialog().getByRole( 'radio', { name } ) );
const sent = () => server.next( 'POST', /mission\/12$/ );
const show = async () => {
	showScreen( {
		screens: { '/job': Screen },
		at: '/job',
		member: contractor,
	} );
	await screen.findByRole( 'radio', { name: /Yes, here/ } );
};
/** Answers as the server does: each list by its stage. */
const candidates = async ( all: ReturnType< typeof candidate >[] ) => {
	for ( let lists = 0; lists < 4; lists++ ) {
		const asked = await server.next( 'GET', /application/ );
		await asked.answer(
			all.filter( ( { stage } ) => stage === asked.query.get( 'stage' ) )
		);
	}
};

beforeEach( () => {
	window.sessionStorage.clear();
	applications = 3;
	onDone.mockReset();
	server = holdAnswers();
	server.always( 'GET', /mission\/12$/, () => wire() );
} );

it( 'closes without an outcome, and without a word about candidates', async () => {
	await show();
	expect(
		dialog().getByText( '3 emails will be sent to inform candidates.' )
	).toBeInTheDocument();
	await press();
	const request = await sent();
	expect( request.body ).toEqual( { close: '1' } );
	expect( server.count( 'GET', /application/ ) ).toBe( 0 );
	await request.answer( { ...wire(), close: true, informed: 3 } );
	await waitFor( () =>
		expect( onDone ).toHaveBeenCalledWith(
			'The mission is closed. 3 emails are on their way.'
		)
	);
} );

it( 'closes with whom it chose, whoever was chosen before among them', async () => {
	await show();
	await choose( /Yes, here/ );
	await candidates( [
		candidate( 1, 'chosen' ),
		candidate( 2, 'shortlisted' ),
		candidate( 3, 'new' ),
		candidate( 4, 'declined', 'new' ),
		candidate( 5, 'declined' ),
	] );
	const box = ( name: string ) => dialog().getByRole( 'checkbox', { name } );
	expect( box( 'Candidate 1' ) ).toBeChecked();
	expect( box( 'Candidate 1' ) ).toBeDisabled();
	expect( box( 'Candidate 4' ) ).toBeEnabled();
	// Candidate 5 has been told that they are declined, so they cannot be chosen any more.
	expect( dialog().queryByText( 'Candidate 5' ) ).toBeNull();
	await user.click( box( 'Candidate 3' ) );
	expect(
		dialog().getByText( /you chose them.*Candidate 1 and Candidate 3/ )
	).toBeInTheDocument();
	await user.type(
		dialog().getByLabelText( /A word to those/ ),
		'Thank you all.'
	);
	await press();
	expect( ( await sent() ).body ).toEqual( {
		close: '1',
		outcome: 'here',
		chosen: '1,3',
		words: 'Thank you all.',
	} );
} );

it( 'keeps the words of somebody who thinks again, until the job is closed', async () => {
	await show();
	await choose( /Yes, elsewhere/ );
	await user.type(
		dialog().getByLabelText( /A word to those/ ),
		'Thank you all.'
	);
	cleanup();
	await show();
	await choose( /Yes, elsewhere/ );
	expect( dialog().getByLabelText( /A word to those/ ) ).toHaveValue(
		'Thank you all.'
	);
	await press();
	await ( await sent() ).answer( { ...wire(), close: true, informed: 3 } );
	await waitFor( () => expect( onDone ).toHaveBeenCalled() );
	cleanup();
	await show();
	await choose( /Yes, elsewhere/ );
	expect( dialog().getByLabelText( /A word to those/ ) ).toHaveValue( '' );
} );

it( 'asks whom it chose', async () => {
	await show();
	await choose( /Yes, here/ );
	await candidates( [ candidate( 3, 'new' ) ] );
	await press();
	expect( dialog().getByRole( 'alert' ) ).toHaveTextContent(
		'Please say whom you chose.'
	);
	expect( server.count( 'POST', /mission/ ) ).toBe( 0 );
	await user.click( dialog().getByRole( 'checkbox' ) );
	expect( dialog().queryByRole( 'alert' ) ).toBeNull();
} );

it( 'says nothing of whom it picked when it was called off after all', async () => {
	await show();
	await choose( /Yes, here/ );
	await candidates( [ candidate( 3, 'new' ) ] );
	await user.click( dialog().getByRole( 'checkbox' ) );
	await choose( /called it off/ );
	expect( dialog().queryByRole( 'checkbox' ) ).toBeNull();
	await press();
	expect( ( await sent() ).body ).toEqual( {
		close: '1',
		outcome: 'cancelled',
	} );
} );

it( 'shows who is chosen now when that has changed', async () => {
	await show();
	await choose( /Yes, here/ );
	await candidates( [ candidate( 2, 'new' ), candidate( 3, 'new' ) ] );
	await user.click( dialog().getByRole( 'checkbox', { name: /3/ } ) );
	await press();
	await (
		await sent()
	).answer(
		{
			code: 'chosen_changed',
			message: 'Your choice has changed in the meantime.',
			data: { status: 409 },
		},
		409
	);
	expect( await dialog().findByRole( 'alert' ) ).toHaveTextContent(
		'Your choice has changed in the meantime.'
	);
	await (
		await server.next( 'GET', /application/ )
	).answer( [ candidate( 2, 'chosen' ) ] );
	await waitFor( () =>
		expect( dialog().getByRole( 'checkbox', { name: /2/ } ) ).toBeDisabled()
	);
	expect( dialog().getByRole( 'checkbox', { name: /3/ } ) ).not.toBeChecked();
} );

it( 'finds nobody here where nobody applied', async () => {
	applications = 0;
	await show();
	expect(
		dialog().getByRole( 'radio', { name: /Yes, here/ } )
	).toBeDisabled();
	await choose( /Yes, elsewhere/ );
	expect(
		dialog().getByText( 'There is no candidate to inform.' )
	).toBeInTheDocument();
	expect( dialog().queryByLabelText( /A word to/ ) ).toBeNull();
	expect( dialog().queryByText( /reads that/ ) ).toBeNull();
} );

it( 'names the mails of this moment, and is sent once', async () => {
	server = holdAnswers();
	showScreen( {
		screens: { '/job': Screen },
		at: '/job',
		member: contractor,
	} );
	const confirm = () =>
		dialog().getByRole( 'button', { name: 'Close mission' } );
	await ( await server.next( 'GET', /mission\/12$/ ) ).lose();
	expect( await dialog().findByRole( 'alert' ) ).toHaveTextContent(
		'The server cannot be reached. Please try again.'
	);
	expect( confirm() ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.click( dialog().getByRole( 'button', { name: 'Try again' } ) );
	await ( await server.next( 'GET', /mission\/12$/ ) ).answer( wire() );
	expect(
		dialog().getByText( '3 emails will be sent to inform candidates.' )
	).toBeVisible();
	expect( dialog().queryByRole( 'alert' ) ).toBeNull();
	await press();
	await ( await sent() ).lose();
	expect( await dialog().findByRole( 'alert' ) ).toHaveTextContent(
		'The server cannot be reached. Please try again.'
	);
	await user.dblClick( confirm() );
	await ( await sent() ).answer( { ...wire(), close: true, informed: 3 } );
	await waitFor( () => expect( onDone ).toHaveBeenCalledTimes( 1 ) );
	expect( server.count( 'POST', /mission/ ) ).toBe( 2 );
} );

it( 'a job closed in another window is not closed again', async () => {
	server = holdAnswers();
	showScreen( {
		screens: { '/job': Screen },
		at: '/job',
		member: contractor,
	} );
	await (
		await server.next( 'GET', /mission\/12$/ )
	).answer( { ...wire(), close: true, can: { close: false } } );
	expect( await dialog().findByRole( 'alert' ) ).toHaveTextContent(
		'This design job is closed.'
	);
	expect(
		dialog().getByRole( 'button', { name: 'Close mission' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect( dialog().queryByText( /emails will be sent/ ) ).toBeNull();
} );
