// The skills by which jobs are sought, those with most jobs first: a row of checkboxes, the others when they are asked for (directory.css folds them).
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { ToggleChips } from '../../../components/toggle-chips';
import * as limits from '../../../contract/limits';
import type { Skill } from '../../../contract/shapes';
import { byJobs } from '../filters';
import { useChoice } from '../hooks/use-choice';

interface JobFiltersProps {
	skills: Skill[];
	value: number[];
	onChange: ( value: number[] ) => void;
}

export const JobFilters = ( {
	skills,
	value: chosen,
	onChange: follow,
}: JobFiltersProps ) => {
	const [ value, onChange ] = useChoice( chosen, follow );
	const [ isUnfolded, setUnfolded ] = useState( false );
	const isFolded = ! isUnfolded && skills.length > limits.skills_unfolded;
	return (
		<fieldset
			className={ classNames(
				'job-filters c4-12',
				isFolded && 'folded'
			) }
		>
			<legend className="t4">
				{ __( 'Skills', 'design-marketplace' ) }
			</legend>
			<ToggleChips
				name="skill"
				value={ value }
				options={ byJobs( skills ).map( ( { id, name, jobs } ) => ( {
					value: id,
					label: name,
					count: jobs,
				} ) ) }
				onChange={ onChange }
			/>
			<div className="btns">
				{ isFolded && (
					<PlainButton
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
				{ chosen.length > 0 && (
					<PlainButton icon="close" onClick={ () => onChange( [] ) }>
						{ __( 'Clear', 'design-marketplace' ) }
					</PlainButton>
				) }
			</div>
		</fieldset>
	);
};
