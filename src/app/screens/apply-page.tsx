// /project/workwith: the form to apply, beside the jobs' facts and the card that the company will get.
import type { Mission } from '../../contract/shapes';
import ApplyScreen from '../../features/jobs/applications/screens/apply-screen';
import { toMission } from '../../features/jobs/missions/api/missions-api';
import { MissionFacts } from '../../features/jobs/missions/components/mission-facts';
import { untilOf } from '../../features/jobs/missions/standing';
import { useCurrentUser } from '../../lib/current-user';
import { OwnCard } from './own-card';

const factsOf = ( sent: Mission ) => {
	const mission = toMission( sent );
	const { facts, locale } = mission;
	return (
		<MissionFacts { ...{ facts, locale } } more={ untilOf( mission ) } />
	);
};

const ApplyPage = () => {
	const { user } = useCurrentUser();
	return (
		<ApplyScreen
			own={ user && <OwnCard user={ user } /> }
			factsOf={ factsOf }
		/>
	);
};

export default ApplyPage;
