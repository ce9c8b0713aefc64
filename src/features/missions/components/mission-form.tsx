// The fields of a design job.
import { __ } from '@wordpress/i18n';
import { Form, Formik } from 'formik';
import { Button, ButtonLink } from '../../../components/button';
import { DateInput } from '../../../components/date-input';
import { FormDraft } from '../../../components/form/form-draft';
import { FormErrorSummary } from '../../../components/form/form-error-summary';
import { FormField } from '../../../components/form/form-field';
import { LeaveGuard } from '../../../components/form/leave-guard';
import { TextArea } from '../../../components/text-area';
import { TextInput } from '../../../components/text-input';
import { missionRules } from '../../../contract/mission-rules';
import { messages } from '../../../contract/messages';
import { clearDraft } from '../../../lib/draft';
import { useRequestId } from '../../../lib/request-id';
import { maxOf } from '../../../lib/rules';
import { toFormStatus } from '../../../lib/server-errors';
import { useIsThere } from '../../../lib/use-is-there';
import { missionSchema, valuesOf } from '../form';
import type { Mission, MissionValues } from '../types';
import { SkillChoice } from './skill-choice';

interface MissionFormProps {
	mission?: Mission;
	/** Where Cancel leads. */
	back: string;
	save: ( values: MissionValues ) => Promise< Mission >;
	onSaved: ( saved: Mission ) => void;
}

export const MissionForm = ( {
	mission,
	back,
	save,
	onSaved,
}: MissionFormProps ) => {
	const requestId = useRequestId();
	const isThere = useIsThere();
	const draft = `mission-${ mission?.id ?? 'new' }`;
	return (
		<Formik< MissionValues >
			initialValues={ valuesOf( mission, requestId ) }
			validationSchema={ missionSchema() }
			validateOnChange={ false }
			onSubmit={ async ( values, { setStatus } ) => {
				setStatus( undefined );
				try {
					const saved = await save( values );
					clearDraft( draft );
					if ( isThere() ) {
						onSaved( saved );
					}
				} catch ( error ) {
					setStatus(
						toFormStatus( error, messages.mission_failed() )
					);
				}
			} }
		>
			{ ( { dirty, isSubmitting } ) => (
				<Form className="form-stack" noValidate>
					<LeaveGuard when={ dirty && ! isSubmitting }>
						{ __(
							'What you made is kept in this tab until you come back.',
							'design-marketplace'
						) }
					</LeaveGuard>
					<FormErrorSummary />
					<FormDraft id={ draft } />
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
						<Button type="submit" loading={ isSubmitting }>
							{ __( 'Publish', 'design-marketplace' ) }
						</Button>
						<ButtonLink to={ back } variant="second">
							{ __( 'Cancel', 'design-marketplace' ) }
						</ButtonLink>
					</div>
				</Form>
			) }
		</Formik>
	);
};
