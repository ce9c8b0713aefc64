// Keeps the focus in a list when other items take the place of the focused one, such as the next page of a slow connection.
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { FocusEvent, RefObject } from 'react';

const linksIn = ( list: HTMLElement ) => [
	...list.querySelectorAll< HTMLElement >( 'a' ),
];

/** Returns the handlers of the list's element. */
export function useFocusInList(
	list: RefObject< HTMLElement | null >,
	items: unknown
) {
	const place = useRef( -1 );
	// React does not hear the blur of an element that it removes itself.
	useLayoutEffect( () => {
		const element = list.current;
		const before = place.current;
		place.current = -1;
		if ( before < 0 || ! element ) {
			return;
		}
		const links = linksIn( element );
		const { activeElement, body } = element.ownerDocument;
		if ( activeElement === body ) {
			links[ Math.min( before, links.length - 1 ) ]?.focus();
		} else {
			place.current = links.findIndex(
				( link ) => link === activeElement
			);
		}
	}, [ list, items ] );
	return {
		onFocus: ( { currentTarget, target }: FocusEvent< HTMLElement > ) => {
			place.current = linksIn( currentTarget ).indexOf( target );
		},
		onBlur: () => {
			place.current = -1;
		},
	};
}
