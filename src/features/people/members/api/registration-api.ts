// API calls of the sign-up.
import type { Availability, Registered } from '../../../../contract/shapes';
import { post } from '../../../../lib/api/client';
import { upload } from '../../../../lib/api/upload';
import type { UploadOptions } from '../../../../lib/api/upload';
import { toFormData } from '../../../../lib/form-data';
import type { FormValue } from '../../../../lib/form-data';

const REGISTERED = 200;

/** Whether nobody has an account with this address yet. */
export async function isEmailFree(
	email: string,
	signal?: AbortSignal
): Promise< boolean > {
	const data = await post< Availability >(
		'/wp/v2/users/availability',
		{ email },
		{ signal }
	);
	// The first spelling is the contract's.
	return !! data.availabilty?.email;
}

/** Registers a member; throws unless the server says 200. A token of null is none. */
export async function register(
	payload: Record< string, FormValue >,
	token: string | false | null,
	options: UploadOptions
): Promise< Registered > {
	const body = toFormData( payload );
	if ( token !== null ) {
		body.append( 'token', String( token ) );
	}
	const data = await upload< Registered >(
		'/wp/v2/users/register',
		body,
		options
	);
	if ( data?.code !== REGISTERED ) {
		throw new Error( 'Not registered' );
	}
	return data;
}
