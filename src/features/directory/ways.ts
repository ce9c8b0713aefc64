// Where nobody and nothing fits: what does, in words and as an address.
import { __ } from '@wordpress/i18n';
import { levels, regions } from '../../contract/enums';
import * as limits from '../../contract/limits';
import { routes } from '../../contract/routes';
import type { Skill } from '../../contract/shapes';
import { choiceLabel } from '../../lib/place';
import type { Way } from './components/list-notes';
import { byJobs, withFilters, withSkills } from './filters';
import type { DesignerFilters } from './filters';
import type { Looser, NamesOf } from './types';

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

export const jobWays = (
	skills: Skill[],
	chosen: number[],
	params: URLSearchParams
): Way[] =>
	byJobs( skills )
		.filter( ( { id, jobs = 0 } ) => jobs > 0 && ! chosen.includes( id ) )
		.slice( 0, limits.ways_of_skills )
		.map( ( { id, name, jobs = 0 } ) => ( {
			to: to( routes.jobs.path, withSkills( params, [ id ] ) ),
			total: jobs,
			words: name,
		} ) );
