import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	contractor,
	designer as ana,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { ApiError } from '../../../../lib/api-error';
import type { CurrentUser } from '../../../../lib/current-user';
import { setReauthenticator } from '../../../../lib/reauthenticate';
import { logIn } from '../../../../lib/log-in';
import { clearSession, getSession, setSession } from '../../../../lib/session';
import {
	deleteMember,
	fetchExport,
	saveMember,
	signOutEverywhere,
} from '../api/account-api';
import SettingsScreen from '../screens/settings-screen';

jest.mock( '../api/account-api', () => ( {
	saveMember: jest.fn(),
	deleteMember: jest.fn(),
	signOutEverywhere: jest.fn(),
	fetchExport: jest.fn(),
} ) );
jest.mock( '../../../../lib/log-in', () => ( { logIn: jest.fn() } ) );
jest.mock( '../../../../lib/skills', () => ( {
	useSkills: () => ( {
		skills: [ { id: 3, name: 'Editorial' } ],
		namesOf: () => [],
		isLoading: false,
		isError: false,
		retry: () => {},
	} ),
} ) );

const save = saveMember as jest.Mock;
const remove = deleteMember as jest.Mock;
const relog = logIn as jest.Mock;
const leave = jest.fn();
const replace = jest.fn();
const refresh = jest.fn().mockResolvedValue( undefined );

const designer = { ...ana, skill: [ 3 ], newsletter_optin: false };

let become: ( member: CurrentUser ) => void = () => {};

function show( member: CurrentUser = designer, at = '/settings' ) {
	const shown = showScreen( {
		screens: { '/settings': SettingsScreen, '/login': () => <p>login</p> },
		at,
		member,
		session: { refresh, replace, leave },
	} );
	become = shown.become;
	return shown.router;
}

const user = userEvent.setup( { delay: null } );
const pressSave = () =>
	user.click( screen.getByRole( 'button', { name: 'Save' } ) );
const openTab = ( name: string ) =>
	user.click( screen.getByRole( 'tab', { name } ) );
const retype = async ( label: string, text: string ) => {
	await user.clear( screen.getByLabelText( label ) );
	await user.type( screen.getByLabelText( label ), text );
};

