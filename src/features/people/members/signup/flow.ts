// The steps of the sign-up by role, their fields, and the values to send.
import { memberRules } from '../../../../contract/member-rules';
import { effective, errorsOf, fieldsOfForms, IMAGES } from '../form';
import type { MemberField, MemberValues } from '../types';

/** Languages are asked for with the school. */
export type StepId = Exclude<
	( typeof memberRules.flows )[
		'register_designer' | 'register_contractor' ][ number ],
	'languages'
>;

export type MemberType = 'designer' | 'university' | 'company';

/** Fields that a reload empties: passwords always, pictures where the browser cannot keep them. */
const NEVER_KEPT: readonly MemberField[] = [
	'password',
	'password_verify',
	...IMAGES,
];

export function memberTypeOf( {
	role,
	affiliated,
	ecosystem,
}: Pick< MemberValues, 'role' | 'affiliated' | 'ecosystem' > ): MemberType {
	if ( role === 'designer' ) {
		return 'designer';
	}
	return affiliated || ecosystem ? 'university' : 'company';
}

/** The steps in order. Until a role is chosen only the first is known. */
export function stepsOf( values: MemberValues ): StepId[] {
	if ( ! values.role ) {
		return [ 'account' ];
	}
	const type = memberTypeOf( effective( values ) );
	return memberRules.flows[ `register_${ values.role }` ].filter(
		( step ): step is StepId =>
			step !== 'languages' &&
			( step !== 'design_challenge' || type === 'university' )
	);
}

const PASSWORDS = fieldsOfForms( 'reset_password' );

/** Who comes from a school's log-in needs no password. */
export const fieldsOfStep = (
	step: StepId,
	{ oidc }: Pick< MemberValues, 'oidc' >
): string[] =>
	( step === 'school'
		? fieldsOfForms( 'school', 'languages' )
		: fieldsOfForms( step )
	).filter( ( name ) => ! oidc || ! PASSWORDS.includes( name ) );

/** The first step that has one of the fields named. */
export function firstStepOf(
	names: readonly string[],
	values: MemberValues
): StepId | null {
	return (
		stepsOf( values ).find( ( step ) =>
			fieldsOfStep( step, values ).some( ( name ) =>
				names.includes( name )
			)
		) ?? null
	);
}

/** Fields that were filled in and that a reload has emptied. */
export function missingAfterReload(
	values: MemberValues,
	step: StepId,
	picked: readonly string[]
): string[] {
	const steps = stepsOf( values );
	const passed = steps
		.slice( 0, Math.max( 0, steps.indexOf( step ) ) )
		.flatMap( ( one ) => fieldsOfStep( one, values ) );
	return NEVER_KEPT.filter(
		( name ) =>
			passed.includes( name ) &&
			! values[ name ] &&
			( 'required' in memberRules.fields[ name ] ||
				picked.includes( name ) )
	);
}

/** Index of the first incomplete step; fields emptied by a reload do not count. */
export function furthestStep( values: MemberValues ): number {
	const steps = stepsOf( values );
	const index = steps.findIndex( ( step ) => {
		const fields = fieldsOfStep( step, values ).filter(
			( name ) => ! NEVER_KEPT.includes( name as MemberField )
		);
		return Object.keys( errorsOf( fields, values ) ).length > 0;
	} );
	return index === -1 ? steps.length - 1 : index;
}

/** Everything the registration sends, but the bot check's token. */
export function payloadOf( values: MemberValues ) {
	const sent = effective( values );
	const names = stepsOf( values ).flatMap( ( step ) =>
		fieldsOfStep( step, values )
	);
	const given = names
		.map( ( name ) => [ name, sent[ name ] ] as const )
		.filter(
			( [ name, value ] ) =>
				value !== null &&
				value !== '' &&
				// A tick about the school says nothing without one.
				( name !== 'school_shown' || sent.school ) &&
				! ( Array.isArray( value ) && value.length === 0 )
		);
	return {
		...Object.fromEntries( given ),
		cgu: sent.cgu_1 && sent.cgu_2,
		fax: sent.fax,
		started_at: sent.started_at,
		...( sent.oidc && { oidc: sent.oidc } ),
	};
}
