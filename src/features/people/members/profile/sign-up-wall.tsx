// Ends a page for strangers: what members see further down, and the buttons to sign up and log in.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../../components/button';
import { loginPath } from '../../../../lib/paths';
import '../../../../styles/profile.css';

interface SignUpWallProps {
	/** Number of things behind the wall, such as '7 more projects'; '' for none. */
	more?: string;
	title: string;
	/** The benefit of signing up. */
	reason?: string;
	/** The page has a way to sign up already, above. */
	hasWayIn?: boolean;
}

export const SignUpWall = ( {
	more,
	title,
	reason,
	hasWayIn = false,
}: SignUpWallProps ) => {
	const { pathname } = useLocation();
	return (
		<section className="wall on-role">
			<div className="say">
				{ more && <p className="t1">{ more }</p> }
				<h2 className="t2">{ title }</h2>
				{ reason && <p className="t4">{ reason }</p> }
			</div>
			<div className="btns wall-ways">
				{ ! hasWayIn && (
					<ButtonLink to="/signup" iconAfter="arrow-right">
						{ __( 'Sign up', 'design-marketplace' ) }
					</ButtonLink>
				) }
				<ButtonLink variant="second" to={ loginPath( pathname ) }>
					{ __( 'Log in', 'design-marketplace' ) }
				</ButtonLink>
			</div>
		</section>
	);
};
