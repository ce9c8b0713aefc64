// Texts of the jobs beside the form, for the person who applies to them. The chosen ones are open.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Said } from '../../../components/said';
import type { Mission } from '../../../contract/shapes';
import type { OpenMission } from '../types';
import { JobText } from './job-text';

/** Draws the facts of a job, and its deadline. */
export type FactsOf = ( job: Mission ) => ReactNode;

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
