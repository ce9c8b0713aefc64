// A design job as the screens know it.

export type { Candidate, Mission, MissionNow } from './api/missions-api';

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
	/** Codes, as they were chosen. */
	languages: string[];
	/** YYYY-MM. */
	starts: string;
	duration: string;
	paid: boolean | null;
	budget_from: string;
	budget_to: string;
	budget_currency: string;
	budget_unit: string;
	budget: string;
	/** To everybody who applies; one without words is not sent. */
	questions: { text: string; required: boolean }[];
	/** Name of a new job, so that a repeated request does not make a second one. */
	request_id: string;
}
