// A job that could not be published: the focus goes to what is wrong, unless the person has gone on in the form meanwhile.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { LiveRegion } from '../../../../components/live-region';
import EditMissionScreen from './edit-mission-screen';

let server: Server;

const show = () =>
	showScreen( {
		screens: { '/project/editmission': EditMissionScreen },
		at: '/project/editmission',
		member: contractor,
		beside: <LiveRegion />,
	} );

const user = userEvent.setup( { delay: null } );
const title = () => screen.getByLabelText( /^Objective/ );
const scope = () => screen.getByLabelText( 'Design scope' );
const summary = () =>
	screen.getByText( "Can't create new mission", { selector: 'h2' } );
const box = () => summary().closest( '[tabindex="-1"]' );
const published = () => server.next( 'POST', /^\/wp\/v2\/mission/ );
const failure = [ { code: 'x', message: 'No' }, 500 ] as const;
const refusal = [
	{
		code: 'rest_invalid_param',
		message: 'Please check',
		data: {
			status: 400,
			params: { title: 'Taken' },
			errors: [ 'Taken' ],
		},
	},
	400,
] as const;

async function write() {
	await user.type( title(), 'Night trains' );
	await user.type( scope(), 'First' );
}
const publish = () =>
	user.click( screen.getByRole( 'button', { name: 'Publish' } ) );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /skill|job-templates/, [] );
	server.always( 'GET', /\/mission$/, [] );
} );

describe( 'a failure that arrives while one types', () => {
	it( 'leaves the focus where it is, and is said politely', async () => {
		show();
		await write();
		await publish();
		const sent = await published();
		await user.type( scope(), ', second' );
		await sent.answer( ...failure );
		await waitFor( () => expect( summary() ).toBeVisible() );
		expect( scope() ).toHaveFocus();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			"Can't create new mission"
		);
		await user.keyboard( ', third' );
		expect( scope() ).toHaveValue( 'First, second, third' );
	} );

	it( 'does so in the field it was sent from by Enter, too', async () => {
		show();
		await write();
		await user.type( title(), '{Enter}' );
		const sent = await published();
		await user.keyboard( '!' );
		await sent.answer( ...failure );
		await waitFor( () => expect( summary() ).toBeVisible() );
		expect( title() ).toHaveFocus();
	} );

	it( 'does not go to the field the server names', async () => {
		show();
		await write();
		await publish();
		const sent = await published();
		await user.click( scope() );
		await sent.answer( ...refusal );
		await waitFor( () =>
			expect( title() ).toHaveAccessibleDescription( /Taken/ )
		);
		expect( scope() ).toHaveFocus();
	} );
} );

describe( 'a failure that is waited for', () => {
	it( 'takes the focus, as an alert', async () => {
		show();
		await write();
		await publish();
		await ( await published() ).answer( ...failure );
		await waitFor( () => expect( summary() ).toBeVisible() );
		expect( box() ).toHaveFocus();
		expect( box() ).toHaveAttribute( 'role', 'alert' );
	} );

	it( 'takes it again at the next try, after one that was typed through', async () => {
		show();
		await write();
		await publish();
		const first = await published();
		await user.type( scope(), '!' );
		await first.answer( ...failure );
		await waitFor( () => expect( summary() ).toBeVisible() );
		await publish();
		await ( await published() ).answer( ...refusal );
		await waitFor( () => expect( title() ).toHaveFocus() );
	} );
} );
