// Texts of the jobs, for the person who applies to them. The chosen ones are open where there is room beside the form.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon';
import { Said } from '../../../components/said';
import type { Mission } from '../../../contract/shapes';
import { useIsMobile } from '../../../lib/use-media-query';
import type { OpenMission } from '../types';

interface JobTextsProps {
	missions: readonly OpenMission[];
	chosen: readonly number[];
	/** The facts of a job, and its deadline. */
	factsOf?: ( job: Mission ) => ReactNode;
}

export const JobTexts = ( { missions, chosen, factsOf }: JobTextsProps ) => {
	const isMobile = useIsMobile();
	return (
		<section
			className="job-texts"
			aria-label={ __( 'What the jobs say', 'design-marketplace' ) }
		>
			{ missions
				.filter( ( { state } ) => state === 'open' )
				.map( ( { id, title, description, locale, sent } ) => (
					<details
						key={ id }
						className="job-text"
						open={ chosen.includes( id ) && ! isMobile }
					>
						<summary>
							<h2 className="t4">
								<Said locale={ locale }>{ title }</Said>
							</h2>
							<Icon name="plus" />
						</summary>
						{ sent && factsOf?.( sent ) }
						<p className="text">
							<Said locale={ locale }>{ description }</Said>
						</p>
					</details>
				) ) }
		</section>
	);
};
