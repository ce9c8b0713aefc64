// Two roles, one of them on: the knob changes from circle to square on its way.
import { __ } from '@wordpress/i18n';
import type { PageRole } from '../../../../lib/page-role';

interface RoleToggleProps {
	role: PageRole;
	onRole: ( role: PageRole ) => void;
}

export const RoleToggle = ( { role, onRole }: RoleToggleProps ) => {
	const options: [ PageRole, string ][] = [
		[ 'designer', __( 'Designer', 'design-marketplace' ) ],
		[ 'entrepreneur', __( 'Entrepreneur', 'design-marketplace' ) ],
	];
	return (
		<div
			className="role-toggle"
			role="group"
			aria-label={ __( 'I am', 'design-marketplace' ) }
		>
			{ options.map( ( [ value, label ] ) => (
				<button
					key={ value }
					type="button"
					aria-pressed={ role === value }
					onClick={ () => onRole( value ) }
				>
					{ label }
				</button>
			) ) }
		</div>
	);
};
