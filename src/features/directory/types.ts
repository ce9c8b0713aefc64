// Types of the two lists: designers, and the companies that look for them.
import type { Availability } from '../../components/free';
import type { ImageObject, Verified } from '../../contract/shapes';
import type { SkillName } from '../../lib/skills';

export interface Thumb {
	id: number;
	title: string;
	image: ImageObject;
}

export interface Designer {
	id: number;
	slug: string;
	name: string;
	job: string;
	city: string;
	country: string;
	level: number | null;
	/** Whether they are free, as far as the reader may know. */
	availability: Availability;
	/** Language of what the designer wrote. */
	locale: string;
	avatar: ImageObject | null;
	skills: number[];
	works: Thumb[];
}

/** Other filters, and how many designers they bring. */
export interface Looser {
	skill: number | null;
	level: number | null;
	region: string;
	search: string;
	available: boolean;
	total: number;
}

export interface DesignersPage {
	items: Designer[];
	total: number;
	pages: number;
	/** Filters to drop where nobody fits. */
	nearby: Looser[];
}

export interface JobFilters {
	skills: number[];
	/** Only startups whose university is confirmed. */
	verified: boolean;
	/** '' for any. */
	engagement: string;
	place: string;
	/** Only jobs that say they are paid. */
	paid: boolean;
	/** Only those with a job whose deadline is within so many days. */
	deadline: number | null;
	search: string;
}

/** Other filters, and how many design jobs they bring. */
export interface WiderJobs extends JobFilters {
	total: number;
}

export interface Project {
	id: number;
	slug: string;
	company: string;
	logo: ImageObject | null;
	headline: string;
	/** Language of the headline. */
	locale: string;
	image: ImageObject | null;
	/** Name of the university it belongs to, empty when there is none. */
	ecosystem: string;
	/** The confirmation of the university; null where there is none. */
	verified: Verified | null;
	/** Missions that take applications. */
	jobs: number;
	skills: number[];
	/** Engagements and places of these jobs. */
	engagements: string[];
	places: string[];
	/** Days in which it usually answers, null if unknown. */
	answersInDays: number | null;
	/** GMT time of the newest mission. */
	date: string | null;
}

export interface ProjectsPage {
	items: Project[];
	page: number;
	pages: number;
	/** Number of companies that match the filters. */
	total: number;
	/** Number of those with an open mission, which come first. */
	openTotal: number;
	/** Their open jobs, of the skills asked for. */
	jobsTotal: number;
	/** Filters to drop where nothing fits. */
	nearby: WiderJobs[];
}

/** Names of these skills. Stays the same while the skills do: a card is drawn anew only when something changed. */
export type NamesOf = ( ids: readonly number[] ) => SkillName[];
