// One saved design job: until when, what and for whom, the mark, and the way to apply.
import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';
import { Link } from '../../../../components/link';
import { Said } from '../../../../components/said';
import { Tag } from '../../../../components/tag';
import { formatMonthDay } from '../../../../lib/format-day';
import { applyPath } from '../../../../lib/paths';
import { payMark } from '../../../../lib/pay-words';
import { engagementWords, placeWords } from '../../missions/facts';
import type { SavedJob } from '../api/saved-api';
import { daysLeft } from '../saved';
import { Keep } from './keep';

const When = ( { job }: { job: SavedJob } ) => {
	if ( ! job.isOpen ) {
		return (
			<Tag kind="closed">
				{ job.isClosed
					? __( 'Closed', 'design-marketplace' )
					: __( 'Deadline passed', 'design-marketplace' ) }
			</Tag>
		);
	}
	return job.deadline ? (
		<>
			<b>{ formatMonthDay( job.deadline ) }</b>
			<span>{ daysLeft( job.deadline ) }</span>
		</>
	) : (
		<span className="soft">
			{ __( 'no last day', 'design-marketplace' ) }
		</span>
	);
};

export const SavedRow = ( { job }: { job: SavedJob } ) => {
	const { company, facts } = job;
	const { locale } = company;
	const pay = payMark( facts );
	const words = [
		company.company,
		engagementWords( facts ),
		placeWords( facts, company.city ),
	].filter( Boolean );
	return (
		<li className={ job.isOpen ? 'srow' : 'srow past' }>
			<div className="when">
				<When job={ job } />
			</div>
			<div>
				<h2 className="t3">
					<Link to={ job.path }>
						<Said locale={ locale }>{ job.title }</Said>
					</Link>
				</h2>
				<p className="small">
					{ words.join( ', ' ) }
					{ pay && (
						<>
							{ ', ' }
							<b>{ pay }</b>
						</>
					) }
				</p>
			</div>
			<Keep id={ job.id } title={ job.title } />
			{ job.hasApplied && (
				<p className="small soft">
					{ __( 'You have applied.', 'design-marketplace' ) }
				</p>
			) }
			{ job.isOpen && ! job.hasApplied && (
				<ButtonLink
					small
					to={ applyPath( company.slug, job.id ) }
					aria-label={ sprintf(
						/* translators: %s: title of a design job. */
						__( 'Apply: %s', 'design-marketplace' ),
						job.title
					) }
				>
					{ __( 'Apply', 'design-marketplace' ) }
				</ButtonLink>
			) }
		</li>
	);
};
