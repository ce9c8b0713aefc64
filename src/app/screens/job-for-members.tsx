// One design job as its owner and other members see it.
import { Suspense, useState } from '@wordpress/element';
import { useNavigate } from 'react-router-dom';
import { PageError } from '../../components/error-state';
import { PageSkeleton } from '../../components/skeletons';
import { useProfile } from '../../features/people/members/profile/use-profile';
import { jobTitle } from '../../features/jobs/missions/components/job-poster';
import { useMission } from '../../features/jobs/missions/hooks/use-missions';
import { routes } from '../../contract/routes';
import { isGone } from '../../lib/api-error';
import { lazyPart } from '../../lib/load-chunk';
import { useFocusOnChange } from '../../lib/use-focus-on-change';
import { useDocumentTitle } from '../../lib/document-title';
import { projectPath } from '../../lib/paths';
import { JobForOthers } from './job-for-others';
import { NoSuchJob } from './no-such-job';

const MissionBoard = lazyPart(
	() => import( './mission-board' ),
	'MissionBoard'
);

interface JobForMembersProps {
	slug: string;
	/** 0 if the address has no number. */
	id: number;
}

export const JobForMembers = ( { slug, id }: JobForMembersProps ) => {
	const { data: mission, isPending, error, refetch } = useMission( id );
	const owner = useProfile( slug );
	const navigate = useNavigate();
	/** The message shown once the job is closed. */
	const [ news, setNews ] = useState( '' );
	const heading = useFocusOnChange( news );
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
		return <NoSuchJob />;
	}
	if ( ! mission || ! owner.data ) {
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
		<JobForOthers
			mission={ mission }
			hirer={ owner.data }
			heading={ heading }
			news={ news }
			onGone={ ( how, words ) =>
				how === 'deleted'
					? void navigate( projectPath( slug ), {
							state: { notice: 'deleted', words },
						} )
					: setNews( words )
			}
		/>
	);
};
