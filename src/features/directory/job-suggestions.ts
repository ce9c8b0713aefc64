// Suggestions where no job fits: filters to remove, and skills that have jobs, as texts and addresses.
import { __ } from '@wordpress/i18n';
import { deadlines, engagements, places } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { routes } from '../../contract/routes';
import type { Skill } from '../../contract/shapes';
import { choiceLabel } from '../../lib/choice';
import { languageName } from '../../lib/language-names';
import type { Suggestion } from './components/no-results';
import { suggestionsAt, suggestionWords } from './suggestion-words';
import {
	byJobs,
	isFilteredJobs,
	noJobFilters,
	readJobFilters,
	withJobFilters,
} from './job-query';
import { readWays } from './filters';
import type { JobFilters, WiderJobs } from './types';

export const readNearbyJobs = ( header: string | null ): WiderJobs[] =>
	readWays( header, readJobFilters, isFilteredJobs );

function wordsOf( kept: JobFilters, asked: JobFilters, all: Skill[] ): string {
	const paid = __( 'Paid', 'design-marketplace' );
	const confirmed = __( 'Confirmed company', 'design-marketplace' );
	return suggestionWords( [
		[
			all
				.filter( ( { id } ) => kept.skills.includes( id ) )
				.map( ( { name } ) => name )
				.join( ', ' ),
			asked.skills.length > 0,
			__( 'any skill', 'design-marketplace' ),
		],
		[
			choiceLabel( engagements(), kept.engagement ),
			asked.engagement,
			__( 'any engagement', 'design-marketplace' ),
		],
		[
			choiceLabel( places(), kept.place ),
			asked.place,
			__( 'any place', 'design-marketplace' ),
		],
		[
			kept.languages.map( languageName ).join( ', ' ),
			asked.languages.length > 0,
			__( 'any language', 'design-marketplace' ),
		],
		[
			choiceLabel( deadlines(), kept.deadline ),
			asked.deadline,
			__( 'any deadline', 'design-marketplace' ),
		],
		[
			kept.paid ? paid : '',
			asked.paid,
			__( 'paid or not', 'design-marketplace' ),
		],
		[
			kept.verified ? confirmed : '',
			asked.verified,
			__( 'confirmed or not', 'design-marketplace' ),
		],
		[ kept.search, asked.search, __( 'any words', 'design-marketplace' ) ],
	] );
}

/** First with one filter less, as the server found it; then each chosen skill by itself; then the skills with most jobs. */
export function jobSuggestions(
	nearby: WiderJobs[],
	all: Skill[],
	asked: JobFilters,
	params: URLSearchParams
): Suggestion[] {
	const suggestion = suggestionsAt(
		routes.jobs.path,
		( filters: JobFilters ) => withJobFilters( params, filters )
	);
	const alone = ( { id, name, jobs = 0 }: Skill, was?: JobFilters ) => {
		const filters = { ...noJobFilters, skills: [ id ] };
		return suggestion(
			filters,
			jobs,
			was ? wordsOf( filters, was, all ) : name
		);
	};
	const taken = byJobs( all ).filter( ( { jobs = 0 } ) => jobs > 0 );
	const isAsked = ( { id }: Skill ) => asked.skills.includes( id );
	const isNarrow = isFilteredJobs( { ...asked, skills: [] } );
	const suggestions = [
		...nearby.map( ( { total, ...filters } ) =>
			suggestion( filters, total, wordsOf( filters, asked, all ) )
		),
		...( isNarrow ? taken.filter( isAsked ) : [] ).map( ( skill ) =>
			alone( skill, asked )
		),
		...taken
			.filter( ( skill ) => ! isAsked( skill ) )
			.slice( 0, limits.ways_of_skills )
			.map( ( skill ) => alone( skill ) ),
	];
	// Without duplicates: with one skill and one other filter, two of these are the same.
	return suggestions.filter(
		( { to }, index ) =>
			suggestions.findIndex( ( other ) => other.to === to ) === index
	);
}
