// /project/workwith: the form to apply, beside the jobs' facts.
import type { Mission } from '../../contract/shapes';
import ApplyScreen from '../../features/jobs/applications/screens/apply-screen';
import { toMission } from '../../features/jobs/missions/api/missions-api';
import { MissionFacts } from '../../features/jobs/missions/components/mission-facts';
import { untilOf } from '../../features/jobs/missions/standing';

const factsOf = ( sent: Mission ) => {
	const mission = toMission( sent );
	const { facts, locale } = mission;
	return (
		<MissionFacts { ...{ facts, locale } } more={ untilOf( mission ) } />
	);
};

const ApplyPage = () => <ApplyScreen factsOf={ factsOf } />;

export default ApplyPage;
