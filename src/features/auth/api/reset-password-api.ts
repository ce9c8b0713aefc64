// Sets a new password with the key from the mail.
import type { CodeAnswer } from '../../../contract/shapes';
import { post } from '../../../lib/api/client';

export interface NewPassword {
	/** From the mail's link. */
	login: string;
	key: string;
	password: string;
	password_verify: string;
}

export async function resetPassword( given: NewPassword ): Promise< string > {
	const { data } = await post< CodeAnswer >( '/wp/v2/users/password', {
		...given,
	} );
	return data.message ?? '';
}
