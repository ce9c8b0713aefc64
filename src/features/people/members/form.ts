// Shared by the sign-up and the settings: the form's values, and their validation by the contract's rules.
import { yupToFormErrors } from 'formik';
import type { FormikErrors } from 'formik';
import { memberRules } from '../../../contract/member-rules';
import { getBoot } from '../../../lib/boot';
import { typedDay } from '../../../lib/format-day';
import { fieldsOf, schemaOf } from '../../../lib/rules';
import { OTHER_UNIVERSITY } from '../../../lib/school-line';
import type { FieldRule } from '../../../contract/field-rule';
import type { FormValue } from '../../../lib/form-data';
import type {
	ImageName,
	MemberField,
	MemberPrivate,
	MemberValues,
} from './types';

export type MemberErrors = FormikErrors< Record< string, unknown > >;

export const EPFL = 'EPFL';

export const IMAGES = Object.entries( memberRules.fields )
	.filter( ( [ , rule ] ) => rule.type === 'image' )
	.map( ( [ name ] ) => name as ImageName );

/** The value of an input before anything is entered. */
function blankOf( rule: FieldRule ): FormValue {
	switch ( rule.type ) {
		case 'image':
			return null;
		case 'boolean':
			return rule.default ?? false;
		case 'array':
			return [];
		case 'integer':
			return rule.enum ? null : '';
		default:
			return rule.default ?? '';
	}
}

const blankFields = () =>
	Object.fromEntries(
		Object.entries( memberRules.fields ).map( ( [ name, rule ] ) => [
			name,
			blankOf( rule ),
		] )
	) as Pick< MemberValues, MemberField >;

export const blankValues = (): MemberValues => ( {
	...blankFields(),
	fax: '',
	started_at: 0,
	oidc: '',
	proposed: [],
	pictures: [],
} );

/** The university as the select and the free text hold it. */
const affiliationOf = ( {
	ecosystem_code: code = '',
	ecosystem_other: other = '',
}: MemberPrivate ): Pick<
	MemberValues,
	'affiliated' | 'ecosystem' | 'ecosystem_other'
> => ( {
	affiliated: code !== '',
	ecosystem: code,
	ecosystem_other: code === OTHER_UNIVERSITY ? other : '',
} );

/** A member as the settings' form starts from. */
export function valuesOf( member: MemberPrivate ): MemberValues {
	const blank = blankValues();
	const known = Object.fromEntries(
		Object.entries( member ).filter(
			( [ name, value ] ) =>
				name in memberRules.fields &&
				! name.startsWith( 'password' ) &&
				value !== null &&
				value !== undefined
		)
	);
	return {
		...blank,
		...known,
		...affiliationOf( member ),
		// A member who has never chosen a language starts with the page's language.
		locale: member.locale || getBoot().lang,
		company_size: member.company_size ? String( member.company_size ) : '',
		graduation: member.graduation ? String( member.graduation ) : '',
		available_from: typedDay( member.available_from ?? '' ),
		newsletter: !! member.newsletter,
		notification_enabled: !! member.notification_enabled,
	};
}

/**
 * The values that count. Values that depend on a withdrawn answer stay in the form, but are neither checked nor sent.
 */
export function effective( values: MemberValues ): MemberValues {
	const ecosystem = values.affiliated ? values.ecosystem : '';
	const epfl = ecosystem === EPFL;
	const { school } = values;
	return {
		...values,
		// A row without a language says nothing.
		languages: values.languages.filter( ( { code } ) => code ),
		school_other: school === OTHER_UNIVERSITY ? values.school_other : '',
		programme: school ? values.programme : '',
		graduation: school ? values.graduation : '',
		ecosystem,
		ecosystem_other:
			ecosystem === OTHER_UNIVERSITY ? values.ecosystem_other : '',
		available_from:
			values.availability === 'from' ? values.available_from : '',
		epfl_lab: epfl ? values.epfl_lab : '',
		epfl_professor: epfl ? values.epfl_professor : '',
	};
}

/** Field → message for the fields named, in their order. */
export function errorsOf(
	fields: readonly string[],
	values: MemberValues
): MemberErrors {
	try {
		schemaOf( memberRules, fields ).validateSync( effective( values ), {
			abortEarly: false,
		} );
		return {};
	} catch ( error ) {
		const found: MemberErrors = yupToFormErrors( error );
		// The schema has an order of its own.
		return Object.fromEntries(
			fields
				.filter( ( name ) => found[ name ] !== undefined )
				.map( ( name ) => [ name, found[ name ] ] )
		);
	}
}

export const fieldsOfForms = ( ...forms: string[] ): string[] =>
	fieldsOf( memberRules, ...forms );
