// The server's answers as the app's conversations.
import type {
	Conversation,
	ConversationMessage,
	Thread as WireThread,
} from '../../../contract/shapes';
import type { Listed, Message, Standing, Thread } from '../types';

const toStanding = ( {
	with: other,
	can,
	why,
	blocked = false,
}: Pick< Conversation, 'with' | 'can' | 'why' | 'blocked' > ): Standing => ( {
	with: other,
	can,
	why,
	isBlocked: blocked,
} );

export const toListed = ( wire: Conversation ): Listed => ( {
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

export const toMessage = ( wire: ConversationMessage ): Message => ( {
	id: wire.id,
	isMine: wire.mine,
	text: wire.text,
	date: wire.date,
	files: wire.files,
	isDeleted: wire.deleted,
	isRemoved: wire.removed,
	canDelete: wire.can.delete,
} );

export const toThread = ( wire: WireThread ): Thread => ( {
	...toStanding( wire ),
	id: wire.id,
	unread: wire.unread,
	read: wire.read,
	jobs: wire.jobs,
	cursor: wire.cursor,
	isWhole: wire.whole,
	messages: wire.messages.map( toMessage ),
	hasOlder: wire.more,
} );
