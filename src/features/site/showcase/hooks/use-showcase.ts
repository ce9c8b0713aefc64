// The past projects of a page of the showcase.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchDoneProjects, preloadedDoneProjects } from '../api/showcase-api';
import type { Outcome } from './use-page';
import { KEYS } from '../../../../lib/query-keys';

export function useDoneProjects( page: number ) {
	const query = useQuery( {
		queryKey: [ KEYS.pastProjects, page ],
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
