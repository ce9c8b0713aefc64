// A member's data as the forms hold it. Names are the server's.
import type { ImageValue } from '../../components/image-field';
import type { MemberPrivate } from '../../contract/shapes';
import type { FormValue } from '../../lib/form-data';

export type { MemberPrivate };

export type MemberRole = 'designer' | 'contractor';

export interface MemberValues extends Record< string, FormValue > {
	role: MemberRole | '';
	email: string;
	password: string;
	password_verify: string;
	password_old: string;
	cgu_1: boolean;
	cgu_2: boolean;
	newsletter: boolean;
	notification_enabled: boolean;
	locale: string;

	avatar: ImageValue;
	name: string;
	job: string;
	bio: string;
	skill: number[];
	level: number | null;

	company: string;
	country: string;
	city: string;
	company_size: string;
	contact_name: string;
	contact_job: string;

	website: string;
	linkedin: string;
	twitter: string;
	dribbble: string;
	instagram: string;
	youtube: string;
	vimeo: string;

	project_headline: string;
	project_short_description: string;
	project_description: string;
	project_image: ImageValue;
	affiliated: boolean;
	ecosystem: string;
	ecosystem_other: string;
	epfl_lab: string;
	epfl_professor: string;

	need_design: string;
	need: string;
	design_outcomes: string;
	start_date: string;
	end_date: string;
	other_funding: string;

	/** Bots fill it, people never see it. */
	fax: string;
	/** Epoch ms at which the form was opened. */
	started_at: number;
	/** Image fields that were filled: a reload may take the files, not the memory of them. */
	pictures: string[];
}
