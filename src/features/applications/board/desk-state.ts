// What the board shows beside its candidates: questions and problems in rows, what was done last, what did not work for several.
import type { Stage } from '../stage';

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
