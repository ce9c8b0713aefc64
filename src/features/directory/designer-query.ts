// Reads the filters and the page of the designers' list from the address, and writes them there.
import { levels, regions } from '../../contract/enums';
import {
	change,
	oneOf,
	readSearch,
	readSkills,
	readWays,
	wholeNumber,
} from './filters';
import type { Looser } from './types';

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

export const readPage = ( params: URLSearchParams ): number =>
	wholeNumber( params.get( 'page' ) ) ?? 1;

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

export const readNearby = ( header: string | null ): Looser[] =>
	readWays(
		header,
		( params ) => {
			const { page: _, ...filters } = readDesignerQuery( params );
			return filters;
		},
		isFiltered
	);

export const isFiltered = ( filters: DesignerFilters ): boolean =>
	Boolean(
		filters.skill ||
		filters.level ||
		filters.region ||
		filters.search ||
		filters.available
	);

/** A change of filters goes back to the first page. */
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

export const withPage = (
	params: URLSearchParams,
	page: number
): URLSearchParams => change( params, { page: page > 1 ? page : null } );
