// A company's lists of designers: /design-marketplace/v1/lists. Which of them is in hand is remembered in this browser.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '../../../../components/free';
import type {
	List,
	ListPage,
	ListPerson,
	ListShare,
	MemberCard,
	SharedList,
} from '../../../../contract/shapes';
import { del, get, getAnswer, post, put } from '../../../../lib/api/client';
import { KEYS } from '../../../../lib/query-keys';
import { schoolLine } from '../../../../lib/school-line';
import { readStored, writeStored } from '../../../../lib/storage';

const LISTS = '/design-marketplace/v1/lists';
const ALL = [ KEYS.lists, 'all' ];
const HAND = [ KEYS.lists, 'hand' ];
const STORED = 'design-marketplace:list';
const one = ( id: number ) => [ KEYS.lists, 'one', id ];

const toFace = ( card: MemberCard ) => ( {
	id: card.id,
	slug: card.slug,
	name: card.name ?? '',
	job: card.job ?? '',
	locale: card.locale,
	avatar: card.avatar,
	place: [ card.city, schoolLine( card ) ].filter( Boolean ).join( ', ' ),
	availability: {
		availability: card.availability,
		available_from: card.available_from,
	} as Availability,
	works: ( card.latest_works ?? [] ).slice( 0, 3 ),
	canInvite: card.can?.invite ?? false,
} );

const toPerson = ( { designer, note, invited }: ListPerson ) => ( {
	...toFace( designer ),
	note,
	invited,
} );

/** A designer on a list, or one who can be put on it. */
export type Face = Pick<
	ReturnType< typeof toFace >,
	'id' | 'slug' | 'name' | 'avatar'
>;
export type Person = ReturnType< typeof toPerson >;

export const useLists = () =>
	useQuery( {
		queryKey: ALL,
		queryFn: ( { signal } ) => get< List[] >( LISTS, {}, { signal } ),
	} );

/** A list with everybody on it, the newest first: as many calls as there are pages. */
export const useList = ( id: number ) =>
	useQuery( {
		queryKey: one( id ),
		enabled: id > 0,
		queryFn: async ( { signal } ) => {
			const people: Person[] = [];
			let before: string | null | undefined;
			let list: List | undefined;
			do {
				const { data, headers } = await getAnswer< ListPage >(
					`${ LISTS }/${ id }`,
					before ? { before } : {},
					{ signal }
				);
				people.push( ...data.people.map( toPerson ) );
				list = data;
				before = headers.get( 'X-DM-Next' );
			} while ( before );
			return { ...list, people };
		},
	} );

type Whole = NonNullable< ReturnType< typeof useList >[ 'data' ] >;

/** The list that designers are put on: the one chosen last, else the newest. */
export function useListInHand() {
	const client = useQueryClient();
	const { data: lists, ...rest } = useLists();
	const { data: id } = useQuery( {
		queryKey: HAND,
		queryFn: () => Number( readStored( 'localStorage', STORED ) ),
		staleTime: Infinity,
	} );
	const list = lists?.find( ( { id: its } ) => its === id ) ?? lists?.[ 0 ];
	return {
		...rest,
		lists,
		list,
		whole: useList( list?.id ?? 0 ).data,
		take: ( chosen: number ) => {
			writeStored( 'localStorage', STORED, String( chosen ) );
			client.setQueryData( HAND, chosen );
		},
	};
}

export const useSharedList = ( token: string ) =>
	useQuery( {
		queryKey: [ KEYS.lists, 'shared', token ],
		queryFn: async ( { signal } ) => {
			const { name, company, people } = await get< SharedList >(
				`${ LISTS }/shared/${ encodeURIComponent( token ) }`,
				{},
				{ signal }
			);
			return {
				name,
				company,
				people: people.map( ( { designer, note = '' } ) => ( {
					...toFace( designer ),
					note,
				} ) ),
			};
		},
		retry: false,
	} );

/** A change of lists: they are fetched again. */
function useChange< V, R >( change: ( values: V ) => Promise< R > ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: change,
		onSuccess: () =>
			client.invalidateQueries( {
				predicate: ( { queryKey: [ key, kind ] } ) =>
					key === KEYS.lists && kind !== 'hand',
			} ),
	} );
}

export const useMakeList = () =>
	useChange( ( name: string ) => post< List >( LISTS, { name } ) );

export const useRenameList = ( id: number ) =>
	useChange( ( name: string ) =>
		post< List >( `${ LISTS }/${ id }`, { name } )
	);

export const useDeleteList = ( id: number ) =>
	useChange( () => del< List >( `${ LISTS }/${ id }` ) );

export const useShareList = ( id: number ) =>
	useChange( ( notes: boolean | null ) =>
		notes === null
			? del< unknown >( `${ LISTS }/${ id }/share` )
			: post< ListShare >( `${ LISTS }/${ id }/share`, { notes } )
	);

interface Move {
	list: number;
	designer: number;
	/** Whether it goes on the list, or off it. */
	on: boolean;
	note?: string;
}

const moveOne = ( { list, designer, on, note }: Move ): Promise< unknown > =>
	on
		? put< ListPerson >( `${ LISTS }/${ list }/people/${ designer }`, {
				note,
			} )
		: del< List >( `${ LISTS }/${ list }/people/${ designer }` );

/** Puts designers on lists and takes them off, one after the other. */
export const useMove = () =>
	useChange( async ( moves: Move[] ) => {
		for ( const move of moves ) {
			await moveOne( move );
		}
	} );

/** Keeps a note. The list that is shown is not fetched again while somebody writes. */
export function useNote( list: number, designer: number ) {
	const client = useQueryClient();
	return useMutation( {
		mutationFn: ( note: string ) =>
			moveOne( { list, designer, on: true, note } ),
		onSuccess: ( _done, note ) =>
			client.setQueryData< Whole >(
				one( list ),
				( now ) =>
					now && {
						...now,
						people: now.people.map( ( person ) =>
							person.id === designer
								? { ...person, note }
								: person
						),
					}
			),
	} );
}
