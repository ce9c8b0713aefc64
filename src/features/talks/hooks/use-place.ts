// Keeps the scroll position of a conversation: at its end, unless the reader has scrolled up.
import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { RefObject } from 'react';
import { useNear } from '../../../lib/use-near';
import type { Message } from '../types';

/** On a phone the page itself scrolls. */
const scrollerOf = ( element: HTMLElement ): Element =>
	/auto|scroll/.test( getComputedStyle( element ).overflowY )
		? element
		: ( document.scrollingElement ?? document.documentElement );

const toEnd = ( scroller: Element ) => {
	scroller.scrollTop = scroller.scrollHeight;
};

interface Place {
	/** Around the messages. */
	box: RefObject< HTMLDivElement >;
	/** After the last message. */
	end: ( element: Element | null ) => void;
	isAtEnd: boolean;
	goToEnd: () => void;
}

/**
 * @param messages Messages shown.
 * @param waiting  Number of the reader's messages that are not sent yet.
 */
export function usePlace(
	messages: readonly Message[],
	waiting: number
): Place {
	const box = useRef< HTMLDivElement >( null );
	const [ isAtEnd, end ] = useNear( '0px 0px 80px' );
	const wasAtEnd = useRef( true );
	const before = useRef( { first: 0, height: 0 } );
	const first = messages[ 0 ]?.id ?? 0;
	const last = messages.at( -1 )?.id ?? 0;

	// Older messages came in above: the text being read stays in place.
	useLayoutEffect( () => {
		if ( ! box.current ) {
			return;
		}
		const scroller = scrollerOf( box.current );
		const { first: old, height } = before.current;
		if ( old > first && first > 0 ) {
			scroller.scrollTop += scroller.scrollHeight - height;
		}
		before.current = { first, height: scroller.scrollHeight };
	} );

	// A conversation counts as scrolled to its end until it was there for the first time.
	const wasThere = useRef( false );
	useEffect( () => {
		wasThere.current ||= isAtEnd;
		wasAtEnd.current = isAtEnd || ! wasThere.current;
	}, [ isAtEnd ] );
	useLayoutEffect( () => {
		if ( wasAtEnd.current && box.current ) {
			toEnd( scrollerOf( box.current ) );
		}
	}, [ last, waiting ] );

	// The height changes when pictures have loaded, and when the field below grows.
	useEffect( () => {
		const { current } = box;
		if ( ! current ) {
			return undefined;
		}
		const observer = new ResizeObserver( () => {
			if ( wasAtEnd.current ) {
				toEnd( scrollerOf( current ) );
			}
		} );
		[ current, ...current.children ].forEach( ( part ) =>
			observer.observe( part )
		);
		return () => observer.disconnect();
	}, [] );

	const goToEnd = useCallback( () => {
		wasAtEnd.current = true;
		if ( box.current ) {
			toEnd( scrollerOf( box.current ) );
		}
	}, [] );
	return { box, end, isAtEnd, goToEnd };
}
