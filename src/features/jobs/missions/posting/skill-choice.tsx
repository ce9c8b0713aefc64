// One skill of the list, or none. The server expects a list, the form has one skill.
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../../../../components/field';
import { Select } from '../../../../components/select';
import { useSkills } from '../../../../lib/skills';

export const SkillChoice = ( {
	value,
	onChange,
	...field
}: ControlProps< number[] > ) => {
	const { skills } = useSkills();
	return (
		<Select
			{ ...field }
			value={ String( value[ 0 ] ?? '' ) }
			placeholder={ __( 'Choose a skill', 'design-marketplace' ) }
			options={ skills.map( ( { id, name } ) => ( {
				value: String( id ),
				label: name,
			} ) ) }
			onChange={ ( id ) => onChange( id ? [ Number( id ) ] : [] ) }
		/>
	);
};
