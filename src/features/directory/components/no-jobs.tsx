// Instead of a list of design jobs nothing fits into.
import type { Skill } from '../../../contract/shapes';
import { jobWays } from '../job-ways';
import type { JobFilters } from '../types';
import { NoResults } from './no-results';

interface NoJobsProps {
	skills: Skill[];
	chosen: JobFilters;
	params: URLSearchParams;
}

export const NoJobs = ( { skills, chosen, params }: NoJobsProps ) => (
	<NoResults ways={ jobWays( skills, chosen, params ) } />
);
