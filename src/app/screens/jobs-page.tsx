// /jobs: the list, with a button for members to save a filtered one, and the marks of the jobs they have saved.
import JobsScreen from '../../features/directory/screens/jobs-screen';
import type { MarkOf } from '../../features/directory/components/job-card';
import { Keep } from '../../features/jobs/saved/components/keep';
import { SavedLink } from '../../features/jobs/saved/components/saved-link';
import { SaveThisSearch } from './save-this-search';

const markOf: MarkOf = ( { id, title } ) => <Keep id={ id } title={ title } />;

const JobsPage = () => (
	<JobsScreen
		save={ <SaveThisSearch kind="jobs" /> }
		saved={ <SavedLink /> }
		markOf={ markOf }
	/>
);

export default JobsPage;
