// Handles a refused token or nonce: a write opens the login dialog and is sent again, any other request ends the session.
import { ApiError } from '../api-error';
import { reauthenticate } from '../reauthenticate';
import { dropSession, getSession } from '../session';

/** The calls that make and check sessions themselves. */
const LOGIN_CALLS = /^\/jwt-auth\//;

/** A token was refused, or the nonce of a cookie session whose page has been open for a day. */
const isRefused = ( error: unknown, token?: string ): boolean =>
	error instanceof ApiError &&
	error.code ===
		( token ? 'jwt_auth_invalid_token' : 'rest_cookie_invalid_nonce' );

/**
 * Sends the request, and sends it again after a login in place.
 *
 * @param method HTTP method.
 * @param path   Path of the call.
 * @param run    Sends the request with the session there is then.
 */
export async function withSession< R >(
	method: string,
	path: string,
	run: () => Promise< R >
): Promise< R > {
	const token = getSession()?.token;
	try {
		return await run();
	} catch ( error ) {
		if ( ! isRefused( error, token ) ) {
			throw error;
		}
		const quiet = method === 'GET';
		if (
			! LOGIN_CALLS.test( path ) &&
			( await reauthenticate( { reason: 'expired', quiet } ) )
		) {
			return run();
		}
		dropSession( token );
		throw error;
	}
}
