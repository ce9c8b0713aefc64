// A new email or password ends every session, this one too: log in again with what was just typed, or ask.
import { logIn } from '../../../lib/log-in';
import { reauthenticate } from '../../../lib/reauthenticate';
import { clearSession, getSession, setSession } from '../../../lib/session';
import type { MemberPrivate, MemberValues } from '../types';

/** Whether what was sent has ended the session. To go back to the proven address does not. */
export const endsSession = (
	changes: object,
	updated: Pick< MemberPrivate, 'email_proven' >
): boolean =>
	'password' in changes ||
	( 'email' in changes && updated.email_proven !== true );

/**
 * Resolves to whether the member is logged in again.
 *
 * @param email Address as it is now.
 * @param typed What the form held: passwords live no longer than this call.
 */
export async function renewSession(
	email: string,
	typed: Pick< MemberValues, 'password' | 'password_old' >
): Promise< boolean > {
	if ( ! getSession() ) {
		return true;
	}
	const password = typed.password || typed.password_old;
	if ( password ) {
		try {
			setSession( await logIn( { username: email, password } ) );
			return true;
		} catch {
			// Asked for below.
		}
	}
	const done = await reauthenticate( { reason: 'changed', email } );
	if ( ! done ) {
		clearSession();
	}
	return done;
}
