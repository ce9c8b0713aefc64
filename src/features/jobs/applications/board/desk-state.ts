// State of the board beside its candidates: questions and problems in rows, the last action, and actions on several that failed.
import type { Stage } from '../stage';

/** State of a row beside its candidate. */
export interface RowState {
	/** The message of an action that failed. */
	problem?: string;
	/** Tries the same again, where that can help. */
	again?: () => void;
	/** The row shows the field for words. isNeeded: this stage cannot be set without them. */
	asks?: { stage: Stage; isNeeded: boolean };
	/** The note is open. */
	isNoting?: boolean;
}

/** The last action, as long as it can be undone. */
export interface Done {
	ids: readonly number[];
	stage: Stage;
	words: string;
}

export interface Problem {
	message: string;
	/** Tries the same again, where that can help. */
	again?: () => void;
}

const NOTHING: RowState = {};

export function createDeskState() {
	const rows = new Map< number, RowState >();
	const listeners = new Set< () => void >();
	let done: Done | null = null;
	let problem: Problem | null = null;
	const tell = () => listeners.forEach( ( listener ) => listener() );
	return {
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => {
				listeners.delete( listener );
			};
		},
		stateOf: ( id: number ): RowState => rows.get( id ) ?? NOTHING,
		mark: ( id: number, state: Partial< RowState > ) => {
			rows.set( id, { ...rows.get( id ), ...state } );
			tell();
		},
		done: () => done,
		setDone: ( next: Done | null ) => {
			done = next;
			tell();
		},
		problem: () => problem,
		setProblem: ( next: Problem | null ) => {
			problem = next;
			tell();
		},
	};
}

export type DeskState = ReturnType< typeof createDeskState >;
