// /jobs: design jobs by words, skill and facts, open ones first. The list grows while scrolling.
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fitWords } from '../../../components/mega';
import { Loading } from '../../../components/skeletons';
import * as limits from '../../../contract/limits';
import { useDocumentTitle } from '../../../lib/document-title';
import { formatNumber } from '../../../lib/format';
import type { MarkOf } from '../components/job-card';
import { JobList } from '../components/job-list';
import { JobSearch } from '../components/job-search';
import { JobBones } from '../components/job-skeleton';
import { ListError } from '../components/list-error';
import { LoadMore } from '../components/load-more';
import { NoResults } from '../components/no-results';
import { withSearch } from '../filters';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { useFoundMarks } from '../hooks/use-found-marks';
import { useListVoice } from '../hooks/use-list-voice';
import { useProjects } from '../hooks/use-projects';
import { useFocusInList } from '../../../lib/use-focus-in-list';
import { useSkills } from '../../../lib/skills';
import { useSteps } from '../hooks/use-steps';
import { knownOf, readJobFilters, withJobFilters } from '../job-query';
import { jobSuggestions, readNearbyJobs } from '../job-suggestions';
import type { JobFilters as Filters } from '../types';
import '../jobs.css';
import '../job-head.css';
import '../directory.css';

// Moves the focus to the first new card when somebody asks for more with the keyboard.

/**
 * @param visible Cards shown.
 * @return The list's ref, and a function to call when the keyboard asks for more.
 */
function useFocusOnGrowth( visible: number ) {
	const list = useRef< HTMLDivElement >( null );
	const from = useRef< number | null >( null );
	useEffect( () => {
		const first = from.current;
		if ( first === null || visible <= first ) {
			return;
		}
		from.current = null;
		list.current
			?.querySelectorAll< HTMLElement >( 'article :is(h2, h3) a' )
			[ first ]?.focus();
	}, [ visible ] );
	const expect = useCallback( () => {
		from.current = visible;
	}, [ visible ] );
	return { list, expect };
}

const countWords = ( total: number ): string =>
	sprintf(
		/* translators: %s: number of open design jobs. */
		_n( '%s design job', '%s design jobs', total, 'design-marketplace' ),
		formatNumber( total )
	);

/** Counts the shown companies of the part the list ends in: open jobs, or past ones. */
const partOf = ( visible: number, total: number, open: number ) =>
	visible > open
		? { visible: visible - open, total: total - open }
		: { visible, total: open };

/** Cards of a list that does not grow. */
const FIRST = limits.projects_step * limits.projects_initial_steps;

interface JobsScreenProps {
	/** A member's actions on a filtered list. */
	save?: ReactNode;
	/** A link to the jobs a member has saved. */
	saved?: ReactNode;
	markOf?: MarkOf;
}

export default function JobsScreen( { save, saved, markOf }: JobsScreenProps ) {
	const [ params, setParams ] = useSearchParams();
	const chosen = readJobFilters( params );
	const { skills, namesOf, isLoading } = useSkills();
	const projects = useProjects( {
		...chosen,
		skills: knownOf( chosen.skills, skills ),
	} );
	const { error, isFetching, isPlaceholderData, refetch } = projects;
	// Rendered before the skills are there, they would push the list down later.
	const list = isLoading ? undefined : projects.list;

	const { visible, hasMore, automatic, more, endRef } = useSteps( {
		loaded: list?.items.length ?? 0,
		total: list?.total ?? 0,
		canFetch:
			projects.hasNextPage &&
			! isFetching &&
			! projects.isFetchNextPageError,
		fetchMore: projects.fetchNextPage,
	} );

	// Cards that are here already can still be shown.
	const isStuck =
		projects.isFetchNextPageError && visible === list?.items.length;
	const growth = useFocusOnGrowth( visible );
	useFoundMarks( growth.list, chosen.search, list?.items, visible );
	const focusInList = useFocusInList( growth.list, list?.items );

	const heading = list
		? countWords( list.jobsTotal )
		: __( 'Design jobs', 'design-marketplace' );
	useDocumentTitle( heading );
	useListVoice( list && ! isPlaceholderData ? heading : '' );

	const search = ( words: string ) =>
		setParams( ( current ) => withSearch( current, words ), {
			preventScrollReset: true,
			replace: true,
		} );
	const filter = ( filters: Filters ) =>
		setParams( ( current ) => withJobFilters( current, filters ), {
			preventScrollReset: true,
		} );

	return (
		<>
			<div className="page-head list-head for-jobs grid">
				<h1 className="t2" style={ fitWords( heading ) }>
					{ heading }
				</h1>
				<JobSearch
					skills={ skills }
					chosen={ chosen }
					counted={ heading }
					saved={ saved }
					onSearch={ search }
					onFilter={ filter }
				>
					{ save }
				</JobSearch>
			</div>
			{ ! list && ! error && (
				<Loading>
					<div className="job-rows grid">
						<JobBones />
					</div>
				</Loading>
			) }
			{ ! list && error && (
				<ListError
					error={ error }
					retrying={ isFetching }
					onRetry={ refetch }
				/>
			) }
			{ list?.total === 0 && (
				<NoResults
					suggestions={ jobSuggestions(
						readNearbyJobs( list.nearby ),
						skills,
						chosen,
						params
					) }
				/>
			) }
			{ list && list.total > 0 && (
				<div ref={ growth.list } { ...focusInList }>
					<JobList
						projects={ list.items.slice( 0, visible ) }
						openTotal={ list.openTotal }
						closedTotal={ list.total - list.openTotal }
						namesOf={ namesOf }
						markOf={ markOf }
						isGrowing={ automatic && ! isStuck }
						endRef={ endRef }
						busy={ isPlaceholderData }
					/>
					{ isStuck && (
						<ListError
							error={ error }
							retrying={ projects.isFetchingNextPage }
							onRetry={ projects.fetchNextPage }
						/>
					) }
					{ list.total > FIRST && ! isStuck && (
						<LoadMore
							{ ...partOf( visible, list.total, list.openTotal ) }
							hasMore={ hasMore }
							loading={
								projects.isFetchingNextPage &&
								visible === list.items.length
							}
							onMore={ ( byKeyboard ) => {
								if ( byKeyboard ) {
									growth.expect();
								}
								more();
							} }
						/>
					) }
				</div>
			) }
		</>
	);
}
