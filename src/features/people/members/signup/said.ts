// What a school's log-in said of somebody who signs up, as the form's values.
import type { OidcFields } from '../../../../contract/shapes';
import type { MemberValues } from '../types';

export interface Said extends OidcFields {
	ticket: string;
	/** The provider's name. */
	button: string;
}

/**
 * The values it fills in. A name or school typed before stays; a proven address replaces any other.
 *
 * @param said   What was said; nothing without such a log-in.
 * @param before Values of an earlier visit.
 */
export function saidValues(
	said: Said | undefined,
	before: Partial< MemberValues > = {}
): Partial< MemberValues > {
	if ( ! said ) {
		return { oidc: '' };
	}
	const { ticket, email, email_proven: isProven, name, school } = said;
	return {
		oidc: ticket,
		email: isProven ? email : before.email || email,
		name: before.name || name,
		contact_name: before.contact_name || name,
		school: before.school || school,
		proposed: said.languages,
	};
}
