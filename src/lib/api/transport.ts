// Sends one request through apiFetch: with a time limit, and every failure as an ApiError.
import apiFetch from '@wordpress/api-fetch';
import {
	ApiError,
	errorFromBody,
	isRefusal,
	networkError,
	timeoutError,
} from '../api-error';
import { REQUEST_TIMEOUT_MS } from '../constants';
import { addressOf, headersFor, whole } from './address';

export interface ApiResponse< T > {
	data: T;
	headers: Headers;
}

export interface RequestOptions {
	signal?: AbortSignal;
}

export type Body = FormData | URLSearchParams | Record< string, unknown >;

const isRaw = ( body?: Body ): body is FormData | URLSearchParams =>
	body instanceof FormData || body instanceof URLSearchParams;

const wellFormed = ( _name: string, value: unknown ) =>
	typeof value === 'string' ? whole( value ) : value;

async function parse( response: Response ): Promise< unknown > {
	const text = await response.text();
	try {
		return text ? JSON.parse( text ) : null;
	} catch {
		throw errorFromBody(
			null,
			response.status,
			response.headers.get( 'Retry-After' )
		);
	}
}

/** Runs a call that ends with the caller's signal, or after too long. */
function withTimeout< R >(
	signal: AbortSignal | undefined,
	run: ( signal: AbortSignal ) => Promise< R >
): Promise< R > {
	const controller = new AbortController();
	const abort = () => controller.abort();
	const timer = setTimeout(
		() => controller.abort( timeoutError() ),
		REQUEST_TIMEOUT_MS
	);
	signal?.addEventListener( 'abort', abort );
	return run( controller.signal )
		.catch( ( error: unknown ) => {
			const { reason } = controller.signal;
			throw reason instanceof ApiError ? reason : error;
		} )
		.finally( () => {
			clearTimeout( timer );
			signal?.removeEventListener( 'abort', abort );
		} );
}

async function answered< T >(
	response: Response
): Promise< ApiResponse< T > > {
	const data = await parse( response );
	if ( isRefusal( data ) ) {
		throw errorFromBody( data, response.status, null );
	}
	return { data: data as T, headers: response.headers };
}

/** apiFetch throws the response itself when it is not a good one. */
async function refused( thrown: unknown ): Promise< never > {
	if ( thrown instanceof Response ) {
		const retryAfter = thrown.headers.get( 'Retry-After' );
		const body = await parse( thrown );
		throw errorFromBody( body, thrown.status, retryAfter );
	}
	const aborted =
		thrown instanceof DOMException && thrown.name === 'AbortError';
	throw aborted || thrown instanceof ApiError ? thrown : networkError();
}

export const send = < T >(
	method: string,
	path: string,
	body: Body | undefined,
	{ signal }: RequestOptions
): Promise< ApiResponse< T > > =>
	withTimeout( signal, ( ends ) =>
		apiFetch< Response, false >( {
			url: addressOf( path ),
			method,
			headers: headersFor(),
			parse: false,
			signal: ends,
			...( isRaw( body )
				? { body }
				: {
						data:
							body &&
							JSON.parse( JSON.stringify( body, wellFormed ) ),
					} ),
		} ).then( answered< T >, refused )
	);

/** An answer that is a file, such as a table. Once it has begun it may take its time. */
export const fetchFile = ( url: string ): Promise< Blob > =>
	withTimeout( undefined, ( ends ) =>
		apiFetch< Response, false >( {
			url,
			headers: headersFor(),
			parse: false,
			signal: ends,
		} )
	)
		.then( ( response ) => response.blob() )
		.catch( refused );
