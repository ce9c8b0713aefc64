// Email address, language, password, and which emails to get.
import { __, sprintf } from '@wordpress/i18n';
import { FieldGroup } from '../../../../components/field';
import { FormField } from '../../../../components/form/form-field';
import { PasswordInput } from '../../../../components/password-input';
import { Segments } from '../../../../components/segments';
import { Switch } from '../../../../components/checkbox';
import { Link } from '../../../../components/link';
import { rhythms } from '../../../../contract/enums/rhythms';
import { memberRules } from '../../../../contract/member-rules';
import { routes } from '../../../../contract/routes';
import { Fields } from '../components/fields';
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

/** A designer's emails about new jobs, and whether companies get emails about the designer. */
const AlertFields = () => (
	<>
		<FormField
			as={ Switch }
			name="notification_enabled"
			label={ __(
				'Write to me about new jobs that match my skills',
				'design-marketplace'
			) }
		/>
		<FormField
			as={ Segments< string > }
			name="notification_rhythm"
			optional={ false }
			label={ __( 'How often', 'design-marketplace' ) }
			hint={ __(
				'You hear about each job once. Daily and Monday emails are sent at 8:00, and only when there is something new.',
				'design-marketplace'
			) }
			options={ rhythms() }
		/>
		<FormField
			as={ Switch }
			name="kept_out_of_alerts"
			label={ __(
				'Don’t send me around: leave me out of emails about new designers',
				'design-marketplace'
			) }
		/>
		<FormField
			as={ Switch }
			name="invitations"
			label={ __(
				'Companies may invite me to their jobs',
				'design-marketplace'
			) }
		/>
	</>
);

export const AccountFields = ( { role }: { role: MemberRole } ) => (
	<>
		<Fields rows={ [ [ 'email', 'locale' ] ] } />
		<PasswordFields />
		<FieldGroup label={ __( 'Emails', 'design-marketplace' ) }>
			{ role === 'designer' && <AlertFields /> }
			<FormField
				as={ Switch }
				name="newsletter"
				label={ __( 'Send me the newsletter', 'design-marketplace' ) }
			/>
			<p>
				<Link to={ routes.searches.path }>
					{ routes.searches.title() }
				</Link>
			</p>
		</FieldGroup>
	</>
);
