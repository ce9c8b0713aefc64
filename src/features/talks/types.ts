// Types of the conversations' screens.
import type { ConversationWith } from '../../contract/shapes';
import type { Listed, Message, Thread } from './api/wire';

export type { MessageFile, SharedJob } from '../../contract/shapes';
export type Counterpart = ConversationWith;

export type { Listed, Message, Thread };

export interface ListView {
	search: string;
	unreadOnly: boolean;
}

export interface ListPage {
	items: readonly Listed[];
	/** Position at which the next page begins; null on the last page. */
	next: string | null;
	/** Unread messages in all conversations. */
	unread: number;
}
