// One conversation, refetched regularly while the tab is visible.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from '@wordpress/element';
import * as limits from '../../../contract/limits';
import { ApiError } from '../../../lib/api-error';
import {
	deleteMessage,
	fetchSince,
	fetchThread,
	saveBlocked,
} from '../api/thread-api';
import { listKey, patchThread, threadKey, unreadKey } from '../cache';
import { createPace } from '../pace';
import { withChanges, withMessage, withOlder } from '../thread';
import type { Thread } from '../types';
import { KEYS } from '../../../lib/query-keys';

const BAD_REQUEST = 400;

/** Fetches the changes since the last answer. Fetches everything the first time, and where the server does not know that answer. */
async function readThread(
	client: QueryClient,
	id: string,
	signal: AbortSignal
): Promise< Thread > {
	const known = client.getQueryData< Thread >( threadKey( id ) );
	if ( ! known ) {
		const thread = await fetchThread( id, undefined, signal );
		// Asked for by a member's slug, it is found again under its own name.
		client.setQueryData( threadKey( thread.id ), thread );
		return thread;
	}
	try {
		const changes = await fetchSince( known, signal );
		const now = client.getQueryData< Thread >( threadKey( id ) ) ?? known;
		return changes ? withChanges( now, changes ) : now;
	} catch ( error ) {
		if ( error instanceof ApiError && error.status === BAD_REQUEST ) {
			return fetchThread( id, undefined, signal );
		}
		throw error;
	}
}

export function useThread( id: string ) {
	const client = useQueryClient();
	const [ pace ] = useState( () => createPace( limits.thread_poll_ms ) );
	return useQuery( {
		queryKey: threadKey( id ),
		queryFn: ( { signal } ) =>
			pace.measured( () => readThread( client, id, signal ) ),
		staleTime: 0,
		refetchInterval: pace.next,
		refetchOnWindowFocus: 'always',
		// A later request repeats it anyway.
		retry: false,
	} );
}

/** Messages before those that were read. */
export function useOlder( thread: Thread ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: () => fetchThread( thread.id, thread.messages[ 0 ]?.id ),
		onSuccess: ( page ) =>
			patchThread( client, thread.id, ( now ) => withOlder( now, page ) ),
	} );
}

/** Refetches everything that depends on who may write to whom. */
const askAgain = ( client: QueryClient, id: string ) =>
	Promise.all(
		[ threadKey( id ), listKey(), unreadKey ].map( ( queryKey ) =>
			client.invalidateQueries( { queryKey } )
		)
	);

export function useBlock( id: string, onDone: () => void ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( blocked: boolean ) => saveBlocked( id, blocked ),
		onSuccess: async () => {
			await askAgain( client, id );
			// Many queries have whether the member may apply or write.
			for ( const key of [
				KEYS.member,
				KEYS.missions,
				KEYS.applications,
			] ) {
				void client.invalidateQueries( {
					queryKey: [ key ],
					refetchType: 'none',
				} );
			}
			onDone();
		},
	} );
}

export function useDelete( id: string, onDone: () => void ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( message: number ) => deleteMessage( id, message ),
		onSuccess: ( message ) => {
			patchThread( client, id, ( now ) => withMessage( now, message ) );
			void client.invalidateQueries( { queryKey: listKey() } );
			onDone();
		},
	} );
}
