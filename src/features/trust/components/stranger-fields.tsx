// Name and email address of a reporter without an account.
import { __ } from '@wordpress/i18n';
import { FormField } from '../../../components/form/form-field';
import { Honeypot } from '../../../components/form/honeypot';
import { TextInput } from '../../../components/text-input';
import { nameMax } from '../form';

export const StrangerFields = () => (
	<>
		<FormField
			as={ TextInput }
			name="name"
			label={ __( 'Your name', 'design-marketplace' ) }
			autoComplete="name"
			max={ nameMax() }
		/>
		<FormField
			as={ TextInput }
			name="email"
			type="email"
			label={ __( 'Your email address', 'design-marketplace' ) }
			hint={ __(
				'For the receipt and the decision, and for nothing else.',
				'design-marketplace'
			) }
			autoComplete="email"
		/>
		<Honeypot />
	</>
);
