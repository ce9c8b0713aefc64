import { createServiceCheck } from './service-check';
import { addedService, recaptcha } from './services';
import type { Challenge } from './services';

const OURS = 'https://example.org/wp-content/mu-plugins/check.js';
const script = () =>
	document.head.querySelector< HTMLScriptElement >( 'script' );

/** As the service's script would, once it is there. */
const arrive = ( globals: object ) => {
	Object.assign( window, globals );
	script()?.dispatchEvent( new Event( 'load' ) );
};

const added = jest.fn< Promise< string >, [ Challenge ] >();

function addedCheck() {
	const check = createServiceCheck( addedService( OURS ), 'key', 'signup' );
	check.open();
	arrive( { designMarketplaceBotCheck: added } );
	return check;
}

describe( 'the bot check of a service', () => {
	beforeEach( () => {
		document.head.innerHTML = '';
		delete window.designMarketplaceBotCheck;
		added.mockResolvedValue( 'token' );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'loads its script with the page, once', () => {
		const check = createServiceCheck(
			recaptcha( 'site key' ),
			'site key',
			'signup'
		);
		expect( script() ).toBeNull();
		check.open();
		check.open();
		expect( document.head.querySelectorAll( 'script' ) ).toHaveLength( 1 );
		expect( script()?.src ).toBe(
			'https://www.google.com/recaptcha/api.js?render=site%20key'
		);
	} );

	it( 'asks reCAPTCHA for the action signup', async () => {
		const execute = jest.fn().mockResolvedValue( 'r-token' );
		const ready = jest.fn( ( callback: () => void ) => callback() );
		const check = createServiceCheck( recaptcha( 'key' ), 'key', 'signup' );
		check.open();
		arrive( { grecaptcha: { ready, execute } } );
		await expect( check.take() ).resolves.toBe( 'r-token' );
		expect( execute ).toHaveBeenCalledWith( 'key', { action: 'signup' } );
	} );

	it( 'gives a check that the site adds a place, its key and the action, and takes the place away', async () => {
		const check = addedCheck();
		expect( script()?.src ).toBe( OURS );
		await expect( check.take() ).resolves.toBe( 'token' );
		expect( added ).toHaveBeenCalledWith(
			expect.objectContaining( {
				siteKey: 'key',
				action: 'signup',
				place: expect.any( HTMLElement ),
			} )
		);
		expect( document.querySelector( '.bot-check' ) ).toBeNull();
	} );

	it( 'gives false when the script is blocked, and tries once more before', async () => {
		const check = createServiceCheck(
			addedService( OURS ),
			'key',
			'signup'
		);
		check.open();
		script()?.dispatchEvent( new Event( 'error' ) );
		await Promise.resolve();
		await Promise.resolve();
		expect( script() ).toBeNull();
		const taken = check.take();
		script()?.dispatchEvent( new Event( 'error' ) );
		await expect( taken ).resolves.toBe( false );
	} );

	it( 'gives false when the script defines nothing, the service refuses or never answers', async () => {
		const check = addedCheck();
		delete window.designMarketplaceBotCheck;
		await expect( check.take() ).resolves.toBe( false );
		window.designMarketplaceBotCheck = added;
		added.mockRejectedValueOnce( 'challenge-closed' );
		await expect( check.take() ).resolves.toBe( false );
		jest.useFakeTimers();
		added.mockReturnValueOnce( new Promise( () => {} ) );
		const taken = check.take();
		await jest.advanceTimersByTimeAsync( 20_000 );
		await expect( taken ).resolves.toBe( false );
	} );

	it( 'waits longer for somebody who was asked to prove themselves', async () => {
		const check = addedCheck();
		jest.useFakeTimers();
		let answer: ( token: string ) => void = () => {};
		added.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		const taken = check.take();
		await jest.advanceTimersByTimeAsync( 10_000 );
		added.mock.lastCall?.[ 0 ].onAsked();
		await jest.advanceTimersByTimeAsync( 60_000 );
		answer( 'late' );
		await expect( taken ).resolves.toBe( 'late' );
	} );
} );
