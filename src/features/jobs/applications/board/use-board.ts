// The board's candidates, a hundred at a time, and how many there are of each stage.
import {
	keepPreviousData,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from '@wordpress/element';
import { fetchBoard, fetchCandidate, UNDO_MS } from '../api/board-api';
import { boardKey, countsKey, findCandidate, oneKey } from './cache';
import { createDesk } from './desk';
import type { Desk } from './desk';
import type { RowState } from './desk-state';
import type { BoardView, Counts } from './types';

export function useBoard( mission: number, view: BoardView ) {
	const client = useQueryClient();
	const query = useInfiniteQuery( {
		queryKey: boardKey( mission, view ),
		queryFn: async ( { pageParam, signal } ) => {
			const page = await fetchBoard( mission, view, pageParam, signal );
			if ( page.counts ) {
				client.setQueryData( countsKey( mission ), page.counts );
			}
			return page;
		},
		initialPageParam: 1,
		getNextPageParam: ( last, all ) =>
			all.length < last.pages ? all.length + 1 : undefined,
		placeholderData: keepPreviousData,
		// A candidate keeps their place in the list as long as the decision can be undone, even after a look at a portfolio.
		staleTime: UNDO_MS,
		gcTime: 3 * UNDO_MS,
	} );
	const { data } = query;
	const candidates = useMemo(
		() => data?.pages.flatMap( ( { items } ) => [ ...items ] ) ?? [],
		[ data ]
	);
	const { data: counts } = useQuery< Counts >( {
		queryKey: countsKey( mission ),
		enabled: false,
		queryFn: () => Promise.reject( new Error( 'Comes with the list' ) ),
		staleTime: Infinity,
		gcTime: 3 * UNDO_MS,
	} );
	return { ...query, candidates, counts };
}

export function useDesk( mission: number ): Desk {
	const client = useQueryClient();
	const [ desk ] = useState( () => createDesk( client, mission ) );
	return desk;
}

export const useRowState = ( desk: Desk, id: number ): RowState =>
	useSyncExternalStore( desk.subscribe, () => desk.stateOf( id ) );

/** One candidate, for a comparison with somebody who is not in the list. */
export function useCandidate( mission: number, id: number ) {
	const client = useQueryClient();
	return useQuery( {
		queryKey: oneKey( id ),
		queryFn: ( { signal } ) => fetchCandidate( id, signal ),
		initialData: () => findCandidate( client, mission, id ),
		staleTime: UNDO_MS,
	} );
}
