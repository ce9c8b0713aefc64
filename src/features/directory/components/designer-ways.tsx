// Where no designer fits: filters that bring some.
import type { Skill } from '../../../contract/shapes';
import type { DesignerFilters } from '../designer-query';
import { designerSuggestions } from '../designer-suggestions';
import type { Looser } from '../types';
import { Ways } from './ways';

interface DesignerWaysProps {
	nearby: Looser[];
	skills: Skill[];
	asked: DesignerFilters;
	params: URLSearchParams;
}

export const DesignerWays = ( {
	nearby,
	skills,
	asked,
	params,
}: DesignerWaysProps ) => (
	<Ways
		suggestions={ designerSuggestions( nearby, skills, asked, params ) }
	/>
);
