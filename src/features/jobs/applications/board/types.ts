// Types of the board: a candidate, and the filters.
import type { BoardCandidate } from '../api/board-api';
import type { Stage } from '../stage';

export type { BoardCandidate };

export type Sorting = 'first' | 'newest' | 'stage';

export interface BoardView {
	/** Undefined for all. */
	stage: Stage | undefined;
	search: string;
	sort: Sorting;
}

/** Number of candidates in each stage. */
export type Counts = Record< Stage, number >;

export interface BoardPage {
	items: readonly BoardCandidate[];
	total: number;
	pages: number;
	/** Null where the server does not say. */
	counts: Counts | null;
}
