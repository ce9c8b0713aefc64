// A designer's school, programme and year, and whether others read them.
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { Switch } from '../../../../components/checkbox';
import { FormField } from '../../../../components/form/form-field';
import { Select } from '../../../../components/select';
import { TextInput } from '../../../../components/text-input';
import { announce } from '../../../../components/live-region';
import { useCurrentUser } from '../../../../lib/current-user';
import { OTHER_UNIVERSITY, schoolName } from '../../../../lib/school-line';
import { useProgrammes } from '../../../../lib/schools';
import { schoolOfAddress, schoolOptions } from '../schools';
import type { MemberValues } from '../types';

const domainOf = ( email: string ): string =>
	email.slice( email.lastIndexOf( '@' ) ).trim();

/** The address tells the school: one press instead of a list. */
const Guess = ( {
	email,
	school,
	onYes,
}: {
	email: string;
	school: string;
	onYes: () => void;
} ) => (
	<div className="member-guess">
		<p>
			{ sprintf(
				/* translators: 1: end of an e-mail address, such as "@ecal.ch", 2: name of a school. */
				__( '%1$s: you study at %2$s?', 'design-marketplace' ),
				domainOf( email ),
				schoolName( school )
			) }
		</p>
		<Button variant="second" small icon="check" onClick={ onYes }>
			{ sprintf(
				/* translators: %s: name of a school. */
				__( 'Yes, %s', 'design-marketplace' ),
				schoolName( school )
			) }
		</Button>
	</div>
);

export const SchoolFields = () => {
	const { user } = useCurrentUser();
	const { values, setFieldValue } = useFormikContext< MemberValues >();
	const { school, email } = values;
	const programmes = useProgrammes( school );
	const guess = school ? '' : schoolOfAddress( email );
	const box = useRef< HTMLDivElement >( null );
	const pressed = useRef( false );
	useEffect( () => {
		if ( pressed.current && school ) {
			pressed.current = false;
			box.current
				?.querySelector< HTMLElement >( '[name="programme"]' )
				?.focus();
		}
	}, [ school ] );

	return (
		<div className="form-stack" ref={ box }>
			{ guess && (
				<Guess
					email={ email }
					school={ guess }
					onYes={ () => {
						pressed.current = true;
						void setFieldValue( 'school', guess );
						announce(
							sprintf(
								/* translators: %s: name of a school. */
								__( 'School: %s', 'design-marketplace' ),
								schoolName( guess )
							)
						);
					} }
				/>
			) }
			<div className="form-row two">
				<FormField
					as={ Select< string > }
					name="school"
					label={ __( 'School', 'design-marketplace' ) }
					placeholder={ __( 'None', 'design-marketplace' ) }
					options={ schoolOptions(
						{
							code: user?.school ?? '',
							name: user?.school_name ?? '',
						},
						__( 'Another school', 'design-marketplace' )
					) }
				/>
				{ school === OTHER_UNIVERSITY && (
					<FormField
						as={ TextInput }
						name="school_other"
						label={ __(
							'Name of the school',
							'design-marketplace'
						) }
						autoComplete="organization"
						optional={ false }
					/>
				) }
			</div>
			{ school && (
				<>
					<div className="form-row two">
						<FormField
							as={ TextInput }
							name="programme"
							label={ __( 'Programme', 'design-marketplace' ) }
							autoComplete="off"
							suggestions={ programmes }
						/>
						<FormField
							as={ TextInput }
							name="graduation"
							label={ __(
								'Year of graduation',
								'design-marketplace'
							) }
							hint={ __(
								'A year to come means “in studies”.',
								'design-marketplace'
							) }
							inputMode="numeric"
							autoComplete="off"
						/>
					</div>
					<FormField
						as={ Switch }
						name="school_shown"
						label={ __(
							'Show it: members read school, programme and year on your card',
							'design-marketplace'
						) }
					/>
				</>
			) }
		</div>
	);
};
