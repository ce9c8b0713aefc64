// Marks what a search found in the cards of a list, where the browser can.
import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * @param list   The list.
 * @param search What was searched.
 * @param cards  What the list has.
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
