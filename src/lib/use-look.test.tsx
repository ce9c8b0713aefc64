// A look at a page: counted after three seconds in view, once in a tab.
import { render } from '@testing-library/react';
import { holdAnswers } from '../../tests/support/held-answers';
import { LOOK_MS, useLook } from './use-look';

const Page = ( { id }: { id?: number } ) => {
	useLook( 'work', id );
	return null;
};

const show = ( state: DocumentVisibilityState ) => {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue( state );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

beforeEach( () => {
	window.sessionStorage.clear();
	jest.useFakeTimers();
	show( 'visible' );
} );
afterEach( () => jest.useRealTimers() );

it( 'is counted once in a tab, after it has been in view for three seconds', async () => {
	const server = holdAnswers();
	const looks = () => server.count( 'POST', /\/v1\/views$/ );
	const { rerender, unmount } = render( <Page /> );
	await jest.advanceTimersByTimeAsync( LOOK_MS );
	rerender( <Page id={ 5 } /> );
	await jest.advanceTimersByTimeAsync( LOOK_MS - 100 );
	show( 'hidden' );
	await jest.advanceTimersByTimeAsync( LOOK_MS );
	expect( looks() ).toBe( 0 );

	show( 'visible' );
	await jest.advanceTimersByTimeAsync( LOOK_MS );
	expect( looks() ).toBe( 1 );
	expect( server.asked[ 0 ] ).toMatchObject( {
		body: { kind: 'work', id: 5 },
	} );
	unmount();
	render( <Page id={ 5 } /> );
	await jest.advanceTimersByTimeAsync( 2 * LOOK_MS );
	expect( looks() ).toBe( 1 );
} );

it( 'is not counted where one leaves before', async () => {
	const server = holdAnswers();
	render( <Page id={ 6 } /> ).unmount();
	await jest.advanceTimersByTimeAsync( 2 * LOOK_MS );
	expect( server.count( 'POST', /views/ ) ).toBe( 0 );
} );
