// A failed call, whatever the reason, in one shape: the server's own words where it spoke.
import { __ } from '@wordpress/i18n';
import type { ErrorBody } from '../contract/shapes';

export class ApiError extends Error {
	readonly code: string;
	/** HTTP status; 0 when no answer came. */
	readonly status: number;
	/** Field → message. */
	readonly params: Record< string, string >;
	/** The same messages in form order. */
	readonly errors: string[];
	/** Seconds to wait, from the header Retry-After. */
	readonly retryAfter: number | null;
	/** With a 409: the item as it is now. */
	readonly current: unknown;

	constructor(
		code: string,
		message: string,
		status = 0,
		details: {
			params?: Record< string, string >;
			errors?: string[];
			retryAfter?: number | null;
			current?: unknown;
		} = {}
	) {
		super( message );
		this.name = 'ApiError';
		this.code = code;
		this.status = status;
		this.params = details.params ?? {};
		this.errors = details.errors ?? [];
		this.retryAfter = details.retryAfter ?? null;
		this.current = details.current;
	}
}

const SERVER_ERROR = 500;

/**
 * The words of an answer for people. Where WordPress itself has failed, as without its database, it answers a page, or the page as
 * the message of its error.
 */
function wordsOf( message: unknown, status: number ): string {
	const isWords = typeof message === 'string' && message !== '';
	if ( status >= SERVER_ERROR && ( ! isWords || /<\w/.test( message ) ) ) {
		return __(
			'The site is out of order at the moment. Please try again in a few minutes.',
			'design-marketplace'
		);
	}
	return isWords
		? message
		: __(
				'The server sent an unexpected answer. Please try again.',
				'design-marketplace'
			);
}

/**
 * An error from an answer's body; a body that is no WordPress error still makes one.
 *
 * @param body       Decoded body.
 * @param status     HTTP status.
 * @param retryAfter Header Retry-After.
 */
export function errorFromBody(
	body: unknown,
	status: number,
	retryAfter: string | null
): ApiError {
	const given = ( body ?? {} ) as Partial< ErrorBody >;
	const about = given.data as { current?: unknown } | undefined;
	const params = given.data?.params;
	const seconds = Number( retryAfter ?? NaN );
	return new ApiError(
		typeof given.code === 'string' ? given.code : 'invalid_answer',
		wordsOf( given.message, status ),
		given.data?.status ?? status,
		{
			params:
				params && ! Array.isArray( params ) ? { ...params } : undefined,
			errors: Array.isArray( given.errors ) ? given.errors : undefined,
			retryAfter: Number.isFinite( seconds ) ? seconds : null,
			current: about?.current,
		}
	);
}

/** An answer with status 200 whose body is an error. */
export const isRefusal = ( body: unknown ): boolean =>
	!! body &&
	typeof body === 'object' &&
	( 'error' in body ||
		( ( body as Partial< ErrorBody > ).data?.status ?? 200 ) !== 200 );

export const networkError = (): ApiError =>
	new ApiError(
		'network',
		window.navigator.onLine
			? __(
					'The server cannot be reached. Please try again.',
					'design-marketplace'
				)
			: __(
					'You are offline. Please check your connection.',
					'design-marketplace'
				)
	);

export const timeoutError = (): ApiError =>
	new ApiError(
		'timeout',
		__(
			'The server is taking too long to answer. Please try again.',
			'design-marketplace'
		)
	);

/** Whether the item does not exist, or no longer. */
export const isGone = ( error: unknown ): boolean =>
	error instanceof ApiError && [ 404, 410 ].includes( error.status );

/** Whether something stands in the way, such as a change made meanwhile. */
export const isConflict = ( error: unknown ): error is ApiError =>
	error instanceof ApiError && error.status === 409;

/** Any thrown thing as words for people. */
export function messageOf( error: unknown ): string {
	return error instanceof ApiError
		? error.message
		: __(
				'An error occured. Please retry later or contact support.',
				'design-marketplace'
			);
}
