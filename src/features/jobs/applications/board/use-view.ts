// Stage, search and order of the board. The address holds them, so that people can bookmark a view and go back to it.
import { useMemo } from '@wordpress/element';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SETTABLE } from '../stage';
import type { Stage } from '../stage';
import { isSorting } from './board-tools';
import { COMPARE_MAX } from './dock';
import type { BoardView } from './types';

const isStage = ( value: string | null ): value is Stage =>
	value === 'withdrawn' || SETTABLE.some( ( stage ) => stage === value );

const put = (
	params: URLSearchParams,
	name: string,
	value: string | undefined
): void => {
	if ( value ) {
		params.set( name, value );
	} else {
		params.delete( name );
	}
};

export function useView() {
	const [ params, setParams ] = useSearchParams();
	const stage = params.get( 'stage' );
	const sort = params.get( 'sort' );
	const search = params.get( 'q' ) ?? '';
	const view = useMemo< BoardView >(
		() => ( {
			stage: isStage( stage ) ? stage : undefined,
			search,
			sort: isSorting( sort ) ? sort : 'first',
		} ),
		[ search, sort, stage ]
	);
	const compared = useMemo(
		() =>
			( params.get( 'compare' ) ?? '' )
				.split( ',' )
				.map( Number )
				.filter( ( id ) => id > 0 )
				.slice( 0, COMPARE_MAX ),
		[ params ]
	);
	const { pathname } = useLocation();
	const hrefWith = ( changes: Record< string, string | undefined > ) => {
		const next = new URLSearchParams( params );
		for ( const [ name, value ] of Object.entries( changes ) ) {
			put( next, name, value );
		}
		const query = next.toString();
		return query ? `${ pathname }?${ query }` : pathname;
	};
	const change = ( name: string, value: string ) =>
		setParams(
			( before ) => {
				const next = new URLSearchParams( before );
				put( next, name, value );
				return next;
			},
			{ replace: true, preventScrollReset: true }
		);
	return { view, compared, hrefWith, change };
}
