// The list of saved design jobs, and the mark that takes one off.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import { serverAnswers } from '../../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../../tests/support/show-screen';
import SavedScreen from './saved-screen';

let server: Server;
const user = userEvent.setup( { delay: null } );
const company = { ...serverAnswers.project_settings, company: 'Nivéole' };

const job = ( id: number, title: string, more = {} ) => ( {
	id,
	title,
	company,
	link: '',
	open: true,
	close: false,
	deadline: null,
	applied: false,
	saved_at: '2027-03-01T11:00:00Z',
	...more,
} );

const show = async ( jobs: ReturnType< typeof job >[] ) => {
	server = holdAnswers();
	showScreen( {
		screens: { '/saved': SavedScreen },
		at: '/saved',
		member: designer,
	} );
	for ( const asked of [
		await server.next( 'GET', /saved$/ ),
		await server.next( 'GET', /saved$/ ),
	] ) {
		await asked.answer(
			asked.query.has( '_fields' )
				? jobs.map( ( { id } ) => ( { id } ) )
				: jobs
		);
	}
};

const titles = () =>
	screen
		.getAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );

describe( 'saved design jobs', () => {
	it( 'stand with the next last day first, and what is over last', async () => {
		await show( [
			job( 1, 'Closed', { open: false, close: true } ),
			job( 2, 'Without a day' ),
			job( 3, 'Passed', { open: false, deadline: '2027/02/01' } ),
			job( 4, 'Later', { deadline: '2099/04/01' } ),
			job( 5, 'Next', { deadline: '2099/03/09', applied: true } ),
		] );
		expect( titles() ).toEqual( [
			'Next',
			'Later',
			'Without a day',
			'Passed',
			'Closed',
		] );
		const rows = screen.getAllByRole( 'listitem' );
		expect( rows[ 0 ] ).toHaveTextContent( '9 Mar' );
		expect( rows[ 0 ] ).toHaveTextContent( 'You have applied.' );
		expect( rows[ 3 ] ).toHaveTextContent( 'Deadline passed' );
		const links = screen.getAllByRole( 'link', { name: /^Apply/ } );
		expect(
			links.map( ( link ) => link.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Apply: Later', 'Apply: Without a day' ] );
	} );

	it( 'are taken off where they stand, and put back', async () => {
		await show( [ job( 1, 'A bell' ), job( 2, 'A lamp' ) ] );
		const mark = await screen.findByRole( 'button', {
			name: 'Save: A bell',
		} );
		expect( mark ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.click( mark );
		const off = await server.next( 'DELETE', /saved\/1$/ );
		expect( mark ).toHaveAttribute( 'aria-pressed', 'false' );
		await off.answer( { id: 1, saved: false } );
		await screen.findByRole( 'heading', { name: '1 saved job' } );
		expect( titles() ).toHaveLength( 2 );
		await user.click( mark );
		const again = await server.next( 'PUT', /saved\/1$/ );
		await again.answer( { code: 'x', message: 'Too many.' }, 409 );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Too many.'
		);
		expect( mark ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'show the way to the jobs when there are none', async () => {
		await show( [] );
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
			'No saved jobs'
		);
		expect(
			screen.getByRole( 'link', { name: 'Design jobs' } )
		).toHaveAttribute( 'href', '/jobs' );
	} );
} );
