// Queries for a member's design jobs, and the changes their owner can make.
import {
	useMutation,
	useQueries,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import {
	closeMission,
	continueMission,
	deleteMission,
	duplicateMission,
	fetchMission,
	fetchMissionNow,
	fetchMissions,
	fetchSome,
	saveMission,
} from '../api/missions-api';
import * as limits from '../../../../contract/limits';
import { sendNew, useRequestId } from '../../../../lib/request-id';
import type { Mission, MissionValues } from '../types';
import { KEYS } from '../../../../lib/query-keys';

export const useMissions = ( author: number | undefined ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'of', author ],
		queryFn: ( { signal } ) => fetchMissions( author ?? 0, signal ),
		enabled: author !== undefined,
	} );

/** The jobs one can copy. Read for the form alone: it is on the screen while the list of the profile is to be read anew. */
export const useJobsToCopy = ( author: number | undefined ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'to copy', author ],
		queryFn: ( { signal } ) => fetchMissions( author ?? 0, signal ),
		enabled: author !== undefined,
		gcTime: 0,
	} ).data ?? [];

export const useMission = ( id: number | null ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'one', id ],
		queryFn: ( { signal } ) => fetchMission( id ?? 0, signal ),
		enabled: id !== null,
	} );

const CHANGED_WITH_A_JOB = [ KEYS.member, KEYS.projects, KEYS.applications ];

/**
 * A change of a job also changes lists, counts and profiles, so all of them are fetched again.
 *
 * @param change Sends the change.
 * @param kinds  Queries of jobs: lists ('of') or single jobs ('one').
 * @param onDone Called once the new lists are there, even if the changed job is not on them any more.
 */
function useChange< V, R >(
	change: ( values: V ) => Promise< R >,
	kinds: readonly string[] = [ 'of', 'one' ],
	onDone?: ( result: R, values: V ) => void
) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: change,
		onSuccess: async ( result, values ) => {
			await Promise.all(
				[
					...kinds.map( ( kind ) => [ KEYS.missions, kind ] ),
					...CHANGED_WITH_A_JOB.map( ( key ) => [ key ] ),
				].map( ( queryKey ) =>
					client.invalidateQueries( { queryKey } )
				)
			);
			onDone?.( result, values );
		},
	} );
}

/**
 * Reports success as soon as the job is saved. It does not wait for the lists, which are fetched again where they are shown.
 *
 * @param id      Job, null for a new one.
 * @param before The job as it was; saving publishes a draft.
 */
export function useSaveMission( id: number | null, before?: Mission ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( values: MissionValues ) =>
			id === null
				? sendNew( values, saveMission )
				: saveMission( id, values, before ),
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

/** The job as it is at this moment, for decisions that depend on its numbers. */
export const useMissionNow = ( id: number ) =>
	useQuery( {
		queryKey: [ KEYS.missions, 'now', id ],
		queryFn: ( { signal } ) => fetchMissionNow( id, signal ),
		gcTime: 0,
		staleTime: Infinity,
		retry: false,
	} );

/** The list to pick from shows this many. The search finds the others by name. */
export const SHOWN = 24;
/** The dialog names everybody who was chosen. */
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

/** The candidates who were chosen before the owner closes the job. */
export const useChosen = ( mission: number, enabled: boolean ) =>
	useQuery( { ...someOf( mission, { stage: 'chosen' }, ALL ), enabled } );

/**
 * The candidates to pick from: the short list, the new ones and the declined ones, or those the search finds.
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

type Continue = Parameters< typeof continueMission >;

/** Renews it, or opens it again. */
export const useContinueMission = (
	onDone: ( mission: Mission, how: Continue[ 1 ] ) => void
) =>
	useChange(
		( given: Continue ) => continueMission( ...given ),
		undefined,
		( mission, [ , how ] ) => onDone( mission, how )
	);

/** Makes only one draft, even when the answer was lost and the button is pressed again. */
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

/** Does not fetch the deleted job again: its page would go empty before the owner leaves it. */
export const useDeleteMission = ( onDone: ( informed: number ) => void ) =>
	useChange( deleteMission, [ 'of' ], onDone );
