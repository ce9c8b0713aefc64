// Whether a startup belongs to a university, with the fields that depend on it.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { FormField } from '../../../../components/form/form-field';
import { Select } from '../../../../components/select';
import { Switch } from '../../../../components/checkbox';
import { universities } from '../../../../contract/enums';
import { EPFL, OTHER_UNIVERSITY } from '../form';
import type { MemberValues } from '../types';
import { TextField } from './member-fields';

const EpflFields = () => (
	<div className="form-row two">
		<TextField
			name="epfl_lab"
			label={ __( 'Lab', 'design-marketplace' ) }
			autoComplete="off"
		/>
		<TextField
			name="epfl_professor"
			label={ __( 'Professor', 'design-marketplace' ) }
			autoComplete="off"
		/>
	</div>
);

export const AffiliationFields = () => {
	const { affiliated, ecosystem } = useFormikContext< MemberValues >().values;
	return (
		<>
			<FormField
				as={ Switch }
				name="affiliated"
				label={ __(
					'We are part of a university',
					'design-marketplace'
				) }
			/>
			{ affiliated && (
				<>
					<div className="form-row two">
						<FormField
							as={ Select< string > }
							name="ecosystem"
							label={ __( 'University', 'design-marketplace' ) }
							options={ universities() }
							placeholder={ __( 'Choose', 'design-marketplace' ) }
						/>
						{ ecosystem === OTHER_UNIVERSITY && (
							<TextField
								name="ecosystem_other"
								label={ __(
									'Name of the university',
									'design-marketplace'
								) }
								autoComplete="off"
							/>
						) }
					</div>
					{ ecosystem === EPFL && <EpflFields /> }
				</>
			) }
		</>
	);
};
