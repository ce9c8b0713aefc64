// /project/workwith: an application, beside what the jobs offer and what the company gets of whoever writes it.
import type { Mission } from '../../contract/shapes';
import ApplyScreen from '../../features/applications/screens/apply-screen';
import { toMission } from '../../features/missions/api/missions-api';
import { MissionFacts } from '../../features/missions/components/mission-facts';
import { untilOf } from '../../features/missions/standing';
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
