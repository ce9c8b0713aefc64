// The design jobs the two have to do with, and where each stands.
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { Said } from '../../../components/said';
import { StageMark } from '../../../components/stage-mark';
import { stages } from '../../../contract/enums';
import { choiceLabel } from '../../../lib/choice';
import { missionPath } from '../../../lib/paths';
import type { SharedJob } from '../types';

interface SharedJobsProps {
	jobs: readonly SharedJob[];
	/** The company that posted the jobs. */
	company: { slug: string; locale: string } | null;
	/** The owner's actions on an application. */
	decide?: ( job: SharedJob ) => ReactNode;
}

const stateWords = ( { close, available }: SharedJob ): string => {
	if ( ! available ) {
		return __( 'Not available at the moment', 'design-marketplace' );
	}
	return close ? _x( 'Closed', 'design job', 'design-marketplace' ) : '';
};

export const SharedJobs = ( { jobs, company, decide }: SharedJobsProps ) => (
	<ul className="shared">
		{ jobs.map( ( job ) => {
			const title = (
				<Said locale={ company?.locale ?? '' }>{ job.title }</Said>
			);
			return (
				<li key={ job.application }>
					<StageMark stage={ job.stage } />
					<div>
						{ job.title && (
							<p>
								{ job.available && company ? (
									<Link
										to={ missionPath(
											company.slug,
											job.mission
										) }
									>
										<b>{ title }</b>
									</Link>
								) : (
									<b>{ title }</b>
								) }
							</p>
						) }
						<p>{ choiceLabel< string >( stages(), job.stage ) }</p>
						{ stateWords( job ) && (
							<p className="soft">{ stateWords( job ) }</p>
						) }
						{ job.can.set_stage && decide?.( job ) }
					</div>
				</li>
			);
		} ) }
	</ul>
);
