// Pictures chosen in the settings, over a reload and after a save.
import { render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../../tests/support/show-screen';
import { tabNameOf } from '../../../../lib/draft';
import { forgetDrafts } from '../../../../lib/forget-drafts';
import { clearSession, setSession } from '../../../../lib/session';
import SettingsScreen from '../screens/settings-screen';
import { valuesOf } from '../form';
import type { MemberPrivate } from '../types';
import { SettingsPictures } from './settings-pictures';

// jsdom has no database.
const mockFiles = new Map< string, unknown >();
jest.mock( '../../../../lib/draft-files', () => ( {
	readFiles: async ( name: string ) => mockFiles.get( name ) ?? null,
	writeFiles: async ( name: string, values: unknown ) =>
		values === null
			? mockFiles.delete( name )
			: mockFiles.set( name, values ),
} ) );

let server: Server;

const picture = new File( [ 'x' ], 'face.png', { type: 'image/png' } );
const user = userEvent.setup( { delay: null } );

function showForm( onSubmit = () => {} ) {
	return render(
		<Formik
			initialValues={ valuesOf( designer as MemberPrivate ) }
			onSubmit={ onSubmit }
		>
			{ ( { values, setFieldValue } ) => (
				<>
					<SettingsPictures />
					<output>
						{ values.avatar instanceof File
							? values.avatar.name
							: 'none' }
					</output>
					<button
						onClick={ () => setFieldValue( 'avatar', picture ) }
					>
						Choose
					</button>
					<button onClick={ () => setFieldValue( 'avatar', null ) }>
						Remove
					</button>
				</>
			) }
		</Formik>
	);
}

const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const chosen = () => screen.getByRole( 'status' );

beforeEach( () => {
	mockFiles.clear();
	window.sessionStorage.clear();
	window.localStorage.clear();
	clearSession();
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	window.URL.createObjectURL = () => 'blob:x';
	window.URL.revokeObjectURL = () => {};
} );
afterEach( clearSession );

it( 'come back after a reload until they are taken away', async () => {
	const before = showForm();
	await server.settle();
	await press( 'Choose' );
	before.unmount();
	const after = showForm();
	await waitFor( () => expect( chosen() ).toHaveTextContent( 'face.png' ) );
	await press( 'Remove' );
	after.unmount();
	showForm();
	await server.settle();
	expect( chosen() ).toHaveTextContent( 'none' );
	expect( mockFiles.size ).toBe( 0 );
} );

it( 'are found by the same member alone, and by nobody after a sign-out', async () => {
	setSession( { token: 't', user_nicename: 'ana' } );
	const hers = tabNameOf( 'settings-pictures' );
	expect( tabNameOf( 'settings-pictures' ) ).toBe( hers );
	setSession( { token: 'u', user_nicename: 'leo' } );
	expect( tabNameOf( 'settings-pictures' ) ).not.toBe( hers );
	forgetDrafts();
	setSession( { token: 'v', user_nicename: 'ana' } );
	expect( tabNameOf( 'settings-pictures' ) ).not.toBe( hers );
} );

it( 'stand in the settings again, and are forgotten once they are saved', async () => {
	mockFiles.set( tabNameOf( 'settings-pictures' ), { avatar: picture } );
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: '/settings',
		member: designer,
	} );
	await server.settle();
	await press( 'Save' );
	const sent = await server.next( 'POST', /\/users\/7$/ );
	expect( Object.keys( sent.body ) ).toEqual( [ 'avatar' ] );
	await sent.answer( designer );
	await screen.findByRole( 'button', { name: 'Saved!' } );
	expect( mockFiles.size ).toBe( 0 );
} );

it( 'show how far they are, are stopped, sent again, and taken away', async () => {
	mockFiles.set( tabNameOf( 'settings-pictures' ), { avatar: picture } );
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: '/settings',
		member: designer,
	} );
	await server.settle();
	await press( 'Save' );
	await server.next( 'POST', /\/users\/7$/ );
	expect(
		await screen.findByRole( 'progressbar', { name: 'Upload' } )
	).toHaveAttribute( 'aria-valuenow', '0' );
	await press( 'Cancel' );
	await waitFor( () =>
		expect( screen.queryByRole( 'progressbar' ) ).toBeNull()
	);
	expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
	await press( 'Save' );
	const again = await server.next( 'POST', /\/users\/7$/ );
	expect( again.body ).toEqual( { avatar: 'face.png' } );
	await again.answer( {
		...designer,
		avatar: firstOf( serverAnswers.works ).image,
	} );
	await screen.findByRole( 'button', { name: 'Saved!' } );
	await press( 'Remove' );
	await user.click( await screen.findByRole( 'button', { name: 'Save' } ) );
	expect( ( await server.next( 'POST', /\/users\/7$/ ) ).body ).toEqual( {
		avatar: '',
	} );
} );
