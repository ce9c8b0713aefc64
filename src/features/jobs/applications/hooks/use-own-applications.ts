// The designer's own applications: the query, and the mutation to withdraw one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchOwnApplications, withdrawOwn } from '../api/own-api';
import type { OwnApplication } from '../own';
import { KEYS } from '../../../../lib/query-keys';

const OWN = [ KEYS.applications, 'own' ];

export const useOwnApplications = () =>
	useQuery( {
		queryKey: OWN,
		queryFn: ( { signal } ) => fetchOwnApplications( signal ),
	} );

/**
 * Withdraws one.
 *
 * @param onDone Called with the application as it is now, before the list shows it.
 */
export function useWithdrawOwn( onDone: ( now: OwnApplication ) => void ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( { id, stage }: OwnApplication ) =>
			withdrawOwn( id, stage ),
		onSuccess: ( now ) => {
			onDone( now );
			client.setQueryData< OwnApplication[] >( OWN, ( list ) =>
				list?.map( ( one ) => ( one.id === now.id ? now : one ) )
			);
			// The queries of jobs and companies have whether the member can apply.
			for ( const queryKey of [
				[ KEYS.missions ],
				[ KEYS.applications, 'open' ],
				[ KEYS.applications, 'recipient' ],
			] ) {
				void client.invalidateQueries( { queryKey } );
			}
		},
		// The application has changed meanwhile: fetch the list again.
		onError: () => client.invalidateQueries( { queryKey: OWN } ),
	} );
}
