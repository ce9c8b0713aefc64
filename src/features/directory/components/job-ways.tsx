// Where no design job fits: filters that bring some.
import type { Skill } from '../../../contract/shapes';
import { jobSuggestions } from '../job-suggestions';
import type { JobFilters, WiderJobs } from '../types';
import { Ways } from './ways';

interface JobWaysProps {
	nearby: WiderJobs[];
	skills: Skill[];
	asked: JobFilters;
	params: URLSearchParams;
}

export const JobWays = ( { nearby, skills, asked, params }: JobWaysProps ) => (
	<Ways suggestions={ jobSuggestions( nearby, skills, asked, params ) } />
);
