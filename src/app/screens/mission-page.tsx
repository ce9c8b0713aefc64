// /project/:slug/mission/:missionId: one design job; for its owner the board of its candidates, for strangers what they may read.
import { Suspense } from '@wordpress/element';
import { useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeletons';
import { useCurrentUser } from '../../lib/current-user';
import { lazyPart } from '../../lib/load-chunk';
import { useLook } from '../../lib/use-look';
import { JobForStrangers } from './job-for-strangers';

/** Strangers do without. */
const JobForMembers = lazyPart(
	() => import( './job-for-members' ),
	'JobForMembers'
);

const MissionPage = () => {
	const { slug = '', missionId = '' } = useParams();
	const { isLoggedIn } = useCurrentUser();
	const id = /^\d+$/.test( missionId ) ? Number( missionId ) : 0;
	useLook( 'mission', id );
	return isLoggedIn ? (
		<Suspense fallback={ <PageSkeleton /> }>
			<JobForMembers slug={ slug } id={ id } />
		</Suspense>
	) : (
		<JobForStrangers slug={ slug } id={ id } />
	);
};

export default MissionPage;
