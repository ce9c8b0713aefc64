import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CropperProps } from 'react-easy-crop';
import { CropDialog } from './crop-dialog';

let mockSeen: CropperProps;

jest.mock( 'react-easy-crop', () => ( {
	__esModule: true,
	default: ( props: CropperProps ) => {
		mockSeen = props;
		return null;
	},
} ) );

jest.mock( '../lib/crop-image', () => ( {
	cropImage: async () => 'cropped',
} ) );

function open() {
	const onDone = jest.fn();
	const onCancel = jest.fn();
	render(
		<CropDialog
			file={ new File( [ 'x' ], 'me.png', { type: 'image/png' } ) }
			aspect={ 1 }
			round
			width={ 400 }
			{ ...{ onDone, onCancel } }
		/>
	);
	act( () => {
		mockSeen.onMediaLoaded?.( {
			width: 600,
			height: 400,
			naturalWidth: 3000,
			naturalHeight: 2000,
		} );
		mockSeen.setCropSize?.( { width: 400, height: 400 } );
		mockSeen.onCropAreaChange?.(
			{ x: 0, y: 0, width: 1, height: 1 },
			{ x: 0, y: 0, width: 2000, height: 2000 }
		);
	} );
	return { onDone, onCancel };
}

describe( 'the crop dialog', () => {
	it( 'works without dragging', async () => {
		open();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Move right' } )
		);
		expect( mockSeen.crop ).toEqual( { x: 16, y: 0 } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Move left' } )
		);
		expect( mockSeen.crop ).toEqual( { x: 0, y: 0 } );
		expect( mockSeen.keyboardStep ).toBeGreaterThan( 1 );
		expect( screen.getByRole( 'slider', { name: /Zoom/ } ) ).toHaveValue(
			'1'
		);
	} );

	it( 'hands over what was cut', async () => {
		const { onDone } = open();
		await userEvent.click( screen.getByText( 'Use this picture' ) );
		expect( onDone ).toHaveBeenCalledWith( 'cropped' );
	} );

	it( 'says when the cut is too small to look sharp, as long as it is', () => {
		open();
		const cut = ( width: number ) =>
			act( () =>
				mockSeen.onCropAreaChange?.(
					{ x: 0, y: 0, width: 1, height: 1 },
					{ x: 0, y: 0, width, height: width }
				)
			);
		cut( 399 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'This crop is only 399 pixels wide. From 400 on it looks sharp.'
		);
		cut( 400 );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );

	it( 'refuses more pixels than the server takes', () => {
		open();
		act( () =>
			mockSeen.onMediaLoaded?.( {
				width: 600,
				height: 400,
				naturalWidth: 6000,
				naturalHeight: 4200,
			} )
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'This image has too many pixels'
		);
		expect(
			screen.getByRole( 'button', { name: 'Use this picture' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'says so when the picture cannot be read', async () => {
		open();
		act( () => {
			mockSeen.mediaProps.onError?.( {} as never );
		} );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'This image cannot be read'
		);
	} );
} );
