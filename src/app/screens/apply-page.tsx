// /project/workwith: the form to apply, beside the jobs' facts and the card that the company will get.
import type { Mission } from '../../contract/shapes';
import ApplyScreen from '../../features/jobs/applications/screens/apply-screen';
import { toMission } from '../../features/jobs/missions/api/missions-api';
import { MissionFacts } from '../../features/jobs/missions/components/mission-facts';
import { untilOf } from '../../features/jobs/missions/standing';
import { useCurrentUser } from '../../lib/current-user';
import { __, sprintf } from '@wordpress/i18n';
import { toDesigner } from '../../features/directory/api/designers-api';
import { DesignerCard } from '../../features/directory/components/designer-card';
import type { CurrentUser } from '../../lib/current-user';
import { useSkills } from '../../lib/skills';
import '../../features/directory/cards.css';
import './own-card.css';

// Shows members what is sent along with their message: their card and their email address.

const OwnCard = ( { user }: { user: CurrentUser } ) => {
	const { namesOf } = useSkills();
	return (
		<section className="own-card">
			<h2 className="t4">
				{ __( 'Sent with your message', 'design-marketplace' ) }
			</h2>
			{ user.role === 'designer' && (
				<DesignerCard
					designer={ toDesigner( user ) }
					namesOf={ namesOf }
				/>
			) }
			{ user.email && (
				<p className="small soft">
					{ sprintf(
						/* translators: %s: email address. */
						__(
							'And your email address: %s',
							'design-marketplace'
						),
						user.email
					) }
				</p>
			) }
		</section>
	);
};

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
