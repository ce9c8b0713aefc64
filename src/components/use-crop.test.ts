import { act, renderHook } from '@testing-library/react';
import { clampCrop, useCrop } from './use-crop';

const media = { width: 600, height: 400 };
const frame = { width: 400, height: 400 };

describe( 'cropping', () => {
	it( 'never leaves the frame empty', () => {
		expect( clampCrop( { x: 999, y: 50 }, media, frame, 1 ) ).toEqual( {
			x: 100,
			y: 0,
		} );
		expect( clampCrop( { x: -999, y: 50 }, media, frame, 2 ) ).toEqual( {
			x: -400,
			y: 50,
		} );
	} );

	it( 'moves by steps, and back into the frame when the zoom goes back', () => {
		const { result } = renderHook( () => useCrop() );
		result.current.media.current = media;
		result.current.frame.current = frame;
		act( () => result.current.setZoom( 2 ) );
		act( () => result.current.move( 300, 0 ) );
		expect( result.current.crop ).toEqual( { x: 300, y: 0 } );
		act( () => result.current.setZoom( 0.1 ) );
		expect( result.current.zoom ).toBe( 1 );
		expect( result.current.crop ).toEqual( { x: 100, y: 0 } );
	} );
} );
