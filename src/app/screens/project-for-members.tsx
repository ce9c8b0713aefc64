// A company's page as members see it: head and design jobs.
import { __ } from '@wordpress/i18n';
import type { Member } from '../../contract/shapes';
import { CandidatesPreview } from '../../features/jobs/applications/components/candidates-preview';
import { OwnViews } from '../../features/jobs/figures/components/own-views';
import { OwnerBar } from '../../features/people/members/profile/owner-bar';
import {
	JOBS_ANCHOR,
	ProjectHead,
} from '../../features/people/members/profile/project-head';
import { SavedNotice } from '../../features/people/members/profile/saved-notice';
import { MissionList } from '../../features/jobs/missions/components/mission-list';
import { Credited } from '../../features/portfolio/components/credited';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { memberThing } from '../../features/trust/thing';
import { editMissionPath, missionPath } from '../../lib/paths';

interface ProjectForMembersProps {
	slug: string;
	member: Member;
	isOwner: boolean;
}

export const ProjectForMembers = ( {
	slug,
	member,
	isOwner,
}: ProjectForMembersProps ) => (
	<>
		{ isOwner && (
			<OwnerBar
				text={ __(
					'Your project. The buttons are yours alone.',
					'design-marketplace'
				) }
				addTo={ editMissionPath() }
				addLabel={ __( 'Post design job', 'design-marketplace' ) }
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
		<Credited member={ member } />
		{ isOwner && <OwnViews kind="member" id={ member.id } /> }
		{ ! isOwner && (
			<div className="grid">
				<div className="c4-12">
					<ReportEntry thing={ memberThing( member ) } />
				</div>
			</div>
		) }
	</>
);
