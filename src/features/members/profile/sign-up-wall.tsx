// What a stranger meets instead of a profile: why, and the two ways in.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { PictureTile } from '../../../components/picture';
import type { ImageObject } from '../../../contract/shapes';
import { loginPath } from '../../../lib/paths';

interface SignUpWallProps {
	/** Pictures that show through, unreadable. */
	behind?: readonly ( ImageObject | null )[];
}

export const SignUpWall = ( { behind = [] }: SignUpWallProps ) => {
	const { pathname } = useLocation();
	const pictures = behind.filter( ( image ) => image !== null ).slice( 0, 2 );
	return (
		<section className="grid section">
			<div
				className={ classNames(
					'wall on-role',
					pictures.length === 0 && 'bare'
				) }
			>
				<div className="say">
					<h2 className="t1">
						{ __(
							'You need to sign up to see the projects.',
							'design-marketplace'
						) }
					</h2>
					<div className="btns wall-ways">
						<ButtonLink to="/signup" iconAfter="arrow-right">
							{ __( 'Sign up', 'design-marketplace' ) }
						</ButtonLink>
						<ButtonLink
							variant="second"
							to={ loginPath( pathname ) }
						>
							{ __( 'Log in', 'design-marketplace' ) }
						</ButtonLink>
					</div>
				</div>
				{ pictures.length > 0 && (
					<div className="behind" aria-hidden="true">
						{ pictures.map( ( image, index ) => (
							<PictureTile
								key={ image.id }
								image={ image }
								alt=""
								sizes="33vw"
								priority={ index === 0 }
							/>
						) ) }
					</div>
				) }
			</div>
		</section>
	);
};
