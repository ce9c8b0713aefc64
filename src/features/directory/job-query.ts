// Reads the filters of the job list from the address, and writes them there.
import { deadlines, engagements, places } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { spoken } from '../../contract/spoken';
import {
	change,
	oneOf,
	readCodes,
	readSearch,
	readSkills,
	wholeNumber,
} from './filters';
import type { JobFilters } from './types';

export const noJobFilters: JobFilters = {
	skills: [],
	verified: false,
	engagement: '',
	place: '',
	languages: [],
	paid: false,
	deadline: null,
	search: '',
};

/** The filters as parameters, of the address and of the request alike. */
export const jobParams = ( {
	skills,
	verified,
	engagement,
	place,
	languages,
	paid,
	deadline,
	search,
}: JobFilters ) => ( {
	skill: skills.join( ',' ),
	verified: verified ? 1 : null,
	engagement,
	place,
	language: languages.join( ',' ),
	paid: paid ? 1 : null,
	deadline,
	search,
} );

export const isFilteredJobs = ( filters: JobFilters ): boolean =>
	Object.values( jobParams( filters ) ).some( Boolean );

/** How many can be taken off one by one: each skill, and each other filter. */
export const jobFilterCount = ( filters: JobFilters ): number =>
	filters.skills.length +
	Object.values( jobParams( { ...filters, search: '', skills: [] } ) ).filter(
		Boolean
	).length;

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
export const byJobs = < S extends { id: number; jobs?: number } >(
	skills: readonly S[],
	first: readonly number[] = []
): S[] =>
	[ ...skills ].sort(
		( a, b ) =>
			Number( first.includes( b.id ) ) -
				Number( first.includes( a.id ) ) ||
			( b.jobs ?? 0 ) - ( a.jobs ?? 0 )
	);

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
	languages: readCodes( params.get( 'language' ), spoken ).slice(
		0,
		limits.languages_asked_max
	),
	paid: params.get( 'paid' ) === '1',
	deadline: readDeadline( params ),
	search: readSearch( params ),
} );

export const withJobFilters = (
	params: URLSearchParams,
	filters: JobFilters
): URLSearchParams => change( params, jobParams( filters ) );
