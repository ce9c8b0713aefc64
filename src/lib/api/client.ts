// The one way to the server. Used by features/*/api only; everything above gets domain types.
import { basePath, getBoot } from '../boot';
import { addressOf, stablePath } from './address';
import type { Params } from './address';
import { takePreloaded } from './preload';
import { fetchFile, send } from './transport';
import type { ApiResponse, Body, RequestOptions } from './transport';
import { withSession } from './with-session';

export type { ApiResponse, RequestOptions } from './transport';

export interface Collection< T > extends ApiResponse< T[] > {
	total: number;
	pages: number;
}

const request = < T >(
	method: string,
	path: string,
	body: Body | undefined,
	options: RequestOptions
): Promise< ApiResponse< T > > =>
	withSession( method, path, () => send< T >( method, path, body, options ) );

/** The parameter in the address wins over the language of the member's profile, which apiFetch would use. */
const inLanguage = ( path: string, params: Params = {} ): string =>
	stablePath( path, { ...params, lang: getBoot().lang } );

/**
 * Reads. The page's own preloaded answer serves first.
 *
 * @param path    Path below /wp-json, such as '/wp/v2/users'.
 * @param params  Query; empty values are left out, lists are comma-joined.
 * @param options Abort signal.
 */
export async function getAnswer< T >(
	path: string,
	params: Params = {},
	options: RequestOptions = {}
): Promise< ApiResponse< T > > {
	return (
		takePreloaded< T >( stablePath( path, params ) ) ??
		request< T >( 'GET', inLanguage( path, params ), undefined, options )
	);
}

/** The same without the headers. */
export const get = async < T >(
	path: string,
	params: Params = {},
	options: RequestOptions = {}
): Promise< T > => ( await getAnswer< T >( path, params, options ) ).data;

function toCollection< T >( response: ApiResponse< T[] > ): Collection< T > {
	const number = ( name: string ) =>
		Number( response.headers.get( name ) ?? NaN );
	return {
		...response,
		total: number( 'X-WP-Total' ) || response.data.length,
		pages: number( 'X-WP-TotalPages' ) || 1,
	};
}

/** Reads a list with its totals. */
export const collection = async < T >(
	path: string,
	params: Params = {},
	options: RequestOptions = {}
): Promise< Collection< T > > =>
	toCollection( await getAnswer< T[] >( path, params, options ) );

/**
 * The page's own answer at once, for react-query's initialData: a first render without a skeleton. Undefined when there
 * is none, or it was taken.
 */
export const preloaded = < T >(
	path: string,
	params: Params = {}
): ApiResponse< T > | undefined =>
	takePreloaded< T >( stablePath( path, params ) ) ?? undefined;

export function preloadedCollection< T >(
	path: string,
	params: Params = {}
): Collection< T > | undefined {
	const answer = preloaded< T[] >( path, params );
	return answer && toCollection( answer );
}

/** For useQuery(): a list in the app's terms, at once where the page brought its answer along. */
export const listQuery = < W, T >(
	queryKey: readonly unknown[],
	path: string,
	params: Params,
	to: ( answer: Collection< W > ) => T
) => ( {
	queryKey,
	queryFn: async ( { signal }: RequestOptions ) =>
		to( await collection< W >( path, params, { signal } ) ),
	initialData: () => {
		const answer = preloadedCollection< W >( path, params );
		return answer && to( answer );
	},
} );

export const postAnswer = < T >(
	path: string,
	body?: Body,
	options: RequestOptions = {}
): Promise< ApiResponse< T > > =>
	request< T >( 'POST', inLanguage( path ), body, options );

export const post = async < T >(
	...call: Parameters< typeof postAnswer >
): Promise< T > => ( await postAnswer< T >( ...call ) ).data;

export const put = async < T >( path: string, body?: Body ): Promise< T > =>
	( await request< T >( 'PUT', inLanguage( path ), body, {} ) ).data;

export const del = async < T >( path: string ): Promise< T > =>
	( await request< T >( 'DELETE', inLanguage( path ), undefined, {} ) ).data;

/** Fetches a file that needs the session, which a link would not send. */
export const file = ( path: string, params: Params = {} ): Promise< Blob > =>
	withSession( 'GET', path, () =>
		fetchFile( addressOf( inLanguage( path, params ) ) )
	);

/** The same for a file among the site's pages. */
export const pageFile = ( path: string ): Promise< Blob > =>
	withSession( 'GET', path, () => fetchFile( basePath() + path ) );
