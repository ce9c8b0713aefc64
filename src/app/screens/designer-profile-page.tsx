// /designer/:slug: a designer's head and portfolio; for strangers the wall.
import { __ } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { ProfileFrame } from '../../features/people/members/profile/profile-frame';
import { lazyPart } from '../../lib/load-chunk';

const load = () => import( './designer-for-members' );
const DesignerForMembers = lazyPart( load, 'DesignerForMembers' );

const DesignerProfilePage = () => {
	const { slug = '' } = useParams();
	return (
		<ProfileFrame
			slug={ slug }
			memberRole="designer"
			unnamed={ __( 'Designer', 'design-marketplace' ) }
			load={ load }
		>
			{ ( member, isOwner ) => (
				<DesignerForMembers
					slug={ slug }
					member={ member }
					isOwner={ isOwner }
				/>
			) }
		</ProfileFrame>
	);
};

export default DesignerProfilePage;
