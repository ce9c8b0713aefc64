// A member's design jobs, one of them, and what its owner does with it.
import {
	useMutation,
	useQueries,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import {
	deleteMission,
	duplicateMission,
	fetchMission,
	fetchMissions,
	renewMission,
	reopenMission,
	saveMission,
} from '../api/missions-api';
import { closeMission, fetchMissionNow, fetchSome } from '../api/close-api';
import * as limits from '../../../contract/limits';
import { sendNew, useRequestId } from '../../../lib/request-id';
import type { Mission, MissionValues } from '../types';
import { KEYS } from '../../../lib/query-keys';

export const useMissions = ( author: number | undefined ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'of', author ],
		queryFn: ( { signal } ) => fetchMissions( author ?? 0, signal ),
		enabled: author !== undefined,
	} );

export const useMission = ( id: number | null ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'one', id ],
		queryFn: ( { signal } ) => fetchMission( id ?? 0, signal ),
		enabled: id !== null,
	} );

const CHANGED_WITH_A_JOB = [ KEYS.member, KEYS.projects, KEYS.applications ];

/**
 * A job that changed changes lists, counts and profiles: everything of theirs is asked for again.
 *
 * @param change Sends the change.
 * @param kinds  Whose answers about jobs themselves: lists ('of'), single ones ('one').
 * @param onDone Called once the new lists are there, even when what asked for the change is not on them any more.
 */
function useChange< V, R >(
	change: ( values: V ) => Promise< R >,
	kinds: readonly string[] = [ 'of', 'one' ],
	onDone?: ( result: R ) => void
) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: change,
		onSuccess: async ( result ) => {
			await Promise.all(
				[
					...kinds.map( ( kind ) => [ KEYS.missions, kind ] ),
					...CHANGED_WITH_A_JOB.map( ( key ) => [ key ] ),
				].map( ( queryKey ) =>
					client.invalidateQueries( { queryKey } )
				)
			);
			onDone?.( result );
		},
	} );
}

/**
 * What is saved is told at once: the lists are asked for anew where they are shown, not waited for here.
 *
 * @param id      Job, null for a new one.
 * @param isDraft Whether it is a draft, which is published by this.
 */
export function useSaveMission( id: number | null, isDraft: boolean ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( values: MissionValues ) =>
			id === null
				? sendNew( values, saveMission )
				: saveMission( id, values, isDraft ? 'publish' : undefined ),
		onSuccess: () => {
			client.removeQueries( {
				queryKey: [ KEYS.missions ],
				type: 'inactive',
			} );
			CHANGED_WITH_A_JOB.forEach(
				( key ) =>
					void client.invalidateQueries( { queryKey: [ key ] } )
			);
		},
	} );
}

/** The job as it is at this moment, for what is decided by its numbers. */
export const useMissionNow = ( id: number ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'now', id ],
		queryFn: ( { signal } ) => fetchMissionNow( id, signal ),
		gcTime: 0,
		staleTime: Infinity,
		retry: false,
	} );

/** So many are shown to pick from; the others are found by their names. */
export const SHOWN = 24;
/** Everybody chosen has to be named. */
const ALL = limits.collection_max;

const someOf = (
	mission: number,
	which: Parameters< typeof fetchSome >[ 1 ],
	most: number
) => ( {
	queryKey: [ KEYS.missions, 'candidates', mission, which, most ],
	queryFn: ( { signal }: { signal: AbortSignal } ) =>
		fetchSome( mission, which, most, signal ),
	gcTime: 0,
	retry: false,
} );

/** Who was chosen before the job is closed. */
export const useChosen = ( mission: number, enabled: boolean ) =>
	useQuery( { ...someOf( mission, { stage: 'chosen' }, ALL ), enabled } );

/**
 * The candidates one picks from: the short list and who waits, or whom words find.
 *
 * @param mission Job.
 * @param search  Words; '' for none.
 */
export const useChoosable = ( mission: number, search: string ) =>
	useQueries( {
		queries: search
			? [ someOf( mission, { search }, SHOWN ) ]
			: ( [ 'shortlisted', 'new', 'declined' ] as const ).map(
					( stage ) => someOf( mission, { stage }, SHOWN )
				),
		combine: ( answers ) => ( {
			candidates: answers
				.flatMap( ( { data } ) => data ?? [] )
				.filter( ( { canBeChosen } ) => canBeChosen ),
			isPending: answers.some( ( { isPending } ) => isPending ),
			error: answers.find( ( { error } ) => error )?.error ?? null,
			refetch: () => answers.forEach( ( { refetch } ) => void refetch() ),
		} ),
	} );

export const useRenewMission = ( onDone: ( mission: Mission ) => void ) =>
	useChange( renewMission, undefined, onDone );

export const useReopenMission = ( onDone: ( mission: Mission ) => void ) =>
	useChange( reopenMission, undefined, onDone );

/** Pressed again, as an answer was lost, it makes one draft. */
export function useDuplicateMission( onDone: ( copy: Mission ) => void ) {
	const name = useRequestId();
	return useChange(
		( id: number ) => duplicateMission( id, name ),
		[ 'of' ],
		onDone
	);
}

export const useCloseMission = ( onDone: ( informed: number ) => void ) =>
	useChange( closeMission, undefined, onDone );

/** A deleted job is not asked for again: its own page would show a hole before it is left. */
export const useDeleteMission = ( onDone: ( informed: number ) => void ) =>
	useChange( deleteMission, [ 'of' ], onDone );
