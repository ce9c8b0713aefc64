import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../tests/support/held-answers';
import { firstOf, serverAnswers } from '../../../tests/support/server-answers';
import type { Server } from '../../../tests/support/held-answers';
import { designer, showScreen } from '../../../tests/support/show-screen';
import ApplyPage from './apply-page';

const recipient = {
	id: 4,
	slug: 'acme',
	role: 'contractor',
	company: 'Acme',
	avatar: null,
	can: { apply: true },
};

const job = ( id: number, apply = true ) => ( {
	id,
	title: { rendered: `Job ${ id }` },
	description: `What job ${ id } is about.\nAll of it.`,
	skill: [],
	close: false,
	open: true,
	deadline: id === 12 ? '2027/03/01' : null,
	...( id === 12 && { paid: true, budget: 'By agreement' } ),
	questions: [
		id === 12
			? { id: 'a1', text: 'Why gloves?', required: true }
			: { id: 'b2', text: 'Which days?', required: false },
	],
	can: { apply },
} );

const text = ( id: number ) =>
	screen.getByText( new RegExp( `What job ${ id } is about` ) );

let server: Server;

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = holdAnswers();
	server.always(
		'GET',
		/work$/,
		[ 1, 2, 3, 4 ].map( ( id ) => ( {
			...firstOf( serverAnswers.works ),
			id,
			title: { rendered: `Work ${ id }` },
		} ) )
	);
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /users/, [ recipient ] );
	server.always( 'GET', /mission/, [
		job( 12 ),
		job( 13 ),
		job( 14, false ),
		{ ...job( 15, false ), open: false },
	] );
	showScreen( {
		screens: { '/project/workwith': ApplyPage },
		at: '/project/workwith?to=acme&mission=12',
		member: designer,
	} );
} );

describe( 'an application', () => {
	it( 'stands beside what the chosen jobs say', async () => {
		await screen.findByLabelText( 'Your comment' );
		expect( document.title ).toMatch( /^Apply to / );
		expect( text( 12 ) ).toBeVisible();
		expect( text( 13 ) ).not.toBeVisible();
		// Designers also decide by the pay and the deadline.
		expect( screen.getByText( 'By agreement' ) ).toBeVisible();
		expect( screen.getByText( /^1 March 2027/ ) ).toBeVisible();
		await userEvent.click( screen.getByLabelText( /Job 13/ ) );
		expect( text( 13 ) ).toBeVisible();
		await userEvent.click( screen.getByLabelText( /Job 12/ ) );
		expect( text( 12 ) ).not.toBeVisible();
		// Job 15 is past its deadline, and the designer had not applied to it.
		expect( screen.queryByText( /Job 15/ ) ).toBeNull();
		// Nobody applies twice.
		expect( screen.queryByText( /What job 14 is about/ ) ).toBeNull();
	} );

	it( 'has three projects at first, which are moved, taken out and replaced', async () => {
		const out = await screen.findByRole( 'button', {
			name: 'Take Work 2 out',
		} );
		expect( screen.getByLabelText( 'Work 4' ) ).toBeDisabled();
		await userEvent.click( out );
		await userEvent.click( screen.getByLabelText( 'Work 4' ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Move Work 3 forward' } )
		);
		await userEvent.type( screen.getByLabelText( 'Your comment' ), 'Hi' );
		await userEvent.type( screen.getByLabelText( /Why gloves/ ), 'Cold.' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Send my request' } )
		);
		expect(
			( await server.next( 'POST', /workwith/ ) ).body
		).toMatchObject( {
			works: '3,1,4',
			answers: JSON.stringify( [ { question: 'a1', text: 'Cold.' } ] ),
		} );
	} );

	it( 'asks what the chosen jobs ask, wants what is not optional, and shows the row of the board', async () => {
		const why = await screen.findByLabelText( /Why gloves/ );
		expect( screen.queryByLabelText( /Which days/ ) ).toBeNull();
		await userEvent.click( screen.getByLabelText( /Job 13/ ) );
		expect( screen.getByLabelText( /Which days/ ) ).toBeVisible();
		await userEvent.type( screen.getByLabelText( 'Your comment' ), 'Hi' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Send my request' } )
		);
		await waitFor( () => expect( why ).toBeInvalid() );
		expect( server.count( 'POST', /workwith/ ) ).toBe( 0 );
		await userEvent.type( why, 'Cold.' );
		const seen = within(
			screen.getByRole( 'heading', { name: 'As Acme sees it' } )
				.parentElement as HTMLElement
		);
		expect( seen.getByText( 'Cold.' ) ).toBeVisible();
		expect( seen.getByText( 'No answer' ) ).toBeVisible();
		expect( seen.getAllByRole( 'presentation' ) ).toHaveLength( 3 );
	} );
} );
