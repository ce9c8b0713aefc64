// The schools a member can choose.
import { __ } from '@wordpress/i18n';
import { getBoot } from '../../../lib/boot';
import { OTHER_UNIVERSITY } from '../../../lib/school-line';

/**
 * Those of the list, one that was chosen before and has left it since, and last any other one.
 *
 * @param kept      The one that is chosen already, '' for none.
 * @param kept.code Its code.
 * @param kept.name Its name.
 * @param other     Words for any other one.
 */
export const schoolOptions = (
	kept: { code: string; name: string },
	other: string = __( 'Other university', 'design-marketplace' )
) => {
	const listed = getBoot().settings.universities;
	const gone =
		kept.code !== '' &&
		kept.code !== OTHER_UNIVERSITY &&
		! listed.some( ( { code } ) => code === kept.code );
	return [
		...( gone ? [ ...listed, kept ] : listed ),
		{ code: OTHER_UNIVERSITY, name: other },
	].map( ( { code, name } ) => ( { value: code, label: name } ) );
};

/** The code of the listed school that an address seems to be of: a part of its domain is the code, as in mia@ecal.ch. '' for none. */
export function schoolOfAddress( email: string ): string {
	const parts = email
		.slice( email.lastIndexOf( '@' ) + 1 )
		.trim()
		.toUpperCase()
		.split( '.' )
		.slice( 0, -1 );
	return email.includes( '@' )
		? ( getBoot().settings.universities.find( ( { code } ) =>
				parts.includes( code )
			)?.code ?? '' )
		: '';
}
