// The list of conversations, and how many messages wait in it.
import type { Conversation } from '../../../contract/shapes';
import { getAnswer, preloaded } from '../../../lib/api/client';
import type { ListPage, ListView } from '../types';
import { toListed } from './wire';

const CONVERSATIONS = '/design-marketplace/v1/conversations';
const UNREAD = 'X-DM-Unread';

/** As every page brings it along for a session held by a cookie: Site\Front\Preload asks for the same. */
const COUNT = { unread: 1, per_page: 1 };

const countOf = ( { headers }: { headers: Headers } ): number =>
	Number( headers.get( UNREAD ) ?? 0 );

export async function fetchConversations(
	{ search, unreadOnly }: ListView,
	before: string | null,
	signal?: AbortSignal
): Promise< ListPage > {
	const { data, headers } = await getAnswer< Conversation[] >(
		CONVERSATIONS,
		{ search, unread: unreadOnly ? 1 : undefined, before },
		{ signal }
	);
	return {
		items: data.map( toListed ),
		next: headers.get( 'X-DM-Next' ) || null,
		unread: countOf( { headers } ),
	};
}

export const fetchUnread = async ( signal?: AbortSignal ): Promise< number > =>
	countOf(
		await getAnswer< Conversation[] >( CONVERSATIONS, COUNT, { signal } )
	);

export function preloadedUnread(): number | undefined {
	const answer = preloaded< Conversation[] >( CONVERSATIONS, COUNT );
	return answer && countOf( answer );
}
