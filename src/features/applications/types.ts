// Applications, candidates and what one may apply to.
import type { ImageObject, Member } from '../../contract/shapes';

/** A candidate of a job, as its owner sees them. */
export interface Candidate {
	id: number;
	/** GMT. */
	date: string;
	comment: string;
	/** '' for somebody without a profile. */
	slug: string;
	name: string;
	/** Absent for readers who may not write to them. */
	email: string | null;
}

export interface CandidatesPage {
	items: Candidate[];
	total: number;
	pages: number;
}

/** Somebody to write to. */
export interface Recipient {
	id: number;
	slug: string;
	name: string;
	role: Member[ 'role' ];
	picture: ImageObject | null;
	canContact: boolean;
	canApply: boolean;
}

/** A job one can apply to, or could when the form was opened. */
export interface OpenMission {
	id: number;
	title: string;
	description: string;
	skill: number | null;
	state: 'open' | 'applied' | 'gone';
}
