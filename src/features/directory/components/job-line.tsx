// An open job in its company's row: title, kind, pay and last day, in columns that run through the page: includes/Site/Paint/Job_Line.php.
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names';
import { Link } from '../../../components/link';
import { Said } from '../../../components/said';
import { engagements, places } from '../../../contract/enums';
import { choiceLabel } from '../../../lib/choice';
import { formatNumber } from '../../../lib/format';
import { daysUntil, formatMonthDay } from '../../../lib/format-day';
import { missionPath } from '../../../lib/paths';
import { payMark } from '../../../lib/pay-words';
import type { OpenJob, Project } from '../types';

/** So close that one has to hurry. */
const SOON = 3;

function leftWords( days: number ): string {
	if ( days < 2 ) {
		return days < 1
			? __( 'today', 'design-marketplace' )
			: __( 'tomorrow', 'design-marketplace' );
	}
	return sprintf(
		/* translators: %s: number of days that are left. */
		_n( '%s day', '%s days', days, 'design-marketplace' ),
		formatNumber( days )
	);
}

/** 'Freelance, Lausanne', or where one does not work on site: 'Freelance, Remote'. */
const kindWords = (
	{ engagement, place }: NonNullable< OpenJob[ 'facts' ] >,
	city: string
): string =>
	[
		choiceLabel( engagements(), engagement ),
		( place === 'on_site' && city ) || choiceLabel( places(), place ),
	]
		.filter( Boolean )
		.join( ', ' );

const LastDay = ( { day }: { day: string | null } ) => {
	if ( ! day ) {
		return (
			<span className="d soft">
				{ __( 'No last day', 'design-marketplace' ) }
			</span>
		);
	}
	const days = daysUntil( day );
	const [ before, after ] = sprintf(
		/* translators: %s: a day such as 12 Dec, the last one to apply. */
		__( 'until %s', 'design-marketplace' ),
		'\n'
	).split( '\n' );
	return (
		<span className={ classNames( 'd', days <= SOON && 'soon' ) }>
			{ before }
			<b>{ formatMonthDay( day ) }</b>
			{ after }
			<span className="left">{ leftWords( days ) }</span>
		</span>
	);
};

interface JobLineProps {
	job: OpenJob;
	project: Project;
	/** A member's mark on the job. */
	mark?: ReactNode;
}

export const JobLine = ( { job, project, mark }: JobLineProps ) => {
	const { slug, company, locale, city } = project;
	const pay = job.facts && payMark( job.facts );
	return (
		<li className="jl">
			<Link to={ missionPath( slug, job.id ) }>
				<Said locale={ locale } usual={ company }>
					{ job.title }
				</Said>
			</Link>
			{ job.facts && (
				<>
					<span className="k">{ kindWords( job.facts, city ) }</span>
					<span className={ classNames( 'p', ! pay && 'soft' ) }>
						{ pay ? (
							<b>
								{ pay === job.facts.budget ? (
									<Said locale={ locale }>{ pay }</Said>
								) : (
									pay
								) }
							</b>
						) : (
							__( 'Pay not said', 'design-marketplace' )
						) }
					</span>
					<LastDay day={ job.facts.deadline } />
				</>
			) }
			{ mark }
		</li>
	);
};
