// One's own applications, and the two things one can do with them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchOwnApplications, moveOwn } from '../api/own-api';
import type { OwnApplication } from '../own';
import { KEYS } from '../../../lib/query-keys';

const OWN = [ KEYS.applications, 'own' ];

export const useOwnApplications = () =>
	useQuery( {
		queryKey: OWN,
		queryFn: ( { signal } ) => fetchOwnApplications( signal ),
	} );

/**
 * Withdraws, or applies again.
 *
 * @param onDone Hears of the application as it is now, before the list shows it.
 */
export function useMoveOwn( onDone: ( now: OwnApplication ) => void ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( {
			application: { id, stage },
			to,
		}: {
			application: OwnApplication;
			to: 'withdrawn' | 'new';
		} ) => moveOwn( id, to, stage ),
		onSuccess: ( now ) => {
			onDone( now );
			client.setQueryData< OwnApplication[] >( OWN, ( list ) =>
				list?.map( ( one ) => ( one.id === now.id ? now : one ) )
			);
			// Whether one can apply is said by the jobs and by who posted them.
			for ( const queryKey of [
				[ KEYS.missions ],
				[ KEYS.applications, 'open' ],
				[ KEYS.applications, 'recipient' ],
			] ) {
				void client.invalidateQueries( { queryKey } );
			}
		},
		// It is not what it was: the list says what it is.
		onError: () => client.invalidateQueries( { queryKey: OWN } ),
	} );
}
