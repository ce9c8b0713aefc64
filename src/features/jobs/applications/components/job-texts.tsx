// Texts of the jobs beside the form, for the person who applies to them. The chosen ones are open.
import { __ } from '@wordpress/i18n';
import { Said } from '../../../../components/said';
import type { OpenMission } from '../types';
import { JobText } from './job-text';
import type { FactsOf } from './job-text';

interface JobTextsProps {
	missions: readonly OpenMission[];
	chosen: readonly number[];
	factsOf?: FactsOf;
}

export const JobTexts = ( { missions, chosen, factsOf }: JobTextsProps ) => (
	<section
		className="job-texts"
		aria-label={ __( 'What the jobs say', 'design-marketplace' ) }
	>
		{ missions
			.filter( ( { state } ) => state === 'open' )
			.map( ( mission ) => (
				<JobText
					key={ mission.id }
					mission={ mission }
					open={ chosen.includes( mission.id ) }
					factsOf={ factsOf }
				>
					<h2 className="t4">
						<Said locale={ mission.locale }>{ mission.title }</Said>
					</h2>
				</JobText>
			) ) }
	</section>
);
