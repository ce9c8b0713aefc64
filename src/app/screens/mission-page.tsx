// /project/:slug/mission/:missionId: one design job; for its owner the board of its candidates.
import { Suspense, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useNavigate, useParams } from 'react-router-dom';
import { Link } from '../../components/link';
import { PageError } from '../../components/error-state';
import { Icon } from '../../components/icon';
import { fitWords } from '../../components/mega';
import { NotFound } from '../../components/not-found';
import { PageSkeleton } from '../../components/skeletons';
import { messages } from '../../contract/messages';
import { useProfile } from '../../features/members/profile/use-profile';
import { MissionDetails } from '../../features/missions/components/mission-details';
import { MissionMarks } from '../../features/missions/components/mission-marks';
import { useMission } from '../../features/missions/hooks/use-missions';
import { routes } from '../../contract/routes';
import { isGone } from '../../lib/api-error';
import { lazyPart } from '../../lib/load-chunk';
import { useFocusOnChange } from '../../lib/use-focus-on-change';
import { useDocumentTitle } from '../../lib/document-title';
import { applyPath, projectPath } from '../../lib/paths';

const MissionBoard = lazyPart(
	() => import( './mission-board' ),
	'MissionBoard'
);

const MissionPage = () => {
	const { slug = '', missionId = '' } = useParams();
	const id = /^\d+$/.test( missionId ) ? Number( missionId ) : 0;
	const { data: mission, isPending, error, refetch } = useMission( id );
	const owner = useProfile( slug );
	const navigate = useNavigate();
	const [ closed, setClosed ] = useState( 0 );
	const heading = useFocusOnChange( closed );
	const project = projectPath( slug );
	useDocumentTitle( mission?.title ?? routes.mission.title() );
	if ( isPending || owner.isPending ) {
		return <PageSkeleton />;
	}
	// At another company's address there is no such job.
	const isElsewhere = mission && owner.data?.id !== mission.author;
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
	if ( mission.can.see_candidates ) {
		return (
			<Suspense fallback={ <PageSkeleton /> }>
				<MissionBoard slug={ slug } mission={ mission } />
			</Suspense>
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
						onGone={ ( how, words ) =>
							how === 'deleted'
								? void navigate( project, {
										state: { notice: 'deleted', words },
									} )
								: setClosed( closed + 1 )
						}
					/>
				</div>
			</div>
		</>
	);
};

export default MissionPage;
