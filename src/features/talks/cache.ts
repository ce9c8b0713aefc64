// Conversations in the cache of server data.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { withMessage } from './thread';
import type {
	Listed,
	ListPage,
	ListView,
	Message,
	SharedJob,
	Thread,
} from './types';
import { KEYS } from '../../lib/query-keys';

export const listKey = ( view?: ListView ) =>
	view
		? [ KEYS.conversations, 'list', view ]
		: [ KEYS.conversations, 'list' ];
export const threadKey = ( id: string ) => [ KEYS.conversations, 'thread', id ];
export const unreadKey = [ KEYS.conversations, 'unread' ];

type Lists = InfiniteData< ListPage, string | null >;

export const patchThread = (
	client: QueryClient,
	id: string,
	change: ( thread: Thread ) => Thread
): void =>
	void client.setQueryData< Thread >(
		threadKey( id ),
		( thread ) => thread && change( thread )
	);

export const patchListed = (
	client: QueryClient,
	id: string,
	change: ( one: Listed ) => Listed
): void =>
	void client.setQueriesData< Lists >(
		{ queryKey: listKey() },
		( lists ) =>
			lists && {
				...lists,
				pages: lists.pages.map( ( page ) => ( {
					...page,
					items: page.items.map( ( one ) =>
						one.id === id ? change( one ) : one
					),
				} ) ),
			}
	);

/** Puts the server's version of a message into the thread, and fetches the list again for its new order. */
export function putMessage(
	client: QueryClient,
	id: string,
	message: Message
): void {
	patchThread( client, id, ( thread ) => withMessage( thread, message ) );
	void client.invalidateQueries( { queryKey: listKey() } );
}

/** Marks a conversation as read in every cached count. */
export function putRead(
	client: QueryClient,
	id: string,
	unread: number
): void {
	patchThread( client, id, ( thread ) => ( { ...thread, unread: 0 } ) );
	patchListed( client, id, ( one ) => ( { ...one, unread: 0 } ) );
	client.setQueryData( unreadKey, unread );
}

/** Updates the stage in the cached conversation once the owner has set it. */
export const putStage = (
	client: QueryClient,
	id: string,
	application: number,
	stage: SharedJob[ 'stage' ]
): void =>
	patchThread( client, id, ( thread ) => ( {
		...thread,
		jobs: thread.jobs.map( ( job ) =>
			job.application === application ? { ...job, stage } : job
		),
	} ) );
