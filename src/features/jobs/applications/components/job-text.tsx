// A job's facts and text for an applicant, folded under one line.
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/icon';
import { Said } from '../../../../components/said';
import type { Mission } from '../../../../contract/shapes';
import type { OpenMission } from '../types';

/** Draws the facts of a job, and its deadline. */
export type FactsOf = ( job: Mission ) => ReactNode;

interface JobTextProps {
	mission: OpenMission;
	open: boolean;
	factsOf?: FactsOf;
	/** The line. */
	children: ReactNode;
}

export const JobText = ( {
	mission: { description, locale, sent },
	open,
	factsOf,
	children,
}: JobTextProps ) => (
	<details className="job-text" open={ open }>
		<summary>
			{ children }
			<Icon name="plus" />
		</summary>
		{ sent && factsOf?.( sent ) }
		<p className="text">
			<Said locale={ locale }>{ description }</Said>
		</p>
	</details>
);
