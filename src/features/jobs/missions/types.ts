// A design job as the screens know it.
import type {
	Application,
	ImageObject,
	MissionCan,
} from '../../../contract/shapes';
import type { ItemNotes } from '../../../lib/item-notes';
import type { Facts } from './facts';
import type { Standing } from './standing';

export interface Mission {
	id: number;
	title: string;
	description: string;
	/** Language of its owner. */
	locale: string;
	skill: number | null;
	/** The day shown as its date: YYYY/MM/DD, or null for the day it was published. */
	postingDate: string | null;
	/** Last day for applications: YYYY/MM/DD, or null. */
	deadline: string | null;
	facts: Facts;
	/** Publication and last change, GMT. */
	publishedAt: string;
	changedAt: string;
	status: string;
	/** Id of the owner. */
	author: number;
	isClosed: boolean;
	/** Whether it takes applications: it is neither closed nor past its deadline. */
	isOpen: boolean;
	/** Days in which its company usually answers, null if unknown. */
	answersInDays: number | null;
	/** Known to the owner alone. */
	applications: number | null;
	/** Read by its owner alone. */
	notes: ItemNotes;
	/** The words and terms that wait for approval; null for none. */
	proposed: {
		title: string;
		description: string;
		terms?: Partial< Facts >;
	} | null;
	can: MissionCan;
}

/** A design job as it is at this moment, for decisions about it. */
export interface MissionNow extends Mission {
	/** Number of emails that closing or deleting it would send; known to the owner alone. */
	informs: number | null;
}

export type Outcome = 'here' | 'elsewhere' | 'cancelled';

/** The values that close a job. */
export interface Closing {
	id: number;
	/** Null for a close without an outcome. */
	outcome: Outcome | null;
	/** Ids of the chosen candidates' applications. */
	chosen: readonly number[];
	/** Text to the candidates who were not chosen. */
	words: string;
}

/** A candidate in the dialog that closes a job. */
export interface Candidate {
	/** The application. */
	id: number;
	name: string;
	avatar: ImageObject | null;
	stage: Application[ 'stage' ];
	/** Neither withdrawn nor told that it was declined. */
	canBeChosen: boolean;
}

/** The public part of a job. */
export interface Job {
	id: number;
	title: string;
	company: string;
	/** The company's slug. */
	contractor: string;
	postingDate: string | null;
	publishedAt: string;
	standing: Standing;
	/** The full text; null if strangers may read only title, company and date. */
	whole: {
		description: string;
		facts: Facts;
		deadline: string | null;
	} | null;
}

/** Values of the form. Days are written DD/MM/YYYY. */
export interface MissionValues {
	title: string;
	description: string;
	skill: number[];
	postingDate: string;
	deadline: string;
	/** A missing answer is ''; for `paid` it is null. */
	engagement: string;
	workload: { min: string; max: string };
	place: string;
	/** YYYY-MM. */
	starts: string;
	duration: string;
	paid: boolean | null;
	budget_from: string;
	budget_to: string;
	budget_currency: string;
	budget_unit: string;
	budget: string;
	/** Name of a new job, so that a repeated request does not make a second one. */
	request_id: string;
}
