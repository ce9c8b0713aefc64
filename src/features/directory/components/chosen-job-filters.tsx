// The filters of the job list that are set, each with a button that takes it off.
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../components/button';
import type { Skill } from '../../../contract/shapes';
import { chosenJobFilters } from '../chosen-job-filters';
import type { JobFilters } from '../types';

interface ChosenJobFiltersProps {
	skills: readonly Skill[];
	value: JobFilters;
	onChange: ( value: JobFilters ) => void;
}

export const ChosenJobFilters = ( {
	skills,
	value,
	onChange,
}: ChosenJobFiltersProps ) => (
	<>
		{ chosenJobFilters( value, skills ).map( ( { label, without } ) => (
			<PlainButton
				key={ label }
				className="off"
				icon="close"
				aria-label={ sprintf(
					/* translators: %s: a file, or a filter. */
					__( 'Remove %s', 'design-marketplace' ),
					label
				) }
				onClick={ () => onChange( without ) }
			>
				{ label }
			</PlainButton>
		) ) }
	</>
);
