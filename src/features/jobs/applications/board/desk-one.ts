// Sets the stage of one candidate, or undoes that.
import type { QueryClient } from '@tanstack/react-query';
import { announce } from '../../../../components/live-region';
import { saveCandidate } from '../api/board-api';
import { needsWords } from '../stage';
import type { Stage } from '../stage';
import { merged, tidyOthers } from './cache';
import type { Changes } from './desk-changes';
import type { DeskState } from './desk-state';
import { cannotSet, nothingToUndo, toldOf, undoneWords } from './desk-words';
import type { BoardCandidate } from './types';

export function createOne(
	client: QueryClient,
	mission: number,
	{ mark, done, setDone }: DeskState,
	{ find, show, settle, begin, end, inTurn, failed }: Changes
) {
	const isLast = ( id: number ): boolean =>
		done()?.ids.length === 1 && done()?.ids[ 0 ] === id;

	/**
	 * @return Whether the server has it.
	 */
	async function send(
		candidate: BoardCandidate,
		stage: Stage,
		words: string | undefined
	): Promise< boolean > {
		const { id, stage: from } = candidate;
		begin( candidate );
		show( id, stage, words ?? ( stage === from ? candidate.words : '' ) );
		mark( id, { problem: undefined, again: undefined } );
		try {
			const wire = await inTurn( id, () =>
				saveCandidate( id, { stage, from, words } )
			);
			if ( end( id ) ) {
				settle( id, merged( find( id ) ?? candidate, wire ) );
			}
			tidyOthers( client, mission );
			return true;
		} catch ( error ) {
			failed( id, error, () => void setStage( id, stage, words ) );
			return false;
		}
	}

	/** @return Whether it is done; false as well where words are asked for first. */
	async function setStage(
		id: number,
		stage: Stage,
		words?: string
	): Promise< boolean > {
		const candidate = find( id );
		if ( ! candidate ) {
			return false;
		}
		const isSame = candidate.stage === stage;
		if ( isSame && words === undefined ) {
			return true;
		}
		if ( ! isSame && ! candidate.next.includes( stage ) ) {
			announce( cannotSet( [ candidate ] ) );
			return false;
		}
		if ( needsWords( candidate.told, stage ) && ! words?.trim() ) {
			mark( id, { asks: { stage, isNeeded: true } } );
			return false;
		}
		const sent = send( candidate, stage, words );
		const shown = find( id ) ?? candidate;
		announce( toldOf( shown ) );
		setDone(
			shown.canUndo
				? { ids: [ id ], stage, words: toldOf( shown ) }
				: null
		);
		const isDone = await sent;
		if ( isDone ) {
			mark( id, { asks: undefined } );
		} else if ( isLast( id ) ) {
			setDone( null );
		}
		return isDone;
	}

	async function undo( id: number ): Promise< boolean > {
		const candidate = find( id );
		if ( ! candidate?.canUndo ) {
			announce( nothingToUndo() );
			return false;
		}
		mark( id, { asks: undefined } );
		if ( done()?.ids.includes( id ) ) {
			setDone( null );
		}
		const sent = send( candidate, candidate.told, undefined );
		announce( undoneWords( candidate ) );
		return sent;
	}

	return { setStage, undo };
}
