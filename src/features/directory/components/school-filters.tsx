// Filters by what members alone read of designers: school, languages, studies. They stand below the others.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ToggleChips } from '../../../components/toggle-chips';
import type { Choice } from '../../../contract/enums';
import { getBoot } from '../../../lib/boot';
import {
	languageName,
	otherChoices,
	usualChoices,
} from '../../../lib/language-names';
import { schoolConfirmed, schoolName } from '../../../lib/school-line';
import { studies } from '../designer-query';
import type { DesignerFilters as Filters } from '../designer-query';
import { FilterSelect } from './filter-select';

const CONFIRMED = 1;

/** An address may name several, or one that is not offered: they stand above the others. */
const withSeveral = (
	chosen: string,
	offered: Choice< string >[],
	nameOf: ( code: string ) => string
): Choice< string >[] =>
	! chosen || offered.some( ( { value } ) => value === chosen )
		? offered
		: [
				{
					value: chosen,
					label: chosen.split( ',' ).map( nameOf ).join( ', ' ),
				},
				...offered,
			];

interface SchoolFiltersProps {
	value: Filters;
	onChange: ( value: Filters ) => void;
	/** After the last of them. */
	children?: ReactNode;
}

export const SchoolFilters = ( {
	value,
	onChange,
	children,
}: SchoolFiltersProps ) => (
	<div
		className="filters of-schools"
		role="group"
		aria-label={ __( 'School and languages', 'design-marketplace' ) }
	>
		<FilterSelect
			label={ __( 'School', 'design-marketplace' ) }
			name="school"
			all={ __( 'All schools', 'design-marketplace' ) }
			value={ value.school }
			options={ withSeveral(
				value.school,
				getBoot().settings.universities.map( ( { code, name } ) => ( {
					value: code,
					label: name,
				} ) ),
				schoolName
			) }
			onChange={ ( school ) =>
				onChange( { ...value, school: school ?? '' } )
			}
		/>
		<FilterSelect
			label={ __( 'Language', 'design-marketplace' ) }
			name="language"
			all={ __( 'Any', 'design-marketplace' ) }
			value={ value.language }
			options={ withSeveral(
				value.language,
				[ ...usualChoices(), ...otherChoices() ],
				languageName
			) }
			onChange={ ( language ) =>
				onChange( { ...value, language: language ?? '' } )
			}
		/>
		<FilterSelect
			label={ __( 'Studies', 'design-marketplace' ) }
			name="graduation"
			all={ __( 'In studies or not', 'design-marketplace' ) }
			value={ value.graduation }
			options={ studies() }
			onChange={ ( graduation ) =>
				onChange( { ...value, graduation: graduation ?? '' } )
			}
		/>
		<div className="only">
			<ToggleChips
				name="verified"
				value={ value.verified ? [ CONFIRMED ] : [] }
				options={ [ { value: CONFIRMED, label: schoolConfirmed() } ] }
				onChange={ ( on ) =>
					onChange( { ...value, verified: on.includes( CONFIRMED ) } )
				}
			/>
		</div>
		{ children }
	</div>
);
