import {
	SESSION_KEY,
	clearSession,
	dropSession,
	getSession,
	setSession,
	subscribe,
} from './session';

const mia = { token: 't1', user_nicename: 'mia' };

afterEach( clearSession );

describe( 'the session', () => {
	it( 'is kept in the browser and given back', () => {
		setSession( mia );
		expect( getSession() ).toEqual( mia );
		expect(
			JSON.parse( localStorage.getItem( SESSION_KEY ) ?? '' )
		).toEqual( mia );
	} );

	it( 'tells its listeners of a login and of its end', () => {
		const heard = jest.fn();
		const stop = subscribe( heard );
		setSession( mia );
		clearSession();
		stop();
		setSession( mia );
		expect( heard ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'follows another tab', () => {
		window.dispatchEvent(
			new StorageEvent( 'storage', {
				key: SESSION_KEY,
				newValue: JSON.stringify( mia ),
			} )
		);
		expect( getSession() ).toEqual( mia );
		window.dispatchEvent(
			new StorageEvent( 'storage', { key: SESSION_KEY, newValue: null } )
		);
		expect( getSession() ).toBeNull();
	} );

	it.each( [ '{"user_nicename":"mia"}', '{"token":', '7', '' ] )(
		'is no session where %j is stored',
		( newValue ) => {
			setSession( mia );
			window.dispatchEvent(
				new StorageEvent( 'storage', { key: SESSION_KEY, newValue } )
			);
			expect( getSession() ).toBeNull();
		}
	);

	it( 'outlives the refusal of an older token', () => {
		setSession( mia );
		dropSession( 'older' );
		expect( getSession() ).toEqual( mia );
		dropSession( 't1' );
		expect( getSession() ).toBeNull();
	} );
} );
