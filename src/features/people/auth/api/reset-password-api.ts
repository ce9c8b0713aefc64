// Sets a new password with the key from the email.
import type { CodeAnswer } from '../../../../contract/shapes';
import { post } from '../../../../lib/api/client';

/** From the email. */
export interface ResetLink {
	login: string;
	key: string;
}

export interface NewPassword extends ResetLink {
	password: string;
	password_verify: string;
}

/** Throws if the link has expired, was used or is wrong. */
export async function checkResetLink(
	link: ResetLink,
	signal?: AbortSignal
): Promise< boolean > {
	await post< CodeAnswer >(
		'/wp/v2/users/password',
		{ ...link, check: true },
		{ signal }
	);
	return true;
}

export async function resetPassword( given: NewPassword ): Promise< string > {
	const data = await post< CodeAnswer >( '/wp/v2/users/password', {
		...given,
	} );
	return data.message ?? '';
}
