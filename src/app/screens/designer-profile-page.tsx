// /designer/:slug: a designer's head and portfolio; for strangers the wall.
import { __ } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { DesignerHead } from '../../features/members/profile/designer-head';
import { OwnerBar } from '../../features/members/profile/owner-bar';
import { ProfileFrame } from '../../features/members/profile/profile-frame';
import { SavedNotice } from '../../features/members/profile/saved-notice';
import { Portfolio } from '../../features/works/components/portfolio';
import { editWorkPath } from '../../lib/paths';

const DesignerProfilePage = () => {
	const { slug = '' } = useParams();
	return (
		<ProfileFrame
			slug={ slug }
			memberRole="designer"
			unnamed={ __( 'Designer', 'design-marketplace' ) }
		>
			{ ( member, isOwner ) => (
				<>
					{ isOwner && (
						<OwnerBar
							text={ __(
								'This is how others see you.',
								'design-marketplace'
							) }
							addTo={ editWorkPath() }
							addLabel={ __(
								'Add a project',
								'design-marketplace'
							) }
						/>
					) }
					<SavedNotice />
					<DesignerHead member={ member } />
					<Portfolio
						slug={ slug }
						name={ member.name ?? '' }
						isOwner={ isOwner }
					/>
				</>
			) }
		</ProfileFrame>
	);
};

export default DesignerProfilePage;
