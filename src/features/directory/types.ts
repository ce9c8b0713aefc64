// What the two lists show: designers and the projects that look for them.
import type { ImageObject } from '../../contract/shapes';

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
	avatar: ImageObject | null;
	skills: number[];
	works: Thumb[];
}

export interface DesignersPage {
	items: Designer[];
	total: number;
	pages: number;
}

export interface Project {
	id: number;
	slug: string;
	company: string;
	logo: ImageObject | null;
	headline: string;
	image: ImageObject | null;
	/** Name of the university it belongs to, empty when there is none. */
	ecosystem: string;
	/** At least one mission takes applications. */
	isOpen: boolean;
	skills: number[];
	/** Days in which it usually answers, null when nobody knows. */
	answersInDays: number | null;
	/** GMT time of the newest mission. */
	date: string | null;
}

export interface ProjectsPage {
	items: Project[];
	page: number;
	pages: number;
	/** Projects that fit the filter. */
	total: number;
	/** How many of them have an open mission: these come first. */
	openTotal: number;
}

/** Names of these skills. Stays the same while the skills do: a card is drawn anew only when something changed. */
export type NamesOf = ( ids: readonly number[] ) => string[];
