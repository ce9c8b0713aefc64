// An id for a new item, so that the server recognises a repeated request.
import { useState } from '@wordpress/element';
import { DRAFT_PREFIX, REQUEST_TIMEOUT_MS } from './constants';
import { readStored, writeStored } from './storage';

// Not crypto.randomUUID(): it is not there on a site without TLS.
export const freshName = (): string =>
	Array.from(
		window.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** The name of a new item: it stays as long as the form is on the screen, and is restored with the form's draft. */
export const useRequestId = (): string => useState( freshName )[ 0 ];

const inWords = ( values: object ): string =>
	JSON.stringify( values, ( _name, value: unknown ) =>
		value instanceof File ? [ value.name, value.size ] : value
	);

/** A request of this tab that was not answered. It survives a reload. */
interface Try {
	name: string;
	words: string;
}

const MADE = `${ DRAFT_PREFIX }made`;
/** Maximum number of stored names: more than anybody has drafts at once. */
const MADE_KEPT = 50;

/** Names that have become items in this browser, in whichever tab. */
const made = (): string[] =>
	( readStored( 'localStorage', MADE ) ?? '' ).split( ' ' );

const keepMade = ( name: string ): void =>
	writeStored(
		'localStorage',
		MADE,
		[ ...made(), name ].slice( -MADE_KEPT ).join( ' ' )
	);

/** The name of a try that a closed tab has left, once its request is over. The draft outlives the tab, too. */
function leftBehind( key: string ): Try | null {
	const [ name = '', at ] = ( readStored( 'localStorage', key ) ?? '' ).split(
		' '
	);
	return name && Number( at ) < Date.now() - REQUEST_TIMEOUT_MS
		? { name, words: '' }
		: null;
}

function readTry( key: string ): Try | null {
	try {
		return JSON.parse(
			readStored( 'sessionStorage', key ) ?? 'null'
		) as Try | null;
	} catch {
		return null;
	}
}

/**
 * Sends something new under a name that is chosen at the first try. A copy of the tab shares the draft, but chooses for itself;
 * a copy made after that try chooses anew once the name has become an item. When an answer was lost the server says what it made
 * of that try: what has changed since is sent after it.
 *
 * @param values Values with the name of their draft.
 * @param send   Makes the item, or changes the one with this id.
 */
export async function sendNew<
	V extends { request_id: string },
	R extends { id: number },
>(
	values: V,
	send: ( id: number | null, values: V ) => Promise< R >
): Promise< R > {
	const key = `${ DRAFT_PREFIX }sent:${ values.request_id }`;
	const before = readTry( key ) ?? leftBehind( key );
	const tried = before && ! made().includes( before.name ) ? before : null;
	const name = tried?.name ?? freshName();
	const words = inWords( values );
	const named = { ...values, request_id: name };
	writeStored( 'sessionStorage', key, JSON.stringify( { name, words } ) );
	writeStored( 'localStorage', key, `${ name } ${ Date.now() }` );
	const answer = await send( null, named );
	const item =
		tried === null || tried.words === words
			? answer
			: await send( answer.id, named );
	writeStored( 'sessionStorage', key, null );
	writeStored( 'localStorage', key, null );
	keepMade( name );
	return item;
}
