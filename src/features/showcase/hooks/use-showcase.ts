// The showcase's data.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
	fetchDoneProjects,
	fetchShowcase,
	preloadedDoneProjects,
	preloadedShowcase,
} from '../api/showcase-api';
import type { Outcome } from './use-page';

export const useShowcase = () =>
	useQuery( {
		queryKey: [ 'page', 'showcase-page' ],
		queryFn: ( { signal } ) => fetchShowcase( signal ),
		initialData: preloadedShowcase,
	} );

export function useDoneProjects( page: number ) {
	const query = useQuery( {
		queryKey: [ 'past-projects', page ],
		queryFn: ( { signal } ) => fetchDoneProjects( page, signal ),
		initialData: () => preloadedDoneProjects( page ),
		placeholderData: keepPreviousData,
	} );
	const isThere = query.isSuccess && ! query.isPlaceholderData;
	const outcome: Outcome = isThere ? 'there' : 'pending';
	return {
		...query,
		outcome: query.isError ? ( 'failed' as const ) : outcome,
	};
}
