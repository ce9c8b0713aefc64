// Letters: typed on while they are being sent, sent twice, or not at all, whatever becomes of the jobs meanwhile.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	goOffline,
	holdAnswers,
} from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { readDraft } from '../../../../lib/draft';
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

const show = ( path: string, search = '?to=acme&mission=12' ) =>
	showScreen( {
		screens: {
			'/project/workwith': ApplyScreen,
			'/designer/workwith': ContactDesignerScreen,
		},
		at: path + search,
		member: path === '/project/workwith' ? designer : contractor,
	} );

const user = userEvent.setup( { delay: null } );
const comment = () => screen.findByLabelText( 'Your comment' );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const letter = () => server.next( 'POST', /workwith/ );
const box = ( name: RegExp ) => screen.getByRole( 'checkbox', { name } );
const complaints = () =>
	within( screen.getByRole( 'alert' ) )
		.queryAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );
const good = { code: 200, message: 'Sent' };

let open: { id: number; apply: boolean }[];
let recipients: object[];

const storedDrafts = () =>
	Object.keys( window.localStorage ).filter( ( key ) =>
		/:(apply|contact)-/.test( key )
	);

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	open = [ { id: 12, apply: true } ];
	recipients = [ recipient ];
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /users/, () => recipients );
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

		it( 'is sent once by two clicks, and the thanks have the focus', async () => {
			show( path );
			await user.type( await comment(), 'First' );
			await user.dblClick(
				screen.getByRole( 'button', { name: 'Send my request' } )
			);
			const sent = await letter();
			expect( server.count( 'POST', /workwith/ ) ).toBe( 1 );
			await sent.answer( good );
			expect(
				await screen.findByRole( 'heading', {
					level: 1,
					name: 'Message sent. Thank you !',
				} )
			).toHaveFocus();
			expect(
				screen.getByRole( 'link', { name: /^Back to the pro/ } )
			).toHaveAttribute(
				'href',
				path === '/designer/workwith'
					? '/designer/acme'
					: '/project/acme'
			);
			expect( storedDrafts() ).toEqual( [] );
		} );

		it( 'wants words first, and finds them again after a reload', async () => {
			const { unmount } = show( path );
			await comment();
			await press( 'Send my request' );
			await waitFor( async () =>
				expect( await comment() ).toHaveFocus()
			);
			expect( complaints() ).toEqual( [ 'Please write a comment' ] );
			await user.type( await comment(), 'First' );
			await waitFor( () => expect( complaints() ).toEqual( [] ) );
			expect( server.count( 'POST', /workwith/ ) ).toBe( 0 );
			unmount();
			show( path );
			expect( await comment() ).toHaveValue( 'First' );
			expect( screen.getByText( /^Your draft from/ ) ).toBeVisible();
		} );

		it( 'is for the other role alone, and for somebody who is there', async () => {
			recipients = [
				{ ...recipient, can: { contact: false, apply: false } },
			];
			const { unmount } = show( path );
			await screen.findByText(
				'You cannot write from here at the moment.'
			);
			unmount();
			recipients = [];
			const { unmount: leave } = show( path, '?to=nobody' );
			await screen.findByText( 'Page not found' );
			leave();
			show( path, '' );
			await screen.findByText( 'Page not found' );
			expect( screen.queryByLabelText( 'Your comment' ) ).toBeNull();
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

it( 'a mail server in trouble is no failure, and the thanks lead back to the profile', async () => {
	show( '/designer/workwith' );
	await user.type( await comment(), 'First' );
	await press( 'Send my request' );
	await (
		await letter()
	).answer( { code: 'x', message: 'Too many. Try in 2 hours.' }, 429 );
	await screen.findByText( 'Too many. Try in 2 hours.' );
	expect( await comment() ).toHaveValue( 'First' );
	await press( 'Send my request' );
	await (
		await letter()
	).answer(
		{ code: 'x', message: 'Could not instantiate mail function.' },
		500
	);
	await screen.findByText( 'Message sent. Thank you !' );
	expect(
		screen.getByRole( 'link', { name: 'Back to the profile' } )
	).toHaveAttribute( 'href', '/designer/acme' );
} );

it( 'where nothing is open, nothing can be applied to', async () => {
	recipients = [ { ...recipient, can: { contact: true, apply: false } } ];
	show( '/project/workwith' );
	await screen.findByText( 'You cannot write from here at the moment.' );
	expect( screen.queryByLabelText( 'Your comment' ) ).toBeNull();
} );

describe( 'an application among several jobs', () => {
	const NOTHING = 'Please choose at least one design job';

	beforeEach( () => {
		open = [ 12, 13, 14 ].map( ( id ) => ( { id, apply: true } ) );
	} );

	it( 'has the job chosen one comes from; from the company none is, and one is asked for', async () => {
		const { unmount } = show( '/project/workwith' );
		await comment();
		expect( box( /Job 12/ ) ).toBeChecked();
		expect( box( /Job 13/ ) ).not.toBeChecked();
		unmount();
		const { unmount: leave } = show( '/project/workwith', '?to=acme' );
		await user.type( await comment(), 'First' );
		await press( 'Send my request' );
		await waitFor( () => expect( complaints() ).toEqual( [ NOTHING ] ) );
		expect(
			screen.getByRole( 'group', { name: 'Design jobs' } )
		).toHaveAccessibleDescription( NOTHING );
		await user.click( box( /Job 12/ ) );
		await user.click( box( /Job 14/ ) );
		await waitFor( () => expect( complaints() ).toEqual( [] ) );
		await waitFor( () =>
			expect( readDraft( 'apply-acme-any' )?.values ).toMatchObject( {
				comment: 'First',
				missions: [ 12, 14 ],
			} )
		);
		leave();
		show( '/project/workwith', '?to=acme' );
		await waitFor( async () =>
			expect( await comment() ).toHaveValue( 'First' )
		);
		expect( box( /Job 13/ ) ).not.toBeChecked();
		await press( 'Send my request' );
		expect( ( await letter() ).body.missions ).toBe( '12,14' );
	} );

	it( 'says which jobs were closed, deleted or applied to meanwhile, and loses no word', async () => {
		show( '/project/workwith' );
		await user.type( await comment(), 'I listen.' );
		await press( 'Send my request' );
		open = [
			{ id: 13, apply: true },
			{ id: 14, apply: false },
		];
		await (
			await letter()
		).answer(
			{
				code: 'x',
				message: 'This design job is closed.',
				data: { status: 409 },
			},
			409
		);
		await screen.findByText( 'This design job is closed.' );
		await waitFor( () =>
			expect( box( /Job 12 No longer open/ ) ).toBeDisabled()
		);
		expect( box( /Job 14 You have applied already/ ) ).toBeDisabled();
		expect( await comment() ).toHaveValue( 'I listen.' );
		await press( 'Send my request' );
		await waitFor( () => expect( complaints() ).toEqual( [ NOTHING ] ) );
		await user.click( box( /Job 13/ ) );
		await press( 'Send my request' );
		expect( ( await letter() ).body ).toMatchObject( {
			comment: 'I listen.',
			missions: '13',
		} );
	} );

	it( 'whose answer was lost cannot be sent again', async () => {
		show( '/project/workwith' );
		await user.type( await comment(), 'The gate' );
		await press( 'Send my request' );
		open = open.map( ( { id } ) => ( { id, apply: false } ) );
		await ( await letter() ).lose();
		await screen.findByText( /^An error occured/ );
		await screen.findByRole( 'link', { name: 'Back to the project' } );
		expect( screen.queryByRole( 'button', { name: /^Send/ } ) ).toBeNull();
		expect( await comment() ).toHaveValue( 'The gate' );
	} );

	it( 'is not begun by whoever has applied to all of them', async () => {
		open = open.map( ( { id } ) => ( { id, apply: false } ) );
		show( '/project/workwith' );
		expect(
			await screen.findByRole( 'heading', {
				name: 'You have applied already',
			} )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Your comment' ) ).toBeNull();
	} );
} );

it( 'a company that is not confirmed reads where to do so, and cannot send', async () => {
	recipients = [
		{ ...recipient, role: 'designer', can: { contact: false } },
	];
	show( '/designer/workwith' );
	await comment();
	expect( screen.getByRole( 'link', { name: 'Confirm' } ) ).toHaveAttribute(
		'href',
		'/settings?tab=about-startup'
	);
	expect(
		screen.queryByRole( 'button', { name: 'Send my request' } )
	).toBeNull();
} );
