// Types of reports and of the items they are about.
import type { ImageObject, Member } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';

export type Kind = 'member' | 'work' | 'mission' | 'message';

/** The reported item, as its reporter sees it. */
export interface Thing {
	kind: Kind;
	id: number;
	/** Title of a work or a job, a message's words; null for a member. */
	title: string | null;
	/** The reported member, or the owner of the item. */
	owner: {
		role: Member[ 'role' ];
		name: string;
		locale: string;
		picture: ImageObject | null;
	};
}

/** The fields that every report has. */
export interface ReportValues extends Record< string, FormValue > {
	reason: string;
	words: string;
	/** For a message: whether the messages before it are included. */
	include_context: boolean;
}

/** The further fields for strangers, and for members who report an address. */
export interface AddressedValues extends ReportValues {
	url: string;
	name: string;
	email: string;
	fax: string;
	started_at: number;
}
