// What can be reported, and what a report says.
import type { ImageObject, Member } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';

export type Kind = 'member' | 'work' | 'mission' | 'message';

/** What a report is about, as its reporter sees it. */
export interface Thing {
	kind: Kind;
	id: number;
	/** Title of a work or a job, a message's words; null for a member. */
	title: string | null;
	/** Whose it is, or who it is. */
	owner: {
		role: Member[ 'role' ];
		name: string;
		locale: string;
		picture: ImageObject | null;
	};
}

/** What everybody says. */
export interface ReportValues extends Record< string, FormValue > {
	reason: string;
	words: string;
	/** Of a message: whether those before it go along. */
	include_context: boolean;
}

/** What strangers say besides, and members who come with an address. */
export interface AddressedValues extends ReportValues {
	url: string;
	name: string;
	email: string;
	fax: string;
	started_at: number;
}
