// Types of the board: a candidate, and the filters.
import type { ImageObject, WorkThumb } from '../../../../contract/shapes';
import type { Stage } from '../stage';

export interface BoardCandidate {
	id: number;
	/** GMT. */
	date: string;
	comment: string;
	/** '' for somebody without a profile. */
	slug: string;
	name: string;
	/** Null for readers who may not write to them. */
	email: string | null;
	job: string;
	city: string;
	/** Language they write in. */
	locale: string;
	level: number | null;
	avatar: ImageObject | null;
	works: readonly WorkThumb[];
	/** The stage that the owner set, and the stage that the applicant was told. */
	stage: Stage;
	told: Stage;
	words: string;
	/** Id of the conversation with the owner, if there is one. */
	conversation: string | null;
	/** GMT time at which the owner first looked at it; null until then. */
	seen: string | null;
	/** Time at which the applicant will be told, by this browser's clock; null if nothing waits. */
	release: number | null;
	note: string;
	/** GMT time of the owner's first answer; null if there is none yet. */
	answered: string | null;
	next: readonly Stage[];
	canUndo: boolean;
	/** Whether a stage can be set at all: not any more some time after a close. */
	canSet: boolean;
}

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
