// Country and city.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../../components/form/form-field';
import { Select } from '../../../../components/select';
import { countries } from '../../../../contract/enums';
import { TextField } from './member-fields';

export const PlaceFields = () => (
	<div className="form-row two">
		<FormField
			as={ Select< string > }
			name="country"
			label={ __( 'Country', 'design-marketplace' ) }
			options={ countries() }
			placeholder={ __( 'Choose', 'design-marketplace' ) }
			autoComplete="country"
		/>
		<TextField
			name="city"
			label={ __( 'City', 'design-marketplace' ) }
			autoComplete="address-level2"
		/>
	</div>
);
