// Merges answers into the cached conversation, without losing or repeating messages.
import { dayWords } from './dates';
import type { Message, Thread } from './types';

/** Merges by id: the newer answer counts, but a deleted message stays deleted. */
function joined(
	before: readonly Message[],
	after: readonly Message[]
): Message[] {
	const all = new Map( before.map( ( one ) => [ one.id, one ] ) );
	for ( const one of after ) {
		if ( ! all.get( one.id )?.isDeleted || one.isDeleted ) {
			all.set( one.id, one );
		}
	}
	return [ ...all.values() ].sort( ( a, b ) => a.id - b.id );
}

/** Merges changes into the thread. Changes of older messages that are not loaded yet are left until they are. */
export function withChanges( thread: Thread, changes: Thread ): Thread {
	if ( changes.isWhole ) {
		return changes;
	}
	const first = thread.hasOlder ? ( thread.messages[ 0 ]?.id ?? 0 ) : 0;
	return {
		...changes,
		isWhole: true,
		hasOlder: thread.hasOlder,
		read: Math.max( thread.read, changes.read ),
		messages: joined(
			thread.messages,
			changes.messages.filter( ( { id } ) => id >= first )
		),
	};
}

/** The answer to a write: the cursor stays, for others may have written before it. */
export const withMessage = ( thread: Thread, message: Message ): Thread => ( {
	...thread,
	messages: joined( thread.messages, [ message ] ),
} );

/** Adds an older page. Cached messages win, as they are newer. */
export const withOlder = ( thread: Thread, page: Thread ): Thread => ( {
	...thread,
	messages: joined( page.messages, thread.messages ),
	hasOlder: page.hasOlder,
} );

export interface Day {
	words: string;
	messages: Message[];
}

/** The messages by the days they were written on. */
export function daysOf(
	messages: readonly Message[],
	now = new Date()
): Day[] {
	const days: Day[] = [];
	for ( const message of messages ) {
		const words = dayWords( message.date, now );
		const last = days.at( -1 );
		if ( last?.words === words ) {
			last.messages.push( message );
		} else {
			days.push( { words, messages: [ message ] } );
		}
	}
	return days;
}

const ofOther = ( messages: readonly Message[] ): Message[] =>
	messages.filter( ( { isMine } ) => ! isMine );

/** The other's newest message; 0 while there is none. */
export const lastOfOther = ( messages: readonly Message[] ): number =>
	ofOther( messages ).at( -1 )?.id ?? 0;

/** The last message before those the reader has not read. */
export function readUntil( {
	messages,
	unread,
}: Pick< Thread, 'messages' | 'unread' > ): number {
	const theirs = ofOther( messages ).filter(
		( { isDeleted } ) => ! isDeleted
	);
	const first = unread > 0 ? theirs.slice( -unread )[ 0 ] : undefined;
	return first ? first.id - 1 : lastOfOther( messages );
}

/** Id of the reader's last message that the other member has read; 0 for none. */
export const seenByOther = ( {
	messages,
	read,
}: Pick< Thread, 'messages' | 'read' > ): number =>
	messages
		.filter(
			( { isMine, isDeleted, id } ) => isMine && ! isDeleted && id <= read
		)
		.at( -1 )?.id ?? 0;
