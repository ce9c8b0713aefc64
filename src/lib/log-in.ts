// Logging in.
import type { Activation, TokenAnswer } from '../contract/shapes';
import { post } from './api/client';
import type { Session } from './session';

export interface Credentials {
	username: string;
	password: string;
}

export const NOT_ACTIVATED = '[jwt_auth] not_activated';

export async function logIn( credentials: Credentials ): Promise< Session > {
	const data = await post< TokenAnswer >( '/jwt-auth/v1/token', {
		...credentials,
	} );
	return { token: data.token, user_nicename: data.user_nicename };
}

/** Sends the activation email again; the answer is the same for every address. */
export const resendActivation = ( email: string ) =>
	post< Activation >( '/wp/v2/users/activation', { email } );
