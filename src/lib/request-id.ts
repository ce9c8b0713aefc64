// A name for something new, so that the server knows it when it has to be sent again.
import { useState } from '@wordpress/element';

// Not crypto.randomUUID(): it is not there on a site without TLS.
const fresh = (): string =>
	Array.from(
		window.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

/** The same for as long as the form is on the screen. */
export const useRequestId = (): string => useState( fresh )[ 0 ];
