// The operator's texts, fetched once a visit.
import { useQuery } from '@tanstack/react-query';
import { fetchOptions } from './options';
import { KEYS } from './query-keys';

export const useOptions = ( enabled = true ) =>
	useQuery( {
		queryKey: [ KEYS.options ],
		queryFn: ( { signal } ) => fetchOptions( signal ),
		enabled,
		staleTime: Infinity,
	} );
