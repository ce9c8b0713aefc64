// What people have typed, kept in this tab per form and member, so that a reload or a new login loses nothing.
import { DRAFT_PREFIX } from './constants';
import { getSession } from './session';
import { readStored, writeStored } from './storage';

const SECRET = /password|token/i;

export interface Draft< V > {
	values: Partial< V >;
	/** Epoch ms. */
	savedAt: number;
}

// Kept through a session's end: the draft is found again after the same member's login.
let lastOwner = getSession()?.user_nicename ?? 'guest';

function keyOf( form: string ): string {
	lastOwner = getSession()?.user_nicename ?? lastOwner;
	return `${ DRAFT_PREFIX }${ lastOwner }:${ form }`;
}

// Forms that were sent: what their screen still writes on its way out is not kept.
const closed = new Set< string >();

/** A form is on the screen again: its draft may be written. */
export const openDraft = ( form: string ): void => {
	closed.delete( form );
};

/** Neither secrets nor anything JSON cannot hold, such as files. */
function keepable( name: string, value: unknown ): boolean {
	return (
		! SECRET.test( name ) &&
		( value === null ||
			Array.isArray( value ) ||
			[ 'string', 'number', 'boolean' ].includes( typeof value ) )
	);
}

export function readDraft< V extends object >(
	form: string
): Draft< V > | null {
	try {
		const text = readStored( 'sessionStorage', keyOf( form ) );
		return text ? ( JSON.parse( text ) as Draft< V > ) : null;
	} catch {
		return null;
	}
}

/**
 * Saves the values a draft may hold.
 *
 * @param form   Name of the form, with the item's id where there is one.
 * @param values Form values.
 */
export function writeDraft( form: string, values: object ): void {
	if ( closed.has( form ) ) {
		return;
	}
	const kept = Object.fromEntries(
		Object.entries( values ).filter( ( [ name, value ] ) =>
			keepable( name, value )
		)
	);
	writeStored(
		'sessionStorage',
		keyOf( form ),
		JSON.stringify( { values: kept, savedAt: Date.now() } )
	);
}

export function clearDraft( form: string ): void {
	closed.add( form );
	writeStored( 'sessionStorage', keyOf( form ), null );
}
