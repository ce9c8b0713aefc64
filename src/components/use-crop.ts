// The position of the picture under the crop frame. Drag, keys and buttons move it, and the frame is always full of picture.
import { useCallback, useRef, useState } from '@wordpress/element';
import type { CropArea } from '../lib/crop-image';

interface Point {
	x: number;
	y: number;
}

interface Size {
	width: number;
	height: number;
}

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;

/** The nearest place at which the frame is still full of picture. */
export function clampCrop(
	point: Point,
	media: Size,
	frame: Size,
	zoom: number
): Point {
	const limit = ( value: number, side: 'width' | 'height' ) => {
		const room = Math.max(
			0,
			( media[ side ] * zoom - frame[ side ] ) / 2
		);
		return Math.min( room, Math.max( -room, value ) );
	};
	return { x: limit( point.x, 'width' ), y: limit( point.y, 'height' ) };
}

export function useCrop() {
	const [ crop, setCrop ] = useState< Point >( { x: 0, y: 0 } );
	const [ zoom, setZoomValue ] = useState( MIN_ZOOM );
	const area = useRef< CropArea | null >( null );
	const media = useRef< Size >( { width: 0, height: 0 } );
	const frame = useRef< Size >( { width: 0, height: 0 } );

	const setZoom = useCallback( ( next: number ) => {
		const kept = Math.min( MAX_ZOOM, Math.max( MIN_ZOOM, next ) );
		setZoomValue( kept );
		setCrop( ( from ) =>
			clampCrop( from, media.current, frame.current, kept )
		);
	}, [] );

	const move = ( x: number, y: number ) =>
		setCrop( ( from ) =>
			clampCrop(
				{ x: from.x + x, y: from.y + y },
				media.current,
				frame.current,
				zoom
			)
		);

	return { crop, setCrop, zoom, setZoom, move, area, media, frame };
}
