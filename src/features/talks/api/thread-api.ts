// Requests about one conversation: read, write, block.
import type {
	ConversationMessage,
	MessageFile,
	Thread as WireThread,
} from '../../../contract/shapes';
import { del, get, post, postAnswer } from '../../../lib/api/client';
import { upload } from '../../../lib/api/upload';
import type { UploadOptions } from '../../../lib/api/upload';
import type { Thread } from '../types';
import { toMessage, toThread } from './wire';

const CONVERSATIONS = '/design-marketplace/v1/conversations';
const FILES = '/design-marketplace/v1/files';

const addressOf = ( id: string ) =>
	`${ CONVERSATIONS }/${ encodeURIComponent( id ) }`;

/** The newest page, or the one before a message. */
export const fetchThread = async (
	id: string,
	before?: number,
	signal?: AbortSignal
) =>
	toThread(
		await get< WireThread >( addressOf( id ), { before }, { signal } )
	);

/** Null where nothing has changed. */
export async function fetchSince(
	{ id, cursor }: Pick< Thread, 'id' | 'cursor' >,
	signal?: AbortSignal
) {
	const data = await get< WireThread | null >(
		addressOf( id ),
		{ since: cursor },
		{ signal }
	);
	return data && toThread( data );
}

interface Sent {
	text: string;
	files: readonly File[];
	/** The same for each try: the server makes it once. */
	name: string;
}

/** Files may take any time to upload; a message without files has a timeout. */
export async function sendMessage(
	id: string,
	{ text, files, name }: Sent,
	options: UploadOptions
) {
	const body = new FormData();
	body.append( 'text', text );
	body.append( 'request_id', name );
	files.forEach( ( file ) => body.append( 'files[]', file, file.name ) );
	return toMessage(
		files.length === 0
			? await post< ConversationMessage >(
					addressOf( id ),
					{ text, request_id: name },
					options
				)
			: await upload< ConversationMessage >(
					addressOf( id ),
					body,
					options
				)
	);
}

export const deleteMessage = async ( id: string, message: number ) =>
	toMessage(
		await del< ConversationMessage >(
			`${ addressOf( id ) }/messages/${ message }`
		)
	);

/** Stores the read mark. Returns the number of messages that are still unread, in all conversations. */
export async function saveRead( id: string, until: number ) {
	const { headers } = await postAnswer( `${ addressOf( id ) }/read`, {
		until,
	} );
	return Number( headers.get( 'X-DM-Unread' ) ?? 0 );
}

export const saveBlocked = ( id: string, blocked: boolean ) =>
	post( `${ addressOf( id ) }/block`, { blocked } );

/** A new address of a file: those of an open conversation expire. */
export const renewedFile = async ( id: string ) =>
	( await get< MessageFile >( `${ FILES }/${ id }` ) ).url;
