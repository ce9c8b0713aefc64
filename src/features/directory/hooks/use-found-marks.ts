// Highlights the words of a search in the cards of a list, if the browser supports it.
import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * @param list   The list.
 * @param search Text of the search.
 * @param cards  Cards of the list.
 * @param shown  How many of them, where not all are.
 */
export function useFoundMarks(
	list: RefObject< HTMLElement | null >,
	search: string,
	cards: unknown,
	shown?: number
): void {
	useEffect( () => {
		if ( ! search || ! window.CSS?.highlights ) {
			return undefined;
		}
		let end = () => {};
		let isOver = false;
		void import( '../found-marks' ).then(
			( { markFound, unmarkFound } ) => {
				if ( list.current && ! isOver ) {
					markFound( list.current, search );
					end = unmarkFound;
				}
			}
		);
		return () => {
			isOver = true;
			end();
		};
	}, [ list, search, cards, shown ] );
}
