// The tabs of the settings, their rules, and the changed fields to send.
import { memberRules } from '../../../../contract/member-rules';
import { changedFields } from '../../../../lib/form-data';
import type { FormValue } from '../../../../lib/form-data';
import { OTHER_UNIVERSITY } from '../../../../lib/school-line';
import { effective, EPFL, errorsOf, fieldsOfForms } from '../form';
import type { MemberErrors } from '../form';
import type {
	FieldsOfForm,
	MemberField,
	MemberForm,
	MemberRole,
	MemberValues,
} from '../types';

export type TabId =
	| 'about-me'
	| 'location'
	| 'about-startup'
	| 'social'
	| 'what-you-do'
	| 'account';

const TABS = {
	designer: {
		'about-me': [
			'about_me',
			'about_me_more',
			'school',
			'languages',
			'availability',
		],
		location: [ 'location' ],
		account: [ 'account_settings' ],
	},
	contractor: {
		'about-startup': [ 'about_startup' ],
		social: [ 'social' ],
		'what-you-do': [ 'what_you_do', 'design_challenge' ],
		account: [ 'account_settings' ],
	},
} as const satisfies Record<
	MemberRole,
	Partial< Record< TabId, readonly MemberForm[] > >
>;

/** Fields that are settled at the sign-up. */
type Settled = 'role' | 'cgu_1' | 'cgu_2';

type FormsOf< Tabs > =
	Tabs extends Record< string, readonly MemberForm[] >
		? Tabs[ keyof Tabs ][ number ]
		: never;

type OnTabs = FieldsOfForm< FormsOf< ( typeof TABS )[ MemberRole ] > >;

/** A field of the rules that is on no tab is named here by the compiler. */
export const ON_NO_TAB: Record<
	Exclude< MemberField, OnTabs | Settled >,
	never
> = {};

const isForRole = ( name: string, role: MemberRole ): boolean => {
	const rule = memberRules.fields[ name as keyof typeof memberRules.fields ];
	return ! ( 'for' in rule ) || rule.for === role;
};

export const formsOf = (
	role: MemberRole
): Partial< Record< TabId, readonly MemberForm[] > > => TABS[ role ];

export const tabsOf = ( role: MemberRole ): TabId[] =>
	Object.keys( TABS[ role ] ) as TabId[];

export const fieldsOfTab = ( role: MemberRole, tab: TabId ): string[] =>
	fieldsOfForms( ...( formsOf( role )[ tab ] ?? [] ) ).filter( ( name ) =>
		isForRole( name, role )
	);

const CHALLENGE = fieldsOfForms( 'design_challenge' );

const pick = ( values: MemberValues, names: readonly string[] ) =>
	Object.fromEntries( names.map( ( name ) => [ name, values[ name ] ] ) );

const allFields = ( role: MemberRole ): string[] =>
	tabsOf( role ).flatMap( ( tab ) => fieldsOfTab( role, tab ) );

/** The first tab that has one of the fields named. */
export const firstTabOf = (
	names: readonly string[],
	role: MemberRole
): TabId | null =>
	tabsOf( role ).find( ( tab ) =>
		fieldsOfTab( role, tab ).some( ( name ) => names.includes( name ) )
	) ?? null;

/** The place of a field's tab among them. */
export const rankOfTab = ( name: string, role: MemberRole ): number =>
	tabsOf( role ).findIndex( ( tab ) =>
		fieldsOfTab( role, tab ).includes( name )
	);

/** The tab named in an address; the first one for an unknown name. */
export function tabFrom( asked: string | null, role: MemberRole ): TabId {
	const tabs = tabsOf( role );
	return tabs.find( ( id ) => id === asked ) ?? tabs[ 0 ]!;
}

/** Rules that look at another field need both in one call. */
function withCompanions(
	changed: Record< string, FormValue >,
	now: MemberValues
): Record< string, FormValue > {
	const companions: string[] = [];
	if ( 'ecosystem_other' in changed ) {
		companions.push( 'ecosystem' );
	}
	if ( 'ecosystem' in changed && now.ecosystem === OTHER_UNIVERSITY ) {
		companions.push( 'ecosystem_other' );
	}
	if ( 'availability' in changed && now.availability === 'from' ) {
		companions.push( 'available_from' );
	}
	if ( 'ecosystem' in changed && now.ecosystem === EPFL ) {
		companions.push( 'epfl_lab', 'epfl_professor' );
	}
	if (
		[ 'school_other', 'programme', 'graduation' ].some(
			( name ) => name in changed
		)
	) {
		companions.push( 'school' );
	}
	if ( 'school' in changed && now.school === OTHER_UNIVERSITY ) {
		companions.push( 'school_other' );
	}
	return companions.reduce(
		( all, name ) => ( { ...all, [ name ]: now[ name ] } ),
		changed
	);
}

/**
 * The fields to send: the changed ones, and those the server needs to check them.
 *
 * @param before Values the form started from.
 * @param after  Values now.
 */
export function changesOf(
	before: MemberValues,
	after: MemberValues
): Record< string, FormValue > {
	const now = effective( {
		...after,
		// Hidden while there is no university: neither sent nor checked.
		...( ! after.affiliated && pick( before, CHALLENGE ) ),
	} );
	const {
		password_old: old,
		password_verify: verify,
		...changed
	} = changedFields< Record< string, FormValue > >(
		effective( before ),
		now
	);
	const secret = now.password
		? {
				password_old: now.password_old,
				password_verify: now.password_verify,
			}
		: {};
	const answered = 'newsletter' in changed ? { newsletter_optin: true } : {};
	return { ...withCompanions( changed, now ), ...answered, ...secret };
}

/** Messages of the fields that would be sent; unchanged fields are not checked again. */
export function settingsErrors(
	before: MemberValues,
	after: MemberValues,
	role: MemberRole
): MemberErrors {
	const changes = changesOf( before, after );
	const judged = allFields( role ).filter(
		( name ) =>
			name in changes ||
			name === 'password_verify' ||
			( name === 'end_date' && 'start_date' in changes ) ||
			( name === 'ecosystem' && 'affiliated' in changes )
	);
	return errorsOf( judged, after );
}
