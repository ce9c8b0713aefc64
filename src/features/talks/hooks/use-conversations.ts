// The list of conversations, fetched again regularly while it is on the screen.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from '@wordpress/element';
import * as limits from '../../../contract/limits';
import { fetchConversations } from '../api/list-api';
import { listKey, unreadKey } from '../cache';
import { createPace } from '../pace';
import type { ListPage, ListView } from '../types';

export function useConversations( view: ListView, isShown: boolean ) {
	const client = useQueryClient();
	const [ pace ] = useState( () =>
		createPace( limits.conversations_poll_ms )
	);
	return useInfiniteQuery( {
		queryKey: listKey( view ),
		queryFn: async ( { pageParam, signal } ): Promise< ListPage > => {
			const page = await pace.measured( () =>
				fetchConversations( view, pageParam, signal )
			);
			client.setQueryData( unreadKey, page.unread );
			return page;
		},
		enabled: isShown,
		initialPageParam: null as string | null,
		getNextPageParam: ( { next } ) => next,
		staleTime: 0,
		refetchInterval: pace.next,
		refetchOnWindowFocus: 'always',
		placeholderData: ( before ) => before,
	} );
}
