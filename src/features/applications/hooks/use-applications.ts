// Candidates, recipients, and sending.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendRequest } from '../api/mail-api';
import { fetchOpenMissions, fetchRecipient } from '../api/recipient-api';

const APPLICATIONS = 'applications';

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
