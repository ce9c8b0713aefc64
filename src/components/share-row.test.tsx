import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from './live-region';
import { codeOf, svgFile } from './qr-code';
import { ShareRow } from './share-row';

const URL_OF_ADA = 'https://site.example/designer/ada';

const show = () =>
	render(
		<>
			<ShareRow url={ URL_OF_ADA } title="Ada" />
			<LiveRegion />
		</>
	);

const give = ( name: 'clipboard' | 'share', value: unknown ) =>
	Object.defineProperty( navigator, name, { value, configurable: true } );

afterEach( () => {
	give( 'share', undefined );
	give( 'clipboard', undefined );
} );

it( 'shows the address, and copies it with a word', async () => {
	const user = userEvent.setup();
	const writeText = jest.fn().mockResolvedValue( undefined );
	give( 'clipboard', { writeText } );
	show();
	expect( screen.getByText( 'site.example/designer/ada' ) ).toBeVisible();
	await user.tab();
	expect( screen.getByRole( 'button', { name: 'Copy link' } ) ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	expect( writeText ).toHaveBeenCalledWith( URL_OF_ADA );
	expect( screen.getByRole( 'button', { name: 'Copied' } ) ).toHaveFocus();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Link copied.' );
} );

it( 'selects the address where the browser does not copy', async () => {
	give( 'clipboard', undefined );
	show();
	fireEvent.click( screen.getByRole( 'button', { name: 'Copy link' } ) );
	await waitFor( () =>
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'The address is selected'
		)
	);
	expect( document.getSelection()?.toString() ).toBe(
		'site.example/designer/ada'
	);
} );

it( "offers the system's sheet only where there is one, and takes a no for a no", async () => {
	const { unmount } = show();
	expect( screen.queryByRole( 'button', { name: 'Share' } ) ).toBeNull();
	unmount();
	const no = Object.assign( new Error(), { name: 'AbortError' } );
	const share = jest.fn().mockRejectedValue( no );
	const writeText = jest.fn();
	give( 'share', share );
	give( 'clipboard', { writeText } );
	show();
	fireEvent.click( screen.getByRole( 'button', { name: 'Share' } ) );
	await act( async () => {} );
	expect( share ).toHaveBeenCalledWith( { title: 'Ada', url: URL_OF_ADA } );
	expect( writeText ).not.toHaveBeenCalled();
} );

it( 'opens the code by keyboard, and gives the focus back', async () => {
	const user = userEvent.setup();
	show();
	const opener = screen.getByRole( 'button', { name: 'QR code' } );
	opener.focus();
	await user.keyboard( '{Enter}' );
	const dialog = await screen.findByRole( 'dialog' );
	expect( dialog ).toHaveAccessibleName( 'QR code of this page' );
	expect(
		screen.getByRole( 'link', { name: 'Save as SVG' } )
	).toHaveAttribute( 'download', 'Ada.svg' );
	await user.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( opener ).toHaveFocus();
} );

it( 'has the code ready for paper', async () => {
	show();
	expect(
		await screen.findByRole( 'img', { name: 'QR code of this page' } )
	).toBeInTheDocument();
} );

it( 'draws dots, three square eyes and a white edge', () => {
	const { size, path } = codeOf( URL_OF_ADA );
	expect( path.match( /h7v7h-7z/g ) ).toHaveLength( 3 );
	const dots = [ ...path.matchAll( /M(\d+)\.04 (\d+)\.5a/g ) ].map(
		( [ , x, y ] ) => [ Number( x ), Number( y ) ]
	);
	const far = size - 7;
	expect(
		dots.filter(
			( [ x = 0, y = 0 ] ) =>
				( x < 7 && ( y < 7 || y >= far ) ) || ( x >= far && y < 7 )
		)
	).toEqual( [] );
	expect( decodeURIComponent( svgFile( URL_OF_ADA ) ) ).toContain(
		`viewBox="-4 -4 ${ size + 8 } ${ size + 8 }"`
	);
} );
