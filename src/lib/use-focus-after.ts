// After an item was removed from a list, focuses the item in its place, else the list's heading.
import { useEffect, useRef, useState } from '@wordpress/element';

/** The item after the one that goes; before it, when it was the last. */
export function neighbourOf(
	ids: readonly number[],
	gone: number
): number | null {
	const at = ids.indexOf( gone );
	return ids[ at + 1 ] ?? ids[ at - 1 ] ?? null;
}

type Places = Map< number, HTMLElement >;

/** The ref of the control in an item that gets the focus. */
export const placeIn =
	( places: Places, id: number ) => ( element: HTMLElement | null ) => {
		if ( element ) {
			places.set( id, element );
		} else {
			places.delete( id );
		}
	};

export function useFocusAfter() {
	const heading = useRef< HTMLHeadingElement >( null );
	const [ places ] = useState< Places >( () => new Map() );
	const [ next, setNext ] = useState< { id: number | null } | null >( null );
	useEffect( () => {
		if ( next ) {
			const item = next.id === null ? null : places.get( next.id );
			( item ?? heading.current )?.focus();
		}
	}, [ next, places ] );
	return {
		heading,
		/** The elements of the items, see placeIn(). */
		places,
		/** Moves the focus to an item; null for the heading. */
		moveTo: ( id: number | null ) => setNext( { id } ),
	};
}
