// /jobs: the list, and what members do with one they filtered.
import JobsScreen from '../../features/directory/screens/jobs-screen';
import { SaveThisSearch } from './save-this-search';

const JobsPage = () => <JobsScreen save={ <SaveThisSearch kind="jobs" /> } />;

export default JobsPage;
