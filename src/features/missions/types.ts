// A design job as the screens know it.
import type { MissionCan } from '../../contract/shapes';

export interface Mission {
	id: number;
	title: string;
	description: string;
	skill: number | null;
	/** The day it says it was posted: YYYY/MM/DD, or null for its publication. */
	postingDate: string | null;
	/** Publication and last change, GMT. */
	publishedAt: string;
	changedAt: string;
	status: string;
	/** Whose it is. */
	author: number;
	isClosed: boolean;
	/** Days in which its company usually answers, null when nobody knows. */
	answersInDays: number | null;
	/** Known to the owner alone. */
	applications: number | null;
	can: MissionCan;
}

/** What the form holds; the date as people write it: DD/MM/YYYY. */
export interface MissionValues {
	title: string;
	description: string;
	skill: number[];
	postingDate: string;
	/** Names a new job: sent twice it is still one. */
	request_id: string;
}
