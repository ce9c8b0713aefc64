// Asks a member to log in again in place, without leaving what they are doing. The app provides how.
import { getSession, subscribe } from './session';

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

let ask: Reauthenticator | null = null;
let pending: Promise< boolean > | null = null;
let arrive = () => {};

export function setReauthenticator( next: Reauthenticator | null ): void {
	ask = next;
	arrive();
}

/** Waits for the app's part that asks, which is loaded late, as long as the session stays as it is. */
const arrival = async (): Promise< void > => {
	if ( ! ask && getSession() ) {
		await new Promise< void >( ( resolve ) => {
			arrive = resolve;
			const stop = subscribe( () => {
				stop();
				resolve();
			} );
		} );
	}
};

/** One question at a time: callers that ask while it is open share its answer, reads included. */
export function reauthenticate( request: ReauthRequest ): Promise< boolean > {
	if ( request.quiet ) {
		return pending ?? ask?.( request ) ?? Promise.resolve( false );
	}
	pending ??= arrival()
		.then( () => ask?.( request ) ?? false )
		.finally( () => {
			pending = null;
		} );
	return pending;
}
