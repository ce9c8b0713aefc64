import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { ImageField } from './image-field';
import type { ImageValue } from './image-field';
import { LiveRegion } from './live-region';

jest.mock( './crop-dialog', () => ( {
	CropDialog: ( {
		file,
		onDone,
	}: {
		file: File;
		onDone: ( file: File ) => void;
	} ) => (
		<>
			<p>{ `Cropping ${ file.name }` }</p>
			<button
				onClick={ () =>
					onDone( new File( [ 'y' ], `cut of ${ file.name }` ) )
				}
			>
				Use
			</button>
		</>
	),
} ) );

const Avatar = () => {
	const [ value, setValue ] = useState< ImageValue >( null );
	return (
		<ImageField
			label="Your picture"
			name="avatar"
			value={ value }
			onChange={ setValue }
			aspect={ 1 }
			width={ 400 }
			optional
		/>
	);
};

const input = ( name: string ) => screen.getByLabelText( name );
const choose = ( type: string ) =>
	userEvent.upload(
		input( 'Choose a file: Your picture' ),
		new File( [ 'x' ], 'me', { type } ),
		{
			applyAccept: false,
		}
	);

describe( 'a picture in a form', () => {
	it( 'is cropped, shown, and can be taken away', async () => {
		render( <Avatar /> );
		await choose( 'image/png' );
		await userEvent.click( await screen.findByText( 'Use' ) );
		expect( input( 'Change picture: Your picture' ) ).toBeInTheDocument();
		await userEvent.click( screen.getByText( 'Remove' ) );
		expect( input( 'Choose a file: Your picture' ) ).toBeInTheDocument();
	} );

	it( 'is cropped again from what was chosen, not from the cut', async () => {
		render( <Avatar /> );
		await choose( 'image/png' );
		for ( const again of [ 'Crop again', 'Crop again' ] ) {
			await userEvent.click( await screen.findByText( 'Use' ) );
			await userEvent.click( screen.getByText( again ) );
			expect(
				await screen.findByText( 'Cropping me' )
			).toBeInTheDocument();
		}
	} );

	it( 'must be a JPG or a PNG, on its field and aloud', async () => {
		render(
			<>
				<Avatar />
				<LiveRegion />
			</>
		);
		await choose( 'image/gif' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'group', { name: /Your picture/ } )
			).toHaveAccessibleDescription( /Please choose a JPG or PNG image/ )
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Please choose a JPG or PNG image.'
		);
		expect( screen.queryByText( 'Use' ) ).not.toBeInTheDocument();
	} );

	it( 'must be what its name says, before it is cropped', async () => {
		const good = window.Image;
		window.Image = function () {
			const image = document.createElement( 'img' );
			queueMicrotask( () => image.dispatchEvent( new Event( 'error' ) ) );
			return image;
		} as unknown as typeof Image;
		render( <Avatar /> );
		await choose( 'image/png' );
		expect(
			await screen.findByText( /^This image cannot be read/ )
		).toBeVisible();
		expect( screen.queryByText( 'Use' ) ).toBeNull();
		window.Image = good;
		await choose( 'image/png' );
		expect( await screen.findByText( 'Use' ) ).toBeVisible();
		expect( screen.queryByText( /cannot be read/ ) ).toBeNull();
	} );

	it( 'must not be larger than the server takes', async () => {
		render( <Avatar /> );
		const big = new File( [ 'x' ], 'me.png', { type: 'image/png' } );
		Object.defineProperty( big, 'size', { value: 8 * 1024 * 1024 + 1 } );
		await userEvent.upload( input( 'Choose a file: Your picture' ), big );
		await waitFor( () =>
			expect(
				screen.getByText( 'This image is too large: 8 MB at most.' )
			).toBeVisible()
		);
		await choose( 'image/png' );
		expect( await screen.findByText( 'Use' ) ).toBeVisible();
		expect( screen.queryByText( /too large/ ) ).toBeNull();
	} );

	it( 'can be pasted while it has the focus, and only then', async () => {
		render( <Avatar /> );
		const paste = () => {
			const event = new Event( 'paste', { cancelable: true } );
			const files = [ new File( [ 'x' ], 'me', { type: 'image/png' } ) ];
			document.dispatchEvent(
				Object.assign( event, { clipboardData: { files } } )
			);
		};
		act( paste );
		expect( screen.queryByText( 'Use' ) ).toBeNull();
		act( () => input( 'Choose a file: Your picture' ).focus() );
		act( paste );
		expect( await screen.findByText( 'Use' ) ).toBeVisible();
	} );
} );
