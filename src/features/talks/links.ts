// A text in parts: addresses in it become links and stand as they were typed.

export interface Part {
	text: string;
	/** The link's target, if the part is an address. */
	href?: string;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/giu;
/** Ends a sentence rather than the address. */
const AFTER = /[.,;:!?…’”»]+$/u;

/** A bracket belongs to the address only if it opens in it. */
function withoutClosing( address: string ): string {
	const opened = address.split( '(' ).length;
	return address.endsWith( ')' ) && address.split( ')' ).length > opened
		? trimmed( address.slice( 0, -1 ) )
		: address;
}

const trimmed = ( address: string ): string =>
	withoutClosing( address.replace( AFTER, '' ) );

function hrefOf( address: string ): string | null {
	try {
		const url = new URL(
			/^https?:/i.test( address ) ? address : `https://${ address }`
		);
		return url.hostname.includes( '.' ) ? url.href : null;
	} catch {
		return null;
	}
}

export function partsOf( text: string ): Part[] {
	const parts: Part[] = [];
	let at = 0;
	for ( const { 0: found, index } of text.matchAll( ADDRESS ) ) {
		const address = trimmed( found );
		const href = hrefOf( address );
		if ( href ) {
			parts.push( { text: text.slice( at, index ) } );
			parts.push( { text: address, href } );
			at = index + address.length;
		}
	}
	parts.push( { text: text.slice( at ) } );
	return parts.filter( ( part ) => part.text !== '' );
}
