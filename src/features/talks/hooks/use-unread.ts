// The number of unread messages, for the bar and the menu.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from '@wordpress/element';
import * as limits from '../../../contract/limits';
import { fetchUnread, preloadedUnread } from '../api/list-api';
import { listKey, unreadKey } from '../cache';
import { createPace } from '../pace';

export function useUnread(): number {
	const client = useQueryClient();
	const [ pace ] = useState( () =>
		createPace( limits.conversations_poll_ms )
	);
	/** Whether the list is on the screen: its answers include the number. */
	const isSaid = () =>
		client
			.getQueryCache()
			.findAll( { queryKey: listKey(), type: 'active' } ).length > 0;
	const { data = 0 } = useQuery( {
		queryKey: unreadKey,
		queryFn: ( { signal } ) => pace.measured( () => fetchUnread( signal ) ),
		initialData: preloadedUnread,
		staleTime: limits.conversations_poll_ms,
		refetchInterval: () => ( isSaid() ? false : pace.next() ),
		refetchOnWindowFocus: true,
		retry: false,
	} );
	return data;
}
