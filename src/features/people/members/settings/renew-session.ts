// A new email address or password ends every session, this one too: logs in again with the typed password, or asks for it.
import { logIn } from '../../../../lib/log-in';
import { reauthenticate } from '../../../../lib/reauthenticate';
import { clearSession, getSession, setSession } from '../../../../lib/session';
import type { MemberPrivate, MemberValues } from '../types';

/** Whether the saved changes have ended the session. Going back to the confirmed address does not. */
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
 * @param typed The form's values. Passwords are kept no longer than this call.
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
