// Stores the current row, and scrolls to it when the reader comes back to the page.
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../../../../lib/after-paint';
import { findPlace, keepPlace } from './place';

interface Shown {
	mission: number;
	list: RefObject< HTMLElement >;
	now: number | null;
	pages: number;
	/** The list is there, and not that of another view. */
	isReady: boolean;
	hasMore: boolean;
	onMore: () => void;
	onNow: ( id: number ) => void;
}

export const rowOf = (
	list: HTMLElement | null,
	id: number
): HTMLElement | null =>
	list?.querySelector< HTMLElement >( `[data-id="${ id }"]` ) ?? null;

const isInWindow = ( row: HTMLElement ): boolean => {
	const { top, bottom } = row.getBoundingClientRect();
	return bottom > 0 && top < window.innerHeight;
};

export function usePlace( {
	mission,
	list,
	now,
	pages,
	isReady,
	hasMore,
	onMore,
	onNow,
}: Shown ): void {
	const { key } = useLocation();
	const way = useNavigationType();
	const wanted = useRef( way === 'POP' ? findPlace( mission, key ) : null );
	useEffect( () => {
		if ( now !== null && ! wanted.current ) {
			keepPlace( mission, { entry: key, id: now, pages } );
		}
	}, [ key, mission, now, pages ] );
	useEffect( () => {
		const place = wanted.current;
		if ( ! place || ! isReady ) {
			return undefined;
		}
		if ( pages < place.pages && hasMore ) {
			onMore();
			return undefined;
		}
		// After the router has put the page where it was, and the focus on its heading.
		return afterPaint( () => {
			wanted.current = null;
			const row = rowOf( list.current, place.id );
			if ( row ) {
				onNow( place.id );
				row.focus( { preventScroll: true } );
				if ( ! isInWindow( row ) ) {
					row.scrollIntoView( { block: 'center' } );
				}
			}
		} );
	}, [ hasMore, isReady, list, onMore, onNow, pages ] );
}
