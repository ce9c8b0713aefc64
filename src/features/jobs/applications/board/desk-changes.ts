// Changes on their way: shown before the server has answered, in turn for each candidate, and taken back when they did not work.
import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../contract/shapes';
import { isConflict } from '../../../../lib/api-error';
import { toFormStatus } from '../../../../lib/server-errors';
import { UNDO_MS } from '../api/board-api';
import { nextOf } from '../stage';
import type { Stage } from '../stage';
import { findCandidate, merged, patchCandidate, shiftCounts } from './cache';
import type { DeskState } from './desk-state';
import { changedWords } from './desk-words';
import type { BoardCandidate } from './types';

const isItem = ( value: unknown ): value is Application =>
	!! value && typeof value === 'object' && 'stage' in value;

export function createChanges(
	client: QueryClient,
	mission: number,
	{ mark }: DeskState
) {
	const tails = new Map< number, Promise< unknown > >();
	/** Number of unanswered changes to the candidate, and the candidate before the first of them. */
	const pending = new Map<
		number,
		{ count: number; before: BoardCandidate }
	>();
	const find = ( id: number ) => findCandidate( client, mission, id );
	const patch = (
		id: number,
		change: ( candidate: BoardCandidate ) => BoardCandidate
	) => patchCandidate( client, mission, id, change );

	/** Shows a stage before the server has answered. */
	const show = ( id: number, stage: Stage, words: string ) => {
		const candidate = find( id );
		if ( ! candidate ) {
			return;
		}
		shiftCounts( client, mission, candidate.stage, stage );
		patch( id, ( one ) => ( {
			...one,
			stage,
			words,
			seen: one.seen ?? new Date().toISOString(),
			next: nextOf( stage, one.told ),
			canUndo: stage !== one.told,
			release: stage === one.told ? null : Date.now() + UNDO_MS,
		} ) );
	};

	/** Shows the candidate as the server has answered, or as before. */
	const settle = ( id: number, truth: BoardCandidate ) => {
		const shown = find( id );
		if ( shown ) {
			shiftCounts( client, mission, shown.stage, truth.stage );
		}
		// Notes are saved separately, so the cached note may be newer than this answer.
		patch( id, ( { note } ) => ( { ...truth, note } ) );
	};

	const begin = ( candidate: BoardCandidate ) => {
		const known = pending.get( candidate.id );
		pending.set( candidate.id, {
			count: ( known?.count ?? 0 ) + 1,
			before: known?.before ?? candidate,
		} );
	};

	/** Counts a change as answered. Returns the candidate before the changes if it was the last one. */
	const end = ( id: number ): BoardCandidate | null => {
		const known = pending.get( id );
		if ( ! known || known.count > 1 ) {
			if ( known ) {
				pending.set( id, { ...known, count: known.count - 1 } );
			}
			return null;
		}
		pending.delete( id );
		return known.before;
	};

	const inTurn = < R >( id: number, run: () => Promise< R > ) => {
		const turn = ( tails.get( id ) ?? Promise.resolve() ).then( run );
		tails.set(
			id,
			turn.catch( () => undefined )
		);
		return turn;
	};

	const failed = ( id: number, error: unknown, again: () => void ) => {
		const before = end( id );
		if ( ! before ) {
			return;
		}
		if ( isConflict( error ) && isItem( error.current ) ) {
			const now = merged( before, error.current );
			settle( id, now );
			mark( id, { problem: changedWords( now ), again: undefined } );
			return;
		}
		settle( id, before );
		mark( id, {
			problem: toFormStatus( error ).message,
			again: isConflict( error ) ? undefined : again,
		} );
	};

	return {
		find,
		patch,
		show,
		settle,
		begin,
		end,
		inTurn,
		failed,
		isPending: ( id: number ) => pending.has( id ),
	};
}

export type Changes = ReturnType< typeof createChanges >;
