// What a job says, for the person who applies to it: folded under a line of its own.
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon';
import { Said } from '../../../components/said';
import type { OpenMission } from '../types';
import type { FactsOf } from './job-texts';

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
