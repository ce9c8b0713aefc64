// A designer's school in one line: 'ECAL, Industrial Design, 2024'.
import { __, sprintf } from '@wordpress/i18n';
import { getBoot } from './boot';

interface Schooled {
	school_name?: string;
	programme?: string;
	graduation?: number | null;
}

const yearWords = ( year: number ): string =>
	year > new Date().getFullYear()
		? sprintf(
				/* translators: %d: year. */
				__( 'in studies, until %d', 'design-marketplace' ),
				year
			)
		: String( year );

export const schoolLine = ( {
	school_name: name = '',
	programme = '',
	graduation,
}: Schooled ): string =>
	[ name, programme, graduation ? yearWords( graduation ) : '' ]
		.filter( Boolean )
		.join( ', ' );

/** The code of a school that is not listed: its name is given. */
export const OTHER_UNIVERSITY = 'OTHER';

/** The name of a listed school, its code for another one. */
export const schoolName = ( school: string ): string =>
	school === OTHER_UNIVERSITY
		? __( 'Another school', 'design-marketplace' )
		: ( getBoot().settings.universities.find(
				( { code } ) => code === school
			)?.name ?? school );

export const schoolConfirmed = (): string =>
	__( 'School confirmed', 'design-marketplace' );
