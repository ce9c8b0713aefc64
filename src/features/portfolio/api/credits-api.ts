// The projects that name the member: /design-marketplace/v1/credits. An answer changes the cached list, which is not fetched again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Credit } from '../../../contract/shapes';
import { get, post } from '../../../lib/api/client';
import { KEYS } from '../../../lib/query-keys';

const CREDITS = '/design-marketplace/v1/credits';
const KEY = [ KEYS.credits ];

export const useCredits = () =>
	useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => get< Credit[] >( CREDITS, {}, { signal } ),
	} );

/** A no takes it off the list for good. */
export function useAnswerCredit( id: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( answer: 'yes' | 'no' ) =>
			post< Credit >( `${ CREDITS }/${ id }`, { answer } ),
		onSuccess: ( now ) => {
			client.setQueryData< Credit[] >( KEY, ( all ) =>
				all?.flatMap( ( one ) => {
					if ( one.id !== id ) {
						return [ one ];
					}
					return now.state === 'no' ? [] : [ now ];
				} )
			);
			void client.invalidateQueries( { queryKey: [ KEYS.member ] } );
		},
	} );
}
