// Chooses the open jobs to apply to.
import { __ } from '@wordpress/i18n';
import { Checkbox } from '../../../components/checkbox';
import { FieldGroup } from '../../../components/field';
import type { ControlProps } from '../../../components/field';
import { Said } from '../../../components/said';
import { useSkills } from '../../../lib/skills';
import { possibleOf } from '../form';
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
	const chosen = possibleOf( missions, value );
	return (
		<FieldGroup { ...group }>
			<div className="mission-choice">
				{ missions.map( ( { id, title, locale, skill, state } ) => (
					<Checkbox
						key={ id }
						name={ name }
						disabled={ state !== 'open' }
						value={ chosen.includes( id ) }
						onChange={ ( on ) =>
							onChange(
								on
									? [ ...chosen, id ]
									: chosen.filter( ( other ) => other !== id )
							)
						}
						label={
							<>
								<b>
									<Said locale={ locale }>{ title }</Said>
								</b>{ ' ' }
								<span className="soft">
									{ state === 'open' &&
										namesOf(
											skill === null ? [] : [ skill ]
										) }
									{ state === 'applied' &&
										__(
											'You have applied already',
											'design-marketplace'
										) }
									{ state === 'gone' &&
										__(
											'No longer open',
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
