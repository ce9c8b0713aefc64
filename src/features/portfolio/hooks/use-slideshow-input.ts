// Arrow keys, not faster than the contract allows, and swipes.
import { useEffect, useRef } from '@wordpress/element';
import type { TouchEvent } from 'react';
import { SLIDESHOW_THROTTLE_MS } from '../../../lib/constants';

const SWIPE_PX = 48;

const DIRECTION: Record< string, 1 | -1 > = { ArrowRight: 1, ArrowLeft: -1 };

/** Fields of a dialog above the slideshow have arrow keys of their own. */
const isAbove = ( { target }: KeyboardEvent ) =>
	target instanceof Element && target.closest( 'dialog:not(.show)' ) !== null;

/** With another key they are the browser's: Alt and left goes back in history. */
const isModified = ( event: KeyboardEvent ) =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

export function useArrowKeys( move: ( by: 1 | -1 ) => void ): void {
	const last = useRef( -Infinity );
	const latest = useRef( move );
	latest.current = move;
	useEffect( () => {
		const keyDown = ( event: KeyboardEvent ) => {
			const by = DIRECTION[ event.key ];
			const now = performance.now();
			if (
				! by ||
				isModified( event ) ||
				isAbove( event ) ||
				now - last.current < SLIDESHOW_THROTTLE_MS
			) {
				return;
			}
			last.current = now;
			latest.current( by );
		};
		window.addEventListener( 'keydown', keyDown );
		return () => window.removeEventListener( 'keydown', keyDown );
	}, [] );
}

type Point = Pick< Touch, 'clientX' | 'clientY' >;

/** Swipes with one finger. Vertical movements scroll, and two fingers zoom. */
export function useSwipe( move: ( by: 1 | -1 ) => void ) {
	const from = useRef< Point | null >( null );
	return {
		onTouchStart: ( { touches }: TouchEvent ) => {
			from.current =
				touches.length === 1 ? ( touches[ 0 ] ?? null ) : null;
		},
		onTouchCancel: () => {
			from.current = null;
		},
		onTouchEnd: ( { changedTouches }: TouchEvent ) => {
			const to = changedTouches[ 0 ];
			if ( ! from.current || ! to ) {
				return;
			}
			const across = to.clientX - from.current.clientX;
			const down = to.clientY - from.current.clientY;
			from.current = null;
			if ( Math.abs( across ) > Math.max( SWIPE_PX, Math.abs( down ) ) ) {
				move( across < 0 ? 1 : -1 );
			}
		},
	};
}
