// The first few candidates of a job.
import { useQuery } from '@tanstack/react-query';
import { fetchFirstCandidates } from '../api/preview-api';
import { KEYS } from '../../../../lib/query-keys';

export const useFirstCandidates = ( mission: number ) =>
	useQuery( {
		queryKey: [ KEYS.applications, 'preview', mission ],
		queryFn: ( { signal } ) => fetchFirstCandidates( mission, signal ),
	} );
