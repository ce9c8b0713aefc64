// Keeps the focus in a list when other items take the place of the focused one, such as the next page of a slow connection.
import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import type { FocusEvent, RefObject } from 'react';

const linksIn = ( list: HTMLElement ) => [
	...list.querySelectorAll< HTMLElement >( 'a' ),
];

/** The focused element; the body if there is none. */
const focusOf = ( { ownerDocument }: HTMLElement ) =>
	ownerDocument.activeElement ?? ownerDocument.body;

/**
 * @param list  The list's element.
 * @param items Its items.
 * @return Handlers of the list's element.
 */
export function useFocusInList(
	list: RefObject< HTMLElement | null >,
	items: unknown
) {
	const place = useRef( -1 );
	const onFocus = useCallback(
		( { currentTarget, target }: FocusEvent< HTMLElement > ) => {
			place.current = linksIn( currentTarget ).indexOf( target );
		},
		[]
	);
	const onBlur = useCallback( () => {
		place.current = -1;
	}, [] );
	// React does not hear the blur of an element that it removes itself.
	useLayoutEffect( () => {
		const element = list.current;
		if ( place.current < 0 || element?.contains( focusOf( element ) ) ) {
			return;
		}
		if ( ! element || focusOf( element ) !== element.ownerDocument.body ) {
			// The list is gone, or the focus has gone on to something else.
			place.current = -1;
			return;
		}
		const links = linksIn( element );
		links[ Math.min( place.current, links.length - 1 ) ]?.focus();
	}, [ list, items ] );
	return { onFocus, onBlur };
}
