// Chooses the open jobs to apply to. On a phone each row has the job's text, as there is no room beside the form.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Checkbox } from '../../../../components/checkbox';
import { FieldGroup } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { Said } from '../../../../components/said';
import { useSkills } from '../../../../lib/skills';
import { useIsMobile } from '../../../../lib/use-media-query';
import { possibleOf } from '../form';
import type { OpenMission } from '../types';
import { JobText } from './job-text';
import type { FactsOf } from './job-text';

interface MissionChoiceProps extends ControlProps< number[] > {
	missions: readonly OpenMission[];
	factsOf?: FactsOf;
}

const MissionLabel = ( { mission }: { mission: OpenMission } ) => {
	const { namesOf } = useSkills();
	const { title, locale, skill, state } = mission;
	return (
		<>
			<b>
				<Said locale={ locale }>{ title }</Said>
			</b>{ ' ' }
			<span className="soft">
				{ state === 'open' &&
					namesOf( skill === null ? [] : [ skill ] ).map(
						( { id, name, locale: its } ) => (
							<Said key={ id } locale={ its }>
								{ name }
							</Said>
						)
					) }
				{ state === 'applied' &&
					__( 'You have applied already', 'design-marketplace' ) }
				{ state === 'gone' &&
					__( 'No longer open', 'design-marketplace' ) }
			</span>
		</>
	);
};

export const MissionChoice = ( {
	missions,
	factsOf,
	value,
	onChange,
	name,
	...group
}: MissionChoiceProps ) => {
	const isMobile = useIsMobile();
	const chosen = possibleOf( missions, value );
	const [ first ] = useState( chosen );
	return (
		<FieldGroup { ...group }>
			<div className="mission-choice">
				{ missions.map( ( mission ) => {
					const { id, title, state } = mission;
					return (
						<div key={ id }>
							<Checkbox
								name={ name }
								disabled={ state !== 'open' }
								value={ chosen.includes( id ) }
								onChange={ ( on ) =>
									onChange(
										on
											? [ ...chosen, id ]
											: chosen.filter(
													( other ) => other !== id
												)
									)
								}
								label={ <MissionLabel mission={ mission } /> }
							/>
							{ isMobile && state === 'open' && (
								<JobText
									mission={ mission }
									open={ first.includes( id ) }
									factsOf={ factsOf }
								>
									<span className="small">
										{ __(
											'What the job says',
											'design-marketplace'
										) }
										<span className="sr">{ `: ${ title }` }</span>
									</span>
								</JobText>
							) }
						</div>
					);
				} ) }
			</div>
		</FieldGroup>
	);
};
