// Messages the server does not have yet. They are kept until it does, and sent again under the same name, so that it makes each once.
import type { QueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError, messageOf } from '../../lib/api-error';
import { readFiles, writeFiles } from '../../lib/draft-files';
import { freshName } from '../../lib/request-id';
import { sendMessage } from './api/thread-api';
import { putMessage, threadKey } from './cache';
import { createKept, tell } from './kept';

export interface Unsent {
	/** The name it is sent under, each time. */
	name: string;
	text: string;
	/** Time at which it was written, in the server's format. */
	date: string;
	files: { name: string; size: number }[];
	/** The error if it could not be sent; '' while some tab is sending it. */
	problem: string;
}

const outbox = createKept< { messages: Unsent[] } >(
	'unsent-',
	( { messages } ) => messages.length === 0
);

/** Messages that this tab is sending, each with the share that is already sent. */
const running = new Map< string, { sent: number; stop: AbortController } >();
/** Files as this tab has them; the browser's database has them for a day. */
const files = new Map< string, File[] >();
/** The last request of each conversation, which the next one waits for. */
const turns = new Map< string, Promise< unknown > >();
/** Conversations this page has looked after since it was loaded. */
const looked = new Set< string >();

const allOf = ( conversation: string ) =>
	outbox.read( conversation )?.values.messages ?? [];

const change = (
	conversation: string,
	how: ( messages: Unsent[] ) => Unsent[]
) => outbox.write( conversation, { messages: how( allOf( conversation ) ) } );

const patch = (
	conversation: string,
	name: string,
	given: Partial< Unsent >
) =>
	change( conversation, ( messages ) =>
		messages.map( ( one ) =>
			one.name === name ? { ...one, ...given } : one
		)
	);

const forget = ( conversation: string, name: string ) => {
	files.delete( name );
	void writeFiles( name, null );
	change( conversation, ( messages ) =>
		messages.filter( ( one ) => one.name !== name )
	);
};

/** Marks messages as interrupted that were being sent when the page was closed: nothing sends them any more. */
export function lookAfter( conversation: string ): void {
	if ( looked.has( conversation ) ) {
		return;
	}
	looked.add( conversation );
	const lost = allOf( conversation ).filter(
		( { name, problem } ) => ! problem && ! running.has( name )
	);
	for ( const { name } of lost ) {
		patch( conversation, name, {
			problem: __( 'Sending was interrupted.', 'design-marketplace' ),
		} );
	}
}

export const unsentOf = ( conversation: string ): readonly Unsent[] =>
	allOf( conversation );

/** Share that has left, 0 to 1; null when this tab is not sending it. */
export const progressOf = ( name: string ): number | null =>
	running.get( name )?.sent ?? null;

/** A message that another tab is sending is hidden, unless it fails there. */
export const isShown = ( { name, problem }: Unsent ): boolean =>
	problem !== '' || running.has( name );

/** Not a failed call: these words are ours. */
class FilesLost extends Error {}

function problemOf( error: unknown ): string {
	if ( error instanceof FilesLost ) {
		return error.message;
	}
	const marked =
		error instanceof ApiError ? Object.values( error.params ) : [];
	return marked.join( ' ' ) || messageOf( error );
}

async function filesOf( { name, files: named }: Unsent ): Promise< File[] > {
	if ( named.length === 0 ) {
		return [];
	}
	const found = files.get( name ) ?? ( await readFiles< File[] >( name ) );
	if ( ! found ) {
		throw new FilesLost(
			__(
				'Its files are not here any more. Please delete it, and attach them to a new message.',
				'design-marketplace'
			)
		);
	}
	return found;
}

async function send(
	client: QueryClient,
	conversation: string,
	unsent: Unsent
): Promise< void > {
	const { name, text } = unsent;
	const { signal } = running.get( name )?.stop ?? new AbortController();
	try {
		const attached = await filesOf( unsent );
		if ( signal.aborted ) {
			throw new DOMException( 'Aborted', 'AbortError' );
		}
		const message = await sendMessage(
			conversation,
			{ text, files: attached, name },
			{
				signal,
				onProgress: ( sent ) => {
					const now = running.get( name );
					if ( now ) {
						running.set( name, { ...now, sent } );
						tell();
					}
				},
			}
		);
		running.delete( name );
		putMessage( client, conversation, message );
		forget( conversation, name );
	} catch ( error ) {
		running.delete( name );
		patch( conversation, name, {
			problem: signal.aborted
				? __( 'You stopped it.', 'design-marketplace' )
				: problemOf( error ),
		} );
		// Perhaps nothing can be written here any more.
		void client.invalidateQueries( {
			queryKey: threadKey( conversation ),
		} );
	}
}

const begin = ( name: string ) =>
	running.set( name, { sent: 0, stop: new AbortController() } );

const inTurn = ( conversation: string, run: () => Promise< void > ) => {
	const turn = ( turns.get( conversation ) ?? Promise.resolve() ).then( run );
	turns.set( conversation, turn );
	return turn;
};

/** Puts a message into the conversation, and sends it. */
export function sendNew(
	client: QueryClient,
	conversation: string,
	text: string,
	attached: File[]
): void {
	const unsent: Unsent = {
		name: freshName(),
		text,
		date: new Date().toISOString(),
		files: attached.map( ( { name, size } ) => ( { name, size } ) ),
		problem: '',
	};
	if ( attached.length > 0 ) {
		files.set( unsent.name, attached );
		void writeFiles( unsent.name, attached );
	}
	begin( unsent.name );
	change( conversation, ( messages ) => [ ...messages, unsent ] );
	void inTurn( conversation, () => send( client, conversation, unsent ) );
}

export function sendAgain(
	client: QueryClient,
	conversation: string,
	name: string
): void {
	const unsent = allOf( conversation ).find( ( one ) => one.name === name );
	if ( unsent && ! running.has( name ) ) {
		begin( name );
		patch( conversation, name, { problem: '' } );
		void inTurn( conversation, () => send( client, conversation, unsent ) );
	}
}

export const stop = ( name: string ): void => running.get( name )?.stop.abort();

export const discard = forget;
