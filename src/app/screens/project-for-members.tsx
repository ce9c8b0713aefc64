// A company's page as members see it: head and design jobs.
import { Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/routes';
import type { Member } from '../../contract/shapes';
import { CandidatesPreview } from '../../features/jobs/applications/components/candidates-preview';
import { OwnerBar } from '../../features/people/members/profile/owner-bar';
import {
	JOBS_ANCHOR,
	ProjectHead,
} from '../../features/people/members/profile/project-head';
import { SavedNotice } from '../../features/people/members/profile/saved-notice';
import { MissionList } from '../../features/jobs/missions/components/mission-list';
import { OwnViews } from '../../features/jobs/figures/components/own-views';
import { DoneTogether } from '../../features/jobs/outcomes/components/done-together';
import { Credited } from '../../features/portfolio/components/credited';
import { ReportEntry } from '../../features/trust/components/report-entry';
import { memberThing } from '../../features/trust/thing';
import { lazyPart } from '../../lib/load-chunk';
import { editMissionPath, missionPath } from '../../lib/paths';

const OwnOutcomes = lazyPart(
	() => import( '../../features/jobs/outcomes/components/own-outcomes' ),
	'OwnOutcomes'
);

interface ProjectForMembersProps {
	slug: string;
	member: Member;
	isOwner: boolean;
}

export const ProjectForMembers = ( {
	slug,
	member,
	isOwner,
}: ProjectForMembersProps ) => {
	const state = useLocation().state as { saved?: number } | null;
	return (
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
			{ isOwner && (
				<Suspense fallback={ null }>
					<OwnOutcomes />
				</Suspense>
			) }
			<section className="section" id={ JOBS_ANCHOR }>
				<MissionList
					author={ member.id }
					slug={ slug }
					addTo={ isOwner ? editMissionPath() : undefined }
					fresh={ isOwner ? state?.saved : undefined }
					inviteTo={ ( { id } ) =>
						`${ routes.lists.path }?invite=${ id }`
					}
					candidatesOf={ ( mission ) => (
						<CandidatesPreview
							mission={ mission.id }
							to={ missionPath( slug, mission.id ) }
						/>
					) }
				/>
			</section>
			<DoneTogether member={ member } />
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
};
