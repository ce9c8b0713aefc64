// Writing to a member: POST /wp/v2/mail/workwith, with missions an application, without a request to a designer.
import { post } from '../../../../lib/api/client';
import { ApiError } from '../../../../lib/api-error';
import { toFormData } from '../../../../lib/form-data';

/** Said by mail servers in trouble; the message is stored and sent later. */
const STORED_ALL_THE_SAME = 'Could not instantiate mail function.';

export async function sendRequest( values: {
	to: string;
	comment: string;
	copy: boolean;
	missions?: number[];
} ): Promise< void > {
	try {
		await post( '/wp/v2/mail/workwith', toFormData( values ) );
	} catch ( error ) {
		if (
			! ( error instanceof ApiError ) ||
			error.message !== STORED_ALL_THE_SAME
		) {
			throw error;
		}
	}
}
