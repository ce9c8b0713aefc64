// Fields of a company: name, place, size and contact person.
import { __ } from '@wordpress/i18n';
import { TextField } from './member-fields';
import { PlaceFields } from './place-fields';

export const StartupFields = () => (
	<>
		<div className="form-row two">
			<TextField
				name="company"
				label={ __( 'Company name', 'design-marketplace' ) }
				autoComplete="organization"
			/>
			<TextField
				name="company_size"
				label={ __( 'Number of employees', 'design-marketplace' ) }
				inputMode="numeric"
				autoComplete="off"
			/>
		</div>
		<PlaceFields />
		<div className="form-row two">
			<TextField
				name="contact_name"
				label={ __( 'Contact name', 'design-marketplace' ) }
				autoComplete="name"
			/>
			<TextField
				name="contact_job"
				label={ __( 'Contact job', 'design-marketplace' ) }
				autoComplete="organization-title"
			/>
		</div>
	</>
);
