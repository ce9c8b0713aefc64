// /showcase: past projects, six per page.
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Html } from '../../../../components/html';
import { announce } from '../../../../components/live-region';
import { Mega } from '../../../../components/mega';
import { OnlyIn } from '../../../../components/only-in';
import { pageWords, Pager } from '../../../../components/pager';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useStaticPage } from '../../../../lib/static-page';
import { WrittenIn } from '../../../../lib/written-in';
import { useFocusOnChange } from '../../../../lib/use-focus-on-change';
import { DoneBones, DoneList } from '../components/done-list';
import { useSearchParams } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { doneProjectsQuery } from '../api/showcase-api';
import '../../../../styles/prose.css';
import '../showcase.css';

// The page number in the address. If a page fails to load, goes back to the one before, then to the first.

const PAGE = 'page';

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

/** Leaves a page that failed, without leaving it in the history. */
function useBackOnFailure(
	page: number,
	isThere: boolean,
	hasFailed: boolean
) {
	const [ , setParams ] = useSearchParams();
	const failedBefore = useRef( false );
	useEffect( () => {
		if ( isThere ) {
			failedBefore.current = false;
		}
		if ( ! hasFailed || page === 1 ) {
			return;
		}
		// The address may be far past the end: then the first page follows.
		const target = failedBefore.current ? 1 : page - 1;
		failedBefore.current = true;
		setParams( ( current ) => withPage( current, target ), {
			replace: true,
		} );
	}, [ isThere, hasFailed, page, setParams ] );
}

export default function ShowcaseScreen() {
	const [ params, setParams ] = useSearchParams();
	const page = readPage( params );
	const { data: about } = useStaticPage( 'showcase' );
	const projects = useQuery( {
		...doneProjectsQuery( page ),
		placeholderData: keepPreviousData,
	} );
	const { data, error, isFetching, isPlaceholderData, refetch } = projects;
	useBackOnFailure(
		page,
		projects.isSuccess && ! isPlaceholderData,
		projects.isError
	);

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
		<WrittenIn.Provider value={ about?.locale ?? '' }>
			<OnlyIn languages={ about?.languages ?? [] } />
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
						onRetry={ refetch }
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
					<Pager
						page={ page }
						pages={ pages }
						onPage={ ( next ) =>
							setParams( ( current ) =>
								withPage( current, next )
							)
						}
					/>
				</div>
			) }
		</WrittenIn.Provider>
	);
}
