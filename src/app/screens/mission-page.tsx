// /project/:slug/mission/:missionId: one design job, for its owner with every candidate; for strangers what they may read.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useNavigate, useParams } from 'react-router-dom';
import { Link } from '../../components/link';
import { PageError } from '../../components/error-state';
import { Icon } from '../../components/icon';
import { fitWords } from '../../components/mega';
import { NotFound } from '../../components/not-found';
import { PageSkeleton } from '../../components/skeletons';
import { messages } from '../../contract/messages';
import { AllCandidates } from '../../features/applications/components/all-candidates';
import { useProfile } from '../../features/members/profile/use-profile';
import { jobTitle } from '../../features/missions/components/job-poster';
import { MissionDetails } from '../../features/missions/components/mission-details';
import { MissionMarks } from '../../features/missions/components/mission-marks';
import type { Gone } from '../../features/missions/components/owner-controls';
import { useMission } from '../../features/missions/hooks/use-missions';
import { routes } from '../../contract/routes';
import { isGone } from '../../lib/api-error';
import { useCurrentUser } from '../../lib/current-user';
import { useFocusOnChange } from '../../lib/use-focus-on-change';
import { useDocumentTitle } from '../../lib/document-title';
import { applyPath, projectPath } from '../../lib/paths';
import { JobForOthers } from './job-for-others';
import { JobForStrangers } from './job-for-strangers';

interface AddressOfJob {
	slug: string;
	/** 0 for what is no number. */
	id: number;
}

const JobForMembers = ( { slug, id }: AddressOfJob ) => {
	const { data: mission, isPending, error, refetch } = useMission( id );
	const owner = useProfile( slug );
	const navigate = useNavigate();
	const [ closed, setClosed ] = useState( 0 );
	const heading = useFocusOnChange( closed );
	const project = projectPath( slug );
	// At another company's address there is no such job.
	const isElsewhere = mission && owner.data?.id !== mission.author;
	const title =
		mission && owner.data
			? jobTitle( mission.title, owner.data.company ?? '' )
			: routes.mission.title();
	useDocumentTitle( isElsewhere && owner.data ? null : title );
	if ( isPending || owner.isPending ) {
		return <PageSkeleton />;
	}
	if ( isGone( error ) || ( isElsewhere && ! owner.error ) ) {
		return <NotFound title={ messages.mission_not_found() } />;
	}
	if ( ! mission || owner.error ) {
		return (
			<PageError
				error={ error ?? owner.error }
				onRetry={ () => {
					void refetch();
					void owner.refetch();
				} }
			/>
		);
	}
	const onGone = ( how: Gone, words: string ) =>
		how === 'deleted'
			? void navigate( project, { state: { notice: 'deleted', words } } )
			: setClosed( closed + 1 );
	if ( ! mission.can.see_candidates && owner.data ) {
		return (
			<JobForOthers
				mission={ mission }
				hirer={ owner.data }
				heading={ heading }
				onGone={ onGone }
			/>
		);
	}
	return (
		<>
			<div className="page-head grid mission-head">
				<h1
					className="t1 c1-11"
					style={ fitWords( mission.title ) }
					ref={ heading }
					tabIndex={ -1 }
				>
					{ mission.title }
				</h1>
			</div>
			<div className="grid mission-page">
				<div className="c1-3 mission-side">
					<MissionMarks mission={ mission } />
					<Link className="back" to={ project }>
						<Icon name="arrow-left" />
						<span>
							{ __(
								'Back to the project',
								'design-marketplace'
							) }
						</span>
					</Link>
				</div>
				<div className="c4-12">
					<MissionDetails
						mission={ mission }
						applyTo={ applyPath( slug, mission.id ) }
						onGone={ onGone }
					/>
				</div>
			</div>
			{ mission.can.see_candidates && (
				<section className="section">
					<AllCandidates mission={ mission.id } />
				</section>
			) }
		</>
	);
};

const MissionPage = () => {
	const { slug = '', missionId = '' } = useParams();
	const { isLoggedIn } = useCurrentUser();
	const id = /^\d+$/.test( missionId ) ? Number( missionId ) : 0;
	return isLoggedIn ? (
		<JobForMembers slug={ slug } id={ id } />
	) : (
		<JobForStrangers slug={ slug } id={ id } />
	);
};

export default MissionPage;
