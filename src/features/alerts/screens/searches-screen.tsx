// /settings/searches: the member's saved searches.
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { EmptyState } from '../../../components/empty-state';
import { announce } from '../../../components/live-region';
import { PagePending } from '../../../components/page-pending';
import { routes } from '../../../contract/routes';
import type { SavedSearch as Search } from '../../../contract/shapes';
import { messageOf } from '../../../lib/api-error';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { pageRoleOf, usePageRole } from '../../../lib/page-role';
import { SavedSearch } from '../components/saved-search';
import { useDeleteSearch, useSearches } from '../api/searches-api';
import '../alerts.css';

const Searches = ( { searches }: { searches: Search[] } ) => {
	const [ asking, setAsking ] = useState< Search | null >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const { mutate, isPending, error, reset } = useDeleteSearch();
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" ref={ heading } tabIndex={ -1 }>
					{ routes.searches.title() }
				</h1>
			</div>
			{ searches.length === 0 ? (
				<div className="grid section">
					<EmptyState
						title={ __(
							'You have saved no search yet.',
							'design-marketplace'
						) }
						text={ __(
							'Filter a list, and save the search: we write to you when something new fits.',
							'design-marketplace'
						) }
						action={
							<>
								<ButtonLink to={ routes.jobs.path }>
									{ routes.jobs.title() }
								</ButtonLink>
								<ButtonLink
									to={ routes.designers.path }
									variant="second"
								>
									{ routes.designers.title() }
								</ButtonLink>
							</>
						}
					/>
				</div>
			) : (
				<ul className="searches">
					{ searches.map( ( search ) => (
						<li key={ search.id } className="grid">
							<SavedSearch
								search={ search }
								onDelete={ () => {
									reset();
									setAsking( search );
								} }
							/>
						</li>
					) ) }
				</ul>
			) }
			{ asking && (
				<ConfirmDialog
					title={ sprintf(
						/* translators: %s: name of a saved search. */
						__( 'Delete “%s”?', 'design-marketplace' ),
						asking.name
					) }
					confirmLabel={ __( 'Delete', 'design-marketplace' ) }
					danger
					busy={ isPending }
					error={ error && messageOf( error ) }
					onConfirm={ () =>
						mutate( asking.id, {
							onSuccess: () => {
								setAsking( null );
								heading.current?.focus();
								announce(
									__(
										'The search is deleted.',
										'design-marketplace'
									)
								);
							},
						} )
					}
					onCancel={ () => setAsking( null ) }
				>
					{ __(
						'We no longer write to you about it.',
						'design-marketplace'
					) }
				</ConfirmDialog>
			) }
		</>
	);
};

const SearchesScreen = () => {
	const { user } = useCurrentUser();
	const query = useSearches();
	useDocumentTitle( routes.searches.title() );
	usePageRole( pageRoleOf( user?.role ) );
	return query.data ? (
		<Searches searches={ query.data } />
	) : (
		<PagePending query={ query } />
	);
};

export default SearchesScreen;
