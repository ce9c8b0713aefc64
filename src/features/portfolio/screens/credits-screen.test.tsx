// What names the member: asked, agreed, refused for good.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import CreditsScreen from './credits-screen';

const credit = ( id: number, state: string, more = {} ) => ( {
	id,
	as: 'with',
	state,
	work: {
		id,
		title: `Work ${ id }`,
		link: `http://localhost/designer/noemie/work-${ id }`,
		image: null,
	},
	by: { ...firstOf( serverAnswers.designers ), name: 'Noémie Favre' },
	date: '2026-11-26T10:00:00Z',
	...more,
} );

const user = userEvent.setup( { delay: null } );
let server: Server;

const show = async ( ...credits: object[] ) => {
	showScreen( {
		screens: { '/settings/credits': CreditsScreen },
		at: '/settings/credits',
		member: designer,
	} );
	await ( await server.next( 'GET', /credits/ ) ).answer( credits );
};
const press = ( name: string | RegExp ) =>
	user.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	server = holdAnswers();
} );

it( 'says where nothing names the member', async () => {
	await show();
	expect( await screen.findByText( 'No project names you.' ) ).toBeVisible();
} );

it( 'moves a project to those agreed to by a yes', async () => {
	await show( credit( 1, 'asked' ), credit( 2, 'yes' ) );
	await screen.findByText( 'Did you work on it with Noémie Favre?' );
	await press( 'Yes, name me in Work 1' );
	const sent = await server.next( 'POST', /credits\/1/ );
	expect( sent.body ).toEqual( { answer: 'yes' } );
	await sent.answer( credit( 1, 'yes' ) );
	await waitFor( () =>
		expect(
			screen.queryByRole( 'heading', { name: 'You are asked' } )
		).toBeNull()
	);
	expect( screen.getAllByText( /Your name stands under/ ) ).toHaveLength( 2 );
} );

it( 'asks before a no, which takes it off for good', async () => {
	await show( credit( 3, 'yes', { as: 'for' } ) );
	await screen.findByRole( 'link', { name: 'Work 3' } );
	await press( /Take my name out/ );
	expect( server.count( 'POST', /credits/ ) ).toBe( 0 );
	const dialog = await screen.findByRole( 'alertdialog' );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Take my name out' } )
	);
	const sent = await server.next( 'POST', /credits\/3/ );
	expect( sent.body ).toEqual( { answer: 'no' } );
	await sent.answer( credit( 3, 'no' ) );
	await screen.findByText( 'No project names you.' );
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
} );

it( 'says what went wrong', async () => {
	await show( credit( 1, 'asked', { as: 'for' } ) );
	await screen.findByText( 'Was it made for you by Noémie Favre?' );
	await press( 'Yes, name me in Work 1' );
	await (
		await server.next( 'POST', /credits\/1/ )
	).answer( { code: 'x', message: 'It is gone.' }, 404 );
	expect( await screen.findByText( /It is gone|no longer/ ) ).toBeVisible();
} );

it( 'offers to try again where the list does not come', async () => {
	showScreen( {
		screens: { '/settings/credits': CreditsScreen },
		at: '/settings/credits',
		member: designer,
	} );
	await (
		await server.next( 'GET', /credits/ )
	).answer( { code: 'x', message: 'No' }, 403 );
	expect(
		await screen.findByRole( 'button', { name: /again/i } )
	).toBeVisible();
} );
