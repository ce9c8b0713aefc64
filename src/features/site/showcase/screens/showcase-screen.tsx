// /showcase: past projects, six per page.
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Html } from '../../../../components/html';
import { announce } from '../../../../components/live-region';
import { Mega } from '../../../../components/mega';
import { pageWords, Pager } from '../../../../components/pager';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useStaticPage } from '../../../../lib/static-page';
import { useFocusOnChange } from '../../../../lib/use-focus-on-change';
import { DoneBones, DoneList } from '../components/done-list';
import { useBackOnFailure, usePage } from '../hooks/use-page';
import { useDoneProjects } from '../hooks/use-showcase';
import '../../../../styles/prose.css';
import '../showcase.css';

export default function ShowcaseScreen() {
	const [ page, setPage ] = usePage();
	const { data: about } = useStaticPage( 'showcase' );
	const projects = useDoneProjects( page );
	const { data, error, isFetching, isPlaceholderData, refetch } = projects;
	useBackOnFailure( page, projects.outcome );

	const title = about?.title || __( 'Showcase', 'design-marketplace' );
	useDocumentTitle( title );
	const heading = useFocusOnChange( page );
	const pages = data?.pages ?? 1;
	useEffect( () => {
		if ( page > 1 && pages > 1 ) {
			announce( pageWords( page, pages ) );
		}
	}, [ page, pages ] );

	return (
		<>
			<div className="page-head showcase-head grid">
				<Mega
					text={ title }
					locale={ about?.title ? '' : undefined }
					ref={ heading }
				/>
				{ about?.content && (
					<Html
						locale=""
						className="prose lead c4-9"
						html={ about.content }
					/>
				) }
				{ about?.button && (
					<p className="c4-9">
						<ButtonLink
							to={ about.button.to }
							iconAfter="arrow-right"
						>
							{ about.button.label }
						</ButtonLink>
					</p>
				) }
			</div>
			{ ! data && ! error && <DoneBones /> }
			{ ! data && error && page === 1 && (
				<div className="showcase-note grid">
					<ErrorState
						error={ error }
						retrying={ isFetching }
						onRetry={ () => void refetch() }
					/>
				</div>
			) }
			{ data?.items.length === 0 && (
				<div className="showcase-note grid">
					<EmptyState
						title={ __(
							'The first projects are on their way',
							'design-marketplace'
						) }
						text={ __( 'Come back soon', 'design-marketplace' ) }
					/>
				</div>
			) }
			{ data && data.items.length > 0 && (
				<DoneList projects={ data.items } busy={ isPlaceholderData } />
			) }
			{ pages > 1 && (
				<div className="section grid">
					<Pager page={ page } pages={ pages } onPage={ setPage } />
				</div>
			) }
		</>
	);
}
