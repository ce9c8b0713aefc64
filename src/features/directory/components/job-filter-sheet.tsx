// All filters of the job list on a phone. What is chosen counts at once: the button says how many jobs it leaves.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button, PlainButton } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Radios } from '../../../components/segments';
import type { Choice } from '../../../contract/enums';
import { engagements, places } from '../../../contract/enums';
import * as limits from '../../../contract/limits';
import type { Skill } from '../../../contract/shapes';
import { isFilteredJobs, noJobFilters } from '../job-query';
import type { JobFilters } from '../types';
import { DeadlineFilter, LanguageFilter, OnlyFilter } from './offer-filters';
import { SkillChips } from './skill-chips';
import '../job-filter-sheet.css';

interface OneOfProps {
	legend: string;
	name: string;
	value: string;
	options: Choice< string >[];
	onChange: ( value: string ) => void;
}

const OneOf = ( { legend, name, value, options, onChange }: OneOfProps ) => (
	<fieldset>
		<legend className="t4">{ legend }</legend>
		<div className="checks">
			<Radios
				name={ name }
				className="check-chip"
				value={ value }
				options={ [
					{ value: '', label: __( 'Any', 'design-marketplace' ) },
					...options,
				] }
				onChange={ ( chosen ) => onChange( chosen ?? '' ) }
			/>
		</div>
	</fieldset>
);

interface JobFilterSheetProps {
	skills: Skill[];
	value: JobFilters;
	onChange: ( value: JobFilters ) => void;
	/** The number of jobs on the list, in words. */
	counted: string;
	onClose: () => void;
}

export const JobFilterSheet = ( {
	skills,
	value,
	onChange,
	counted,
	onClose,
}: JobFilterSheetProps ) => {
	const [ isUnfolded, setUnfolded ] = useState( false );
	const isFolded = ! isUnfolded && skills.length > limits.skills_unfolded;
	return (
		<Dialog
			title={ __( 'Filters', 'design-marketplace' ) }
			onClose={ onClose }
			footer={
				<>
					<Button
						variant="second"
						disabled={ ! isFilteredJobs( value ) }
						onClick={ () =>
							onChange( {
								...noJobFilters,
								search: value.search,
							} )
						}
					>
						{ __( 'Clear', 'design-marketplace' ) }
					</Button>
					<Button onClick={ onClose }>
						{ sprintf(
							/* translators: %s: what the list has, such as 5 design jobs. */
							__( 'Show %s', 'design-marketplace' ),
							counted
						) }
					</Button>
				</>
			}
		>
			<div
				className={ isFolded ? 'filter-sheet folded' : 'filter-sheet' }
			>
				<fieldset>
					<legend className="t4">
						{ __( 'Skills', 'design-marketplace' ) }
					</legend>
					<SkillChips
						skills={ skills }
						value={ value }
						onChange={ onChange }
					/>
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
				</fieldset>
				<OneOf
					legend={ __( 'Engagement', 'design-marketplace' ) }
					name="engagement"
					value={ value.engagement }
					options={ engagements() }
					onChange={ ( engagement ) =>
						onChange( { ...value, engagement } )
					}
				/>
				<OneOf
					legend={ __( 'Place', 'design-marketplace' ) }
					name="place"
					value={ value.place }
					options={ places() }
					onChange={ ( place ) => onChange( { ...value, place } ) }
				/>
				<div className="two">
					<LanguageFilter value={ value } onChange={ onChange } />
					<DeadlineFilter value={ value } onChange={ onChange } />
				</div>
				<OnlyFilter value={ value } onChange={ onChange } />
			</div>
		</Dialog>
	);
};
