// Candidates, recipients, and sending.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendRequest } from '../api/mail-api';
import { fetchOpenMissions, fetchRecipient } from '../api/recipient-api';
import { KEYS } from '../../../../lib/query-keys';

export const useRecipient = ( slug: string ) =>
	useQuery( {
		queryKey: [ KEYS.applications, 'recipient', slug ],
		queryFn: ( { signal } ) => fetchRecipient( slug, signal ),
		enabled: slug !== '',
	} );

export const useOpenMissions = ( author: number | undefined ) =>
	useQuery( {
		queryKey: [ KEYS.applications, 'open', author ],
		queryFn: ( { signal } ) => fetchOpenMissions( author ?? 0, signal ),
		enabled: author !== undefined,
	} );

export function useSendRequest() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: sendRequest,
		onSuccess: () => {
			for ( const key of [ KEYS.applications, KEYS.missions ] ) {
				// Not the queries of this screen: the form behind the message would change.
				void client.invalidateQueries( {
					queryKey: [ key ],
					refetchType: 'none',
				} );
			}
		},
		// A job may have been closed or deleted, or applied to in another window.
		onError: () =>
			client.invalidateQueries( {
				queryKey: [ KEYS.applications, 'open' ],
			} ),
	} );
}
