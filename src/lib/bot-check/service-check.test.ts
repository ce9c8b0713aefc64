import { createServiceCheck } from './service-check';
import { READY } from './services';

const script = () =>
	document.head.querySelector< HTMLScriptElement >( 'script' );

/** As the service's script would, once it is there. */
const arrive = ( globals: object ) => {
	Object.assign( window, globals );
	window[ READY ]?.();
};

const hcaptcha = {
	render: jest.fn< string, unknown[] >( () => 'widget' ),
	execute: jest.fn().mockResolvedValue( { response: 'h-token' } ),
	remove: jest.fn(),
};

describe( 'the bot check of a service', () => {
	beforeEach( () => {
		document.head.innerHTML = '';
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'loads its script with the page, once', () => {
		const check = createServiceCheck( 'recaptcha', 'site key', 'signup' );
		expect( script() ).toBeNull();
		check.open();
		check.open();
		expect( document.head.querySelectorAll( 'script' ) ).toHaveLength( 1 );
		expect( script()?.src ).toBe(
			`https://www.google.com/recaptcha/api.js?render=site%20key&onload=${ READY }`
		);
	} );

	it( 'asks reCAPTCHA for the action signup', async () => {
		const execute = jest.fn().mockResolvedValue( 'r-token' );
		const check = createServiceCheck( 'recaptcha', 'key', 'signup' );
		check.open();
		arrive( { grecaptcha: { execute } } );
		await expect( check.take() ).resolves.toBe( 'r-token' );
		expect( execute ).toHaveBeenCalledWith( 'key', { action: 'signup' } );
	} );

	it( 'asks Turnstile for the action signup, and takes its frame away', async () => {
		const remove = jest.fn();
		const render = jest.fn(
			(
				_place: HTMLElement,
				options: object & { callback?: unknown }
			) => {
				setTimeout( () =>
					( options.callback as ( token: string ) => void )(
						't-token'
					)
				);
				return 'widget';
			}
		);
		const check = createServiceCheck( 'turnstile', 'key', 'signup' );
		check.open();
		arrive( { turnstile: { render, remove } } );
		await expect( check.take() ).resolves.toBe( 't-token' );
		expect( render.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
			sitekey: 'key',
			action: 'signup',
		} );
		expect( remove ).toHaveBeenCalledWith( 'widget' );
		expect( document.querySelector( '.bot-check' ) ).toBeNull();
	} );

	it( 'takes the answer of hCaptcha', async () => {
		const check = createServiceCheck( 'hcaptcha', 'key', 'signup' );
		check.open();
		arrive( { hcaptcha } );
		await expect( check.take() ).resolves.toBe( 'h-token' );
		expect( hcaptcha.render ).toHaveBeenCalledWith(
			expect.any( HTMLElement ),
			expect.objectContaining( { sitekey: 'key', size: 'invisible' } )
		);
		expect( hcaptcha.remove ).toHaveBeenCalledWith( 'widget' );
	} );

	it( 'gives false when the script is blocked, and tries once more before', async () => {
		const check = createServiceCheck( 'turnstile', 'key', 'signup' );
		check.open();
		script()?.dispatchEvent( new Event( 'error' ) );
		await Promise.resolve();
		await Promise.resolve();
		expect( script() ).toBeNull();
		const taken = check.take();
		script()?.dispatchEvent( new Event( 'error' ) );
		await expect( taken ).resolves.toBe( false );
	} );

	it( 'gives false when the service refuses or never answers', async () => {
		const check = createServiceCheck( 'hcaptcha', 'key', 'signup' );
		check.open();
		arrive( { hcaptcha } );
		hcaptcha.execute.mockRejectedValueOnce( 'challenge-closed' );
		await expect( check.take() ).resolves.toBe( false );
		jest.useFakeTimers();
		hcaptcha.execute.mockReturnValueOnce( new Promise( () => {} ) );
		const taken = check.take();
		await jest.advanceTimersByTimeAsync( 20_000 );
		await expect( taken ).resolves.toBe( false );
	} );

	it( 'waits longer for somebody who was asked to prove themselves', async () => {
		const check = createServiceCheck( 'hcaptcha', 'key', 'signup' );
		check.open();
		arrive( { hcaptcha } );
		jest.useFakeTimers();
		let answer: ( value: { response: string } ) => void = () => {};
		hcaptcha.execute.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		const taken = check.take();
		await jest.advanceTimersByTimeAsync( 10_000 );
		const options = hcaptcha.render.mock.calls.at( -1 ) as unknown as [
			HTMLElement,
			Record< string, () => void >,
		];
		options[ 1 ][ 'open-callback' ]?.();
		await jest.advanceTimersByTimeAsync( 60_000 );
		answer( { response: 'late' } );
		await expect( taken ).resolves.toBe( 'late' );
	} );
} );
