// What both lists read from the address and write there: words, skills, choices. What no one offers is ignored.
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

/** The words a list is searched by, as much of them as the server takes. */
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

/** An old link names a skill that was deleted: nobody has it. */
export const saysSkillIsGone = ( error: unknown ): boolean =>
	error instanceof ApiError &&
	error.status === 400 &&
	'skill' in error.params;

/** Parameters of other makers, such as lang, stay. */
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

/** Other words begin at the first page. */
export const withSearch = (
	params: URLSearchParams,
	search: string
): URLSearchParams => change( params, { search, page: null } );
