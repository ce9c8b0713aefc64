// Which of the open jobs one applies to.
import { __ } from '@wordpress/i18n';
import { Checkbox } from '../../../components/checkbox';
import { FieldGroup } from '../../../components/field';
import type { ControlProps } from '../../../components/field';
import { useSkills } from '../../../lib/skills';
import type { OpenMission } from '../types';

interface MissionChoiceProps extends ControlProps< number[] > {
	missions: readonly OpenMission[];
}

export const MissionChoice = ( {
	missions,
	value,
	onChange,
	name,
	...group
}: MissionChoiceProps ) => {
	const { namesOf } = useSkills();
	return (
		<FieldGroup { ...group }>
			<div className="mission-choice">
				{ missions.map( ( { id, title, skill, canApply } ) => (
					<Checkbox
						key={ id }
						name={ name }
						disabled={ ! canApply }
						value={ value.includes( id ) }
						onChange={ ( on ) =>
							onChange(
								on
									? [ ...value, id ]
									: value.filter( ( other ) => other !== id )
							)
						}
						label={
							<>
								<b>{ title }</b>{ ' ' }
								<span className="soft">
									{ canApply
										? namesOf(
												skill === null ? [] : [ skill ]
											)
										: __(
												'You have applied already',
												'design-marketplace'
											) }
								</span>
							</>
						}
					/>
				) ) }
			</div>
		</FieldGroup>
	);
};
