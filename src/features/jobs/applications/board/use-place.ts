// Stores the current row, and scrolls to it when the reader comes back to the page.
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../../../../lib/after-paint';
import { STORAGE_PREFIX } from '../../../../lib/constants';
import { readStored, writeStored } from '../../../../lib/storage';

// Stores the place on the board, so that it is restored after a visit to a portfolio or a reload.

interface Place {
	/** The entry of the browser's history it belongs to. */
	entry: string;
	/** The row. */
	id: number;
	/** Number of pages of the list that were loaded. */
	pages: number;
}

const keyOf = ( mission: number ) => `${ STORAGE_PREFIX }board:${ mission }`;

/** Whether the document is new, not reloaded or gone back to: then a place stored by an earlier document is not restored. */
const isNewVisit = (): boolean => {
	const [ entry ] =
		window.performance?.getEntriesByType?.( 'navigation' ) ?? [];
	return (
		( entry as PerformanceNavigationTiming | undefined )?.type ===
		'navigate'
	);
};

const ofThisDocument = new Set< number >();

function keepPlace( mission: number, place: Place ): void {
	ofThisDocument.add( mission );
	writeStored( 'sessionStorage', keyOf( mission ), JSON.stringify( place ) );
}

function findPlace( mission: number, entry: string ): Place | null {
	if ( isNewVisit() && ! ofThisDocument.has( mission ) ) {
		return null;
	}
	try {
		const place = JSON.parse(
			readStored( 'sessionStorage', keyOf( mission ) ) ?? 'null'
		) as Place | null;
		return place?.entry === entry ? place : null;
	} catch {
		return null;
	}
}

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
