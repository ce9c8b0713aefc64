// A designer's name and job, beside the picture.
import { __ } from '@wordpress/i18n';
import { TextField } from './member-fields';

export const AboutMeFields = () => (
	<div className="form-row two">
		<TextField
			name="name"
			label={ __( 'Name', 'design-marketplace' ) }
			autoComplete="name"
		/>
		<TextField
			name="job"
			label={ __( 'Job', 'design-marketplace' ) }
			autoComplete="organization-title"
		/>
	</div>
);
