// /applications: what one has applied to, and what became of it.
import { __ } from '@wordpress/i18n';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/link';
import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { PageError } from '../../../components/error-state';
import { PageHead } from '../../../components/page-head';
import { Pager } from '../../../components/pager';
import { PageSkeleton } from '../../../components/skeletons';
import { Tag } from '../../../components/tag';
import { routes } from '../../../contract/routes';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { missionPath, projectPath } from '../../../lib/paths';
import { formatDate } from '../../../lib/format';
import '../applications.css';
import { useOwnApplications } from '../hooks/use-applications';

const OwnApplications = () => {
	const [ params, setParams ] = useSearchParams();
	const page = Math.max( 1, Number( params.get( 'page' ) ) || 1 );
	const { data, isPending, error, refetch } = useOwnApplications( page );
	const title = routes.my_applications.title();
	useDocumentTitle( title );
	if ( isPending ) {
		return <PageSkeleton />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ () => void refetch() } />;
	}
	return (
		<>
			<PageHead title={ title } />
			<div className="grid mail-body">
				<div className="c4-12 stack">
					{ data.items.length === 0 && (
						<EmptyState
							title={ __(
								'You have not applied yet.',
								'design-marketplace'
							) }
							action={
								<ButtonLink to="/jobs" iconAfter="arrow-right">
									{ __(
										'See the design jobs',
										'design-marketplace'
									) }
								</ButtonLink>
							}
						/>
					) }
					<ul className="own-applications">
						{ data.items.map( ( application ) => (
							<li key={ application.id }>
								<h2 className="t3">
									{ application.isAvailable ? (
										<Link
											to={ missionPath(
												application.contractor,
												application.mission
											) }
										>
											{ application.missionTitle }
										</Link>
									) : (
										__(
											'This design job is not available at the moment.',
											'design-marketplace'
										)
									) }
								</h2>
								<p className="own-state">
									{ application.isAvailable && (
										<Tag
											kind={
												application.isClosed
													? 'closed'
													: 'full'
											}
										>
											{ application.isClosed
												? __(
														'Closed',
														'design-marketplace'
													)
												: __(
														'Sent',
														'design-marketplace'
													) }
										</Tag>
									) }
									<span className="soft">
										{ formatDate( application.date ) }
									</span>
								</p>
								<p className="text">{ application.comment }</p>
							</li>
						) ) }
					</ul>
					<Pager
						page={ page }
						pages={ data.pages }
						onPage={ ( next ) =>
							setParams( { page: String( next ) } )
						}
					/>
				</div>
			</div>
		</>
	);
};

const MyApplicationsScreen = () => {
	const { user } = useCurrentUser();
	return user?.role === 'contractor' ? (
		<Navigate
			replace
			to={ projectPath( user.slug ) }
			state={ {
				notice: 'candidates',
				words: __(
					'Candidates are listed below each of your design jobs.',
					'design-marketplace'
				),
			} }
		/>
	) : (
		<OwnApplications />
	);
};

export default MyApplicationsScreen;
