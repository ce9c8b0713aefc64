// A member's design jobs, one of them, and what its owner does with it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
	closeMission,
	deleteMission,
	fetchMission,
	fetchMissions,
	saveMission,
} from '../api/missions-api';
import type { MissionValues } from '../types';

const MISSIONS = 'missions';

export const useMissions = ( author: number | undefined ) =>
	useQuery( {
		queryKey: [ MISSIONS, 'of', author ],
		queryFn: ( { signal } ) => fetchMissions( author ?? 0, signal ),
		enabled: author !== undefined,
	} );

export const useMission = ( id: number | null ) =>
	useQuery( {
		queryKey: [ MISSIONS, 'one', id ],
		queryFn: ( { signal } ) => fetchMission( id ?? 0, signal ),
		enabled: id !== null,
	} );

/** A job that changed changes lists, counts and profiles: everything of theirs is asked for again. */
function useChange< V, R >( change: ( values: V ) => Promise< R > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: change,
		onSuccess: () =>
			Promise.all(
				[ MISSIONS, 'member', 'projects', 'applications' ].map(
					( key ) => client.invalidateQueries( { queryKey: [ key ] } )
				)
			),
	} );
}

export const useSaveMission = ( id: number | null ) =>
	useChange( ( values: MissionValues ) => saveMission( id, values ) );

export const useCloseMission = () => useChange( closeMission );

export const useDeleteMission = () => useChange( deleteMission );
