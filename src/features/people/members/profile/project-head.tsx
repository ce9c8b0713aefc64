// The head of a company's page for members: texts, its usual time to answer, and links to its jobs.
import { __, _n, sprintf } from '@wordpress/i18n';
import { AnswersIn } from '../../../../components/answers-in';
import { ButtonLink } from '../../../../components/button';
import { Disclosure } from '../../../../components/disclosure';
import { Icon } from '../../../../components/icon';
import { Said } from '../../../../components/said';
import { confirmedOf, universityOf } from '../../../../components/university';
import type { Member } from '../../../../contract/shapes';
import { openJobsOf, openJobWords } from '../../../../lib/counts';
import { formatDate, formatNumber } from '../../../../lib/format';
import { jumpTo } from '../../../../lib/jump-to';
import { applyPath } from '../../../../lib/paths';
import { placeOf } from '../../../../lib/place';
import '../../../../styles/profile.css';
import { contact, elsewhere, website } from './links';
import { ProjectAbout } from './project-about';

export const people = ( size: number | null | undefined ): string =>
	size
		? sprintf(
				/* translators: %s: number of people in a company. */
				_n( '%s person', '%s people', size, 'design-marketplace' ),
				formatNumber( size )
			)
		: '';

const factsOf = ( member: Member ) => [
	{
		term: __( 'Part of', 'design-marketplace' ),
		value: universityOf( member ),
	},
	{
		term: __( 'Company', 'design-marketplace' ),
		value: confirmedOf( member ),
	},
	{
		term: __( 'Contact', 'design-marketplace' ),
		value: contact( member ),
	},
	{
		term: __( 'Location', 'design-marketplace' ),
		value: placeOf( member ),
	},
	{
		term: __( 'Size', 'design-marketplace' ),
		value: people( member.company_size ),
	},
	{ term: __( 'Website', 'design-marketplace' ), value: website( member ) },
	{
		term: __( 'Elsewhere', 'design-marketplace' ),
		value: elsewhere( member ),
	},
	{
		term: __( 'Last update', 'design-marketplace' ),
		value: member.last_update && formatDate( member.last_update ),
	},
];

/** The part of the page with the jobs. */
export const JOBS_ANCHOR = 'jobs';

export const ProjectHead = ( { member }: { member: Member } ) => {
	const jobs = openJobsOf( member );
	return (
		<ProjectAbout member={ member } facts={ factsOf( member ) }>
			<p className="t4 text lead">
				<Said locale={ member.locale } lines>
					{ member.project_short_description ?? '' }
				</Said>
			</p>
			{ member.project_description && (
				<Disclosure
					summary={ __(
						'More about my project',
						'design-marketplace'
					) }
				>
					<p className="text more-text">
						<Said locale={ member.locale }>
							{ member.project_description }
						</Said>
					</p>
				</Disclosure>
			) }
			{ member.answers_in_days && (
				<p className="t4">
					<AnswersIn days={ member.answers_in_days } />
				</p>
			) }
			{ jobs > 0 && (
				<div className="btns">
					{ member.can?.apply && (
						<ButtonLink
							to={ applyPath( member.slug ) }
							iconAfter="arrow-right"
						>
							{ __( 'Apply', 'design-marketplace' ) }
						</ButtonLink>
					) }
					<a
						className="plain to-jobs"
						href={ `#${ JOBS_ANCHOR }` }
						onClick={ ( event ) => {
							event.preventDefault();
							jumpTo( document.getElementById( JOBS_ANCHOR ) );
						} }
					>
						{ openJobWords( jobs ) }
						<Icon name="arrow-down" />
					</a>
				</div>
			) }
		</ProjectAbout>
	);
};
