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

/** One's own application. */
export interface OwnApplication {
	id: number;
	date: string;
	comment: string;
	mission: number;
	missionTitle: string;
	isClosed: boolean;
	contractor: string;
	/** False while the company's account is off: then there is neither title nor company. */
	isAvailable: boolean;
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
