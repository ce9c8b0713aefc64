// Suggestions where no designer fits: wider filters, as texts and addresses.
import { __ } from '@wordpress/i18n';
import { levels, regions } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { routes } from '../../contract/routes';
import type { Skill } from '../../contract/shapes';
import { choiceLabel } from '../../lib/choice';
import type { Way } from './components/no-results';
import { wayWords } from './way-words';
import { noFilters, withFilters } from './designer-query';
import type { DesignerFilters } from './designer-query';
import type { Looser } from './types';

function wordsOf( way: Looser, asked: DesignerFilters, all: Skill[] ) {
	return wayWords( [
		[
			all.find( ( { id } ) => id === way.skill )?.name ?? '',
			asked.skill,
			__( 'any skill', 'design-marketplace' ),
		],
		[
			choiceLabel( levels(), way.level ),
			asked.level,
			__( 'any level', 'design-marketplace' ),
		],
		[
			choiceLabel( regions(), way.region ),
			asked.region,
			__( 'any region', 'design-marketplace' ),
		],
		[ way.search, asked.search, __( 'any words', 'design-marketplace' ) ],
		[ '', asked.available, __( 'free or not', 'design-marketplace' ) ],
	] );
}

/** One filter less, as the server found it; then the skills most designers have. */
export function designerWays(
	nearby: Looser[],
	all: Skill[],
	asked: DesignerFilters,
	params: URLSearchParams
): Way[] {
	const wayTo = (
		filters: DesignerFilters,
		total: number,
		words: string
	): Way => ( {
		to: `${ routes.designers.path }?${ withFilters( params, filters ).toString() }`,
		total,
		words,
	} );
	const offered = [ ...all ]
		.sort( ( a, b ) => ( b.designers ?? 0 ) - ( a.designers ?? 0 ) )
		.filter(
			( { id, designers = 0 } ) => designers > 0 && id !== asked.skill
		)
		.slice( 0, limits.ways_of_skills );
	return [
		...nearby.map( ( way ) =>
			wayTo( way, way.total, wordsOf( way, asked, all ) )
		),
		...offered.map( ( { id, name, designers = 0 } ) =>
			wayTo( { ...noFilters, skill: id }, designers, name )
		),
	];
}
