// /jobs: the list, with a button for members to save a filtered one.
import JobsScreen from '../../features/directory/screens/jobs-screen';
import { SaveThisSearch } from './save-this-search';

const JobsPage = () => <JobsScreen save={ <SaveThisSearch kind="jobs" /> } />;

export default JobsPage;
