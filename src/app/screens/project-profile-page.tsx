// /project/:slug: a project's head and its design jobs; for strangers the wall.
import { __ } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { CandidatesPreview } from '../../features/applications/components/candidates-preview';
import { OwnerBar } from '../../features/members/profile/owner-bar';
import { ProfileFrame } from '../../features/members/profile/profile-frame';
import {
	JOBS_ANCHOR,
	ProjectHead,
} from '../../features/members/profile/project-head';
import { SavedNotice } from '../../features/members/profile/saved-notice';
import { MissionList } from '../../features/missions/components/mission-list';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { memberThing } from '../../features/trust/thing';
import { editMissionPath, missionPath } from '../../lib/paths';

const ProjectProfilePage = () => {
	const { slug = '' } = useParams();
	return (
		<ProfileFrame
			slug={ slug }
			memberRole="contractor"
			unnamed={ __( 'Project', 'design-marketplace' ) }
		>
			{ ( member, isOwner ) => (
				<>
					{ isOwner && (
						<OwnerBar
							text={ __(
								'Your project, as designers see it.',
								'design-marketplace'
							) }
							addTo={ editMissionPath() }
							addLabel={ __(
								'Post design job',
								'design-marketplace'
							) }
						/>
					) }
					<SavedNotice />
					<ProjectHead member={ member } />
					<section className="section" id={ JOBS_ANCHOR }>
						<MissionList
							author={ member.id }
							slug={ slug }
							addTo={ isOwner ? editMissionPath() : undefined }
							candidatesOf={ ( mission ) => (
								<CandidatesPreview
									mission={ mission.id }
									to={ missionPath( slug, mission.id ) }
								/>
							) }
						/>
					</section>
					{ ! isOwner && (
						<div className="grid">
							<div className="c4-12">
								<ReportEntry thing={ memberThing( member ) } />
							</div>
						</div>
					) }
				</>
			) }
		</ProfileFrame>
	);
};

export default ProjectProfilePage;
