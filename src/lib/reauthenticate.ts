// Asks a member to log in again in place, without leaving what they are doing. The app provides how.

export interface ReauthRequest {
	/** The reason: the session has ended, or the member has changed the email address or password. */
	reason: 'expired' | 'changed';
	/** The address to log in with, when it is known. */
	email?: string;
	/** Tries without a dialog only, as for reads. */
	quiet?: boolean;
}

/** Resolves to true once a new session is in place, false when the member gave up. */
export type Reauthenticator = ( request: ReauthRequest ) => Promise< boolean >;

/** Enough for the app's part that asks, which is loaded late. */
const HOST_WAIT_MS = 10_000;

let ask: Reauthenticator | null = null;
let pending: Promise< boolean > | null = null;
let waiting: Array< ( host: Reauthenticator ) => void > = [];

export function setReauthenticator( next: Reauthenticator | null ): void {
	ask = next;
	if ( next ) {
		waiting.forEach( ( resolve ) => resolve( next ) );
		waiting = [];
	}
}

/** The app's part that asks, or null when it does not come. */
const host = (): Promise< Reauthenticator | null > =>
	new Promise( ( resolve ) => {
		if ( ask ) {
			resolve( ask );
		} else {
			waiting.push( resolve );
			setTimeout( resolve, HOST_WAIT_MS, null );
		}
	} );

/** One question at a time: callers that ask while it is open share its answer, reads included. */
export function reauthenticate( request: ReauthRequest ): Promise< boolean > {
	if ( request.quiet ) {
		return pending ?? ask?.( request ) ?? Promise.resolve( false );
	}
	pending ??= host()
		.then( ( found ) => found?.( request ) ?? false )
		.finally( () => {
			pending = null;
		} );
	return pending;
}
