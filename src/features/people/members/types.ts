// A member's data as the forms hold it. Names are the server's.
import type { ImageValue } from '../../../components/image-field';
import type { memberRules } from '../../../contract/member-rules';
import type { MemberPrivate, Spoken } from '../../../contract/shapes';
import type { FormValue } from '../../../lib/form-data';

export type { MemberPrivate };

export type MemberRole = 'designer' | 'contractor';

type Rules = typeof memberRules.fields;

export type MemberField = keyof Rules;

export type MemberForm = keyof typeof memberRules.forms;

/** Fields of some forms. */
export type FieldsOfForm< F extends MemberForm > =
	( typeof memberRules.forms )[ F ][ number ];

/** Fields that are images. */
export type ImageName = {
	[ Name in MemberField ]: Rules[ Name ] extends { type: 'image' }
		? Name
		: never;
}[ MemberField ];

/** Its level is chosen after the language. */
export type Language = Omit< Spoken, 'level' > & {
	level: Spoken[ 'level' ] | '';
};

/** The type of an input's value: a typed number is a string. */
type Held< R > = R extends { type: 'image' }
	? ImageValue
	: R extends { type: 'boolean' }
		? boolean
		: R extends { type: 'array'; items: 'language' }
			? Language[]
			: R extends { type: 'array' }
				? number[]
				: R extends { type: 'integer'; enum: string }
					? number | null
					: R extends { enum: 'roles' }
						? MemberRole | ''
						: string;

type FieldValues = { [ Name in MemberField ]: Held< Rules[ Name ] > };

export interface MemberValues extends Record< string, FormValue >, FieldValues {
	/** Bots fill it, people never see it. */
	fax: string;
	/** Epoch ms at which the form was opened. */
	started_at: number;
	/** The ticket of a log-in at a school, which stands for the passwords; '' without one. */
	oidc: string;
	/** Codes of languages that a school's log-in has named. */
	proposed: string[];
	/** Image fields that were filled: a reload may take the files, not the memory of them. */
	pictures: string[];
}

/** A company's job as far as strangers may read it. */
export interface OpenJob {
	id: number;
	title: string;
	day: string;
}
