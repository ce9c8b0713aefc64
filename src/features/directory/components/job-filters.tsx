// The skills by which jobs are sought, those with most jobs first: a row of checkboxes, the others when they are asked for (directory.css folds them). And which jobs
// alone.
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PlainButton } from '../../../components/button';
import { classNames } from '../../../components/class-names';
import { ToggleChips } from '../../../components/toggle-chips';
import * as limits from '../../../contract/limits';
import type { Skill } from '../../../contract/shapes';
import { byJobs, isFilteredJobs, noJobFilters } from '../job-query';
import type { JobFilters as Filters } from '../types';

const PAID = 1;
const VERIFIED = 2;

interface JobFiltersProps {
	skills: Skill[];
	value: Filters;
	onChange: ( value: Filters ) => void;
}

export const JobFilters = ( { skills, value, onChange }: JobFiltersProps ) => {
	const [ isUnfolded, setUnfolded ] = useState( false );
	const isFolded = ! isUnfolded && skills.length > limits.skills_unfolded;
	const chips = useRef< HTMLFieldSetElement >( null );
	// On a phone the row is wider than the window: it is scrolled to the chosen filters.
	useEffect( () => {
		const chosenChip = chips.current?.querySelector< HTMLElement >(
			'.check-chip:has(:checked)'
		);
		const row = chosenChip?.parentElement;
		if ( row ) {
			row.scrollLeft = chosenChip.offsetLeft - row.offsetLeft;
		}
	}, [] );
	return (
		<div
			className={ classNames(
				'job-filters c4-12',
				isFolded && 'folded'
			) }
		>
			<fieldset ref={ chips }>
				<legend className="t4">
					{ __( 'Skills', 'design-marketplace' ) }
				</legend>
				<ToggleChips
					name="skill"
					value={ value.skills }
					options={ byJobs( skills ).map(
						( { id, name, jobs } ) => ( {
							value: id,
							label: name,
							count: jobs,
						} )
					) }
					onChange={ ( ids ) =>
						onChange( { ...value, skills: ids } )
					}
				/>
			</fieldset>
			<div className="filter-more">
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
					{ isFilteredJobs( value ) && (
						<PlainButton
							icon="close"
							onClick={ () => onChange( noJobFilters ) }
						>
							{ __( 'Clear filters', 'design-marketplace' ) }
						</PlainButton>
					) }
				</div>
				<ToggleChips
					name="only"
					value={ [
						...( value.paid ? [ PAID ] : [] ),
						...( value.verified ? [ VERIFIED ] : [] ),
					] }
					options={ [
						{
							value: PAID,
							label: __( 'Paid', 'design-marketplace' ),
						},
						{
							value: VERIFIED,
							label: __(
								'University confirmed',
								'design-marketplace'
							),
						},
					] }
					onChange={ ( on ) =>
						onChange( {
							...value,
							paid: on.includes( PAID ),
							verified: on.includes( VERIFIED ),
						} )
					}
				/>
			</div>
		</div>
	);
};
