// Invitations to own design jobs: /design-marketplace/v1/invitations.
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Invitation, Invited } from '../../../../contract/shapes';
import { get, post } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';

const INVITATIONS = '/design-marketplace/v1/invitations';

/** By job, who was invited to it. */
export const useInvited = ( missions: readonly number[] ) =>
	useQueries( {
		queries: missions.map( ( mission ) => ( {
			queryKey: [ KEYS.invitations, mission ],
			queryFn: ( { signal }: { signal: AbortSignal } ) =>
				get< Invitation[] >( INVITATIONS, { mission }, { signal } ),
		} ) ),
		combine: ( answers ) =>
			new Map(
				missions.map( ( mission, place ) => [
					mission,
					answers[ place ]?.data ?? [],
				] )
			),
	} );

interface Sent {
	mission: number;
	to: string[];
	words: string;
}

export function useInvite() {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( sent: Sent ) =>
			post< Invited >( INVITATIONS, { ...sent } ),
		onSettled: () => {
			for ( const key of [
				KEYS.invitations,
				KEYS.lists,
				KEYS.conversations,
			] ) {
				void client.invalidateQueries( { queryKey: [ key ] } );
			}
		},
	} );
}
