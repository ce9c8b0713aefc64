// A name for something new, so that the server knows it when it has to be sent again.
import { useState } from '@wordpress/element';
import { DRAFT_PREFIX } from './constants';
import { readStored, writeStored } from './storage';

// Not crypto.randomUUID(): it is not there on a site without TLS.
const fresh = (): string =>
	Array.from(
		window.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** The same for as long as the form is on the screen. */
export const useRequestId = (): string => useState( fresh )[ 0 ];

const inWords = ( values: object ): string =>
	JSON.stringify( values, ( _name, value: unknown ) =>
		value instanceof File ? [ value.name, value.size ] : value
	);

/**
 * Sends something new under its name. When an answer was lost the server says what it made of that try: what has changed since
 * is sent after it.
 *
 * @param values Values with the name.
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
	const tried = readStored( 'sessionStorage', key );
	const now = inWords( values );
	writeStored( 'sessionStorage', key, now );
	const made = await send( null, values );
	const item =
		tried === null || tried === now ? made : await send( made.id, values );
	writeStored( 'sessionStorage', key, null );
	return item;
}
