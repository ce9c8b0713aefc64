// The page for reports: strangers give name and address, members do not, and an unknown address gets an error.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import ReportScreen from './report-screen';

jest.mock( '../../../lib/bot-check/bot-check', () => ( {
	createBotCheck: () => ( {
		open: () => {},
		prepare: () => {},
		take: async () => 'token',
	} ),
} ) );

const ada = {
	id: 4,
	slug: 'ada',
	role: 'designer',
	name: 'Ada',
	locale: 'en',
	avatar: null,
	latest_works: [ { id: 9, title: { rendered: 'Posters' }, image: null } ],
};
const REPORTS = /\/v1\/reports/;
const user = userEvent.setup( { delay: null } );
const field = ( name: RegExp | string ) => screen.getByLabelText( name );
const send = () =>
	user.click( screen.getByRole( 'button', { name: 'Report' } ) );

let server: Server;

const show = ( isLoggedIn: boolean, url = '/designer/ada?project=9' ) =>
	showScreen( {
		screens: { '/report': ReportScreen },
		at: `/report?url=${ encodeURIComponent( url ) }`,
		member: designer,
		session: isLoggedIn ? undefined : { user: null, isLoggedIn: false },
	} );

beforeEach( () => {
	window.sessionStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /users/, [ ada ] );
} );

describe( 'a stranger', () => {
	it( 'sends an address, a reason, and who they are, with the bot check', async () => {
		show( false );
		expect( await screen.findByText( /Posters/ ) ).toBeVisible();
		expect( field( 'Address of the page' ) ).toHaveValue(
			'http://localhost/designer/ada?project=9'
		);
		await send();
		await waitFor( () =>
			expect( field( 'Your name' ) ).toHaveAccessibleDescription(
				/Please give your name/
			)
		);
		await user.click( screen.getByRole( 'radio', { name: /^Somebody/ } ) );
		await user.type( field( 'Your name' ), 'Lin' );
		await user.type( field( 'Your email address' ), 'lin@example.test' );
		await send();
		const sent = await server.next( 'POST', REPORTS );
		expect( sent.path ).toMatch( /\/reports\/stranger$/ );
		expect( sent.body ).toMatchObject( {
			url: 'http://localhost/designer/ada?project=9',
			reason: 'rights',
			name: 'Lin',
			email: 'lin@example.test',
			fax: '',
			token: 'token',
		} );
		expect( Number( sent.body.started_at ) ).toBeGreaterThan( 0 );
		await sent.answer( {}, 202 );
		expect(
			await screen.findByText( 'We have your report. Thank you.' )
		).toBeVisible();
	} );
} );

describe( 'a member', () => {
	it( 'reports what is at the address, without saying who they are', async () => {
		show( true );
		expect( await screen.findByText( /Posters/ ) ).toBeVisible();
		expect( screen.queryByLabelText( 'Your name' ) ).toBeNull();
		await user.click( screen.getByRole( 'radio', { name: /^Fraud/ } ) );
		await send();
		const sent = await server.next( 'POST', REPORTS );
		expect( sent.path ).toMatch( /\/reports$/ );
		expect( sent.body ).toMatchObject( { kind: 'work', id: 9 } );
	} );

	it( 'reports the project at an address of its own', async () => {
		show( true, '/designer/ada/posters' );
		const asked = await server.next( 'GET', /\/work$/ );
		expect( asked.query.get( 'slug' ) ).toBe( 'posters' );
		const found = [ { id: 11, title: { rendered: 'Posters' } } ];
		await asked.answer( found );
		server.always( 'GET', /\/work$/, found );
		await user.click(
			await screen.findByRole( 'radio', { name: /^Fraud/ } )
		);
		await send();
		const sent = await server.next( 'POST', REPORTS );
		expect( sent.body ).toMatchObject( { kind: 'work', id: 11 } );
	} );

	it.each( [ '/jobs', '/project/ada', '/designer/ada?project=10' ] )(
		'reads at the field that nothing is at %s',
		async ( url ) => {
			show( true, url );
			server.always( 'GET', /work\/10/, { id: 10, author: 5 } );
			await user.click(
				await screen.findByRole( 'radio', { name: /^Fraud/ } )
			);
			await send();
			await waitFor( () =>
				expect(
					field( 'Address of the page' )
				).toHaveAccessibleDescription( /This is not the address/ )
			);
			expect( server.count( 'POST', REPORTS ) ).toBe( 0 );
		}
	);
} );

it( 'an address of nothing is said at its field, to a stranger', async () => {
	show( false, '/jobs' );
	await user.click( await screen.findByRole( 'radio', { name: /^Fraud/ } ) );
	await user.type( field( 'Your name' ), 'Lin' );
	await user.type( field( 'Your email address' ), 'lin@example.test' );
	await send();
	const url = field( 'Address of the page' );
	await waitFor( () => expect( url ).toHaveFocus() );
	expect( url ).toHaveAccessibleDescription( /This is not the address/ );
	expect( server.count( 'POST', REPORTS ) ).toBe( 0 );
	await user.clear( url );
	await user.type( url, 'http://localhost/designer/ada' );
	expect( await screen.findByText( 'Ada' ) ).toBeVisible();
	await send();
	expect( ( await server.next( 'POST', REPORTS ) ).body.url ).toBe(
		'http://localhost/designer/ada'
	);
} );
