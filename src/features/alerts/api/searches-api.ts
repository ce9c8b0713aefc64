// A member's saved searches: /design-marketplace/v1/searches. A change puts the server's answer into the cached list, which is not fetched again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '../../../contract/shapes';
import { del, get, post } from '../../../lib/api/client';
import { KEYS } from '../../../lib/query-keys';

const SEARCHES = '/design-marketplace/v1/searches';
const KEY = [ KEYS.searches ];

export type Rhythm = SavedSearch[ 'rhythm' ];

export type NewSearch = Pick< SavedSearch, 'kind' | 'rhythm' | 'name' > & {
	filters: Record< string, string >;
};

type SearchChange = Partial<
	Pick< SavedSearch, 'rhythm' | 'name' | 'paused' >
>;

export const useSearches = () =>
	useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) =>
			get< SavedSearch[] >( SEARCHES, {}, { signal } ),
	} );

/**
 * @param send What is sent.
 * @param put  The list with the answer.
 */
function useSearchMutation< V >(
	send: ( values: V ) => Promise< SavedSearch >,
	put: ( all: SavedSearch[], answer: SavedSearch ) => SavedSearch[]
) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: send,
		onSuccess: ( answer ) =>
			client.setQueryData< SavedSearch[] >(
				KEY,
				( all ) => all && put( all, answer )
			),
	} );
}

const without = ( all: SavedSearch[], { id }: SavedSearch ) =>
	all.filter( ( one ) => one.id !== id );

export const useSaveSearch = () =>
	useSearchMutation(
		( search: NewSearch ) => post< SavedSearch >( SEARCHES, { ...search } ),
		( all, saved ) => [ saved, ...without( all, saved ) ]
	);

export const useChangeSearch = ( id: number ) =>
	useSearchMutation(
		( change: SearchChange ) =>
			post< SavedSearch >( `${ SEARCHES }/${ id }`, { ...change } ),
		( all, now ) => all.map( ( one ) => ( one.id === id ? now : one ) )
	);

export const useDeleteSearch = () =>
	useSearchMutation(
		( id: number ) => del< SavedSearch >( `${ SEARCHES }/${ id }` ),
		without
	);
