// Arrow keys, not faster than the contract allows, and swipes.
import { useEffect, useRef } from '@wordpress/element';
import type { TouchEvent } from 'react';
import { limits } from '../../../contract/limits';

const SWIPE_PX = 48;

const DIRECTION: Record< string, 1 | -1 > = { ArrowRight: 1, ArrowLeft: -1 };

export function useArrowKeys( move: ( by: 1 | -1 ) => void ): void {
	const last = useRef( -Infinity );
	const latest = useRef( move );
	latest.current = move;
	useEffect( () => {
		const keyDown = ( event: KeyboardEvent ) => {
			const by = DIRECTION[ event.key ];
			const now = performance.now();
			if ( ! by || now - last.current < limits.slideshow_throttle_ms ) {
				return;
			}
			last.current = now;
			latest.current( by );
		};
		window.addEventListener( 'keydown', keyDown );
		return () => window.removeEventListener( 'keydown', keyDown );
	}, [] );
}

export function useSwipe( move: ( by: 1 | -1 ) => void ) {
	const from = useRef< number | null >( null );
	return {
		onTouchStart: ( { touches }: TouchEvent ) => {
			from.current =
				touches.length === 1 ? ( touches[ 0 ]?.clientX ?? null ) : null;
		},
		onTouchEnd: ( { changedTouches }: TouchEvent ) => {
			const to = changedTouches[ 0 ]?.clientX;
			if ( from.current === null || to === undefined ) {
				return;
			}
			const way = to - from.current;
			from.current = null;
			if ( Math.abs( way ) > SWIPE_PX ) {
				move( way < 0 ? 1 : -1 );
			}
		},
	};
}
