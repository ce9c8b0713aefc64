// Queries and mutations of the member's saved searches.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '../../../contract/shapes';
import {
	changeSearch,
	deleteSearch,
	fetchSearches,
	saveSearch,
} from '../api/searches-api';
import type { SearchChange } from '../api/searches-api';
import { KEYS } from '../../../lib/query-keys';

const KEY = [ KEYS.searches ];

export const useSearches = () =>
	useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => fetchSearches( signal ),
	} );

/** Updates the cached list of searches without fetching it again. */
function useKnown() {
	const client = useQueryClient();
	return ( change: ( known: SavedSearch[] ) => SavedSearch[] ) =>
		client.setQueryData< SavedSearch[] >(
			KEY,
			( known ) => known && change( known )
		);
}

export function useSaveSearch() {
	const known = useKnown();
	return useMutation( {
		mutationFn: saveSearch,
		onSuccess: ( saved ) =>
			known( ( all ) => [
				saved,
				...all.filter( ( { id } ) => id !== saved.id ),
			] ),
	} );
}

export function useChangeSearch( id: number ) {
	const known = useKnown();
	return useMutation( {
		mutationFn: ( change: SearchChange ) => changeSearch( id, change ),
		onSuccess: ( now ) =>
			known( ( all ) =>
				all.map( ( one ) => ( one.id === id ? now : one ) )
			),
	} );
}

export function useDeleteSearch() {
	const known = useKnown();
	return useMutation( {
		mutationFn: deleteSearch,
		onSuccess: ( { id } ) =>
			known( ( all ) => all.filter( ( one ) => one.id !== id ) ),
	} );
}
