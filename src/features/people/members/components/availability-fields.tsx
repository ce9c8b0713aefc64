// Whether a designer is free, from which day on, and who may know.
import { __, _n, sprintf } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { DateInput } from '../../../../components/date-input';
import { FormField } from '../../../../components/form/form-field';
import { Segments } from '../../../../components/segments';
import { Switch } from '../../../../components/checkbox';
import { availabilities } from '../../../../contract/enums';
import * as limits from '../../../../contract/limits';
import type { MemberValues } from '../types';

export const AvailabilityFields = () => {
	const { availability } = useFormikContext< MemberValues >().values;
	return (
		<>
			<div className="member-level">
				<FormField
					as={ Segments< string > }
					name="availability"
					label={ __( 'Availability', 'design-marketplace' ) }
					hint={ sprintf(
						/* translators: %d: number of days. */
						_n(
							'Members see it. It counts for %d day; before it ends we ask you by email.',
							'Members see it. It counts for %d days; before they end we ask you by email.',
							limits.availability_days,
							'design-marketplace'
						),
						limits.availability_days
					) }
					options={ [
						{
							value: '',
							label: __( 'Not said', 'design-marketplace' ),
						},
						...availabilities(),
					] }
				/>
			</div>
			{ availability === 'from' && (
				<div className="form-row two">
					<FormField
						as={ DateInput }
						name="available_from"
						label={ __( 'Free from', 'design-marketplace' ) }
					/>
				</div>
			) }
			{ availability && (
				<FormField
					as={ Switch }
					name="availability_shown"
					label={ __(
						'Show it to people who are not logged in, too',
						'design-marketplace'
					) }
				/>
			) }
		</>
	);
};
