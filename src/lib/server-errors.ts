// What the server said about a form, kept in formik's status: formik itself drops foreign errors on the next blur.
import { ApiError, messageOf } from './api-error';

export interface FormStatus {
	/** About the form as a whole. */
	message?: string;
	/** Field → message; a field leaves when it is edited. */
	fields: Record< string, string >;
	/** All messages in form order, for a list. */
	errors: string[];
	retryAfter: number | null;
}

/**
 * Turns a failed submit into a form status.
 *
 * @param error    What was thrown.
 * @param fallback Words for a failure of which the server said nothing.
 */
export function toFormStatus( error: unknown, fallback?: string ): FormStatus {
	if ( ! ( error instanceof ApiError ) ) {
		return {
			message: fallback ?? messageOf( error ),
			fields: {},
			errors: [],
			retryAfter: null,
		};
	}
	const spoke = error.status > 0 && error.status < 500;
	return {
		message: spoke ? error.message : ( fallback ?? error.message ),
		fields: error.params,
		errors: error.errors,
		retryAfter: error.retryAfter,
	};
}

export function withoutField(
	status: FormStatus | undefined,
	name: string
): FormStatus | undefined {
	if ( ! status?.fields[ name ] ) {
		return status;
	}
	const { [ name ]: dropped, ...fields } = status.fields;
	return {
		...status,
		fields,
		errors: status.errors.filter( ( error ) => error !== dropped ),
		message: Object.keys( fields ).length ? status.message : undefined,
	};
}
