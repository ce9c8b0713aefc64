// The lists' filters and page as the address carries them. What no one offers is ignored.
import {
	deadlines,
	engagements,
	levels,
	places,
	regions,
} from '../../contract/enums';
import type { Choice } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { ApiError } from '../../lib/api-error';
import type { JobFilters, Looser } from './types';

export interface DesignerFilters {
	skill: number | null;
	level: number | null;
	region: string;
	search: string;
	/** Only those who are free now. */
	available: boolean;
}

export interface DesignerQuery extends DesignerFilters {
	page: number;
}

export const noFilters: DesignerFilters = {
	skill: null,
	level: null,
	region: '',
	search: '',
	available: false,
};

export const noJobFilters: JobFilters = {
	skills: [],
	verified: false,
	engagement: '',
	place: '',
	paid: false,
	deadline: null,
	search: '',
};

const wholeNumber = ( text: string | null | undefined ): number | null =>
	text && /^[1-9]\d{0,9}$/.test( text ) ? Number( text ) : null;

const oneOf = (
	choices: readonly Choice< string >[],
	text: string | null
): string =>
	choices.some( ( { value } ) => value === text ) ? ( text ?? '' ) : '';

export const readPage = ( params: URLSearchParams ): number =>
	wholeNumber( params.get( 'page' ) ) ?? 1;

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

export function readDesignerQuery( params: URLSearchParams ): DesignerQuery {
	const level = wholeNumber( params.get( 'level' ) );
	return {
		skill: readSkills( params )[ 0 ] ?? null,
		level: levels().some( ( { value } ) => value === level ) ? level : null,
		region: oneOf( regions(), params.get( 'region' ) ),
		search: readSearch( params ),
		available: params.get( 'available' ) === '1',
		page: readPage( params ),
	};
}

/** Other filters that bring somebody, as the header has them: `skill=3&level=2;4, skill=3;9`. */
export const readNearby = ( header: string | null ): Looser[] =>
	( header ?? '' )
		.split( ',' )
		.map( ( way ) => way.trim().split( ';' ) )
		.flatMap( ( [ filters, total ] ) => {
			const count = wholeNumber( total );
			const { page: _, ...looser } = readDesignerQuery(
				new URLSearchParams( filters )
			);
			return count && isFiltered( looser )
				? [ { ...looser, total: count } ]
				: [];
		} );

export const isFiltered = ( filters: DesignerFilters ): boolean =>
	Boolean(
		filters.skill ||
		filters.level ||
		filters.region ||
		filters.search ||
		filters.available
	);

export const isFilteredJobs = ( filters: JobFilters ): boolean =>
	Boolean(
		filters.verified ||
		filters.paid ||
		filters.engagement ||
		filters.place ||
		filters.deadline ||
		filters.search
	) || filters.skills.length > 0;

/** An old link names a skill that was deleted: nobody has it. */
export const saysSkillIsGone = ( error: unknown ): boolean =>
	error instanceof ApiError &&
	error.status === 400 &&
	'skill' in error.params;

/**
 * The chosen skills that there are; all of them when none is left, for a list of nobody.
 *
 * @param chosen Skills of the address.
 * @param known  All skills; empty while they are not there.
 */
export function knownOf(
	chosen: number[],
	known: ReadonlyArray< { id: number } >
): number[] {
	const left = chosen.filter( ( id ) =>
		known.some( ( skill ) => skill.id === id )
	);
	return left.length > 0 ? left : chosen;
}

/** Those with most open jobs first; among equals the list's order. */
export const byJobs = < S extends { jobs?: number } >(
	skills: readonly S[]
): S[] => [ ...skills ].sort( ( a, b ) => ( b.jobs ?? 0 ) - ( a.jobs ?? 0 ) );

/** Parameters of other makers, such as lang, stay. */
function change(
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

/** Another filter begins at the first page. */
export const withFilters = (
	params: URLSearchParams,
	{ skill, level, region, search, available }: DesignerFilters
): URLSearchParams =>
	change( params, {
		skill,
		level,
		region,
		search,
		available: available ? 1 : null,
		page: null,
	} );

/** So do other words. */
export const withSearch = (
	params: URLSearchParams,
	search: string
): URLSearchParams => change( params, { search, page: null } );

export const withPage = (
	params: URLSearchParams,
	page: number
): URLSearchParams => change( params, { page: page > 1 ? page : null } );

/** One of the deadlines that are offered. */
function readDeadline( params: URLSearchParams ): number | null {
	const days = wholeNumber( params.get( 'deadline' ) );
	return deadlines().some( ( { value } ) => value === days ) ? days : null;
}

export const readJobFilters = ( params: URLSearchParams ): JobFilters => ( {
	skills: readSkills( params ),
	verified: params.get( 'verified' ) === '1',
	engagement: oneOf( engagements(), params.get( 'engagement' ) ),
	place: oneOf( places(), params.get( 'place' ) ),
	paid: params.get( 'paid' ) === '1',
	deadline: readDeadline( params ),
	search: readSearch( params ),
} );

export const withJobFilters = (
	params: URLSearchParams,
	{ skills, verified, engagement, place, paid, deadline, search }: JobFilters
): URLSearchParams =>
	change( params, {
		skill: skills.join( ',' ),
		verified: verified ? 1 : null,
		engagement,
		place,
		paid: paid ? 1 : null,
		deadline,
		search,
	} );
