// A link to the list's next designer, below a portfolio.
import { __ } from '@wordpress/i18n';
import { useSkills } from '../../../lib/skills';
import { useNear } from '../../../lib/use-near';
import '../cards.css';
import { useNextDesigner } from '../hooks/use-designers';
import '../directory.css';
import { DesignerCard } from './designer-card';

/** Fetched only once the reader scrolls near it. */
const AHEAD = '0px 0px 900px';

export const NextDesigner = ( { after }: { after: number } ) => {
	const [ near, endRef ] = useNear( AHEAD );
	const { data: designer } = useNextDesigner( after, near );
	const { namesOf } = useSkills();
	return (
		<aside
			ref={ endRef }
			className="grid next-designer"
			aria-label={ __( 'Next designer', 'design-marketplace' ) }
		>
			{ designer && (
				<>
					<p className="t4 soft">
						{ __( 'Next designer', 'design-marketplace' ) }
					</p>
					<div className="people">
						<DesignerCard
							designer={ designer }
							namesOf={ namesOf }
						/>
					</div>
				</>
			) }
		</aside>
	);
};
