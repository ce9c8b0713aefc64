// Addresses of the REST API, and the headers that say who asks in which language.
import { getBoot } from '../boot';
import { getSession } from '../session';

export type Params = Record<
	string,
	| string
	| number
	| boolean
	| null
	| undefined
	| ReadonlyArray< string | number >
>;

/** A lone surrogate, as of a text that was cut within a character, fits neither an address nor JSON. Forms replace it, too. */
export const whole = ( text: string ) => text.replace( /\p{Cs}/gu, '\ufffd' );

function query( params: Params ): string[] {
	return Object.entries( params )
		.filter(
			( [ , value ] ) =>
				value !== undefined &&
				value !== null &&
				value !== '' &&
				! ( Array.isArray( value ) && value.length === 0 )
		)
		.map(
			( [ name, value ] ) =>
				`${ encodeURIComponent( name ) }=${ encodeURIComponent(
					whole( String( value ) )
				) }`
		);
}

/**
 * The path with its query in a fixed order, as a key for preloaded answers.
 *
 * @param path   Path below the API's root, which may carry a query.
 * @param params More query parameters.
 */
export function stablePath( path: string, params: Params = {} ): string {
	const [ bare = '', given ] = path.split( '?' );
	const all = [
		...( given ? given.split( '&' ) : [] ).map( ( part ) =>
			part
				.split( '=' )
				.map( ( piece ) =>
					encodeURIComponent( decodeURIComponent( piece ) )
				)
				.join( '=' )
		),
		...query( params ),
	].sort();
	const trimmed = bare.replace( /\/+$/, '' );
	return all.length ? `${ trimmed }?${ all.join( '&' ) }` : trimmed;
}

/**
 * The address of a call. With plain permalinks the root itself holds a query.
 *
 * @param path Path below the API's root, from stablePath().
 */
export function addressOf( path: string ): string {
	const { restUrl } = getBoot();
	const [ bare = '', given ] = path.replace( /^\//, '' ).split( '?' );
	const joined = restUrl.replace( /\/?$/, '/' ) + bare;
	if ( ! given ) {
		return joined;
	}
	return joined + ( joined.includes( '?' ) ? '&' : '?' ) + given;
}

export function headersFor(): Record< string, string > {
	const { nonce, lang } = getBoot();
	const token = getSession()?.token;
	return {
		'Accept-Language': lang,
		...( token && { Authorization: `Bearer ${ token }` } ),
		...( ! token && nonce && { 'X-WP-Nonce': nonce } ),
	};
}