describe( 'the settings', () => {
	beforeEach( () => {
		window.sessionStorage.clear();
		window.localStorage.clear();
		clearSession();
		setReauthenticator( null );
		save.mockImplementation( async ( member, changes ) => ( {
			...member,
			...changes,
			...( changes.email && { email_proven: false } ),
		} ) );
	} );

	it.each( [
		[ designer, [ 'About Me', 'Location and socials', 'Account' ] ],
		[
			contractor,
			[ 'About your startup', 'Social', 'What you do', 'Account' ],
		],
	] )( 'have the tabs of the role', ( member, names ) => {
		show( member );
		expect(
			screen.getAllByRole( 'tab' ).map( ( tab ) => tab.textContent )
		).toEqual( names );
	} );

	it( 'open the tab of the address, and put the open one there', async () => {
		const router = show( designer, '/settings?tab=account' );
		expect(
			screen.getByRole( 'tab', { name: 'Account' } )
		).toHaveAttribute( 'aria-selected', 'true' );
		await openTab( 'Location and socials' );
		expect( router.state.location.search ).toBe( '?tab=location' );
		const open = () => screen.getByRole( 'tab', { selected: true } );
		await act( () => router.navigate( '/settings?tab=nonsense' ) );
		expect( open() ).toHaveTextContent( 'About Me' );
	} );

	it( 'send only what changed and say so for a moment', async () => {
		show();
		await retype( 'Job', 'Signs' );
		await openTab( 'Location and socials' );
		await retype( 'City', 'Bern' );
		const button = () =>
			screen.getByText( /^Save/, { selector: 'button' } );
		jest.useFakeTimers();
		const pass = ( time: number ) =>
			act( () => jest.advanceTimersByTimeAsync( time ) );
		fireEvent.click( button() );
		await pass( 0 );
		expect( save ).toHaveBeenCalledTimes( 1 );
		expect( save.mock.calls[ 0 ][ 1 ] ).toEqual( {
			job: 'Signs',
			city: 'Bern',
		} );
		expect( replace ).toHaveBeenCalled();
		await pass( 1_150 );
		expect( button() ).toHaveTextContent( 'Saved!' );
		await pass( 100 );
		expect( button() ).toHaveTextContent( /^Save$/ );
		fireEvent.click( button() );
		await pass( 0 );
		expect( button() ).toHaveTextContent( 'Saved!' );
		expect( save ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );

	it( 'keep what was typed in another tab, and lead to the tab of an error', async () => {
		show();
		await openTab( 'Location and socials' );
		await user.clear( screen.getByLabelText( 'City' ) );
		await openTab( 'Account' );
		await pressSave();
		await waitFor( () =>
			expect( screen.getByLabelText( 'City' ) ).toHaveFocus()
		);
		expect( screen.getByLabelText( 'City' ) ).toHaveAccessibleDescription(
			'Please provide a correct city'
		);
		expect( save ).not.toHaveBeenCalled();
	} );

	it( 'follow what the member changes elsewhere, and keep what is being typed', async () => {
		show( designer, '/settings?tab=account' );
		await retype( 'E-mail', 'ana@studio.design' );
		act( () => become( { ...designer, newsletter: true } ) );
		await waitFor( () =>
			expect(
				screen.getByRole( 'switch', { name: 'Send me the newsletter' } )
			).toBeChecked()
		);
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveValue(
			'ana@studio.design'
		);
		await pressSave();
		await waitFor( () =>
			expect( save.mock.calls[ 0 ]?.[ 1 ] ).toEqual( {
				email: 'ana@studio.design',
			} )
		);
	} );

	it( 'say that saving failed', async () => {
		save.mockRejectedValueOnce( new ApiError( 'x', 'Fatal', 500 ) );
		show();
		await retype( 'Job', 'Signs' );
		await pressSave();
		await screen.findByText( "Can't save user information" );
		expect( screen.getByLabelText( 'Job' ) ).toHaveValue( 'Signs' );
	} );

	it( 'offer notifications to designers only', async () => {
		show( contractor, '/settings?tab=account' );
		expect(
			screen.queryByRole( 'switch', { name: /match my skills/ } )
		).toBeNull();
		expect(
			screen.getByRole( 'switch', { name: 'Send me the newsletter' } )
		).toBeVisible();
	} );

	it( 'log in again with the password just typed when it ended the session', async () => {
		setSession( { token: 'old', user_nicename: 'ana' } );
		relog.mockResolvedValue( { token: 'new', user_nicename: 'ana' } );
		show( designer, '/settings?tab=account' );
		await user.type(
			screen.getByLabelText( /Current password/ ),
			'current one'
		);
		await user.type(
			screen.getByLabelText( /^New password/ ),
			'brand new'
		);
		await user.type(
			screen.getByLabelText( /Repeat new password/ ),
			'brand new'
		);
		await pressSave();
		await waitFor( () => expect( getSession()?.token ).toBe( 'new' ) );
		expect( relog ).toHaveBeenCalledWith( {
			username: 'ana@example.test',
			password: 'brand new',
		} );
		expect( save.mock.calls[ 0 ][ 1 ] ).toEqual( {
			password_old: 'current one',
			password: 'brand new',
			password_verify: 'brand new',
		} );
		expect( screen.getByLabelText( /^New password/ ) ).toHaveValue( '' );
	} );

	it( 'ask for the password when a new e-mail ended the session', async () => {
		setSession( { token: 'old', user_nicename: 'ana' } );
		const ask = jest.fn().mockResolvedValue( true );
		setReauthenticator( ask );
		show( designer, '/settings?tab=account' );
		await retype( 'E-mail', 'ana@studio.design' );
		await pressSave();
		await waitFor( () =>
			expect( ask ).toHaveBeenCalledWith( {
				reason: 'changed',
				email: 'ana@studio.design',
			} )
		);
		expect( refresh ).toHaveBeenCalled();
	} );

	it( 'lead to the login when that is declined', async () => {
		setSession( { token: 'old', user_nicename: 'ana' } );
		setReauthenticator( async () => false );
		const router = show( designer, '/settings?tab=account' );
		await retype( 'E-mail', 'ana@studio.design' );
		await pressSave();
		await screen.findByText( 'login' );
		expect( router.state.location.state ).toMatchObject( {
			email: 'ana@studio.design',
			notice: 'Saved. Please log in again.',
		} );
		expect( getSession() ).toBeNull();
	} );

	it( 'delete the account after asking, and log out', async () => {
		remove.mockResolvedValue( undefined );
		show();
		expect(
			screen.queryByRole( 'button', { name: 'Delete my account' } )
		).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'See it as others do' } )
		).toHaveAttribute( 'href', `/designer/${ designer.slug }` );
		await user.click( screen.getByRole( 'tab', { name: 'Account' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Delete my account' } )
		);
		expect(
			screen.getByRole( 'alertdialog', {
				name: 'Are you sure you want to delete your account permanently ?',
			} )
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
		expect( remove ).not.toHaveBeenCalled();
		const ask = screen.getByRole( 'button', { name: 'Delete my account' } );
		expect( ask ).toHaveFocus();
		await user.click( ask );
		await user.dblClick( screen.getByRole( 'button', { name: 'Delete' } ) );
		await waitFor( () => expect( leave ).toHaveBeenCalled() );
		expect( remove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'say when the account cannot be deleted', async () => {
		remove.mockRejectedValue( new Error() );
		show();
		await retype( 'Job', 'Half a thought' );
		await user.click( screen.getByRole( 'tab', { name: 'Account' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Delete my account' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Delete' } ) );
		expect(
			await screen.findByRole( 'alertdialog', {
				name: "Can't delete this user currently. Please contact an administrator.",
			} )
		).toBeVisible();
		expect( leave ).not.toHaveBeenCalled();
		await user.click( screen.getByRole( 'button', { name: 'OK' } ) );
		await user.click( screen.getByRole( 'tab', { name: 'About Me' } ) );
		expect( screen.getByLabelText( 'Job' ) ).toHaveValue(
			'Half a thought'
		);
	} );

	it( 'say when one’s data cannot be had', async () => {
		jest.mocked( fetchExport ).mockRejectedValue(
			new ApiError( 'network', 'The server cannot be reached.' )
		);
		show( designer, '/settings?tab=account' );
		await user.click(
			screen.getByRole( 'button', { name: 'Download my data' } )
		);
		expect(
			await screen.findByText( 'The server cannot be reached.' )
		).toBeVisible();
	} );

	it( 'sign out everywhere', async () => {
		( signOutEverywhere as jest.Mock ).mockResolvedValue( undefined );
		show( designer, '/settings?tab=account' );
		await user.click(
			screen.getByRole( 'button', { name: 'Sign out everywhere' } )
		);
		expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent(
			'You will have to log in again here, too.'
		);
		await user.click( screen.getByRole( 'button', { name: 'Sign out' } ) );
		await waitFor( () =>
			expect( leave ).toHaveBeenCalledWith( '/login', {
				notice: 'You are signed out on every device.',
				email: designer.email,
			} )
		);
	} );

	it( 'ask before a form with changes is left', async () => {
		const router = show();
		await retype( 'Job', 'Signs' );
		await user.click( document.body );
		await act( () => router.navigate( '/login' ) );
		expect(
			await screen.findByRole( 'alertdialog', {
				name: 'Leave without saving?',
			} )
		).toBeVisible();
	} );
} );
