// E-mail, password, what one wants to hear, and in which language.
import { __, sprintf } from '@wordpress/i18n';
import { FieldGroup } from '../../../components/field';
import { FormField } from '../../../components/form/form-field';
import { PasswordInput } from '../../../components/password-input';
import { Select } from '../../../components/select';
import { Switch } from '../../../components/checkbox';
import { languages } from '../../../contract/enums';
import { memberRules } from '../../../contract/member-rules';
import { TextField } from '../components/member-fields';
import type { MemberRole } from '../types';

const PasswordFields = () => (
	<FieldGroup
		label={ __( 'Change password', 'design-marketplace' ) }
		optional
	>
		<div className="form-stack member-passwords">
			<div className="form-row two">
				<FormField
					as={ PasswordInput }
					name="password_old"
					label={ __( 'Current password', 'design-marketplace' ) }
					autoComplete="current-password"
					optional
				/>
			</div>
			<div className="form-row two">
				<FormField
					as={ PasswordInput }
					name="password"
					label={ __( 'New password', 'design-marketplace' ) }
					autoComplete="new-password"
					optional
					note={ sprintf(
						/* translators: %d: number of characters. */
						__( 'min. %d', 'design-marketplace' ),
						memberRules.fields.password.minLength
					) }
				/>
				<FormField
					as={ PasswordInput }
					name="password_verify"
					label={ __( 'Repeat new password', 'design-marketplace' ) }
					autoComplete="new-password"
					optional
				/>
			</div>
		</div>
	</FieldGroup>
);

export const AccountFields = ( { role }: { role: MemberRole } ) => (
	<>
		<div className="form-row two">
			<TextField
				name="email"
				label={ __( 'E-mail', 'design-marketplace' ) }
				type="email"
				autoComplete="email"
			/>
			<FormField
				as={ Select< string > }
				name="locale"
				label={ __( 'Language', 'design-marketplace' ) }
				hint={ __(
					'Of this site and of the mails it sends you.',
					'design-marketplace'
				) }
				options={ languages() }
			/>
		</div>
		<PasswordFields />
		<FieldGroup label={ __( 'Mails', 'design-marketplace' ) }>
			{ role === 'designer' && (
				<FormField
					as={ Switch }
					name="notification_enabled"
					label={ __(
						'Write to me about new jobs that match my skills',
						'design-marketplace'
					) }
				/>
			) }
			<FormField
				as={ Switch }
				name="newsletter"
				label={ __( 'Send me the newsletter', 'design-marketplace' ) }
			/>
		</FieldGroup>
	</>
);
