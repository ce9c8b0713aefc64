// What an owner does with candidates: shown at once, sent one after the other for each of them, taken back when it did not work.
import type { QueryClient } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce } from '../../../components/live-region';
import type { Application } from '../../../contract/shapes';
import * as limits from '../../../contract/limits';
import { ApiError } from '../../../lib/api-error';
import { formatNumber } from '../../../lib/format';
import { toFormStatus } from '../../../lib/server-errors';
import {
	fetchCandidate,
	saveAnswered,
	saveNote,
	saveSeen,
	saveStage,
	saveStages,
	UNDO_MS,
} from '../api/board-api';
import { needsWords, nextOf, stageLabel } from '../stage';
import type { Stage } from '../stage';
import {
	findCandidate,
	merged,
	patchCandidate,
	shiftCounts,
	tidyOthers,
} from './cache';
import type { BoardCandidate } from './types';

/** What a row shows beside its candidate. */
export interface RowState {
	/** It did not work. */
	problem?: string;
	/** Tries the same again, where that can help. */
	again?: () => void;
	/** Words are asked for: must they be, before this stage can be set? */
	asks?: { stage: Stage; isNeeded: boolean };
	/** The note is open. */
	isNoting?: boolean;
}

/** What was done last, as long as it can be undone. */
export interface Done {
	ids: readonly number[];
	stage: Stage;
	words: string;
}

export interface Problem {
	message: string;
	again: () => void;
}

const NOTHING: RowState = {};

const wait = (): string => __( 'Not told yet.', 'design-marketplace' );

/** What happened, for everybody who does not see it. */
const toldOf = ( { name, told, stage }: BoardCandidate ): string =>
	`${ name }: ${ stageLabel( stage ) }. ${ stage === told ? '' : wait() }`.trim();

const changedWords = ( { name, stage }: BoardCandidate ): string =>
	sprintf(
		/* translators: 1: a candidate's name, 2: a stage, such as "Short list". */
		__(
			'This was changed in the meantime. %1$s: %2$s.',
			'design-marketplace'
		),
		name,
		stageLabel( stage )
	);

const isConflict = ( error: unknown ): error is ApiError =>
	error instanceof ApiError && error.status === 409;

const isItem = ( value: unknown ): value is Application =>
	!! value && typeof value === 'object' && 'stage' in value;

const chunks = ( ids: readonly number[] ): number[][] =>
	Array.from(
		{ length: Math.ceil( ids.length / limits.collection_max ) },
		( _, at ) =>
			ids.slice(
				at * limits.collection_max,
				( at + 1 ) * limits.collection_max
			)
	);

