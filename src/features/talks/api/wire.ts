// The server's answers as the app's conversations.
import type {
	Conversation,
	ConversationMessage,
	Thread as WireThread,
} from '../../../contract/shapes';

const toStanding = ( {
	with: other,
	can,
	why,
	blocked = false,
}: Pick< Conversation, 'with' | 'can' | 'why' | 'blocked' > ) => ( {
	/** Null for a deleted account. */
	with: other,
	can,
	why,
	/** The other's block is not shown. */
	isBlocked: blocked,
} );

export const toListed = ( wire: Conversation ) => ( {
	...toStanding( wire ),
	id: wire.id,
	job: wire.job,
	last: wire.last && {
		excerpt: wire.last.excerpt,
		date: wire.last.date,
		isMine: wire.last.mine,
		isDeleted: wire.last.deleted,
	},
	unread: wire.unread,
} );

export const toMessage = ( wire: ConversationMessage ) => ( {
	id: wire.id,
	isMine: wire.mine,
	text: wire.text,
	date: wire.date,
	files: wire.files,
	isDeleted: wire.deleted,
	/** Whether a decision of the site has removed it, not its author. */
	isRemoved: wire.removed,
	canDelete: wire.can.delete,
	/** The design job it invites to; its title is empty while the job is not there. */
	invitation: wire.invitation ?? null,
} );

export const toThread = ( wire: WireThread ) => ( {
	...toStanding( wire ),
	id: wire.id,
	unread: wire.unread,
	/** Up to which message the other has read. */
	read: wire.read,
	jobs: wire.jobs,
	cursor: wire.cursor,
	/** Whether the messages are all of the newest page, not only what has changed. */
	isWhole: wire.whole,
	messages: wire.messages.map( toMessage ),
	hasOlder: wire.more,
} );

export type Listed = ReturnType< typeof toListed >;
export type Message = ReturnType< typeof toMessage >;
export type Thread = ReturnType< typeof toThread >;
