// The filters of the job list in one row. Skills unfold below it, over the list.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../components/class-names';
import { Icon } from '../../../components/icon';
import { engagements, places } from '../../../contract/enums';
import type { Skill } from '../../../contract/shapes';
import type { JobFilters as Filters } from '../types';
import { FilterSelect } from './filter-select';
import { DeadlineFilter, LanguageFilter, OnlyFilter } from './offer-filters';
import { SkillChips } from './skill-chips';

interface JobFiltersProps {
	skills: Skill[];
	value: Filters;
	onChange: ( value: Filters ) => void;
}

const SkillFilter = ( { skills, value, onChange }: JobFiltersProps ) => {
	const [ isOpen, setOpen ] = useState( false );
	const names = skills
		.filter( ( { id } ) => value.skills.includes( id ) )
		.map( ( { name } ) => name );
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary is a button, and Escape closes it.
		<details
			className={ classNames( 'filter', names[ 0 ] && 'set' ) }
			open={ isOpen }
			onToggle={ ( { currentTarget } ) => setOpen( currentTarget.open ) }
			onKeyDown={ ( { key, currentTarget } ) => {
				if ( key === 'Escape' ) {
					setOpen( false );
					currentTarget.querySelector( 'summary' )?.focus();
				}
			} }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if (
					relatedTarget &&
					! currentTarget.contains( relatedTarget )
				) {
					setOpen( false );
				}
			} }
		>
			<summary>
				<span className="lab">
					{ __( 'Skills', 'design-marketplace' ) }
				</span>
				<span className="value">
					{ names.join( ', ' ) || __( 'Any', 'design-marketplace' ) }
				</span>
				<Icon name="chevron-down" />
			</summary>
			<fieldset className="panel">
				<legend className="sr">
					{ __( 'Skills', 'design-marketplace' ) }
				</legend>
				<SkillChips
					skills={ skills }
					value={ value }
					onChange={ onChange }
				/>
			</fieldset>
		</details>
	);
};

export const JobFilters = ( { skills, value, onChange }: JobFiltersProps ) => (
	<div
		className="filters"
		role="group"
		aria-label={ __( 'Filters', 'design-marketplace' ) }
	>
		<SkillFilter skills={ skills } value={ value } onChange={ onChange } />
		<FilterSelect
			label={ __( 'Engagement', 'design-marketplace' ) }
			name="engagement"
			value={ value.engagement }
			options={ engagements() }
			onChange={ ( engagement ) =>
				onChange( { ...value, engagement: engagement ?? '' } )
			}
		/>
		<FilterSelect
			label={ __( 'Place', 'design-marketplace' ) }
			name="place"
			value={ value.place }
			options={ places() }
			onChange={ ( place ) =>
				onChange( { ...value, place: place ?? '' } )
			}
		/>
		<LanguageFilter value={ value } onChange={ onChange } />
		<DeadlineFilter value={ value } onChange={ onChange } />
		<div className="only">
			<OnlyFilter value={ value } onChange={ onChange } />
		</div>
	</div>
);
