// Password and its repetition, asked for with the account and once more after a reload.
import { __, sprintf } from '@wordpress/i18n';
import { FormField } from '../../../../components/form/form-field';
import { PasswordInput } from '../../../../components/password-input';
import { memberRules } from '../../../../contract/member-rules';

export const NewPasswordFields = () => (
	<div className="form-row two">
		<FormField
			as={ PasswordInput }
			name="password"
			label={ __( 'Password', 'design-marketplace' ) }
			autoComplete="new-password"
			note={ sprintf(
				/* translators: %d: number of characters. */
				__( 'min. %d', 'design-marketplace' ),
				memberRules.fields.password.minLength
			) }
		/>
		<FormField
			as={ PasswordInput }
			name="password_verify"
			label={ __( 'Repeat password', 'design-marketplace' ) }
			autoComplete="new-password"
		/>
	</div>
);
