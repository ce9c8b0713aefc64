// Instead of a list of design jobs nothing fits into.
import type { Skill } from '../../../contract/shapes';
import { isFilteredJobs, noJobFilters } from '../job-query';
import type { JobFilters } from '../types';
import { jobWays } from '../job-ways';
import { NoResults } from './no-results';

interface NoJobsProps {
	skills: Skill[];
	chosen: JobFilters;
	params: URLSearchParams;
	onFilter: ( filters: JobFilters ) => void;
}

export const NoJobs = ( { skills, chosen, params, onFilter }: NoJobsProps ) => (
	<NoResults
		onClear={
			isFilteredJobs( chosen )
				? () => onFilter( noJobFilters )
				: undefined
		}
		ways={ jobWays( skills, chosen, params ) }
	/>
);
