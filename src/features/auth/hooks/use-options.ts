// The operator's texts, read only where the address asks for one.
import { useQuery } from '@tanstack/react-query';
import { fetchOptions } from '../api/options-api';

export const useOptions = ( enabled: boolean ) =>
	useQuery( {
		queryKey: [ 'options' ],
		queryFn: ( { signal } ) => fetchOptions( signal ),
		enabled,
		staleTime: Infinity,
	} );
