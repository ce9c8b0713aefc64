// What a stranger meets instead of a profile: why, and the two ways in.
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { PictureTile } from '../../../components/picture';
import type { ImageObject } from '../../../contract/shapes';
import { loginPath } from '../../../lib/paths';

interface SignUpWallProps {
	/** Pictures that show through, unreadable. */
	behind?: readonly ( ImageObject | null )[];
}

export const SignUpWall = ( { behind = [] }: SignUpWallProps ) => {
	const { pathname } = useLocation();
	return (
		<section className="grid section">
			<div className="wall on-role">
				<div className="say">
					<h2 className="t2">
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
				<div className="behind" aria-hidden="true">
					{ [ 0, 1 ].map( ( index ) => (
						<PictureTile
							key={ index }
							image={ behind[ index ] ?? null }
							alt=""
							sizes="33vw"
						/>
					) ) }
				</div>
			</div>
		</section>
	);
};
