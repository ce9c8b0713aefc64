// A conversation as its reader knows it.
import type {
	ConversationCan,
	ConversationWith,
	MessageFile,
	SharedJob,
} from '../../contract/shapes';

export type { MessageFile, SharedJob } from '../../contract/shapes';
export type Counterpart = ConversationWith;

/** Why one cannot write: somebody has blocked the other, an account is gone, or it is the other's turn. */
export type Why = 'refused' | 'gone' | 'unanswered';

export interface Standing {
	/** Null for a deleted account. */
	with: Counterpart | null;
	can: ConversationCan;
	/** Null where the member can write. */
	why: Why | null;
	/** By the reader: only the blocker is told. */
	isBlocked: boolean;
}

export interface Listed extends Standing {
	id: string;
	last: {
		excerpt: string;
		/** GMT. */
		date: string;
		isMine: boolean;
		isDeleted: boolean;
	} | null;
	unread: number;
}

export interface ListView {
	search: string;
	unreadOnly: boolean;
}

export interface ListPage {
	items: readonly Listed[];
	/** Where the next page begins; null on the last. */
	next: string | null;
	/** Messages in all conversations. */
	unread: number;
}

export interface Message {
	id: number;
	isMine: boolean;
	text: string;
	/** GMT. */
	date: string;
	files: readonly MessageFile[];
	isDeleted: boolean;
	/** By a decision, not by its author. */
	isRemoved: boolean;
	canDelete: boolean;
}

export interface Thread extends Standing {
	id: string;
	/** How many of the other's messages the reader has not read. */
	unread: number;
	/** Up to which message the other has read. */
	read: number;
	jobs: readonly SharedJob[];
	/** What `since` is asked with. */
	cursor: string;
	/** Whether the messages are all of the newest page, not only what has changed. */
	isWhole: boolean;
	/** Oldest first, as far as they were read. */
	messages: readonly Message[];
	hasOlder: boolean;
}
