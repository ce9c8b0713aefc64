// /designers: designers, seven per page, by words, skill, experience, region and availability.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Mega } from '../../../components/mega';
import { pageWords, Pager } from '../../../components/pager';
import { routes } from '../../../contract/routes';
import { ApiError } from '../../../lib/api-error';
import { useCurrentUser } from '../../../lib/current-user';
import { useDocumentTitle } from '../../../lib/document-title';
import { formatNumber } from '../../../lib/format';
import { useFocusInList } from '../../../lib/use-focus-in-list';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import { DesignerCard } from '../components/designer-card';
import { DesignerFilters } from '../components/designer-filters';
import { Bone, Loading } from '../../../components/skeletons';
import { ListError } from '../components/list-error';
import { NoResults } from '../components/no-results';
import { SearchLine } from '../components/search-line';
import type { DesignerFilters as Filters } from '../designer-query';
import type { Designer } from '../types';
import {
	isFiltered,
	readDesignerQuery,
	withFilters,
	withPage,
} from '../designer-query';
import { withSearch } from '../filters';
import { useDesigners } from '../hooks/use-designers';
import { useFoundMarks } from '../hooks/use-found-marks';
import { useListVoice } from '../hooks/use-list-voice';
import { useSkills } from '../../../lib/skills';
import { designerSuggestions } from '../designer-suggestions';
import '../cards.css';
import '../directory.css';

// The designers list before it is there: the first rows of its rhythm.

const DesignerSkeleton = () => (
	<Loading>
		<div className="grid people">
			{ [ 1, 2, 3 ].map( ( card ) => (
				<div key={ card } className="person">
					<div className="info">
						<Bone className="line" height="1.6em" />
						<div className="who">
							<Bone width="44px" height="44px" round />
							<Bone className="line" width="55%" />
						</div>
						<Bone className="line" width="35%" />
					</div>
					<div className="thumbs">
						<span className="pic bone" />
						<span className="pic bone" />
						<span className="pic bone" />
					</div>
				</div>
			) ) }
		</div>
	</Loading>
);

const countWords = ( total: number ): string =>
	sprintf(
		/* translators: %s: number of designers. */
		_n( '%s designer', '%s designers', total, 'design-marketplace' ),
		formatNumber( total )
	);

interface DesignersScreenProps {
	/** A member's actions on a filtered list. */
	save?: ReactNode;
	/** A reader's action on a designer. */
	actionOf?: ( designer: Designer ) => ReactNode;
}

export default function DesignersScreen( {
	save,
	actionOf,
}: DesignersScreenProps ) {
	const [ params, setParams ] = useSearchParams();
	const { isLoggedIn } = useCurrentUser();
	const query = readDesignerQuery( params );
	const { skills, namesOf, isLoading } = useSkills();
	const designers = useDesigners( query );
	const { error, isPlaceholderData, isFetching, refetch } = designers;
	// Rendered before the skills are there, they would push the list down later.
	const data = isLoading ? undefined : designers.data;

	const heading = data
		? countWords( data.total )
		: __( 'Designers', 'design-marketplace' );
	// Only after the pager was used: a filter keeps the focus, though it leads to the first page.
	const [ leaves, setLeaves ] = useState( 0 );
	const headingElement = useFocusOnChange( leaves );
	useDocumentTitle( heading );
	useListVoice(
		data && ! isPlaceholderData
			? [ heading, data.pages > 1 && pageWords( query.page, data.pages ) ]
					.filter( Boolean )
					.join( '. ' )
			: ''
	);

	const list = useRef< HTMLDivElement >( null );
	useFoundMarks( list, query.search, data );
	const focusInList = useFocusInList( list, data );

	const setFilters = ( filters: Filters ) =>
		setParams( ( current ) => withFilters( current, filters ), {
			preventScrollReset: true,
		} );
	const search = ( words: string ) =>
		setParams( ( current ) => withSearch( current, words ), {
			preventScrollReset: true,
			replace: true,
		} );
	const setPage = ( page: number ) => {
		setLeaves( leaves + 1 );
		setParams( ( current ) => withPage( current, page ) );
	};

	// An address that points past the end of the list shows its beginning.
	const isPastEnd =
		query.page > 1 && error instanceof ApiError && error.status === 400;
	useEffect( () => {
		if ( isPastEnd ) {
			setParams( ( current ) => withPage( current, 1 ), {
				replace: true,
			} );
		}
	}, [ isPastEnd, setParams ] );

	return (
		<>
			<div className="page-head list-head grid">
				<Mega text={ heading } ref={ headingElement } />
				<form
					role="search"
					aria-label={ routes.designers.title() }
					onSubmit={ ( event ) => event.preventDefault() }
				>
					<SearchLine
						label={ __(
							'Name, job, city, skill, work',
							'design-marketplace'
						) }
						value={ query.search }
						onSearch={ search }
					/>
					<DesignerFilters
						value={ query }
						skills={ skills }
						isMember={ isLoggedIn }
						onChange={ setFilters }
					/>
				</form>
				{ isFiltered( query ) && save }
			</div>
			{ ! data && ! error && <DesignerSkeleton /> }
			{ ! data && error && ! isPastEnd && (
				<ListError
					error={ error }
					retrying={ isFetching }
					onRetry={ refetch }
				/>
			) }
			{ data?.items.length === 0 && (
				<NoResults
					suggestions={ designerSuggestions(
						data.nearby,
						skills,
						query,
						params
					) }
				/>
			) }
			{ data && data.items.length > 0 && (
				<div
					ref={ list }
					{ ...focusInList }
					className="grid people"
					aria-busy={ isPlaceholderData || undefined }
				>
					{ data.items.map( ( designer, index ) => (
						<DesignerCard
							key={ designer.id }
							designer={ designer }
							namesOf={ namesOf }
							priority={ index === 0 }
							action={ actionOf?.( designer ) }
						/>
					) ) }
				</div>
			) }
			{ data && data.pages > 1 && (
				<div className="section grid">
					<Pager
						page={ query.page }
						pages={ data.pages }
						onPage={ setPage }
					/>
				</div>
			) }
		</>
	);
}
