// Filters the job list by skills: a row of checkboxes, those with most jobs first. A button unfolds the others (see directory.css).
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { ToggleChips } from '../../../components/toggle-chips';
import * as limits from '../../../contract/limits';
import type { Skill } from '../../../contract/shapes';
import { byJobs, isFilteredJobs, noJobFilters } from '../job-query';
import type { JobFilters as Filters } from '../types';

interface JobFiltersProps {
	skills: Skill[];
	value: Filters;
	onChange: ( value: Filters ) => void;
	/** Content beside "Clear filters". */
	children?: ReactNode;
}

export const JobFilters = ( {
	skills,
	value,
	onChange,
	children,
}: JobFiltersProps ) => {
	const [ isUnfolded, setUnfolded ] = useState( false );
	// The row begins with the skills that were chosen at first. Later choices keep their place, so that they stay under the pointer.
	const [ first ] = useState( value.skills );
	const isFolded = ! isUnfolded && skills.length > limits.skills_unfolded;
	return (
		<div
			className={ classNames(
				'job-filters c4-12',
				isFolded && 'folded'
			) }
		>
			<fieldset>
				<legend className="t4">
					{ __( 'Skills', 'design-marketplace' ) }
				</legend>
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
					onChange={ ( ids ) =>
						onChange( { ...value, skills: ids } )
					}
				/>
				{ isFolded && (
					<PlainButton
						className="unfold"
						icon="chevron-down"
						onClick={ () => setUnfolded( true ) }
					>
						{ sprintf(
							/* translators: %d: number of skills. */
							__( 'All %d skills', 'design-marketplace' ),
							skills.length
						) }
					</PlainButton>
				) }
			</fieldset>
			{ isFilteredJobs( value ) && (
				<div className="filter-acts">
					<PlainButton
						icon="close"
						onClick={ () => onChange( noJobFilters ) }
					>
						{ __( 'Clear filters', 'design-marketplace' ) }
					</PlainButton>
					{ children }
				</div>
			) }
		</div>
	);
};
