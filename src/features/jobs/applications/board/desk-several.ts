// Sets the stage of several candidates at once, or undoes that.
import type { QueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { announce } from '../../../../components/live-region';
import * as limits from '../../../../contract/limits';
import { isConflict } from '../../../../lib/api-error';
import { toFormStatus } from '../../../../lib/server-errors';
import { saveStages } from '../api/board-api';
import { needsWords } from '../stage';
import type { Stage } from '../stage';
import { merged, tidyOthers } from './cache';
import type { Changes } from './desk-changes';
import type { DeskState } from './desk-state';
import { cannotSet, nothingToUndo, severalWords } from './desk-words';
import type { BoardCandidate } from './types';
import { KEYS } from '../../../../lib/query-keys';

const chunks = ( ids: readonly number[] ): number[][] =>
	Array.from(
		{ length: Math.ceil( ids.length / limits.collection_max ) },
		( _, at ) =>
			ids.slice(
				at * limits.collection_max,
				( at + 1 ) * limits.collection_max
			)
	);

/** All of them have withdrawn: there is nothing to try again. */
const areGone = ( error: unknown ): boolean =>
	isConflict( error ) && error.code === 'rest_withdrawn';

const canGet =
	( stage: Stage, words?: string ) =>
	( { next, told }: BoardCandidate ): boolean =>
		next.includes( stage ) &&
		( !! words?.trim() || ! needsWords( told, stage ) );

/** If all have the same stage, the server can refuse when somebody else was faster. */
const commonStage = ( [ first, ...others ]: readonly BoardCandidate[] ) =>
	others.every( ( { stage } ) => stage === first?.stage )
		? first?.stage
		: undefined;

export function createSeveral(
	client: QueryClient,
	mission: number,
	{ mark, done, setDone, problem, setProblem }: DeskState,
	{ find, show, settle, begin, end }: Changes,
	undo: ( id: number ) => Promise< boolean >
) {
	/** Sends the change in chunks, and takes answered candidates out of `left`. */
	async function send(
		left: Set< number >,
		change: Parameters< typeof saveStages >[ 1 ]
	): Promise< void > {
		for ( const some of chunks( [ ...left ] ) ) {
			for ( const wire of await saveStages( some, change ) ) {
				const shown = find( wire.id );
				if ( end( wire.id ) && shown ) {
					settle( wire.id, merged( shown, wire ) );
				}
				left.delete( wire.id );
			}
		}
	}

	function restore( ids: readonly number[] ): void {
		for ( const id of ids ) {
			const before = end( id );
			if ( before ) {
				settle( id, before );
			}
		}
	}

	/** Several at once: all of them, or nobody. */
	async function setStages(
		ids: readonly number[],
		stage: Stage,
		words?: string
	): Promise< boolean > {
		const known = ids
			.map( find )
			.filter( ( one ): one is BoardCandidate => !! one );
		const able = known.filter( canGet( stage, words ) );
		if ( able.length === 0 ) {
			setProblem( { message: cannotSet( known ) } );
			return false;
		}
		setProblem( null );
		for ( const one of able ) {
			begin( one );
			show( one.id, stage, words ?? '' );
			mark( one.id, { problem: undefined, again: undefined } );
		}
		const left = new Set( able.map( ( { id } ) => id ) );
		try {
			await send( left, { stage, words, from: commonStage( able ) } );
		} catch ( error ) {
			const again = [ ...left ];
			restore( again );
			setProblem( {
				message: toFormStatus( error ).message ?? '',
				again: areGone( error )
					? undefined
					: () => void setStages( again, stage, words ),
			} );
			if ( isConflict( error ) ) {
				void client.invalidateQueries( {
					queryKey: [ KEYS.applications ],
				} );
			}
			return false;
		}
		const said = severalWords( able.length, stage );
		tidyOthers( client, mission );
		announce( said );
		setDone( { ids: able.map( ( { id } ) => id ), stage, words: said } );
		return true;
	}

	/** Undoes the last action. Candidates who had been told another stage go back to that. */
	async function undoDone(): Promise< void > {
		const last = done();
		if ( ! last ) {
			announce( nothingToUndo() );
			return;
		}
		const { ids } = last;
		setDone( null );
		if ( ids.length === 1 && ids[ 0 ] !== undefined ) {
			await undo( ids[ 0 ] );
			return;
		}
		const byTold = new Map< Stage, number[] >();
		for ( const id of ids ) {
			const one = find( id );
			if ( one?.canUndo ) {
				byTold.set( one.told, [
					...( byTold.get( one.told ) ?? [] ),
					id,
				] );
			}
		}
		for ( const [ told, some ] of byTold ) {
			await setStages( some, told );
		}
		if ( ! problem() ) {
			setDone( null );
			announce( __( 'Undone.', 'design-marketplace' ) );
		}
	}

	return { setStages, undoDone };
}
