// /project/:slug: a company's head and its design jobs; for strangers the wall.
import { __ } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { ProfileFrame } from '../../features/people/members/profile/profile-frame';
import { useProfile } from '../../features/people/members/profile/use-profile';
import { lazyPart } from '../../lib/load-chunk';
import { useLook } from '../../lib/use-look';

const load = () => import( './project-for-members' );
const ProjectForMembers = lazyPart( load, 'ProjectForMembers' );

const ProjectProfilePage = () => {
	const { slug = '' } = useParams();
	useLook( 'member', useProfile( slug ).data?.id );
	return (
		<ProfileFrame
			slug={ slug }
			memberRole="contractor"
			unnamed={ __( 'Project', 'design-marketplace' ) }
			load={ load }
		>
			{ ( member, isOwner ) => (
				<ProjectForMembers
					slug={ slug }
					member={ member }
					isOwner={ isOwner }
				/>
			) }
		</ProfileFrame>
	);
};

export default ProjectProfilePage;
