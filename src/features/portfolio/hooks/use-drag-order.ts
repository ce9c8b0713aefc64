// Takes an item of a list to another place, by mouse, pen or finger. Buttons do the same for everybody else.
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { PointerEvent as Press } from 'react';

/** A press that moves less is a click. */
const CLICK_PX = 6;
/** So close to the window's edge the page scrolls along. */
const EDGE_PX = 64;
const SCROLL_PX = 14;

interface Drag {
	from: number;
	over: number;
}

const placeAt = ( { clientX, clientY }: PointerEvent, list: Element ) => {
	const item = document
		.elementFromPoint( clientX, clientY )
		?.closest< HTMLElement >( '[data-place]' );
	return item && list.contains( item ) ? Number( item.dataset.place ) : null;
};

function scrollAlong( { clientY }: PointerEvent ) {
	if ( clientY < EDGE_PX ) {
		window.scrollBy( 0, -SCROLL_PX );
	} else if ( clientY > window.innerHeight - EDGE_PX ) {
		window.scrollBy( 0, SCROLL_PX );
	}
}

/** The click that a browser fires at the end of a drag opens nothing. */
function swallowClick() {
	const swallow = ( event: Event ) => {
		event.preventDefault();
		event.stopPropagation();
	};
	window.addEventListener( 'click', swallow, true );
	setTimeout( () => window.removeEventListener( 'click', swallow, true ) );
}

/**
 * The list has `data-order`, each of its items its index as `data-place`.
 *
 * @param move Called once an item was let go over another one.
 */
export function useDragOrder( move: ( from: number, to: number ) => void ) {
	const [ drag, setDrag ] = useState< Drag | null >( null );
	const latest = useRef( move );
	latest.current = move;
	const stop = useRef( () => {} );
	useEffect( () => () => stop.current(), [] );

	const start = useCallback( ( from: number, press: Press ) => {
		const list = press.currentTarget.closest( '[data-order]' );
		if ( press.button !== 0 || ! press.isPrimary || ! list ) {
			return;
		}
		const { clientX, clientY, pointerId } = press;
		let over: number | null = null;
		const on = ( event: PointerEvent ) => {
			const way = Math.hypot(
				event.clientX - clientX,
				event.clientY - clientY
			);
			if (
				event.pointerId !== pointerId ||
				( over === null && way < CLICK_PX )
			) {
				return;
			}
			over = placeAt( event, list ) ?? over ?? from;
			setDrag( { from, over } );
			scrollAlong( event );
		};
		const end = ( event: Event ) => {
			stop.current();
			if ( over === null ) {
				return;
			}
			if ( event.type !== 'pointerup' ) {
				event.preventDefault();
			} else {
				swallowClick();
				latest.current( from, over );
			}
		};
		const key = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' ) {
				end( event );
			}
		};
		const heard = [
			[ 'pointermove', on ],
			[ 'pointerup', end ],
			[ 'pointercancel', end ],
			[ 'keydown', key ],
		] as const;
		heard.forEach( ( [ type, hear ] ) =>
			window.addEventListener( type, hear as EventListener )
		);
		stop.current = () => {
			heard.forEach( ( [ type, hear ] ) =>
				window.removeEventListener( type, hear as EventListener )
			);
			setDrag( null );
		};
	}, [] );

	const startByMouse = useCallback(
		( from: number, press: Press ) => {
			if ( press.pointerType === 'mouse' ) {
				start( from, press );
			}
		},
		[ start ]
	);

	return {
		/** What an item looks like: taken, or where the taken one would go. */
		lookOf: ( index: number ) => {
			if ( drag?.from === index ) {
				return 'taken';
			}
			return drag?.over === index ? 'aim' : undefined;
		},
		/** For a press on what is there to be dragged. */
		start,
		/** For a press on what scrolls under a finger. Its pictures call off the browser's own drag. */
		startByMouse,
	};
}

export type Start = ReturnType< typeof useDragOrder >[ 'start' ];

export const noDrag = ( event: { preventDefault: () => void } ): void =>
	event.preventDefault();
