// The fields of a design job.
import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../../components/button';
import { DateInput } from '../../../../components/date-input';
import { FormField } from '../../../../components/form/form-field';
import { KeptForm } from '../../../../components/form/kept-form';
import { SubmitButton } from '../../../../components/form/newer-changes';
import { useSave } from '../../../../components/form/use-save';
import { TextArea } from '../../../../components/text-area';
import { TextInput } from '../../../../components/text-input';
import { missionRules } from '../../../../contract/mission-rules';
import { messages } from '../../../../contract/messages';
import { useRequestId } from '../../../../lib/request-id';
import { missionSchema, valuesOf } from '../form';
import type { Mission, MissionValues } from '../types';
import { FactFields } from './fact-fields';
import { Select } from '../../../../components/select';
import type { ControlProps } from '../../../../components/field';
import { useSkills } from '../../../../lib/skills';

// One skill of the list, or none.

/** The server expects a list, the form has one skill. */
const SkillChoice = ( {
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

interface MissionFormProps {
	mission?: Mission;
	/** Address behind "Cancel". */
	back: string;
	save: ( values: MissionValues ) => Promise< Mission >;
	/** Called when everything is saved. */
	onSaved: ( saved: Mission ) => void;
	/** Called when the job is saved without the latest changes. */
	onPart: ( saved: Mission ) => void;
}

const draftOf = ( id: number | undefined ) => `mission-${ id ?? 'new' }`;

export const MissionForm = ( {
	mission,
	back,
	save,
	onSaved,
	onPart,
}: MissionFormProps ) => {
	const requestId = useRequestId();
	const draft = draftOf( mission?.id );
	const saving = useSave< MissionValues, Mission >( {
		send: save,
		draft,
		draftAfter: ( { id } ) => draftOf( id ),
		valuesAfter: ( saved, { request_id: name } ) => valuesOf( saved, name ),
		failed: messages.mission_failed,
		onSaved: ( saved, { newer, there } ) => {
			if ( there ) {
				( newer ? onPart : onSaved )( saved );
			}
		},
	} );
	return (
		<KeptForm
			saving={ saving }
			initialValues={ valuesOf( mission, requestId ) }
			rules={ missionRules }
			validationSchema={ missionSchema( mission ) }
			draft={ draft }
		>
			{ () => (
				<>
					<FormField
						as={ TextInput }
						name="title"
						// The specified message says "name".
						label={ __(
							'Objective (the job’s name)',
							'design-marketplace'
						) }
						hint={ __(
							'What the work is for, in one line.',
							'design-marketplace'
						) }
					/>
					<FormField
						as={ TextArea }
						name="description"
						label={ __( 'Design scope', 'design-marketplace' ) }
						hint={ __(
							'What is to be designed, for whom, and what exists already.',
							'design-marketplace'
						) }
						rows={ 10 }
					/>
					<FormField
						as={ SkillChoice }
						name="skill"
						label={ __( 'Skill', 'design-marketplace' ) }
					/>
					<FactFields isNew={ ! mission } />
					<FormField
						as={ DateInput }
						name="postingDate"
						label={ __( 'Posting date', 'design-marketplace' ) }
						hint={ __( 'DD/MM/YYYY', 'design-marketplace' ) }
					/>
					<div className="btns">
						<SubmitButton>
							{ __( 'Publish', 'design-marketplace' ) }
						</SubmitButton>
						<ButtonLink to={ back } variant="second">
							{ __( 'Cancel', 'design-marketplace' ) }
						</ButtonLink>
					</div>
				</>
			) }
		</KeptForm>
	);
};
