// Form fields for the pay of a design job: an amount or a range, and its details.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../../components/form/form-field';
import { Select } from '../../../../components/select';
import { TextInput } from '../../../../components/text-input';
import { budgetUnits, currencies } from '../../../../contract/enums';
import { missionRules } from '../../../../contract/mission-rules';
import { maxOf } from '../../../../lib/rules';
import type { MissionValues } from '../types';
import { PaidChoice } from './paid-choice';

export const PayFields = ( {
	values: { engagement, paid },
}: {
	values: MissionValues;
} ) => (
	<>
		<FormField
			as={ PaidChoice }
			name="paid"
			optional={
				engagement !== 'internship' && engagement !== 'student_project'
			}
			label={ __( 'Pay', 'design-marketplace' ) }
		/>
		{ paid !== false && (
			<>
				<div className="form-row two">
					<FormField
						as={ TextInput }
						name="budget_from"
						inputMode="numeric"
						optional
						label={ __( 'Amount from', 'design-marketplace' ) }
					/>
					<FormField
						as={ TextInput }
						name="budget_to"
						inputMode="numeric"
						optional
						label={ __( 'Amount to', 'design-marketplace' ) }
					/>
				</div>
				<div className="form-row two">
					<FormField
						as={ Select< string > }
						name="budget_currency"
						optional
						label={ __( 'Currency', 'design-marketplace' ) }
						options={ currencies() }
					/>
					<FormField
						as={ Select< string > }
						name="budget_unit"
						optional
						label={ __( 'The amount is', 'design-marketplace' ) }
						options={ budgetUnits() }
					/>
				</div>
			</>
		) }
		<FormField
			as={ TextInput }
			name="budget"
			optional
			label={ __( 'More about pay', 'design-marketplace' ) }
			hint={ __(
				'In your own words, such as what is paid besides.',
				'design-marketplace'
			) }
			max={ maxOf( missionRules, 'budget' ) }
		/>
	</>
);