export function createDesk( client: QueryClient, mission: number ) {
	const states = new Map< number, RowState >();
	const listeners = new Set< () => void >();
	const tails = new Map< number, Promise< unknown > >();
	/** How many changes of theirs are on their way, and what they were before the first. */
	const pending = new Map<
		number,
		{ count: number; before: BoardCandidate }
	>();
	let done: Done | null = null;
	let problem: Problem | null = null;

	const tell = () => listeners.forEach( ( listener ) => listener() );
	const find = ( id: number ) => findCandidate( client, mission, id );
	const patch = (
		id: number,
		change: ( candidate: BoardCandidate ) => BoardCandidate
	) => patchCandidate( client, mission, id, change );

	const mark = ( id: number, state: Partial< RowState > ) => {
		states.set( id, { ...states.get( id ), ...state } );
		tell();
	};

	const setDone = ( next: Done | null ) => {
		done = next;
		tell();
	};

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

	/** Puts in place what the server says, or what was there before. */
	const settle = ( id: number, truth: BoardCandidate ) => {
		const shown = find( id );
		if ( shown ) {
			shiftCounts( client, mission, shown.stage, truth.stage );
		}
		// A note has a way of its own: it may be newer than this answer.
		patch( id, ( { note } ) => ( { ...truth, note } ) );
	};

	const begin = ( candidate: BoardCandidate ) => {
		const known = pending.get( candidate.id );
		pending.set( candidate.id, {
			count: ( known?.count ?? 0 ) + 1,
			before: known?.before ?? candidate,
		} );
	};

	/** Counts one change as answered; what was before, when it was the last on its way. */
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
				saveStage( id, { stage, from, words } )
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
			announce(
				__( 'This stage cannot be set now.', 'design-marketplace' )
			);
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
		} else if ( done?.ids.length === 1 && done.ids[ 0 ] === id ) {
			setDone( null );
		}
		return isDone;
	}

	async function undo( id: number ): Promise< boolean > {
		const candidate = find( id );
		if ( ! candidate?.canUndo ) {
			announce( __( 'There is nothing to undo.', 'design-marketplace' ) );
			return false;
		}
		mark( id, { asks: undefined } );
		if ( done?.ids.includes( id ) ) {
			setDone( null );
		}
		const sent = send( candidate, candidate.told, undefined );
		announce(
			sprintf(
				/* translators: 1: a candidate's name, 2: a stage, such as "New". */
				__( 'Undone. %1$s: %2$s.', 'design-marketplace' ),
				candidate.name,
				stageLabel( candidate.told )
			)
		);
		return sent;
	}

	/** Several at once: all of them, or nobody. */
	async function setStages(
		ids: readonly number[],
		stage: Stage,
		words?: string
	): Promise< boolean > {
		const able = ids
			.map( find )
			.filter(
				( one ): one is BoardCandidate =>
					!! one &&
					one.next.includes( stage ) &&
					( !! words?.trim() || ! needsWords( one.told, stage ) )
			);
		problem = null;
		if ( able.length === 0 ) {
			announce(
				__( 'This stage cannot be set now.', 'design-marketplace' )
			);
			return false;
		}
		for ( const one of able ) {
			begin( one );
			show( one.id, stage, words ?? '' );
			mark( one.id, { problem: undefined, again: undefined } );
		}
		const said = sprintf(
			/* translators: 1: number of candidates, 2: a stage, such as "Declined". */
			_n(
				'%1$s candidate: %2$s.',
				'%1$s candidates: %2$s.',
				able.length,
				'design-marketplace'
			),
			formatNumber( able.length ),
			stageLabel( stage )
		);
		const left = new Set( able.map( ( { id } ) => id ) );
		// Where all stood at the same, somebody who was faster is noticed.
		const [ first ] = able;
		const from = able.every( ( one ) => one.stage === first?.stage )
			? first?.stage
			: undefined;
		try {
			for ( const some of chunks( [ ...left ] ) ) {
				for ( const wire of await saveStages( some, {
					stage,
					words,
					from,
				} ) ) {
					const known = find( wire.id );
					if ( end( wire.id ) && known ) {
						settle( wire.id, merged( known, wire ) );
					}
					left.delete( wire.id );
				}
			}
			tidyOthers( client, mission );
			announce( `${ said } ${ wait() }` );
			setDone( {
				ids: able.map( ( { id } ) => id ),
				stage,
				words: `${ said } ${ wait() }`,
			} );
			return true;
		} catch ( error ) {
			const again = [ ...left ];
			for ( const id of again ) {
				const before = end( id );
				if ( before ) {
					settle( id, before );
				}
			}
			problem = {
				message: toFormStatus( error ).message ?? '',
				again: () => void setStages( again, stage, words ),
			};
			if ( isConflict( error ) ) {
				void client.invalidateQueries( {
					queryKey: [ 'applications' ],
				} );
			}
			tell();
			return false;
		}
	}

	/** Takes back what was done last. Who knew something else goes back to that. */
	async function undoDone(): Promise< void > {
		if ( ! done ) {
			announce( __( 'There is nothing to undo.', 'design-marketplace' ) );
			return;
		}
		const { ids } = done;
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
		if ( ! problem ) {
			setDone( null );
			announce( __( 'Undone.', 'design-marketplace' ) );
		}
	}

	let reading: Promise< unknown > = Promise.resolve();

	/** By email, beside the site: it counts as an answer. */
	async function answer( id: number, isAnswered: boolean ) {
		mark( id, { problem: undefined, again: undefined } );
		try {
			const { answered, seen } = await inTurn( id, () =>
				saveAnswered( id, isAnswered )
			);
			patch( id, ( one ) => ( {
				...one,
				answered: answered ?? null,
				seen: seen ?? one.seen,
			} ) );
		} catch ( error ) {
			mark( id, {
				problem: toFormStatus( error ).message,
				again: () => void answer( id, isAnswered ),
			} );
		}
	}

	return {
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		stateOf: ( id: number ): RowState => states.get( id ) ?? NOTHING,
		done: () => done,
		problem: () => problem,
		forgetProblem: () => {
			problem = null;
			tell();
		},
		dismiss: () => setDone( null ),
		find,
		mark,
		setStage,
		setStages,
		undo,
		undoDone,
		/** Reads one again: their release is due. */
		refresh: async ( id: number ) => {
			if ( ! pending.has( id ) ) {
				const now = await fetchCandidate( id ).catch( () => null );
				if ( now && ! pending.has( id ) ) {
					settle( id, now );
				}
			}
		},
		/** One after the other: whoever scrolls through two hundred does not ask two hundred times at once. */
		see: ( id: number ) => {
			reading = reading
				.then( () => saveSeen( id ) )
				.then(
					( { seen } ) =>
						patch( id, ( one ) => ( { ...one, seen } ) ),
					() => undefined
				);
		},
		answer,
		note: async ( id: number, note: string ) => {
			const { seen } = await inTurn( -id, () => saveNote( id, note ) );
			patch( id, ( one ) => ( {
				...one,
				note,
				seen: seen ?? one.seen,
			} ) );
		},
	};
}

export type Desk = ReturnType< typeof createDesk >;
