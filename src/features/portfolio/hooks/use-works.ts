// Queries and mutations of a designer's portfolio and of one project.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from '@wordpress/element';
import { preloadedWorks } from '../api/open-works-api';
import type { Work as Wire } from '../../../contract/shapes';
import {
	deleteWork,
	fetchWork,
	fetchWorks,
	orderWorks,
	saveWork,
	toWork,
} from '../api/works-api';
import { saveInTurn } from '../pictures';
import { sendNew } from '../../../lib/request-id';
import { KEYS } from '../../../lib/query-keys';

/**
 * A portfolio. Works that came with the designer's profile are not fetched again.
 *
 * @param slug    Designer's slug.
 * @param brought Works in the profile's answer; absent if there are too many for one page.
 * @param mayAsk  Whether the reader may see them.
 */
export function useWorks(
	slug: string,
	brought: Wire[] | undefined,
	mayAsk = true
) {
	const asked = useQuery( {
		queryKey: [ KEYS.works, 'of', slug ],
		queryFn: ( { signal } ) => fetchWorks( slug, signal ),
		enabled: brought === undefined && mayAsk,
		initialData: () =>
			brought === undefined ? preloadedWorks( slug ) : undefined,
	} );
	const here = useMemo( () => brought?.map( toWork ), [ brought ] );
	return here ? { ...asked, data: here, error: null } : asked;
}

export const useWork = ( id: number | null ) =>
	useQuery( {
		queryKey: [ KEYS.works, 'one', id ],
		queryFn: ( { signal } ) => fetchWork( id ?? 0, signal ),
		enabled: id !== null,
	} );

const CHANGED_WITH_A_WORK = [ KEYS.member, KEYS.designers ];

function useInvalidate() {
	const client = useQueryClient();
	return ( ...keys: string[] ) =>
		Promise.all(
			keys.map( ( key ) =>
				client.invalidateQueries( { queryKey: [ key ] } )
			)
		);
}

type SaveTurns = Omit< Parameters< typeof saveInTurn >[ 0 ], 'send' >;

/** Reports success as soon as the project is saved. It does not wait for the portfolio, which is fetched again where it is shown. */
export function useSaveWork( id: number | null ) {
	const client = useQueryClient();
	const invalidate = useInvalidate();
	return useMutation( {
		mutationFn: ( turns: SaveTurns ) =>
			saveInTurn( {
				...turns,
				send: ( made, fields, onProgress ) => {
					const options = { onProgress, signal: turns.signal };
					const known = made ?? id;
					return known === null
						? sendNew(
								{
									...fields,
									request_id: turns.values.request_id,
								},
								( target, all ) =>
									saveWork( target, all, options )
							)
						: saveWork( known, fields, options );
				},
			} ),
		onSuccess: () => {
			// A profile has its works with it.
			for ( const key of [ KEYS.works, KEYS.member ] ) {
				client.removeQueries( { queryKey: [ key ], type: 'inactive' } );
			}
			void invalidate( ...CHANGED_WITH_A_WORK );
		},
	} );
}

/** Done when the portfolio is there without it. */
export function useDeleteWork() {
	const invalidate = useInvalidate();
	return useMutation( {
		mutationFn: deleteWork,
		onSuccess: () => invalidate( KEYS.works, ...CHANGED_WITH_A_WORK ),
	} );
}

/** Orders of works that wait to be sent; only the newest is. */
export interface Waiting {
	ids: readonly number[] | null;
	/** What the server has taken last. */
	stored: readonly number[] | null;
}

/** Sends orders one after the other. What shows the works is fetched again after the last one. */
export function useOrderWorks() {
	const invalidate = useInvalidate();
	return useMutation( {
		mutationFn: async ( waiting: Waiting ) => {
			while ( waiting.ids ) {
				const { ids } = waiting;
				waiting.ids = null;
				await orderWorks( ids );
				waiting.stored = ids;
			}
		},
		onSettled: () => {
			void invalidate( KEYS.works, ...CHANGED_WITH_A_WORK );
		},
	} );
}
