// Website and social addresses, the same for everyone.
import { __ } from '@wordpress/i18n';
import { TextField } from './member-fields';

const fields = [
	{ name: 'website', label: () => __( 'Website', 'design-marketplace' ) },
	{ name: 'linkedin', label: () => 'LinkedIn' },
	{ name: 'twitter', label: () => 'Twitter' },
	{ name: 'dribbble', label: () => 'Dribbble' },
	{ name: 'instagram', label: () => 'Instagram' },
	{ name: 'youtube', label: () => 'YouTube' },
	{ name: 'vimeo', label: () => 'Vimeo' },
] as const;

export const SocialFields = () => (
	<div className="form-row two">
		{ fields.map( ( { name, label } ) => (
			<TextField
				key={ name }
				name={ name }
				label={ label() }
				type="url"
				inputMode="url"
				autoComplete={ name === 'website' ? 'url' : 'off' }
			/>
		) ) }
	</div>
);
