// The first few candidates of a job.
import { useQuery } from '@tanstack/react-query';
import { fetchFirstCandidates } from '../api/preview-api';

export const useFirstCandidates = ( mission: number ) =>
	useQuery( {
		queryKey: [ 'applications', 'preview', mission ],
		queryFn: ( { signal } ) => fetchFirstCandidates( mission, signal ),
	} );
