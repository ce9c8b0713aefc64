// One's portfolio as one file, in the settings of the account.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import {
	contractor,
	designer,
	showScreen,
} from '../../../../../tests/support/show-screen';
import { download } from '../../../../lib/download';
import SettingsScreen from '../screens/settings-screen';

jest.mock( '../../../../lib/download', () => ( { download: jest.fn() } ) );

const STATE = /users\/\d+\/portfolio$/;

let server: Server;
let said: { state: string; works: number; message: string };
const user = userEvent.setup( { delay: null } );

const show = ( member = designer, state = 'none', message = '' ) => {
	said = { state, works: state === 'done' ? 3 : 0, message };
	server = holdAnswers();
	server.always( 'GET', /oidc$/, { enabled: false, button: '' } );
	server.always( 'GET', STATE, () => said );
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: '/settings?tab=account',
		member,
		session: { refresh: async () => {} },
	} );
};

const choose = async () => {
	const file = new File( [ 'PK' ], 'ada.zip', { type: 'application/zip' } );
	await user.upload(
		await screen.findByLabelText( /Bring a portfolio in/ ),
		file
	);
	return server.next( 'POST', STATE );
};

describe( 'the portfolio in one file', () => {
	it( 'is for designers', async () => {
		show( contractor );
		await screen.findByText( 'Sessions and data' );
		await server.settle();
		expect( screen.queryByText( /portfolio/ ) ).toBeNull();
		expect( server.count( 'GET', STATE ) ).toBe( 0 );
	} );

	it( 'is taken along', async () => {
		show();
		await user.click(
			await screen.findByRole( 'button', { name: /Take everything/ } )
		);
		const asked = await server.next( 'GET', /portfolio\.zip$/ );
		await asked.answer( 'PK' );
		await waitFor( () =>
			expect( download ).toHaveBeenCalledWith(
				expect.anything(),
				`${ designer.slug }-portfolio.zip`
			)
		);
	} );

	it( 'says why it cannot be taken along', async () => {
		show();
		await user.click(
			await screen.findByRole( 'button', { name: /Take everything/ } )
		);
		const asked = await server.next( 'GET', /portfolio\.zip$/ );
		await asked.answer( { code: 'x', message: 'Too often.' }, 429 );
		expect( await screen.findByText( 'Too often.' ) ).toBeVisible();
	} );

	it( 'is brought in, and says how many projects there are now', async () => {
		show();
		const asked = await choose();
		expect( asked.body ).toEqual( { file: 'ada.zip' } );
		expect( await screen.findByRole( 'progressbar' ) ).toBeVisible();
		expect( document.body ).not.toHaveFocus();
		said = { state: 'done', works: 3, message: '' };
		await asked.answer( { works: 3 }, 201 );
		expect(
			await screen.findByText( /^3 projects are in your portfolio now/ )
		).toBeVisible();
		expect( screen.queryByRole( 'progressbar' ) ).toBeNull();
	} );

	it( 'says how far a large one is, and when it is there', async () => {
		show( designer, 'running', '4 of 20 pictures are in.' );
		expect(
			await screen.findByText( '4 of 20 pictures are in.' )
		).toBeVisible();
		expect( screen.queryByLabelText( /Bring a portfolio in/ ) ).toBeNull();
		said = { state: 'done', works: 1, message: '' };
		expect(
			await screen.findByText(
				/^1 project is in your portfolio now/,
				{},
				{ timeout: 4000 }
			)
		).toBeVisible();
	} );

	it( 'says in the server’s words what is wrong with the file', async () => {
		show( designer, 'failed', 'Picture “6.png”: sick' );
		expect(
			await screen.findByText( 'Picture “6.png”: sick' )
		).toBeVisible();
		const asked = await choose();
		await asked.answer(
			{
				code: 'rest_invalid_param',
				message: 'Please check the marked fields.',
				data: { status: 415, params: { file: 'No portfolio.' } },
			},
			415
		);
		expect( await screen.findByText( 'No portfolio.' ) ).toBeVisible();
		expect( screen.queryByText( /sick/ ) ).toBeNull();
		expect( screen.getByLabelText( /Bring a portfolio in/ ) ).toBeVisible();
	} );

	it( 'is offered again when the connection was lost', async () => {
		show();
		await ( await choose() ).lose();
		expect(
			await screen.findByText( /cannot be reached|offline/ )
		).toBeVisible();
		expect( screen.getByLabelText( /Bring a portfolio in/ ) ).toBeVisible();
	} );
} );
