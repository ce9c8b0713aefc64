// The connection with a school's log-in, in the settings of the account.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../../tests/support/show-screen';
import { goTo } from '../../../../lib/go-to';
import SettingsScreen from '../screens/settings-screen';

jest.mock( '../../../../lib/go-to', () => ( { goTo: jest.fn() } ) );

let server: Server;
const user = userEvent.setup( { delay: null } );
const press = async ( name: string ) =>
	user.click( await screen.findByRole( 'button', { name } ) );

const show = ( linked: string | null, enabled = true ) => {
	const refresh = jest.fn( async () => {} );
	server = holdAnswers();
	server.always( 'GET', /oidc$/, {
		enabled,
		button: enabled ? 'SWITCH edu-ID' : '',
	} );
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: '/settings?tab=account',
		member: { ...designer, oidc: { linked } },
		session: { refresh },
	} );
	return { refresh };
};

describe( 'the log-in by a school', () => {
	it( 'is not spoken of while it is off', async () => {
		show( null, false );
		await screen.findByText( 'Sessions and data' );
		await server.settle();
		expect( screen.queryByText( /Log-in with/ ) ).toBeNull();
	} );

	it( 'is connected at the school', async () => {
		show( null );
		await press( 'Connect SWITCH edu-ID' );
		const asked = await server.next( 'POST', /oidc\/start$/ );
		expect( asked.body ).toEqual( {
			redirect_url: '/settings?tab=account',
		} );
		await asked.answer( { url: 'https://edu.example/login' } );
		expect( goTo ).toHaveBeenCalledWith( 'https://edu.example/login' );
	} );

	it( 'says when the school does not answer', async () => {
		show( null );
		await press( 'Connect SWITCH edu-ID' );
		const asked = await server.next( 'POST', /oidc\/start$/ );
		await asked.answer( { code: 'x', message: 'No answer.' }, 503 );
		expect( await screen.findByText( 'No answer.' ) ).toBeVisible();
	} );

	it( 'says since when, also after it was switched off, and is disconnected', async () => {
		const { refresh } = show( '2026-11-03', false );
		expect(
			await screen.findByText( 'Connected since 3 November 2026' )
		).toBeVisible();
		await press( 'Disconnect' );
		const dialog = await screen.findByRole( 'alertdialog' );
		await user.click( within( dialog ).getByText( 'Disconnect' ) );
		const asked = await server.next( 'DELETE', /oidc\/link$/ );
		await asked.answer( { code: 200 } );
		expect( refresh ).toHaveBeenCalled();
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	} );

	it( 'stays where there is no password, and a link to set one is sent', async () => {
		show( '2026-11-03' );
		await press( 'Disconnect' );
		const dialog = await screen.findByRole( 'alertdialog' );
		await user.click( within( dialog ).getByText( 'Disconnect' ) );
		const asked = await server.next( 'DELETE', /oidc\/link$/ );
		await asked.answer(
			{
				code: 'rest_oidc_needed',
				message: 'Please set a password first.',
				data: { status: 409 },
			},
			409
		);
		expect(
			await screen.findByText( 'Please set a password first.' )
		).toBeVisible();
		await press( 'Send me a link to set a password' );
		const mail = await server.next( 'POST', /wp-login\.php$/ );
		expect( mail.body.user_login ).toBe( designer.email );
		await mail.answer( '<html></html>' );
		expect(
			await screen.findByText( /We have sent a link/ )
		).toBeVisible();
	} );
} );
