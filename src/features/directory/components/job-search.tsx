// The search and the filters of the job list. A choice shows at once: it renders this part alone, and the list follows the address.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { routes } from '../../../contract/routes';
import type { Skill } from '../../../contract/shapes';
import { useChoice } from '../hooks/use-choice';
import type { JobFilters as Filters } from '../types';
import { JobFilters } from './job-filters';
import { OfferFilters } from './offer-filters';
import { SearchLine } from './search-line';

interface JobSearchProps {
	skills: Skill[];
	/** Filters of the address. */
	chosen: Filters;
	onSearch: ( words: string ) => void;
	onFilter: ( filters: Filters ) => void;
	/** Content beside "Clear filters". */
	children?: ReactNode;
}

export const JobSearch = ( {
	skills,
	chosen,
	onSearch,
	onFilter,
	children,
}: JobSearchProps ) => {
	const [ choice, choose ] = useChoice( chosen, onFilter );
	return (
		<>
			<form
				role="search"
				aria-label={ routes.jobs.title() }
				onSubmit={ ( event ) => event.preventDefault() }
			>
				<SearchLine
					label={ __(
						'Company, headline, city, skill',
						'design-marketplace'
					) }
					value={ chosen.search }
					onSearch={ onSearch }
				/>
				<OfferFilters value={ choice } onChange={ choose } />
			</form>
			<JobFilters skills={ skills } value={ choice } onChange={ choose }>
				{ children }
			</JobFilters>
		</>
	);
};
