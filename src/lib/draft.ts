// Unsent form values, kept per form and member, so that a reload or a new login loses nothing. What takes long to write outlives the tab.
import { getBoot } from './boot';
import { DRAFT_PREFIX, LASTING_DRAFT_MS, MEMBER_DRAFT_MS } from './constants';
import { areForgotten, keepDrafts } from './forget-drafts';
import { freshName } from './request-id';
import { getSession } from './session';
import { readStored, storedKeys, writeStored } from './storage';

const SECRET = /password|token/i;

export interface Draft< V > {
	values: Partial< V >;
	/** Epoch ms. */
	savedAt: number;
}

// Stays after the session ends, so that the same member finds the draft after their next login.
let lastOwner = getSession()?.user_nicename ?? 'guest';

const SIGN_UP = 'signup';
/** Prefix of the keys of unsent messages. */
export const MESSAGE_DRAFT = 'message-';

/** The forms of members that outlive their tab. */
const LASTING = /^(message-|mission-|work-|contact-|apply-|settings$)/;

/** Milliseconds for which a draft outlives its tab; 0 if it does not. A draft that does is shared by all tabs. */
function lastsFor( form: string ): number {
	if ( form === SIGN_UP ) {
		return LASTING_DRAFT_MS;
	}
	return LASTING.test( form ) ? MEMBER_DRAFT_MS : 0;
}

/** Whether a form’s draft outlives its tab. */
export const isLasting = ( form: string ): boolean => lastsFor( form ) > 0;

const placeOf = ( form: string ) =>
	isLasting( form ) ? 'localStorage' : 'sessionStorage';

/** A sign-up belongs to no session. */
function keyOf( form: string ): string {
	if ( form === SIGN_UP ) {
		return `${ DRAFT_PREFIX }guest:${ form }`;
	}
	lastOwner =
		getSession()?.user_nicename ?? getBoot().user?.slug ?? lastOwner;
	return `${ DRAFT_PREFIX }${ lastOwner }:${ form }`;
}

// Forms that were sent. Values that their screen still writes while it closes are not kept.
const closed = new Set< string >();

/** A form is on the screen again: its draft may be written. */
export const openDraft = ( form: string ): void => {
	closed.delete( form );
	keepDrafts();
};

/** A random id of this tab and member, kept until the member signs out. */
export function tabNameOf( form: string ): string {
	const key = keyOf( form );
	const name = readStored( 'sessionStorage', key ) ?? freshName();
	writeStored( 'sessionStorage', key, name );
	return name;
}

/** Such as a range of numbers as it is typed. */
const isPlain = ( value: unknown ): boolean =>
	Object.getPrototypeOf( value ) === Object.prototype &&
	Object.values( value as object ).every(
		( part ) => typeof part === 'string'
	);

/** Neither secrets nor anything JSON cannot hold, such as files. */
function keepable( name: string, value: unknown ): boolean {
	return (
		! SECRET.test( name ) &&
		( value === null ||
			Array.isArray( value ) ||
			[ 'string', 'number', 'boolean' ].includes( typeof value ) ||
			isPlain( value ) )
	);
}

function readAt< V extends object >(
	form: string,
	key: string
): Draft< V > | null {
	try {
		const text = readStored( placeOf( form ), key );
		const draft = text ? ( JSON.parse( text ) as Draft< V > ) : null;
		const lasts = lastsFor( form );
		if ( draft && lasts && draft.savedAt < Date.now() - lasts ) {
			writeStored( placeOf( form ), key, null );
			return null;
		}
		return draft;
	} catch {
		return null;
	}
}

export const readDraft = < V extends object >(
	form: string
): Draft< V > | null => readAt( form, keyOf( form ) );

/**
 * Saves the values a draft may hold.
 *
 * @param form   Name of the form, with the item's id where there is one.
 * @param values Form values.
 */
export function writeDraft( form: string, values: object ): void {
	if ( areForgotten() || closed.has( form ) ) {
		return;
	}
	const kept = Object.fromEntries(
		Object.entries( values ).filter( ( [ name, value ] ) =>
			keepable( name, value )
		)
	);
	writeStored(
		placeOf( form ),
		keyOf( form ),
		JSON.stringify( { values: kept, savedAt: Date.now() } )
	);
}

export function clearDraft( form: string ): void {
	closed.add( form );
	writeStored( placeOf( form ), keyOf( form ), null );
}

/** Removes old drafts of every member who used this browser. Called when the app starts. */
export const dropOldDrafts = (): void =>
	storedKeys( 'localStorage', DRAFT_PREFIX ).forEach( ( key ) => {
		const form = key.split( ':' ).at( -1 ) ?? '';
		if ( isLasting( form ) ) {
			readAt( form, key );
		}
	} );
