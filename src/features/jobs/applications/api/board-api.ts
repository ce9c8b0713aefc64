// The candidate board: /wp/v2/application as the owner of a job reads and writes it.
import type { Application, Work } from '../../../../contract/shapes';
import * as limits from '../../../../contract/limits';
import { collection, file, get, post } from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { parseGmt } from '../../../../lib/format';
import { plainText } from '../../../../lib/plain-text';
import type { Stage } from '../stage';
import type {
	BoardCandidate,
	BoardPage,
	BoardView,
	Counts,
	Sorting,
} from '../board/types';

const APPLICATION = '/wp/v2/application';

/** The time there is to undo. A browser whose clock is wrong does not promise more. */
export const UNDO_MS = limits.undo_seconds * 1000;

function releaseOf( gmt: string | null | undefined ): number | null {
	const time = gmt ? parseGmt( gmt ).getTime() : NaN;
	return Number.isNaN( time ) ? null : Math.min( time, Date.now() + UNDO_MS );
}

export function toBoardCandidate( wire: Application ): BoardCandidate {
	const author = wire._embedded?.author[ 0 ];
	const told = wire.told ?? wire.stage;
	return {
		id: wire.id,
		date: wire.date_gmt,
		comment: plainText( wire.excerpt.rendered ),
		slug: author?.slug ?? '',
		name: author?.name ?? '',
		email: author?.email ?? null,
		job: author?.job ?? '',
		city: author?.city ?? '',
		locale: author?.locale ?? '',
		level: author?.level ?? null,
		avatar: author?.avatar ?? null,
		works: author?.latest_works ?? [],
		stage: wire.stage,
		told,
		words: wire.words,
		seen: wire.seen,
		conversation: wire.conversation ?? null,
		release: releaseOf( wire.release ),
		note: wire.note ?? '',
		answered: wire.answered ?? null,
		next: wire.next ?? [],
		canUndo: wire.can?.undo ?? false,
		canSet: wire.can?.set_stage ?? false,
	};
}

/** 'new=31; shortlisted=4; …' */
export function readCounts( header: string | null ): Counts | null {
	if ( ! header ) {
		return null;
	}
	const given = Object.fromEntries(
		header.split( ';' ).map( ( part ) => part.trim().split( '=' ) )
	) as Record< string, string >;
	const of = ( stage: Stage ) => Number( given[ stage ] ?? 0 );
	return {
		new: of( 'new' ),
		shortlisted: of( 'shortlisted' ),
		chosen: of( 'chosen' ),
		declined: of( 'declined' ),
		withdrawn: of( 'withdrawn' ),
	};
}

const orders: Record< Sorting, { orderby: string; order: string } > = {
	first: { orderby: 'date', order: 'asc' },
	newest: { orderby: 'date', order: 'desc' },
	stage: { orderby: 'stage', order: 'desc' },
};

const paramsOf = ( mission: number, { stage, search, sort }: BoardView ) => ( {
	mission,
	stage,
	search,
	...orders[ sort ],
} );

export async function fetchBoard(
	mission: number,
	view: BoardView,
	page: number,
	signal?: AbortSignal
): Promise< BoardPage > {
	const { data, total, pages, headers } = await collection< Application >(
		APPLICATION,
		{
			...paramsOf( mission, view ),
			_embed: '1',
			per_page: limits.candidates_per_page,
			page,
		},
		{ signal }
	);
	return {
		items: data.map( toBoardCandidate ),
		total,
		pages,
		counts: readCounts( headers.get( 'X-DM-Stages' ) ),
	};
}

export const fetchCandidate = async (
	id: number,
	signal?: AbortSignal
): Promise< BoardCandidate > =>
	toBoardCandidate(
		(
			await get< Application >(
				`${ APPLICATION }/${ id }`,
				{ _embed: '1' },
				{ signal }
			)
		).data
	);

/** All candidates of this view, as a table. */
export const fetchTable = ( mission: number, view: BoardView ) =>
	file( APPLICATION, { ...paramsOf( mission, view ), format: 'csv' } );

interface StageChange {
	stage: Stage;
	/** The stage that the caller saw. */
	from: Stage;
	words?: string;
}

/** The answer has no author: the cached one stays. */
export const saveStage = async (
	id: number,
	change: StageChange
): Promise< Application > =>
	( await post< Application >( `${ APPLICATION }/${ id }`, { ...change } ) )
		.data;

/** Several of one job: all or none. */
export const saveStages = async (
	ids: readonly number[],
	change: Omit< StageChange, 'from' > & { from?: Stage }
): Promise< Application[] > =>
	(
		await post< Application[] >( APPLICATION, {
			ids: [ ...ids ],
			...change,
		} )
	).data;

export const saveNote = async (
	id: number,
	note: string
): Promise< Application > =>
	( await post< Application >( `${ APPLICATION }/${ id }`, { note } ) ).data;

export const saveSeen = async ( id: number ): Promise< Application > =>
	( await post< Application >( `${ APPLICATION }/${ id }`, { seen: true } ) )
		.data;

/** Stores whether the owner has answered a candidate by email. */
export const saveAnswered = async (
	id: number,
	answered: boolean
): Promise< Application > =>
	( await post< Application >( `${ APPLICATION }/${ id }`, { answered } ) )
		.data;

/** A candidate's whole portfolio, newest first. */
export const fetchPortfolio = ( slug: string, signal?: AbortSignal ) =>
	everything< Work >( '/wp/v2/work', { author_name: slug }, { signal } );
