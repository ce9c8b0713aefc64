// The board in the cache of server data. A change of one candidate keeps the objects of all others, so that no other row is rendered again.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../contract/shapes';
import { toBoardCandidate } from '../api/board-api';
import type { Stage } from '../stage';
import type { BoardCandidate, BoardPage, BoardView, Counts } from './types';
import { KEYS } from '../../../../lib/query-keys';

/** Below the key that every change of a job invalidates. */
const BOARD = [ KEYS.applications, 'board' ] as const;

export const boardKey = ( mission: number, view?: BoardView ) =>
	view ? [ ...BOARD, mission, view ] : [ ...BOARD, mission ];
export const countsKey = ( mission: number ) => [
	KEYS.applications,
	'stages',
	mission,
];
export const oneKey = ( id: number ) => [ KEYS.applications, 'one', id ];

type Lists = InfiniteData< BoardPage, number >;
type Change = ( candidate: BoardCandidate ) => BoardCandidate;

const viewOf = ( key: readonly unknown[] ) => key[ 3 ] as BoardView;

export function findCandidate(
	client: QueryClient,
	mission: number,
	id: number
): BoardCandidate | undefined {
	for ( const [ , data ] of client.getQueriesData< Lists >( {
		queryKey: boardKey( mission ),
	} ) ) {
		for ( const page of data?.pages ?? [] ) {
			const found = page.items.find( ( item ) => item.id === id );
			if ( found ) {
				return found;
			}
		}
	}
	return client.getQueryData( oneKey( id ) );
}

const changed = ( page: BoardPage, id: number, change: Change ): BoardPage =>
	page.items.some( ( item ) => item.id === id )
		? {
				...page,
				items: page.items.map( ( item ) =>
					item.id === id ? change( item ) : item
				),
			}
		: page;

export function patchCandidate(
	client: QueryClient,
	mission: number,
	id: number,
	change: Change
): void {
	client.setQueriesData< Lists >(
		{ queryKey: boardKey( mission ) },
		( data ) => {
			if ( ! data ) {
				return data;
			}
			const pages = data.pages.map( ( page ) =>
				changed( page, id, change )
			);
			return pages.every( ( page, at ) => page === data.pages[ at ] )
				? data
				: { ...data, pages };
		}
	);
	client.setQueryData< BoardCandidate >(
		oneKey( id ),
		( one ) => one && change( one )
	);
}

/** Lists that are not shown lose candidates who have left their stage, and are fetched again when they are opened. */
export function tidyOthers( client: QueryClient, mission: number ): void {
	for ( const query of client.getQueryCache().findAll( {
		queryKey: boardKey( mission ),
		type: 'inactive',
	} ) ) {
		const { stage } = viewOf( query.queryKey );
		client.setQueryData< Lists >(
			query.queryKey,
			( data ) =>
				data && {
					...data,
					pages: data.pages.map( ( page ) => ( {
						...page,
						items: page.items.filter(
							( item ) => ! stage || item.stage === stage
						),
					} ) ),
				}
		);
		void client.invalidateQueries( {
			queryKey: query.queryKey,
			exact: true,
			refetchType: 'none',
		} );
	}
}

export const shiftCounts = (
	client: QueryClient,
	mission: number,
	from: Stage,
	to: Stage
): void =>
	void client.setQueryData< Counts >(
		countsKey( mission ),
		( counts ) =>
			counts &&
			( from === to
				? counts
				: {
						...counts,
						[ from ]: Math.max( 0, counts[ from ] - 1 ),
						[ to ]: counts[ to ] + 1,
					} )
	);

/** Merges the server's answer about a candidate. If the answer has no author, the cached one stays. */
export function merged(
	known: BoardCandidate,
	wire: Application
): BoardCandidate {
	const fresh = toBoardCandidate( wire );
	if ( wire._embedded ) {
		return fresh;
	}
	const { slug, name, email, job, city, locale, level, avatar } = known;
	return {
		...fresh,
		...{ slug, name, email, job, city, locale, level, avatar },
	};
}
