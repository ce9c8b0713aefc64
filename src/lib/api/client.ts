// The one way to the server. Used by features/*/api only; everything above gets domain types.
import apiFetch from '@wordpress/api-fetch';
import {
	ApiError,
	errorFromBody,
	networkError,
	timeoutError,
} from '../api-error';
import { getBoot } from '../boot';
import { REQUEST_TIMEOUT_MS } from '../constants';
import { dropSession, getSession } from '../session';
import { addressOf, headersFor, stablePath } from './address';
import type { Params } from './address';
import { takePreloaded } from './preload';

export interface ApiResponse< T > {
	data: T;
	headers: Headers;
}

export interface Collection< T > extends ApiResponse< T[] > {
	total: number;
	pages: number;
}

export interface RequestOptions {
	signal?: AbortSignal;
}

type Body = FormData | URLSearchParams | Record< string, unknown >;

const isRaw = ( body?: Body ): body is FormData | URLSearchParams =>
	body instanceof FormData || body instanceof URLSearchParams;

/** Refused tokens end the session everywhere in the app. */
export function failed( error: ApiError, token: string | undefined ): ApiError {
	if ( error.code === 'jwt_auth_invalid_token' ) {
		dropSession( token );
	}
	return error;
}

async function parse( response: Response ): Promise< unknown > {
	const text = await response.text();
	try {
		return text ? JSON.parse( text ) : null;
	} catch {
		throw errorFromBody( null, response.status, null );
	}
}

/** Runs a call that ends with the caller's signal, or after too long. */
async function withTimeout< R >(
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
	try {
		return await run( controller.signal );
	} catch ( error ) {
		const { reason } = controller.signal;
		throw reason instanceof ApiError ? reason : error;
	} finally {
		clearTimeout( timer );
		signal?.removeEventListener( 'abort', abort );
	}
}

async function answered< T >(
	response: Response
): Promise< ApiResponse< T > > {
	const data = await parse( response );
	if ( data && typeof data === 'object' && 'error' in data ) {
		throw errorFromBody( data, response.status, null );
	}
	return { data: data as T, headers: response.headers };
}

/** apiFetch throws the response itself when it is not a good one. */
async function refused( thrown: unknown, token?: string ): Promise< never > {
	if ( thrown instanceof Response ) {
		const retryAfter = thrown.headers.get( 'Retry-After' );
		const body = await parse( thrown );
		throw failed( errorFromBody( body, thrown.status, retryAfter ), token );
	}
	const aborted =
		thrown instanceof DOMException && thrown.name === 'AbortError';
	throw aborted || thrown instanceof ApiError ? thrown : networkError();
}

const request = < T >(
	method: string,
	path: string,
	body: Body | undefined,
	{ signal }: RequestOptions
): Promise< ApiResponse< T > > =>
	withTimeout( signal, ( ends ) => {
		const token = getSession()?.token;
		return apiFetch< Response, false >( {
			url: addressOf( path ),
			method,
			headers: headersFor(),
			parse: false,
			signal: ends,
			...( isRaw( body ) ? { body } : { data: body } ),
		} ).then( answered< T >, ( thrown ) => refused( thrown, token ) );
	} );

/**
 * Reads. The page's own preloaded answer serves first.
 *
 * @param path    Path below /wp-json, such as '/wp/v2/users'.
 * @param params  Query; empty values are left out, lists are comma-joined.
 * @param options Abort signal.
 */
export async function get< T >(
	path: string,
	params: Params = {},
	options: RequestOptions = {}
): Promise< ApiResponse< T > > {
	return (
		takePreloaded< T >( stablePath( path, params ) ) ??
		request< T >(
			'GET',
			stablePath( path, { ...params, lang: getBoot().lang } ),
			undefined,
			options
		)
	);
}

/** Reads a list with its totals. */
export async function collection< T >(
	path: string,
	params: Params = {},
	options: RequestOptions = {}
): Promise< Collection< T > > {
	const response = await get< T[] >( path, params, options );
	const number = ( name: string ) =>
		Number( response.headers.get( name ) ?? NaN );
	return {
		...response,
		total: number( 'X-WP-Total' ) || response.data.length,
		pages: number( 'X-WP-TotalPages' ) || 1,
	};
}

export const post = < T >(
	path: string,
	body?: Body,
	options: RequestOptions = {}
): Promise< ApiResponse< T > > =>
	request< T >( 'POST', stablePath( path ), body, options );

export const del = < T >(
	path: string,
	options: RequestOptions = {}
): Promise< ApiResponse< T > > =>
	request< T >( 'DELETE', stablePath( path ), undefined, options );
