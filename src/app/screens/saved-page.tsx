// /saved: the design jobs one has saved; not for those who post them.
import SavedScreen from '../../features/jobs/saved/screens/saved-screen';
import { useCurrentUser } from '../../lib/current-user';
import { RequireDesigner } from '../guards';

const SavedPage = () =>
	useCurrentUser().user?.role === 'contractor' ? (
		<RequireDesigner />
	) : (
		<SavedScreen />
	);

export default SavedPage;
