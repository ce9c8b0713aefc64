// Checks answers against the description that the site gives of its API.
import assert from 'node:assert/strict';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const PATH = '/design-marketplace/v1/openapi.json';

/** Fewer fields, a wrapped answer, or one of WordPress' own for editors. */
const OTHERWISE = [ '_fields', '_envelope', 'context' ];

const ajv = new Ajv( { strict: false, allErrors: true } );
addFormats( ajv );

const checks = new Map();
let description;

async function descriptionOf( site ) {
	const answer = await fetch( `${ site }/wp-json${ PATH }` );
	if ( ! answer.ok ) {
		return null;
	}
	const { paths, components } = await answer.json();
	return {
		components,
		paths: Object.entries( paths ).map( ( [ path, calls ] ) => ( {
			path,
			calls,
			pattern: new RegExp(
				`^${ path
					.replaceAll( '.', '\\.' )
					.replace( /\{\w+\}/g, '[^/]+' ) }/?$`,
				'i'
			),
		} ) ),
	};
}

/** The check of an answer's body, made once; null where there is nothing to check. */
function checkOf( { components }, schema, key ) {
	if ( ! checks.has( key ) ) {
		checks.set( key, ajv.compile( { ...schema, components } ) );
	}
	return checks.get( key );
}

/** The path as it is described: one without values in it before one with. */
const find = ( { paths }, path ) =>
	paths
		.filter( ( { pattern } ) => pattern.test( path ) )
		.sort(
			( one, other ) =>
				one.path.split( '{' ).length - other.path.split( '{' ).length
		)[ 0 ];

/**
 * Fails if the answer is another than described.
 *
 * @param {string} site   Address of the site.
 * @param {string} method
 * @param {URL}    url    Address of the call.
 * @param {Object} answer Its status, type and body.
 */
export async function isAsDescribed( site, method, url, answer ) {
	const { status, type, body } = answer;
	if (
		status === 304 ||
		OTHERWISE.some( ( name ) => url.searchParams.has( name ) )
	) {
		return;
	}
	description ??= descriptionOf( site );
	const known = await description;
	const route =
		known && find( known, url.pathname.split( '/wp-json' ).at( -1 ) );
	const call = route?.calls[ method.toLowerCase() ];
	if ( ! call ) {
		return;
	}
	const about = `${ method } ${ route.path } ${ status }`;
	const described =
		call.responses[ status ] ??
		( status >= 400 ? call.responses.default : undefined );
	assert.ok( described, `${ about } is not described` );
	const media = ( type ?? '' ).split( ';' )[ 0 ];
	if ( ! described.content || status >= 500 ) {
		return;
	}
	const { schema } = described.content[ media ] ?? {};
	assert.ok( schema, `${ about }: ${ media } is not described` );
	if ( media !== 'application/json' ) {
		return;
	}
	const check = checkOf( known, schema, `${ about }` );
	assert.ok(
		check( body ),
		`${ about }: ${ JSON.stringify( check.errors?.slice( 0, 5 ) ) }`
	);
}
