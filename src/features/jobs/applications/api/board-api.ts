// The candidate board: /wp/v2/application as the owner of a job reads and writes it.
import type { Application, Work } from '../../../../contract/shapes';
import * as limits from '../../../../contract/limits';
import { collection, file, get, post } from '../../../../lib/api/client';
import { everything } from '../../../../lib/api/everything';
import { parseGmt } from '../../../../lib/format';
import { plainText } from '../../../../lib/plain-text';
import { SETTABLE } from '../stage';
import type { Stage } from '../stage';
import type { Params } from '../../../../lib/api/address';
import type { BoardPage, BoardView, Counts, Sorting } from '../board/types';

const APPLICATION = '/wp/v2/application';

/** The time there is to undo. A browser whose clock is wrong does not promise more. */
export const UNDO_MS = limits.undo_seconds * 1000;

function releaseOf( gmt: string | null | undefined ): number | null {
	const time = gmt ? parseGmt( gmt ).getTime() : NaN;
	return Number.isNaN( time ) ? null : Math.min( time, Date.now() + UNDO_MS );
}

export const toBoardCandidate = ( {
	_embedded: { author: [ author ] } = { author: [] },
	...wire
}: Application ) => ( {
	id: wire.id,
	date: wire.date_gmt,
	comment: plainText( wire.excerpt.rendered ),
	/** '' for somebody without a profile. */
	slug: author?.slug ?? '',
	name: author?.name ?? '',
	/** Null for readers who may not write to them. */
	email: author?.email ?? null,
	job: author?.job ?? '',
	city: author?.city ?? '',
	locale: author?.locale ?? '',
	level: author?.level ?? null,
	avatar: author?.avatar ?? null,
	/** Chosen for this job, or the first of the card. */
	works: wire.works ?? [],
	answers: wire.answers ?? [],
	/** The stage that the owner set, and the stage that the applicant was told. */
	stage: wire.stage,
	told: wire.told ?? wire.stage,
	words: wire.words,
	seen: wire.seen,
	conversation: wire.conversation ?? null,
	/** Time at which the applicant will be told, by this browser's clock; null if nothing waits. */
	release: releaseOf( wire.release ),
	note: wire.note ?? '',
	answered: wire.answered ?? null,
	/** The day on which the applicant asked what has become of it. */
	nudged: wire.nudged ?? null,
	next: wire.next ?? [],
	canUndo: wire.can?.undo ?? false,
	/** Whether a stage can be set at all: not any more some time after a close. */
	canSet: wire.can?.set_stage ?? false,
} );

export type BoardCandidate = ReturnType< typeof toBoardCandidate >;

/** 'new=31; shortlisted=4; …' */
export function readCounts( header: string | null ): Counts | null {
	if ( ! header ) {
		return null;
	}
	const given = Object.fromEntries(
		header.split( ';' ).map( ( part ) => part.trim().split( '=' ) )
	) as Record< string, string >;
	return Object.fromEntries(
		( [ ...SETTABLE, 'withdrawn' ] as const ).map( ( stage ) => [
			stage,
			Number( given[ stage ] ?? 0 ),
		] )
	) as Counts;
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

/** Some of a job's candidates, with their names, pictures and works. */
async function fetchSome(
	params: Params,
	signal: AbortSignal | undefined
): Promise< BoardPage > {
	const { data, total, pages, headers } = await collection< Application >(
		APPLICATION,
		{ ...params, _embed: '1' },
		{ signal }
	);
	return {
		items: data.map( toBoardCandidate ),
		total,
		pages,
		counts: readCounts( headers.get( 'X-DM-Stages' ) ),
	};
}

export const fetchBoard = (
	mission: number,
	view: BoardView,
	page: number,
	signal?: AbortSignal
) =>
	fetchSome(
		{
			...paramsOf( mission, view ),
			per_page: limits.candidates_per_page,
			page,
		},
		signal
	);

/** The first few. */
export const fetchFirst = ( mission: number, signal?: AbortSignal ) =>
	fetchSome(
		{
			mission,
			...orders.first,
			per_page: limits.candidates_preview,
			page: 1,
		},
		signal
	);

export const fetchCandidate = async ( id: number, signal?: AbortSignal ) =>
	toBoardCandidate(
		await get< Application >(
			`${ APPLICATION }/${ id }`,
			{ _embed: '1' },
			{ signal }
		)
	);

/** All candidates of this view, as a table. */
export const fetchTable = ( mission: number, view: BoardView ) =>
	file( APPLICATION, { ...paramsOf( mission, view ), format: 'csv' } );

interface StageChange {
	stage: Stage;
	/** The stage that the caller saw; absent for several in different ones. */
	from?: Stage;
	words?: string;
}

/** A stage, a note, or that the owner has seen a candidate or answered them by email. The answer has no author: the cached one stays. */
export const saveCandidate = (
	id: number,
	change:
		StageChange | { note: string } | { seen: true } | { answered: boolean }
) => post< Application >( `${ APPLICATION }/${ id }`, { ...change } );

/** Several of one job: all or none. */
export const saveStages = ( ids: readonly number[], change: StageChange ) =>
	post< Application[] >( APPLICATION, { ids: [ ...ids ], ...change } );

/** A candidate's whole portfolio, newest first. */
export const fetchPortfolio = ( slug: string, signal?: AbortSignal ) =>
	everything< Work >( '/wp/v2/work', { author_name: slug }, { signal } );
