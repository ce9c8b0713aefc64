// /showcase: past projects, six per page.
import { useEffect, useRef } from '@wordpress/element';
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
import { useSearchParams } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchDoneProjects, preloadedDoneProjects } from '../api/showcase-api';
import { KEYS } from '../../../../lib/query-keys';
import '../../../../styles/prose.css';
import '../showcase.css';

// The page number in the address. If a page fails to load, goes back to the one before, then to the first.

const PAGE = 'page';

/** The result of the request for a page. */
type Outcome = 'failed' | 'there' | 'pending';

const readPage = ( params: URLSearchParams ): number => {
	const text = params.get( PAGE ) ?? '';
	return /^[1-9]\d{0,5}$/.test( text ) ? Number( text ) : 1;
};

const withPage = ( params: URLSearchParams, page: number ) => {
	const next = new URLSearchParams( params );
	if ( page > 1 ) {
		next.set( PAGE, String( page ) );
	} else {
		next.delete( PAGE );
	}
	return next;
};

/** The page to go back to after a failure: the one before, then the first, as the address may be far past the end. */
const pageBefore = ( page: number, failedBefore: boolean ): number =>
	failedBefore ? 1 : Math.max( 1, page - 1 );

function usePage(): [ number, ( page: number ) => void ] {
	const [ params, setParams ] = useSearchParams();
	return [
		readPage( params ),
		( page ) => setParams( ( current ) => withPage( current, page ) ),
	];
}

/** Leaves a page that failed, without leaving it in the history. */
function useBackOnFailure( page: number, outcome: Outcome ): void {
	const [ , setParams ] = useSearchParams();
	const failedBefore = useRef( false );
	useEffect( () => {
		if ( outcome === 'there' ) {
			failedBefore.current = false;
		}
		if ( outcome !== 'failed' || page === 1 ) {
			return;
		}
		const target = pageBefore( page, failedBefore.current );
		failedBefore.current = true;
		setParams( ( current ) => withPage( current, target ), {
			replace: true,
		} );
	}, [ outcome, page, setParams ] );
}

// The past projects of a page of the showcase.

function useDoneProjects( page: number ) {
	const query = useQuery( {
		queryKey: [ KEYS.pastProjects, page ],
		queryFn: ( { signal } ) => fetchDoneProjects( page, signal ),
		initialData: () => preloadedDoneProjects( page ),
		placeholderData: keepPreviousData,
	} );
	const isThere = query.isSuccess && ! query.isPlaceholderData;
	const outcome: Outcome = isThere ? 'there' : 'pending';
	return {
		...query,
		outcome: query.isError ? ( 'failed' as const ) : outcome,
	};
}

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
