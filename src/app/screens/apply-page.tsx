// /project/workwith: an application, beside what the company gets of whoever writes it.
import { useCurrentUser } from '../../lib/current-user';
import ApplyScreen from '../../features/applications/screens/apply-screen';
import { OwnCard } from './own-card';

const ApplyPage = () => {
	const { user } = useCurrentUser();
	return <ApplyScreen own={ user && <OwnCard user={ user } /> } />;
};

export default ApplyPage;
