// A design job as strangers may read it.
import { useQuery } from '@tanstack/react-query';
import { fetchJob, preloadedJob } from '../api/jobs-api';

export const useJob = ( id: number ) =>
	useQuery( {
		queryKey: [ 'job', id ],
		queryFn: ( { signal } ) => fetchJob( id, signal ),
		initialData: () => preloadedJob( id ),
	} );
