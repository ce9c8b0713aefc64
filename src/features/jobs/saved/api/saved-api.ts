// Saved design jobs: /design-marketplace/v1/saved.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as limits from '../../../../contract/limits';
import type { Saved, SavedJob as Wire } from '../../../../contract/shapes';
import { del, get, pageFile, put } from '../../../../lib/api/client';
import { useCurrentUser } from '../../../../lib/current-user';
import { missionPath } from '../../../../lib/paths';
import { KEYS } from '../../../../lib/query-keys';
import { factsOf } from '../../missions/facts';

const SAVED = '/design-marketplace/v1/saved';
const IDS = [ KEYS.saved, 'ids' ];

const toSaved = ( wire: Wire ) => ( {
	id: wire.id,
	title: wire.title,
	company: wire.company,
	path: missionPath( wire.company.slug, wire.id ),
	facts: factsOf( wire ),
	deadline: wire.deadline,
	isOpen: wire.open,
	isClosed: wire.close,
	hasApplied: wire.applied,
} );

export type SavedJob = ReturnType< typeof toSaved >;

/** All of them in one answer: their number is limited. What is taken off stays in the list until the reader comes back. */
export const useSavedJobs = () =>
	useQuery( {
		queryKey: [ KEYS.saved, 'list' ],
		queryFn: async ( { signal } ) =>
			(
				await get< Wire[] >(
					SAVED,
					{ per_page: limits.saved_jobs_max },
					{ signal }
				)
			).map( toSaved ),
		gcTime: 0,
	} );

/** The ids alone, for the marks; undefined until they are known, and for those who post jobs. */
export function useSavedIds(): readonly number[] | undefined {
	const { user } = useCurrentUser();
	return useQuery( {
		queryKey: IDS,
		queryFn: async ( { signal } ) =>
			(
				await get< Pick< Wire, 'id' >[] >(
					SAVED,
					{ per_page: limits.saved_jobs_max, _fields: 'id' },
					{ signal }
				)
			).map( ( { id } ) => id ),
		enabled: user?.role === 'designer',
	} ).data;
}

/** Saves a job or takes it off. */
export function useKeep( id: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( saved: boolean ) =>
			( saved ? put : del )< Saved >( `${ SAVED }/${ id }` ),
		onSuccess: ( { saved } ) =>
			client.setQueryData< readonly number[] >( IDS, ( ids = [] ) => [
				...( saved ? [ id ] : [] ),
				...ids.filter( ( one ) => one !== id ),
			] ),
	} );
}

export const fetchDeadline = ( id: number ): Promise< Blob > =>
	pageFile( `/jobs/${ id }.ics` );
