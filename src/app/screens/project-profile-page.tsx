// /project/:slug: a project's head and its design jobs; for strangers the wall.
import { __ } from '@wordpress/i18n';
import { useParams } from 'react-router-dom';
import { PageError } from '../../components/error-state';
import { fitWords } from '../../components/mega';
import { NotFound } from '../../components/not-found';
import { PageSkeleton } from '../../components/skeletons';
import { CandidatesPreview } from '../../features/applications/components/candidates-preview';
import { OwnerBar } from '../../features/members/profile/owner-bar';
import { ProjectHead } from '../../features/members/profile/project-head';
import { SavedNotice } from '../../features/members/profile/saved-notice';
import { SignUpWall } from '../../features/members/profile/sign-up-wall';
import { useProfile } from '../../features/members/profile/use-profile';
import { MissionList } from '../../features/missions/components/mission-list';
import { isKnownMissing } from '../../lib/boot';
import { useCurrentUser } from '../../lib/current-user';
import { useDocumentTitle } from '../../lib/document-title';
import { editMissionPath, missionPath } from '../../lib/paths';

const ProjectProfilePage = () => {
	const { slug = '' } = useParams();
	const { isLoggedIn } = useCurrentUser();
	const { data: member, isPending, error, refetch } = useProfile( slug );
	const name = member?.company ?? __( 'Project', 'design-marketplace' );
	useDocumentTitle( name );
	if ( isPending ) {
		return <PageSkeleton />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	if ( ! isLoggedIn && ! isKnownMissing( window.location.pathname ) ) {
		return (
			<>
				<div className="page-head grid profile-head">
					<h1
						className="mega c1-12"
						style={ fitWords( name ) }
						tabIndex={ -1 }
					>
						{ name }
					</h1>
				</div>
				<SignUpWall behind={ [ member?.project_image ?? null ] } />
			</>
		);
	}
	if ( ! member || member.role !== 'contractor' ) {
		return <NotFound />;
	}
	const isOwner = member.can?.edit ?? false;
	return (
		<>
			{ isOwner && (
				<OwnerBar
					text={ __(
						'Your project, as designers see it.',
						'design-marketplace'
					) }
					addTo={ editMissionPath() }
					addLabel={ __( 'Post design job', 'design-marketplace' ) }
				/>
			) }
			<SavedNotice />
			<ProjectHead member={ member } />
			<section className="section">
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
		</>
	);
};

export default ProjectProfilePage;
