// /saved: the design jobs one has saved, the next last day first.
import { __, _n, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { PagePending } from '../../../../components/page-pending';
import { Icon } from '../../../../components/icon';
import { Link } from '../../../../components/link';
import { routes } from '../../../../contract/routes';
import { useDocumentTitle } from '../../../../lib/document-title';
import { formatNumber } from '../../../../lib/format';
import { usePageRole } from '../../../../lib/page-role';
import { settingsPath } from '../../../../lib/paths';
import { useSavedIds, useSavedJobs } from '../api/saved-api';
import type { SavedJob } from '../api/saved-api';
import { SavedRow } from '../components/saved-row';
import { inOrder } from '../saved';
import '../../../../styles/quiet.css';
import '../saved.css';

interface SavedProps {
	jobs: readonly SavedJob[];
	/** How many are still saved. */
	number: number;
}

const Saved = ( { jobs, number }: SavedProps ) => (
	<>
		<div className="page-head grid saved-head">
			<p className="c1-9 small">
				<Link className="quiet" to={ routes.jobs.path }>
					<Icon name="arrow-left" />
					{ __( 'All design jobs', 'design-marketplace' ) }
				</Link>
			</p>
			<h1 className="t1 c1-9">
				{ number === 0
					? __( 'No saved jobs', 'design-marketplace' )
					: sprintf(
							/* translators: %s: number. */
							_n(
								'%s saved job',
								'%s saved jobs',
								number,
								'design-marketplace'
							),
							formatNumber( number )
						) }
			</h1>
			{ jobs.length > 0 && (
				<p className="small c10-12">
					{ __(
						'One email in the last three days of a saved job, and one when it is closed.',
						'design-marketplace'
					) }{ ' ' }
					<Link className="link" to={ settingsPath( 'account' ) }>
						{ __(
							'The days in your own calendar',
							'design-marketplace'
						) }
					</Link>
				</p>
			) }
		</div>
		<div className="grid saved-body">
			{ jobs.length === 0 ? (
				<EmptyState
					title={ __(
						'Press the mark beside a job.',
						'design-marketplace'
					) }
					text={ __(
						'It stays here until a month after it is closed, and we write before its last day.',
						'design-marketplace'
					) }
					action={
						<ButtonLink
							to={ routes.jobs.path }
							iconAfter="arrow-right"
						>
							{ routes.jobs.title() }
						</ButtonLink>
					}
				/>
			) : (
				<ul className="srows c1-12">
					{ inOrder( jobs ).map( ( job ) => (
						<SavedRow key={ job.id } job={ job } />
					) ) }
				</ul>
			) }
		</div>
	</>
);

const SavedScreen = () => {
	const query = useSavedJobs();
	const { data } = query;
	const ids = useSavedIds();
	useDocumentTitle( routes.saved.title() );
	usePageRole( 'entrepreneur' );
	if ( data ) {
		return <Saved jobs={ data } number={ ids?.length ?? data.length } />;
	}
	return <PagePending query={ query } />;
};

export default SavedScreen;
