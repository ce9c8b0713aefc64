// What a refused token means: a write asks for a new login and is sent again, anything else ends the session.
import { ApiError } from '../api-error';
import { reauthenticate } from '../reauthenticate';
import { dropSession, getSession } from '../session';

/** The calls that make and check sessions themselves. */
const LOGIN_CALLS = /^\/jwt-auth\//;

const isRefusedToken = ( error: unknown ): boolean =>
	error instanceof ApiError && error.code === 'jwt_auth_invalid_token';

/**
 * Sends, and once more after a login in place.
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
		if ( ! token || ! isRefusedToken( error ) ) {
			throw error;
		}
		const mayAsk = method !== 'GET' && ! LOGIN_CALLS.test( path );
		if ( mayAsk && ( await reauthenticate( { reason: 'expired' } ) ) ) {
			return run();
		}
		dropSession( token );
		throw error;
	}
}
