// After a reload, asks again for the values that no browser may store, in whatever step is open.
import { __ } from '@wordpress/i18n';
import { Avatar, Logo, ProjectImage } from '../components/parts';
import type { MemberRole } from '../types';
import { NewPasswordFields } from './new-password-fields';

interface OnceMoreProps {
	fields: readonly string[];
	role: MemberRole;
}

export const OnceMore = ( { fields, role }: OnceMoreProps ) => {
	if ( fields.length === 0 ) {
		return null;
	}
	const hasPicture = fields.some(
		( name ) => ! name.startsWith( 'password' )
	);
	return (
		<section className="member-again form-stack">
			<h2 className="t4">
				{ hasPicture
					? __(
							'These files couldn’t be saved. Please choose them again.',
							'design-marketplace'
						)
					: __(
							'Please enter your password again: passwords are never kept.',
							'design-marketplace'
						) }
			</h2>
			{ fields.includes( 'password' ) && <NewPasswordFields /> }
			<div className="form-row two">
				{ fields.includes( 'avatar' ) &&
					( role === 'designer' ? <Avatar /> : <Logo /> ) }
				{ fields.includes( 'project_image' ) && <ProjectImage /> }
			</div>
		</section>
	);
};
