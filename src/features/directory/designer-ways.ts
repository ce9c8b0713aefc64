// Suggestions where no designer fits: wider filters, as texts and addresses.
import { __ } from '@wordpress/i18n';
import { levels, regions } from '../../contract/enums';
import { routes } from '../../contract/routes';
import { choiceLabel } from '../../lib/choice';
import type { Way } from './components/no-results';
import { withFilters } from './designer-query';
import type { DesignerFilters } from './designer-query';
import type { Looser, NamesOf } from './types';

/** 'Furniture, any level': filters that stay by their value, the removed one as "any". */
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
		to: `${ routes.designers.path }?${ withFilters( params, way ).toString() }`,
		total: way.total,
		words: wordsOf( way, asked, namesOf ),
	} ) );
