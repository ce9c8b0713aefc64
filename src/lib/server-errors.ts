// The server's errors about a form, kept in formik's status: formik itself drops them on the next blur.
import { __ } from '@wordpress/i18n';
import { ApiError, messageOf } from './api-error';

export interface FormStatus {
	/** The form was saved as it was sent. Later changes were not. */
	newer?: boolean;
	/** About the form as a whole. */
	message?: string;
	/** Field → message; a field leaves when it is edited. */
	fields: Record< string, string >;
	/** All messages in form order, for a list. */
	errors: string[];
	retryAfter: number | null;
	/** It was not sent, as there was no connection: true only as long as that lasts. */
	offline?: boolean;
}

/** Offline values do not wait for a connection: the form is sent when its button is pressed again. */
const unsent = (): string =>
	__(
		'You are offline. Nothing is sent until you press the button again.',
		'design-marketplace'
	);

/**
 * Turns a failed submit into a form status.
 *
 * @param error    Thrown error.
 * @param fallback Message for a failure that the server did not explain.
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
	const isOffline = error.status === 0 && ! window.navigator.onLine;
	const own = isOffline ? unsent() : ( fallback ?? error.message );
	return {
		message: spoke ? error.message : own,
		fields: error.params,
		errors: error.errors,
		retryAfter: error.retryAfter,
		...( isOffline && { offline: true } ),
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
