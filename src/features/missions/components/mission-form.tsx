// The fields of a design job.
import { __ } from '@wordpress/i18n';
import { Form, Formik } from 'formik';
import { ButtonLink } from '../../../components/button';
import { DateInput } from '../../../components/date-input';
import { FormDraft } from '../../../components/form/form-draft';
import { FormErrorSummary } from '../../../components/form/form-error-summary';
import { FormField } from '../../../components/form/form-field';
import { LeaveGuard } from '../../../components/form/leave-guard';
import {
	NewerChanges,
	SubmitButton,
} from '../../../components/form/newer-changes';
import { useSave } from '../../../components/form/use-save';
import { TextArea } from '../../../components/text-area';
import { TextInput } from '../../../components/text-input';
import { missionRules } from '../../../contract/mission-rules';
import { messages } from '../../../contract/messages';
import { useRequestId } from '../../../lib/request-id';
import { maxOf } from '../../../lib/rules';
import { missionSchema, valuesOf } from '../form';
import type { Mission, MissionValues } from '../types';
import { SkillChoice } from './skill-choice';

interface MissionFormProps {
	mission?: Mission;
	/** Where Cancel leads. */
	back: string;
	save: ( values: MissionValues ) => Promise< Mission >;
	/** All of it is saved. */
	onSaved: ( saved: Mission ) => void;
	/** What was typed meanwhile is not. */
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
	const { formRef, onSubmit, free } = useSave< MissionValues, Mission >( {
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
		<Formik< MissionValues >
			innerRef={ formRef }
			initialValues={ valuesOf( mission, requestId ) }
			validationSchema={ missionSchema() }
			validateOnChange={ false }
			onSubmit={ onSubmit }
		>
			{ ( { dirty, isSubmitting } ) => (
				<Form className="form-stack" noValidate>
					<LeaveGuard
						when={ dirty }
						sending={ isSubmitting }
						free={ free }
					>
						{ __(
							'What you made is kept in this tab until you come back.',
							'design-marketplace'
						) }
					</LeaveGuard>
					<FormErrorSummary />
					<FormDraft id={ draft } />
					<NewerChanges />
					<FormField
						as={ TextInput }
						name="title"
						label={ __( 'Objective', 'design-marketplace' ) }
						hint={ __(
							'What the work is for, in one line.',
							'design-marketplace'
						) }
						max={ maxOf( missionRules, 'title' ) }
					/>
					<FormField
						as={ TextArea }
						name="description"
						label={ __( 'Design scope', 'design-marketplace' ) }
						hint={ __(
							'What is to be designed, for whom, and what exists already.',
							'design-marketplace'
						) }
						max={ maxOf( missionRules, 'description' ) }
						rows={ 10 }
					/>
					<FormField
						as={ SkillChoice }
						name="skill"
						optional
						label={ __( 'Skill', 'design-marketplace' ) }
					/>
					<FormField
						as={ DateInput }
						name="postingDate"
						optional
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
				</Form>
			) }
		</Formik>
	);
};
