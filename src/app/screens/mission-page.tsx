// /project/:slug/mission/:missionId: one design job, and for its owner every candidate.
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/error-state';
import { NotFound } from '../../components/not-found';
import { PageSkeleton } from '../../components/skeletons';
import { messages } from '../../contract/messages';
import { AllCandidates } from '../../features/applications/components/all-candidates';
import { MissionCard } from '../../features/missions/components/mission-card';
import { useMission } from '../../features/missions/hooks/use-missions';
import { ApiError } from '../../lib/api-error';
import { useDocumentTitle } from '../../lib/document-title';
import { applyPath, projectPath } from '../../lib/paths';
import { ButtonLink } from '../../components/button';
import { __ } from '@wordpress/i18n';

const MissionPage = () => {
	const { slug = '', missionId } = useParams();
	const id = Number( missionId ) || 0;
	const { data: mission, isPending, error, refetch } = useMission( id );
	useDocumentTitle(
		mission?.title ?? __( 'Design job', 'design-marketplace' )
	);
	if ( isPending ) {
		return <PageSkeleton />;
	}
	if ( error instanceof ApiError && error.status === 404 ) {
		return <NotFound title={ messages.mission_not_found() } />;
	}
	if ( error ) {
		return <ErrorState error={ error } onRetry={ () => void refetch() } />;
	}
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-11" tabIndex={ -1 }>
					{ mission.title }
				</h1>
			</div>
			<div className="grid section mission-page">
				<div className="c1-3">
					<ButtonLink
						small
						variant="second"
						icon="arrow-left"
						to={ projectPath( slug ) }
					>
						{ __( 'Back to the project', 'design-marketplace' ) }
					</ButtonLink>
				</div>
				<div className="c4-12 stack">
					<MissionCard
						open
						mission={ mission }
						applyTo={ applyPath( slug, mission.id ) }
					/>
					{ mission.can.see_candidates && (
						<AllCandidates mission={ mission.id } />
					) }
				</div>
			</div>
		</>
	);
};

export default MissionPage;
