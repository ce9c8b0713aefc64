// Suggestions where no designer fits: wider filters, as texts and addresses.
import { __ } from '@wordpress/i18n';
import { levels, regions } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { routes } from '../../contract/routes';
import type { Skill } from '../../contract/shapes';
import { choiceLabel } from '../../lib/choice';
import { languageName } from '../../lib/language-names';
import { schoolConfirmed, schoolName } from '../../lib/school-line';
import type { Suggestion } from './components/no-results';
import { suggestionsAt, suggestionWords } from './suggestion-words';
import { noFilters, studies, withFilters } from './designer-query';
import type { DesignerFilters } from './designer-query';
import type { Looser } from './types';

const namesOf = ( codes: string, nameOf: ( code: string ) => string ): string =>
	codes && codes.split( ',' ).map( nameOf ).join( ', ' );

function wordsOf( kept: Looser, asked: DesignerFilters, all: Skill[] ) {
	return suggestionWords( [
		[
			all.find( ( { id } ) => id === kept.skill )?.name ?? '',
			asked.skill,
			__( 'any skill', 'design-marketplace' ),
		],
		[
			choiceLabel( levels(), kept.level ),
			asked.level,
			__( 'any level', 'design-marketplace' ),
		],
		[
			choiceLabel( regions(), kept.region ),
			asked.region,
			__( 'any region', 'design-marketplace' ),
		],
		[ kept.search, asked.search, __( 'any words', 'design-marketplace' ) ],
		[ '', asked.available, __( 'free or not', 'design-marketplace' ) ],
		[
			namesOf( kept.school, schoolName ),
			asked.school,
			__( 'any school', 'design-marketplace' ),
		],
		[
			namesOf( kept.language, languageName ),
			asked.language,
			__( 'any language', 'design-marketplace' ),
		],
		[
			choiceLabel( studies(), kept.graduation ),
			asked.graduation,
			__( 'in studies or not', 'design-marketplace' ),
		],
		[
			kept.verified ? schoolConfirmed() : '',
			asked.verified,
			__( 'school confirmed or not', 'design-marketplace' ),
		],
	] );
}

/** One filter less, as the server found it; then the skills most designers have. */
export function designerSuggestions(
	nearby: Looser[],
	all: Skill[],
	asked: DesignerFilters,
	params: URLSearchParams
): Suggestion[] {
	const suggestion = suggestionsAt(
		routes.designers.path,
		( filters: DesignerFilters ) => withFilters( params, filters )
	);
	const offered = [ ...all ]
		.sort( ( a, b ) => ( b.designers ?? 0 ) - ( a.designers ?? 0 ) )
		.filter(
			( { id, designers = 0 } ) => designers > 0 && id !== asked.skill
		)
		.slice( 0, limits.ways_of_skills );
	return [
		...nearby.map( ( wider ) =>
			suggestion( wider, wider.total, wordsOf( wider, asked, all ) )
		),
		...offered.map( ( { id, name, designers = 0 } ) =>
			suggestion( { ...noFilters, skill: id }, designers, name )
		),
	];
}
