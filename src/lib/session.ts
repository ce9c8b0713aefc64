// The session stored in this browser, shared by all tabs: a token and the member's slug.
import { useSyncExternalStore } from '@wordpress/element';
import { getBoot } from './boot';
import { STORAGE_PREFIX } from './constants';
import { readStored, writeStored } from './storage';

export interface Session {
	token: string;
	user_nicename: string;
}

export const SESSION_KEY = `${ STORAGE_PREFIX }session`;

const listeners = new Set< () => void >();
let current: Session | null = parse(
	readStored( 'localStorage', SESSION_KEY )
);

function parse( text: string | null ): Session | null {
	try {
		const value = JSON.parse( text ?? 'null' ) as Partial< Session > | null;
		return value?.token && value.user_nicename
			? { token: value.token, user_nicename: value.user_nicename }
			: null;
	} catch {
		return null;
	}
}

function replace( next: Session | null ): void {
	if (
		next?.token === current?.token &&
		next?.user_nicename === current?.user_nicename
	) {
		return;
	}
	current = next;
	listeners.forEach( ( listener ) => listener() );
}

export const getSession = (): Session | null => current;

/** Whether a member reads a page that was made for a stranger. */
export const isOthersPage = (): boolean => current !== null && ! getBoot().user;

export function setSession( session: Session ): void {
	const next = {
		token: session.token,
		user_nicename: session.user_nicename,
	};
	writeStored( 'localStorage', SESSION_KEY, JSON.stringify( next ) );
	replace( next );
}

export function clearSession(): void {
	writeStored( 'localStorage', SESSION_KEY, null );
	replace( null );
}

/** Drops the session only while it still holds the token that was refused. */
export function dropSession( token: string | undefined ): void {
	if ( token && current?.token === token ) {
		clearSession();
	}
}

export function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

export const useSession = (): Session | null =>
	useSyncExternalStore( subscribe, getSession );

window.addEventListener( 'storage', ( { key, newValue } ) => {
	// A null key: the whole storage was cleared.
	if ( key === SESSION_KEY || key === null ) {
		replace( parse( key === null ? null : newValue ) );
	}
} );
