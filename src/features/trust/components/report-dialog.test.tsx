// A member's report: nothing typed is lost, and the focus comes back.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import type { Thing } from '../types';
import { ReportEntry } from './report-entry';

const thing: Thing = {
	kind: 'mission',
	id: 12,
	title: 'A bell',
	owner: { role: 'contractor', name: 'Acme', locale: 'en', picture: null },
};

const REPORTS = /\/design-marketplace\/v1\/reports$/;
const user = userEvent.setup( { delay: null } );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const entry = () =>
	screen.getByRole( 'button', { name: 'Report this design job' } );
const dialog = () =>
	screen.findByRole( 'dialog', {
		name: 'What is wrong with this design job?',
	} );
const words = () => screen.getByLabelText( /In your words/ );

let server: Server;

beforeEach( async () => {
	window.sessionStorage.clear();
	server = holdAnswers();
	showScreen( {
		screens: { '/': () => <ReportEntry thing={ thing } /> },
		at: '/',
		member: designer,
	} );
	await user.click( entry() );
	await dialog();
} );

it( 'says what it is about, what is confirmed, and that the other side is not told', async () => {
	const inside = within( await dialog() );
	expect( inside.getByText( 'A bell', { exact: false } ) ).toBeVisible();
	expect(
		inside.getByText( /Acme won’t be told who made the report/ )
	).toBeVisible();
	expect(
		inside.getByText( /you confirm that it is true and complete/ )
	).toBeVisible();
} );

it( 'asks for a reason, and for words where the reason has no name', async () => {
	await press( 'Report' );
	const group = await screen.findByRole( 'group', { name: 'Reason' } );
	await waitFor( () =>
		expect( group ).toHaveAccessibleDescription( 'Please choose a reason.' )
	);
	await user.click( screen.getByRole( 'radio', { name: /Something else/ } ) );
	await press( 'Report' );
	await waitFor( () =>
		expect( words() ).toHaveAccessibleDescription(
			/Please say what is wrong/
		)
	);
	expect( server.count( 'POST', REPORTS ) ).toBe( 0 );
} );

it( 'is sent once, says what happens next, and gives the focus back', async () => {
	await user.click( screen.getByRole( 'radio', { name: /^Fraud/ } ) );
	await user.type( words(), 'A deposit.' );
	await user.dblClick( screen.getByRole( 'button', { name: 'Report' } ) );
	const sent = await server.next( 'POST', REPORTS );
	expect( sent.body ).toEqual( {
		kind: 'mission',
		id: 12,
		reason: 'fraud',
		words: 'A deposit.',
	} );
	expect( words() ).toBeDisabled();
	await sent.answer( {}, 201 );
	const thanks = await screen.findByRole( 'dialog', {
		name: 'We have your report. Thank you.',
	} );
	expect( within( thanks ).getByRole( 'status' ) ).toHaveFocus();
	expect( server.count( 'POST', REPORTS ) ).toBe( 1 );
	await user.click(
		screen.getAllByRole( 'button', { name: 'Close' } ).at( -1 )!
	);
	expect( entry() ).toHaveFocus();
	await user.click( entry() );
	await dialog();
	expect( words() ).toHaveValue( '' );
} );

it( 'keeps the words when the server refuses, is away, or the dialog is closed', async () => {
	await user.click( screen.getByRole( 'radio', { name: /^Spam/ } ) );
	await user.type( words(), 'The same text everywhere.' );
	await press( 'Report' );
	await (
		await server.next( 'POST', REPORTS )
	).answer(
		{ code: 'x', message: 'That was a lot.', data: { status: 429 } },
		429
	);
	expect( await screen.findByText( 'That was a lot.' ) ).toBeVisible();
	await press( 'Report' );
	await ( await server.next( 'POST', REPORTS ) ).lose();
	expect( words() ).toHaveValue( 'The same text everywhere.' );
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( entry() ).toHaveFocus() );
	await user.click( entry() );
	await dialog();
	expect( words() ).toHaveValue( 'The same text everywhere.' );
	expect( screen.getByRole( 'radio', { name: /^Spam/ } ) ).toBeChecked();
} );
