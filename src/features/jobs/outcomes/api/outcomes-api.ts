// What became of jobs that were filled here, and whether it may be shown: /design-marketplace/v1/outcomes.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '../../../../contract/shapes';
import { get, post } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

const OUTCOMES = '/design-marketplace/v1/outcomes';
const KEY = [ KEYS.outcomes ];

export const useOutcomes = () =>
	useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => get< Outcome[] >( OUTCOMES, {}, { signal } ),
	} );

export function useAnswerOutcome( id: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( answer: { consent: boolean; sentence: string } ) =>
			post< Outcome >( `${ OUTCOMES }/${ id }`, answer ),
		onSuccess: ( now ) => {
			client.setQueryData< Outcome[] >( KEY, ( all ) =>
				all?.map( ( one ) => ( one.id === id ? now : one ) )
			);
			void client.invalidateQueries( { queryKey: [ KEYS.member ] } );
		},
	} );
}
