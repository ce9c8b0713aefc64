import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../tests/support/held-answers';
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
	can: { apply },
} );

const text = ( id: number ) =>
	screen.getByText( new RegExp( `What job ${ id } is about` ) );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	const server = holdAnswers();
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

	it( 'shows what is sent of oneself', async () => {
		const title = await screen.findByRole( 'heading', {
			name: 'Sent with your message',
		} );
		const own = within( title.parentElement as HTMLElement );
		expect(
			own.getByRole( 'link', { name: 'Type designer, Noémie Favre' } )
		).toHaveAttribute( 'href', '/designer/designer' );
		expect( own.getByText( /ana@example\.test/ ) ).toBeVisible();
	} );
} );
