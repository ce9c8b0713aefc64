// The skills by which jobs are sought: checkboxes, folded on small screens while they are many.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../components/button';
import { ToggleChips } from '../../../components/toggle-chips';
import type { Skill } from '../../../contract/shapes';
import { useIsMobile } from '../../../lib/use-media-query';
import { useChoice } from '../hooks/use-choice';

/** Chips that stand above the list on a small screen; the chosen ones come on top of that. */
const FOLDED = 6;

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
	const isFolded =
		useIsMobile() && ! isUnfolded && skills.length > FOLDED + 2;
	const shown = isFolded
		? skills.filter(
				( { id }, index ) => index < FOLDED || value.includes( id )
			)
		: skills;
	return (
		<fieldset className="job-filters c4-12">
			<legend className="t4">
				{ __( 'Skills', 'design-marketplace' ) }
			</legend>
			<ToggleChips
				name="skill"
				value={ value }
				options={ shown.map( ( { id, name } ) => ( {
					value: id,
					label: name,
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
