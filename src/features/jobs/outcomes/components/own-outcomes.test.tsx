// What one did together: asked, waiting, with the editors, in the showcase.
import { screen, waitFor } from '@testing-library/react';
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
import { OwnOutcomes } from './own-outcomes';

const outcome = ( state: string, sentence: string | null, more = {} ) => ( {
	id: 5,
	mission: 12,
	title: 'A bell',
	with: { ...firstOf( serverAnswers.designers ), name: 'Noémie Favre' },
	mine: sentence === null ? null : { consent: state !== 'asked', sentence },
	state,
	...more,
} );

const user = userEvent.setup( { delay: null } );
let server: Server;

const show = async ( one: object ) => {
	showScreen( {
		screens: { '/mine': OwnOutcomes },
		at: '/mine',
		member: contractor,
	} );
	await ( await server.next( 'GET', /outcomes/ ) ).answer( [ one ] );
	await screen.findByRole( 'heading', { name: 'A bell' } );
};
const press = ( name: RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const sent = () => server.next( 'POST', /outcomes\/5$/ );

beforeEach( () => {
	window.sessionStorage.clear();
	server = holdAnswers();
} );

it( 'sends a yes with its sentence, and says for whom it waits', async () => {
	await show( outcome( 'asked', null ) );
	await user.type( screen.getByLabelText( /A sentence/ ), 'It rang.' );
	await press( /Yes, show it/ );
	const request = await sent();
	expect( request.body ).toEqual( { consent: true, sentence: 'It rang.' } );
	await request.answer( outcome( 'waiting', 'It rang.' ) );
	expect(
		await screen.findByText( /It waits for the other side/ )
	).toBeVisible();
	await waitFor( () =>
		expect( screen.getByRole( 'listitem' ) ).toHaveFocus()
	);
	const field = screen.getByLabelText( /A sentence/ );
	expect( field ).toHaveValue( 'It rang.' );
	await user.clear( field );
	expect( field ).toHaveValue( '' );
} );

it( 'takes down what is in the showcase', async () => {
	await show( outcome( 'published', '' ) );
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	await press( /Take it down/ );
	const request = await sent();
	expect( request.body ).toEqual( { consent: false, sentence: '' } );
	await request.answer( outcome( 'asked', '' ) );
	expect( await screen.findByText( /You said no/ ) ).toBeVisible();
} );

it( 'keeps the words where it fails', async () => {
	await show( outcome( 'asked', null, { with: null } ) );
	await user.type( screen.getByLabelText( /A sentence/ ), 'It rang.' );
	await press( /Yes, show it/ );
	await ( await sent() ).answer( { code: 'x', message: 'Too many.' }, 429 );
	expect( await screen.findByRole( 'alert' ) ).toBeVisible();
	expect( screen.getByLabelText( /A sentence/ ) ).toHaveValue( 'It rang.' );
} );
