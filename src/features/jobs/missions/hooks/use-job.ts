// A design job as strangers may read it.
import { useQuery } from '@tanstack/react-query';
import { fetchJob, preloadedJob } from '../api/jobs-api';
import { KEYS } from '../../../../lib/query-keys';

export const useJob = ( id: number ) =>
	useQuery( {
		queryKey: [ KEYS.job, id ],
		queryFn: ( { signal } ) => fetchJob( id, signal ),
		initialData: () => preloadedJob( id ),
	} );
