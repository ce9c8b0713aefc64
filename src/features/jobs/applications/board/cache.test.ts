// One change touches one candidate: nobody else's row has a reason to be drawn again.
import { QueryClient } from '@tanstack/react-query';
import { readCounts } from '../api/board-api';
import {
	boardKey,
	countsKey,
	patchCandidate,
	shiftCounts,
	tidyOthers,
} from './cache';
import type { BoardCandidate, BoardPage, BoardView } from './types';

const all: BoardView = { stage: undefined, search: '', sort: 'first' };
const fresh: BoardView = { ...all, stage: 'new' };
const one = ( id: number ) => ( { id, stage: 'new' } ) as BoardCandidate;
const pages = ( ...lists: number[][] ) => ( {
	pages: lists.map( ( ids ) => ( {
		items: ids.map( one ),
		total: 3,
		pages: lists.length,
		counts: null,
	} ) ),
	pageParams: [ 1 ],
} );
type Lists = { pages: BoardPage[] };

let client: QueryClient;
const lists = ( view: BoardView ) =>
	client.getQueryData< Lists >( boardKey( 5, view ) );

beforeEach( () => {
	client = new QueryClient();
	client.setQueryData( boardKey( 5, all ), pages( [ 1, 2 ], [ 3 ] ) );
	client.setQueryData( boardKey( 5, fresh ), pages( [ 1, 2, 3 ] ) );
} );

const choose = ( id: number ) =>
	patchCandidate( client, 5, id, ( found ) => ( {
		...found,
		stage: 'chosen',
	} ) );

it( 'leaves every other candidate the object it was', () => {
	const before = lists( all );
	choose( 2 );
	const after = lists( all );
	expect( after?.pages[ 0 ]?.items[ 1 ]?.stage ).toBe( 'chosen' );
	expect( after?.pages[ 0 ]?.items[ 0 ] ).toBe(
		before?.pages[ 0 ]?.items[ 0 ]
	);
	expect( after?.pages[ 1 ] ).toBe( before?.pages[ 1 ] );
} );

it( 'takes them out of lists nobody looks at, and those are asked for again', () => {
	choose( 2 );
	tidyOthers( client, 5 );
	expect( lists( fresh )?.pages[ 0 ]?.items.map( ( { id } ) => id ) ).toEqual(
		[ 1, 3 ]
	);
	expect( lists( all )?.pages[ 0 ]?.items ).toHaveLength( 2 );
	expect( client.getQueryState( boardKey( 5, fresh ) )?.isInvalidated ).toBe(
		true
	);
} );

it( 'reads the counts of the header, and moves one from stage to stage', () => {
	const counts = readCounts(
		'new=31; shortlisted=4; chosen=1; declined=4; withdrawn=0'
	);
	client.setQueryData( countsKey( 5 ), counts );
	shiftCounts( client, 5, 'new', 'declined' );
	expect( client.getQueryData( countsKey( 5 ) ) ).toEqual( {
		new: 30,
		shortlisted: 4,
		chosen: 1,
		declined: 5,
		withdrawn: 0,
	} );
	expect( readCounts( null ) ).toBeNull();
} );
