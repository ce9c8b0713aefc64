// The skills jobs are filtered by, as checkboxes: those with most jobs first.
import { useState } from '@wordpress/element';
import { ToggleChips } from '../../../components/toggle-chips';
import type { Skill } from '../../../contract/shapes';
import { byJobs } from '../job-query';
import type { JobFilters } from '../types';

interface SkillChipsProps {
	skills: Skill[];
	value: JobFilters;
	onChange: ( value: JobFilters ) => void;
}

export const SkillChips = ( { skills, value, onChange }: SkillChipsProps ) => {
	// The chosen ones begin. Later choices keep their place, so that they stay under the pointer.
	const [ first ] = useState( value.skills );
	return (
		<ToggleChips
			name="skill"
			value={ value.skills }
			options={ byJobs( skills, first ).map(
				( { id, name, locale, jobs } ) => ( {
					value: id,
					label: name,
					locale,
					count: jobs,
				} )
			) }
			onChange={ ( ids ) => onChange( { ...value, skills: ids } ) }
		/>
	);
};
