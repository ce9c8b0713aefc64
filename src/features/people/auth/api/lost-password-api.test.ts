import { readAnswer, requestResetLink } from './lost-password-api';

describe( 'the answer to a lost password', () => {
	it.each( [
		[ 'unknown', '<strong>ERROR</strong>: There is…', true, false ],
		[ 'unknown', '<strong>ERROR</strong>: There is…', true, true ],
		[ 'sent', '<html>the app</html>', true, true ],
		[ 'failed', '<strong>Error:</strong> not sent', true, false ],
		[ 'failed', 'Too many attempts', false, false ],
		[ 'failed', 'Internal', false, true ],
	] as const )( 'is %s for %s', ( result, text, ok, redirected ) => {
		expect( readAnswer( text, { ok, redirected } ) ).toBe( result );
	} );

	it( 'is a failure when none comes', async () => {
		window.fetch = jest.fn().mockRejectedValue( new TypeError() );
		await expect( requestResetLink( 'a@b.ch' ) ).resolves.toBe( 'failed' );
	} );

	it( 'is asked of WordPress’ own form', async () => {
		const call = jest.fn().mockResolvedValue( {
			ok: true,
			redirected: true,
			text: async () => '<html></html>',
		} );
		window.fetch = call;
		await expect( requestResetLink( 'a@b.ch' ) ).resolves.toBe( 'sent' );
		const [ url, { method, body } ] = call.mock.calls[ 0 ];
		expect( url ).toBe(
			'http://localhost/wp-login.php?action=lostpassword'
		);
		expect( method ).toBe( 'POST' );
		expect( body.get( 'user_login' ) ).toBe( 'a@b.ch' );
		expect( body.get( 'redirect_to' ) ).toMatch( /^http:\/\/localhost\// );
	} );
} );
