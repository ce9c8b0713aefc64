// Form fields for the pay of a design job: an amount or a range, and its details.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../../components/form/form-field';
import { Select } from '../../../../components/select';
import { TextInput } from '../../../../components/text-input';
import { budgetUnits, currencies } from '../../../../contract/enums';
import { asksForPay, mayBeUnpaid } from '../form';
import type { MissionValues } from '../types';
import type { ControlProps } from '../../../../components/field';
import { Segments } from '../../../../components/segments';

// Whether a job is paid: yes or no, without a default.

const YES = 'yes';
const NO = 'no';

const choiceOf = ( paid: boolean | null ) => {
	if ( paid === null ) {
		return null;
	}
	return paid ? YES : NO;
};

const PaidChoice = ( {
	value,
	onChange,
	...field
}: ControlProps< boolean | null > ) => (
	<Segments
		{ ...field }
		value={ choiceOf( value ) }
		options={ [
			{ value: YES, label: __( 'Paid', 'design-marketplace' ) },
			{ value: NO, label: __( 'Unpaid', 'design-marketplace' ) },
		] }
		onChange={ ( choice ) => onChange( choice === YES ) }
	/>
);

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
				! mayBeUnpaid( engagement ) && ! asksForPay( engagement )
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
						label={ __( 'Amount from', 'design-marketplace' ) }
						optional={ ! asksForPay( engagement ) }
						hint={
							asksForPay( engagement ) &&
							__(
								'Needed for this kind of job: from, up to, or both.',
								'design-marketplace'
							)
						}
					/>
					<FormField
						as={ TextInput }
						name="budget_to"
						inputMode="numeric"
						label={ __( 'Amount to', 'design-marketplace' ) }
						optional={ ! asksForPay( engagement ) }
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
			label={ __( 'More about pay', 'design-marketplace' ) }
			hint={ __(
				'In your own words, such as what is paid besides.',
				'design-marketplace'
			) }
		/>
	</>
);
