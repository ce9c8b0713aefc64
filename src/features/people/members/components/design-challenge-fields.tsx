// Fields for the design needs of a university's startup, and for when it has them.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../../components/form/form-field';
import { MonthField } from '../../../../components/month-field';
import { LongField } from './member-fields';

export const DesignChallengeFields = () => (
	<>
		<LongField
			name="need_design"
			label={ __( 'Your need in terms of design', 'design-marketplace' ) }
		/>
		<LongField
			name="need"
			label={ __(
				'The need you want to validate',
				'design-marketplace'
			) }
		/>
		<LongField
			name="design_outcomes"
			label={ __(
				'Expected outcomes and deliverables',
				'design-marketplace'
			) }
		/>
		<div className="form-row two">
			<FormField
				as={ MonthField }
				name="start_date"
				label={ __( 'Start', 'design-marketplace' ) }
				optional
			/>
			<FormField
				as={ MonthField }
				name="end_date"
				label={ __( 'End', 'design-marketplace' ) }
				optional
			/>
		</div>
		<LongField
			name="other_funding"
			label={ __( 'Other funding', 'design-marketplace' ) }
		/>
	</>
);
