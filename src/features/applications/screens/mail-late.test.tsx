// Letters that are typed on while they are being sent, and letters that cannot be sent.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../../tests/support/show-screen';
import { readDraft } from '../../../lib/draft';
import ApplyScreen from './apply-screen';
import ContactDesignerScreen from './contact-designer-screen';

let server: Server;

const recipient = {
	id: 4,
	slug: 'acme',
	role: 'contractor',
	company: 'Acme',
	name: 'Ana',
	avatar: null,
	can: { contact: true, apply: true },
};
const job = ( id: number, apply: boolean ) => ( {
	id,
	title: { rendered: `Job ${ id }` },
	skill: [],
	close: false,
	open: true,
	can: { apply },
} );

const show = ( path: string ) =>
	showScreen( {
		screens: {
			'/project/workwith': ApplyScreen,
			'/designer/workwith': ContactDesignerScreen,
		},
		at: `${ path }?to=acme&mission=12`,
		member: path === '/project/workwith' ? designer : contractor,
	} );

const user = userEvent.setup( { delay: null } );
const comment = () => screen.findByLabelText( 'Your comment' );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const letter = () => server.next( 'POST', /workwith/ );
const good = { code: 200, message: 'Sent' };

let open: { id: number; apply: boolean }[];

beforeEach( () => {
	window.sessionStorage.clear();
	open = [ { id: 12, apply: true } ];
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /users/, [ recipient ] );
	server.always( 'GET', /mission/, () =>
		open.map( ( { id, apply } ) => job( id, apply ) )
	);
} );
afterEach( () => goOffline( false ) );

describe.each( [ '/designer/workwith', '/project/workwith' ] )(
	'a letter at %s',
	( path ) => {
		it( 'keeps what is typed while it is sent, and says that this was not', async () => {
			show( path );
			await user.type( await comment(), 'First' );
			await press( 'Send my request' );
			const first = await letter();
			expect( first.body ).toMatchObject( {
				comment: 'First',
				copy: '0',
			} );
			await user.type( await comment(), ', second' );
			open = [ { id: 12, apply: false } ];
			await first.answer( good );
			await screen.findByText( 'Sent, but without your latest changes.' );
			expect( await comment() ).toHaveValue( 'First, second' );
			expect( server.count( 'POST', /workwith/ ) ).toBe( 1 );
		} );

		it( 'keeps every word when the server fails', async () => {
			show( path );
			await user.type( await comment(), 'First' );
			await press( 'Send my request' );
			const first = await letter();
			await user.type( await comment(), ', second' );
			await first.answer( { code: 'x', message: 'No' }, 500 );
			await screen.findByText( /error occured|error on server side/i );
			expect( await comment() ).toHaveValue( 'First, second' );
		} );

		it( 'is not sent by itself when the line is back', async () => {
			show( path );
			await user.type( await comment(), 'First' );
			goOffline( true );
			await press( 'Send my request' );
			await ( await letter() ).lose();
			await screen.findByText( /^You are offline. Nothing is sent/ );
			await user.type( await comment(), ', second' );
			goOffline( false );
			await server.settle();
			expect( server.count( 'POST', /workwith/ ) ).toBe( 1 );
			await press( 'Send my request' );
			const sent = await letter();
			expect( sent.body.comment ).toBe( 'First, second' );
			await sent.answer( good );
			await screen.findByRole( 'heading', { level: 1, name: /sent/i } );
		} );

		it( 'goes to its writer, too, when that is ticked', async () => {
			show( path );
			await user.type( await comment(), 'First' );
			await user.click(
				screen.getByRole( 'checkbox', { name: 'Send me a copy' } )
			);
			await press( 'Send my request' );
			expect( ( await letter() ).body.copy ).toBe( '1' );
		} );

		it( 'asks before it is left on its way', async () => {
			const { router } = show( path );
			await user.type( await comment(), 'First' );
			await press( 'Send my request' );
			await letter();
			await router.navigate( -1 );
			expect(
				await screen.findByRole( 'alertdialog', {
					name: 'Leave while it is being sent?',
				} )
			).toBeVisible();
		} );
	}
);

it( 'a letter to a designer can be followed by what is newer', async () => {
	show( '/designer/workwith' );
	await user.type( await comment(), 'First' );
	await press( 'Send my request' );
	const first = await letter();
	await user.type( await comment(), ', second' );
	await first.answer( good );
	await screen.findByText( 'Sent, but without your latest changes.' );
	await press( 'Send the newer text' );
	const second = await letter();
	expect( second.body.comment ).toBe( 'First, second' );
	await second.answer( good );
	await screen.findByRole( 'heading', { level: 1, name: /sent/i } );
	expect( readDraft( 'contact-acme' ) ).toBeNull();
} );

it( 'an application that cannot be sent twice keeps its text and leads back', async () => {
	show( '/project/workwith' );
	await user.type( await comment(), 'First' );
	await press( 'Send my request' );
	const first = await letter();
	await user.type( await comment(), ', second' );
	open = [ { id: 12, apply: false } ];
	await first.answer( good );
	await screen.findByRole( 'link', { name: 'Back to the project' } );
	await waitFor( () =>
		expect( screen.queryByRole( 'button', { name: /^Send/ } ) ).toBeNull()
	);
	expect( await comment() ).toHaveValue( 'First, second' );
} );
