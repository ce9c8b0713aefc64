// Stands in place of an empty list of jobs, with filters that bring some. A part of its own: few see it.
import type { Skill } from '../../../contract/shapes';
import { jobSuggestions, readNearbyJobs } from '../job-suggestions';
import type { JobFilters } from '../types';
import { NoResults } from './no-results';

interface NoJobsProps {
	nearby: string | null;
	skills: Skill[];
	chosen: JobFilters;
	params: URLSearchParams;
}

export const NoJobs = ( { nearby, skills, chosen, params }: NoJobsProps ) => (
	<NoResults
		suggestions={ jobSuggestions(
			readNearbyJobs( nearby ),
			skills,
			chosen,
			params
		) }
	/>
);
