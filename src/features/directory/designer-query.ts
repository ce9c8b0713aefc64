// Reads the filters and the page of the designers' list from the address, and writes them there.
import { __ } from '@wordpress/i18n';
import { levels, regions } from '../../contract/enums';
import type { Choice } from '../../contract/enums';
import { spoken } from '../../contract/spoken';
import { getBoot } from '../../lib/boot';
import { OTHER_UNIVERSITY } from '../../lib/school-line';
import {
	change,
	oneOf,
	readCodes,
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
	/** Codes of schools, joined by commas. What follows finds by what members alone read; '' for any. */
	school: string;
	/** Codes of languages. */
	language: string;
	graduation: string;
	/** Only those whose school is confirmed. */
	verified: boolean;
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
	school: '',
	language: '',
	graduation: '',
	verified: false,
};

/** Whether somebody studies still or has finished. */
export const studies = (): Choice< string >[] => [
	{
		value: 'in_studies',
		label: __( 'In studies', 'design-marketplace' ),
	},
	{ value: 'graduated', label: __( 'Graduated', 'design-marketplace' ) },
];

const schoolCodes = (): string[] => [
	...getBoot().settings.universities.map( ( { code } ) => code ),
	OTHER_UNIVERSITY,
];

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
		school: readCodes( params.get( 'school' ), schoolCodes() ).join( ',' ),
		language: readCodes( params.get( 'language' ), spoken ).join( ',' ),
		graduation: oneOf( studies(), params.get( 'graduation' ) ),
		verified: params.get( 'verified' ) === '1',
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

/** The filters as parameters, of the address and of the request alike. */
export const filterParams = ( {
	skill,
	level,
	region,
	search,
	available,
	school,
	language,
	graduation,
	verified,
}: DesignerFilters ) => ( {
	skill,
	level,
	region,
	search,
	available: available ? 1 : null,
	school,
	language,
	graduation,
	verified: verified ? 1 : null,
} );

export const isFiltered = ( filters: DesignerFilters ): boolean =>
	Object.values( filterParams( filters ) ).some( Boolean );

/** A change of filters goes back to the first page. */
export const withFilters = (
	params: URLSearchParams,
	filters: DesignerFilters
): URLSearchParams =>
	change( params, { ...filterParams( filters ), page: null } );

export const withPage = (
	params: URLSearchParams,
	page: number
): URLSearchParams => change( params, { page: page > 1 ? page : null } );
