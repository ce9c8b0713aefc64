// A portfolio project as the screens know it.
import type { CreditedPerson } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';
import type { Entry } from './pictures';

export type { Work } from './api/works-api';

/** Values of the form. */
export interface WorkValues extends Record< string, FormValue > {
	title: string;
	client: string;
	description: string;
	month: string;
	year: string;
	skill: number[];
	video_url: string;
	with: CreditedPerson[];
	/** One company, or none. */
	for: CreditedPerson[];
	visibility: 'public' | 'unlisted';
	pictures: Entry[];
	/** What is to be seen in each picture, by its key. */
	alt: Record< string, string >;
	caption: Record< string, string >;
	/** Name of a new project, so that a repeated request does not make a second one. */
	request_id: string;
}
