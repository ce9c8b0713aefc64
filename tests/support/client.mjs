// A client written from the contract alone: one person (or stranger) talking to the site over HTTP. Each answer has to be as the site describes it.
import { isAsDescribed } from './described.mjs';

export const SITE_URL = process.env.SITE_URL ?? 'http://localhost:8888';
export const INBOX_URL = process.env.INBOX_URL ?? 'http://localhost:1080';

/**
 * A client of the API.
 *
 * @param {string|null} token Bearer token, null for a stranger.
 */
export function person( token = null ) {
	async function call(
		method,
		path,
		{ json, form, query, headers = {}, lang } = {}
	) {
		const url = new URL( `${ SITE_URL }/wp-json${ path }` );
		for ( const [ key, value ] of Object.entries( query ?? {} ) ) {
			url.searchParams.append( key, value );
		}
		const options = { method, headers: { ...headers }, redirect: 'manual' };
		if ( token ) {
			options.headers.Authorization = `Bearer ${ token }`;
		}
		if ( lang ) {
			options.headers[ 'Accept-Language' ] = lang;
		}
		if ( json !== undefined ) {
			options.headers[ 'Content-Type' ] = 'application/json';
			options.body = JSON.stringify( json );
		} else if ( form ) {
			options.body =
				form instanceof FormData || form instanceof URLSearchParams
					? form
					: multipart( form );
		}
		const response = await fetch( url, options );
		const text = await response.text();
		const body = parse( text );
		await isAsDescribed( SITE_URL, method, url, {
			status: response.status,
			type: response.headers.get( 'content-type' ),
			body,
		} );
		return {
			status: response.status,
			headers: response.headers,
			text,
			body,
		};
	}
	return {
		token,
		get: ( path, query, options ) =>
			call( 'GET', path, { query, ...options } ),
		post: ( path, body, options ) =>
			call( 'POST', path, { ...bodyOf( body ), ...options } ),
		put: ( path, body, options ) =>
			call( 'PUT', path, { ...bodyOf( body ), ...options } ),
		del: ( path, options ) => call( 'DELETE', path, options ),
	};
}

/** Multipart when a file is among the values, JSON otherwise. */
function bodyOf( body ) {
	if (
		body === undefined ||
		body instanceof FormData ||
		body instanceof URLSearchParams
	) {
		return { form: body };
	}
	return Object.values( body ).some( ( value ) => value instanceof Blob )
		? { form: multipart( body ) }
		: { json: body };
}

/**
 * Values as multipart form data; lists comma-joined, as the spec sends them.
 *
 * @param {Object} values Fields; a Blob becomes a file.
 */
export function multipart( values ) {
	const form = new FormData();
	for ( const [ key, value ] of Object.entries( values ) ) {
		if ( value instanceof File ) {
			form.append( key, value, value.name );
		} else if ( value instanceof Blob ) {
			form.append( key, value, 'blob' );
		} else {
			form.append(
				key,
				Array.isArray( value ) ? value.join( ',' ) : String( value )
			);
		}
	}
	return form;
}

function parse( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** Log in; fails loudly, as every test needs it to work. */
export async function login( username, password = 'password123' ) {
	const answer = await person().post( '/jwt-auth/v1/token', {
		username,
		password,
	} );
	if ( ! answer.body?.token ) {
		throw new Error(
			`No token for ${ username }: ${ answer.status } ${ answer.text }`
		);
	}
	return person( answer.body.token );
}

/**
 * The newest email to an address, waited for: the worker sends it, not the request.
 *
 * @param {string} address Recipient.
 * @param {RegExp} subject Pattern of the subject.
 */
export async function mailTo( address, subject = /./, seconds = 20 ) {
	const until = Date.now() + seconds * 1000;
	for (;;) {
		const found = ( await mailsTo( address ) ).filter( ( mail ) =>
			subject.test( mail.subject )
		);
		if ( found.length ) {
			return found.at( -1 );
		}
		if ( Date.now() > until ) {
			throw new Error(
				`No mail ${ subject } to ${ address } within ${ seconds } s`
			);
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
}

/** All emails the inbox holds for an address, oldest first. */
export async function mailsTo( address ) {
	// The inbox looks for it: all its emails are many megabytes at the end.
	const to = new URLSearchParams( { 'to.address': address } );
	return ( await fetch( `${ INBOX_URL }/email?${ to }` ) ).json();
}

/** An address nobody else uses. */
export const freshEmail = ( name = 'person' ) =>
	`${ name }.${ Date.now().toString( 36 ) }${ Math.random().toString( 36 ).slice( 2, 8 ) }@example.test`;
