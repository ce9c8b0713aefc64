// Candidates, own applications, recipients, and sending.
import {
	keepPreviousData,
	useMutation,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import { limits } from '../../../contract/limits';
import { fetchCandidates, fetchOwnApplications } from '../api/applications-api';
import { sendRequest } from '../api/mail-api';
import { fetchOpenMissions, fetchRecipient } from '../api/recipient-api';

const APPLICATIONS = 'applications';

/** The first few candidates of a job. */
export const useCandidatesPreview = ( mission: number ) =>
	useQuery( {
		queryKey: [ APPLICATIONS, 'preview', mission ],
		queryFn: ( { signal } ) =>
			fetchCandidates( mission, limits.candidates_preview, 1, signal ),
	} );

export const useOwnApplications = ( page: number ) =>
	useQuery( {
		queryKey: [ APPLICATIONS, 'own', page ],
		queryFn: ( { signal } ) => fetchOwnApplications( page, signal ),
		placeholderData: keepPreviousData,
	} );

export const useRecipient = ( slug: string ) =>
	useQuery( {
		queryKey: [ APPLICATIONS, 'recipient', slug ],
		queryFn: ( { signal } ) => fetchRecipient( slug, signal ),
		enabled: slug !== '',
	} );

export const useOpenMissions = ( author: number | undefined ) =>
	useQuery( {
		queryKey: [ APPLICATIONS, 'open', author ],
		queryFn: ( { signal } ) => fetchOpenMissions( author ?? 0, signal ),
		enabled: author !== undefined,
	} );

export function useSendRequest() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: sendRequest,
		onSuccess: () => {
			for ( const key of [ APPLICATIONS, 'missions' ] ) {
				// Not what is on the screen: the form behind the thanks would change under them.
				void client.invalidateQueries( {
					queryKey: [ key ],
					refetchType: 'none',
				} );
			}
		},
		// A job may have been closed or deleted, or applied to in another window.
		onError: () =>
			client.invalidateQueries( { queryKey: [ APPLICATIONS, 'open' ] } ),
	} );
}
