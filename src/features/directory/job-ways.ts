// Where no job fits: the skills that have some, in words and as an address.
import { __, sprintf } from '@wordpress/i18n';
import * as limits from '../../contract/limits';
import { routes } from '../../contract/routes';
import type { Skill } from '../../contract/shapes';
import type { Way } from './components/no-results';
import { byJobs, noJobFilters, withJobFilters } from './job-query';
import type { JobFilters } from './types';

/** Each skill that was asked for, of any company and kind and with any words, then the skills most jobs take. */
export function jobWays(
	all: Skill[],
	{ skills, search, ...only }: JobFilters,
	params: URLSearchParams
): Way[] {
	const way = ( { id, name, jobs = 0 }: Skill, words = name ): Way => ( {
		to: `${ routes.jobs.path }?${ withJobFilters( params, {
			...noJobFilters,
			skills: [ id ],
		} ).toString() }`,
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
