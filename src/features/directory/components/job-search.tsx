// The search and the filters of the job list. A choice shows at once: it renders this part alone, and the list follows the address.
import { Suspense, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../components/button';
import { routes } from '../../../contract/routes';
import type { Skill } from '../../../contract/shapes';
import { lazyPart } from '../../../lib/load-chunk';
import { useChoice } from '../hooks/use-choice';
import { isFilteredJobs, jobFilterCount, noJobFilters } from '../job-query';
import type { JobFilters as Filters } from '../types';
import { ChosenJobFilters } from './chosen-job-filters';
import { JobFilters } from './job-filters';
import { SearchLine } from './search-line';

const JobFilterSheet = lazyPart(
	() => import( './job-filter-sheet' ),
	'JobFilterSheet'
);

interface JobSearchProps {
	skills: Skill[];
	/** Filters of the address. */
	chosen: Filters;
	/** The number of jobs on the list, in words. */
	counted: string;
	onSearch: ( words: string ) => void;
	onFilter: ( filters: Filters ) => void;
	/** At the end of the search line, in wide windows. */
	saved?: ReactNode;
	/** Content beside "Clear filters". */
	children?: ReactNode;
}

export const JobSearch = ( {
	skills,
	chosen,
	counted,
	onSearch,
	onFilter,
	saved,
	children,
}: JobSearchProps ) => {
	const [ choice, choose ] = useChoice( chosen, onFilter );
	const [ isOpen, setOpen ] = useState( false );
	const set = jobFilterCount( choice );
	return (
		<>
			<form
				role="search"
				aria-label={ routes.jobs.title() }
				onSubmit={ ( event ) => event.preventDefault() }
			>
				<SearchLine
					label={ __(
						'Job, company, city, skill',
						'design-marketplace'
					) }
					value={ chosen.search }
					onSearch={ onSearch }
				>
					<PlainButton
						className="to-sheet"
						icon="filter"
						onClick={ () => setOpen( true ) }
					>
						{ __( 'Filters', 'design-marketplace' ) }
						{ set > 0 && <b>{ `(${ set })` }</b> }
					</PlainButton>
					{ saved }
				</SearchLine>
				<JobFilters
					skills={ skills }
					value={ choice }
					onChange={ choose }
				/>
			</form>
			{ isFilteredJobs( choice ) && (
				<div className="filter-acts">
					<ChosenJobFilters
						skills={ skills }
						value={ choice }
						onChange={ choose }
					/>
					<PlainButton
						icon="close"
						onClick={ () => choose( noJobFilters ) }
					>
						{ __( 'Clear filters', 'design-marketplace' ) }
					</PlainButton>
					{ children }
				</div>
			) }
			{ isOpen && (
				<Suspense>
					<JobFilterSheet
						skills={ skills }
						value={ choice }
						onChange={ choose }
						counted={ counted }
						onClose={ () => setOpen( false ) }
					/>
				</Suspense>
			) }
		</>
	);
};
