// Types of the two lists: designers, and the companies that look for them.
import type { SkillName } from '../../lib/skills';

import type { DesignerFilters } from './designer-query';

export type { Designer, DesignersPage } from './api/designers-api';
export type { OpenJob, Project, ProjectsPage } from './api/projects-api';

/** Other filters, and how many designers they bring. */
export type Looser = DesignerFilters & { total: number };

export interface JobFilters {
	skills: number[];
	/** Only companies that are confirmed: their university, or they themselves. */
	verified: boolean;
	/** '' for any. */
	engagement: string;
	place: string;
	/** Codes: jobs that name any of them. */
	languages: string[];
	/** Only jobs that say they are paid. */
	paid: boolean;
	/** Only those with a job whose deadline is within so many days. */
	deadline: number | null;
	search: string;
}

/** Other filters, and how many design jobs they bring. */
export type WiderJobs = JobFilters & { total: number };

/** Names of these skills. Stays the same while the skills do: a card is drawn anew only when something changed. */
export type NamesOf = ( ids: readonly number[] ) => SkillName[];
