// Reads the filters of both lists from the address and writes them there: words, skills, choices. Unknown values are ignored.
import type { Choice } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { ApiError } from '../../lib/api-error';

export const wholeNumber = (
	text: string | null | undefined
): number | null =>
	text && /^[1-9]\d{0,9}$/.test( text ) ? Number( text ) : null;

export const oneOf = (
	choices: readonly Choice< string >[],
	text: string | null
): string =>
	choices.some( ( { value } ) => value === text ) ? ( text ?? '' ) : '';

/** Those of the codes that there are, each once. */
export const readCodes = (
	text: string | null,
	known: readonly string[]
): string[] =>
	[ ...new Set( ( text ?? '' ).split( ',' ) ) ].filter( ( code ) =>
		known.includes( code )
	);

/** The search words, cut to the server's limit. */
export const readSearch = ( params: URLSearchParams ): string =>
	[ ...( params.get( 'search' ) ?? '' ).trim() ]
		.slice( 0, limits.single_line_max )
		.join( '' )
		.trim();

export const readSkills = ( params: URLSearchParams ): number[] => {
	const ids = ( params.get( 'skill' ) ?? '' )
		.split( ',' )
		.map( wholeNumber )
		.filter( ( id ) => id !== null );
	return [ ...new Set( ids ) ];
};

/** Other filters that bring something, as the header has them: `skill=3&level=2;4, skill=3;9`. */
export const readWays = < F >(
	header: string | null,
	read: ( params: URLSearchParams ) => F,
	isFiltered: ( filters: F ) => boolean
): ( F & { total: number } )[] =>
	( header ?? '' )
		.split( ',' )
		.map( ( way ) => way.trim().split( ';' ) )
		.flatMap( ( [ filters, total ] ) => {
			const count = wholeNumber( total );
			const looser = read( new URLSearchParams( filters ) );
			return count && isFiltered( looser )
				? [ { ...looser, total: count } ]
				: [];
		} );

/** An old link may name a deleted skill: nobody has it. */
export const saysSkillIsGone = ( error: unknown ): boolean =>
	error instanceof ApiError &&
	error.status === 400 &&
	'skill' in error.params;

/** Keeps parameters of other plugins, such as lang. */
export function change(
	params: URLSearchParams,
	values: Record< string, string | number | null >
): URLSearchParams {
	const next = new URLSearchParams( params );
	for ( const [ name, value ] of Object.entries( values ) ) {
		if ( value === null || value === '' ) {
			next.delete( name );
		} else {
			next.set( name, String( value ) );
		}
	}
	return next;
}

/** New search words start at the first page. */
export const withSearch = (
	params: URLSearchParams,
	search: string
): URLSearchParams => change( params, { search, page: null } );
