// Where nobody and nothing fits: what does, in words and as an address.
import { __, sprintf } from '@wordpress/i18n';
import { levels, regions } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { routes } from '../../contract/routes';
import type { Skill } from '../../contract/shapes';
import { choiceLabel } from '../../lib/place';
import type { Way } from './components/no-results';
import { byJobs, noJobFilters, withFilters, withJobFilters } from './filters';
import type { DesignerFilters } from './filters';
import type { JobFilters, Looser, NamesOf } from './types';

const to = ( path: string, params: URLSearchParams ): string =>
	`${ path }?${ params.toString() }`;

/** 'Furniture, any level': what stays is named, what goes is said. */
function wordsOf( way: Looser, asked: DesignerFilters, namesOf: NamesOf ) {
	const part = ( kept: string, was: unknown, any: string ) =>
		kept || ( was ? any : '' );
	return [
		part(
			way.skill ? ( namesOf( [ way.skill ] )[ 0 ] ?? '' ) : '',
			asked.skill,
			__( 'any skill', 'design-marketplace' )
		),
		part(
			choiceLabel( levels(), way.level ),
			asked.level,
			__( 'any level', 'design-marketplace' )
		),
		part(
			choiceLabel( regions(), way.region ),
			asked.region,
			__( 'any region', 'design-marketplace' )
		),
		part(
			way.search,
			asked.search,
			__( 'any words', 'design-marketplace' )
		),
		part( '', asked.available, __( 'free or not', 'design-marketplace' ) ),
	]
		.filter( Boolean )
		.join( ', ' );
}

export const designerWays = (
	nearby: Looser[],
	asked: DesignerFilters,
	params: URLSearchParams,
	namesOf: NamesOf
): Way[] =>
	nearby.map( ( way ) => ( {
		to: to( routes.designers.path, withFilters( params, way ) ),
		total: way.total,
		words: wordsOf( way, asked, namesOf ),
	} ) );

/** Each skill that was asked for, of any company and kind and with any words, then the skills most jobs take. */
export function jobWays(
	all: Skill[],
	{ skills, search, ...only }: JobFilters,
	params: URLSearchParams
): Way[] {
	const way = ( { id, name, jobs = 0 }: Skill, words = name ): Way => ( {
		to: to(
			routes.jobs.path,
			withJobFilters( params, { ...noJobFilters, skills: [ id ] } )
		),
		total: jobs,
		words,
	} );
	const taken = byJobs( all ).filter( ( { jobs = 0 } ) => jobs > 0 );
	const isAsked = ( { id }: Skill ): boolean => skills.includes( id );
	const isNarrow = search || Object.values( only ).some( Boolean );
	return [
		...( isNarrow ? taken.filter( isAsked ) : [] ).map( ( skill ) =>
			way(
				skill,
				only.verified
					? sprintf(
							/* translators: %s: a skill. */
							__(
								'%s, university confirmed or not',
								'design-marketplace'
							),
							skill.name
						)
					: skill.name
			)
		),
		...taken
			.filter( ( skill ) => ! isAsked( skill ) )
			.slice( 0, limits.ways_of_skills )
			.map( ( skill ) => way( skill ) ),
	];
}
