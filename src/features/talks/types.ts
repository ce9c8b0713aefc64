// A conversation as the server presents it to one of its members.
import type {
	ConversationCan,
	ConversationWith,
	MessageFile,
	SharedJob,
} from '../../contract/shapes';

export type { MessageFile, SharedJob } from '../../contract/shapes';
export type Counterpart = ConversationWith;

/** The reason why the reader cannot write: one has blocked the other, an account is gone, or the other has not answered yet. */
export type Why = 'refused' | 'gone' | 'unanswered';

export interface Standing {
	/** Null for a deleted account. */
	with: Counterpart | null;
	can: ConversationCan;
	/** Null where the member can write. */
	why: Why | null;
	/** Whether the reader has blocked the other. The other's block is not shown. */
	isBlocked: boolean;
}

export interface Listed extends Standing {
	id: string;
	/** The newest of the jobs in common; null for none. */
	job: { title: string; stage: string } | null;
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
	/** Position at which the next page begins; null on the last page. */
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
	/** Whether a decision of the site has removed it, not its author. */
	isRemoved: boolean;
	canDelete: boolean;
}

export interface Thread extends Standing {
	id: string;
	/** Number of the other's messages that the reader has not read. */
	unread: number;
	/** Up to which message the other has read. */
	read: number;
	jobs: readonly SharedJob[];
	/** Value for `since` in the next request. */
	cursor: string;
	/** Whether the messages are all of the newest page, not only what has changed. */
	isWhole: boolean;
	/** The messages loaded so far, oldest first. */
	messages: readonly Message[];
	hasOlder: boolean;
}
