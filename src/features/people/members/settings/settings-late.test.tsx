// Settings that are typed on while they are being saved, in every tab, and settings that cannot be saved.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	goOffline,
	holdAnswers,
} from '../../../../../tests/support/held-answers';
import type { Asked, Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../../../tests/support/show-screen';
import type { CurrentUser } from '../../../../lib/current-user';
import { readDraft } from '../../../../lib/draft';
import { setReauthenticator } from '../../../../lib/reauthenticate';
import { clearSession, setSession } from '../../../../lib/session';
import SettingsScreen from '../screens/settings-screen';

let server: Server;

const show = ( member: CurrentUser, tab: string ) =>
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: `/settings?tab=${ tab }`,
		member,
	} );

const user = userEvent.setup( { delay: null } );
const field = ( label: string | RegExp ) => screen.getByLabelText( label );
const retype = async ( label: string | RegExp, text: string ) => {
	await user.clear( field( label ) );
	await user.type( field( label ), text );
};
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const sent = () => server.next( 'POST', /\/users\/7$/ );
const accept = ( { body, answer }: Asked, member: CurrentUser ) =>
	answer( { ...member, ...body } );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	clearSession();
	setReauthenticator( null );
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
} );
afterEach( () => goOffline( false ) );

describe.each( [
	[ designer, 'about-me', 'Job', 'job' ],
	[ designer, 'location', 'City', 'city' ],
	[ designer, 'account', 'E-mail', 'email' ],
	[ contractor, 'about-startup', 'Company name', 'company' ],
	[ contractor, 'social', /^Website/, 'website' ],
	[ contractor, 'what-you-do', 'Headline', 'project_headline' ],
	[ contractor, 'account', 'E-mail', 'email' ],
] as const )( 'settings (%#) of a tab', ( member, tab, label, name ) => {
	const first = name === 'website' ? 'https://a.ch' : 'ab@cd.ch';
	it( `keep what is typed in “${ tab }” while it is saved, and save it when asked`, async () => {
		show( member, tab );
		if ( name === 'website' ) {
			await press( 'Website' );
		}
		await retype( label, first );
		await press( 'Save' );
		const one = await sent();
		expect( one.body ).toEqual( { [ name ]: first } );
		await user.type( field( label ), 'x' );
		await accept( one, member );
		await screen.findByText( 'Saved, except for your latest changes.' );
		expect( field( label ) ).toHaveValue( `${ first }x` );
		expect( screen.queryByText( 'Saved!' ) ).toBeNull();
		expect( server.count( 'POST', /users/ ) ).toBe( 1 );
		await waitFor( () =>
			expect( readDraft( 'settings' )?.values ).toMatchObject( {
				[ name ]: `${ first }x`,
			} )
		);

		await press( 'Save newer changes' );
		const two = await sent();
		expect( two.body ).toEqual( { [ name ]: `${ first }x` } );
		await accept( two, member );
		await screen.findByRole( 'button', { name: 'Saved!' } );
		expect( readDraft( 'settings' ) ).toBeNull();
	} );
} );

it( 'settings that were saved are saved anew as ever', async () => {
	show( designer, 'about-me' );
	await retype( 'Job', 'Signs' );
	await press( 'Save' );
	await accept( await sent(), designer );
	await screen.findByRole( 'button', { name: 'Saved!' } );
	await user.type( field( 'Job' ), 'y' );
	await screen.findByRole( 'button', { name: 'Save' } );
	expect( screen.queryByText( /newer changes/ ) ).toBeNull();
} );

describe( 'settings that are not saved', () => {
	it( 'keep what was typed before and after a failure', async () => {
		show( designer, 'about-me' );
		await retype( 'Job', 'Signs' );
		await press( 'Save' );
		const one = await sent();
		await user.type( field( 'Job' ), ' and type' );
		await one.answer( { code: 'x', message: 'No' }, 500 );
		await screen.findByText( "Can't save user information" );
		expect( field( 'Job' ) ).toHaveValue( 'Signs and type' );
	} );

	it( 'offline say so, and are not sent by themselves', async () => {
		show( designer, 'about-me' );
		await retype( 'Job', 'Signs' );
		goOffline( true );
		await press( 'Save' );
		await ( await sent() ).lose();
		await screen.findByText( /^You are offline. Nothing is sent/ );
		goOffline( false );
		await server.settle();
		expect( server.count( 'POST', /users/ ) ).toBe( 1 );
		expect( field( 'Job' ) ).toHaveValue( 'Signs' );
	} );

	it( 'wait for a new login and keep what is typed behind it', async () => {
		setSession( { token: 'old', user_nicename: 'ana' } );
		let logIn: ( done: boolean ) => void = () => {};
		setReauthenticator(
			() =>
				new Promise( ( resolve ) => {
					logIn = resolve;
				} )
		);
		show( designer, 'about-me' );
		await retype( 'Job', 'Signs' );
		await press( 'Save' );
		await (
			await sent()
		).answer(
			{
				code: 'jwt_auth_invalid_token',
				message: 'Ended',
				data: { status: 401 },
			},
			401
		);
		await user.type( field( 'Job' ), '!' );
		logIn( true );
		const again = await sent();
		expect( again.body ).toEqual( { job: 'Signs' } );
		await accept( again, designer );
		await screen.findByText( 'Saved, except for your latest changes.' );
		expect( field( 'Job' ) ).toHaveValue( 'Signs!' );
	} );

	it( 'ask before they are left while they are under way', async () => {
		const { router } = show( designer, 'about-me' );
		await retype( 'Job', 'Signs' );
		await press( 'Save' );
		await sent();
		await router.navigate( -1 );
		expect(
			await screen.findByRole( 'alertdialog', {
				name: 'Leave while it is being sent?',
			} )
		).toBeVisible();
	} );
} );
