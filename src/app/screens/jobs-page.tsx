// /jobs: the list, with a button for members to save a filtered one, and the marks of the jobs they have saved.
import { Suspense } from '@wordpress/element';
import JobsScreen from '../../features/directory/screens/jobs-screen';
import type { MarkOf } from '../../features/directory/components/job-card';
import { useCurrentUser } from '../../lib/current-user';
import { lazyPart } from '../../lib/load-chunk';
import { SaveThisSearch } from './save-this-search';

const Keep = lazyPart(
	() => import( '../../features/jobs/saved/components/keep' ),
	'Keep'
);
const SavedLink = lazyPart(
	() => import( '../../features/jobs/saved/components/saved-link' ),
	'SavedLink'
);

const markOf: MarkOf = ( { id, title } ) => (
	<Suspense fallback={ null }>
		<Keep id={ id } title={ title } />
	</Suspense>
);

const JobsPage = () => {
	const { user } = useCurrentUser();
	return (
		<JobsScreen
			save={ <SaveThisSearch kind="jobs" /> }
			saved={
				user && (
					<Suspense fallback={ null }>
						<SavedLink />
					</Suspense>
				)
			}
			markOf={ user ? markOf : undefined }
		/>
	);
};

export default JobsPage;
