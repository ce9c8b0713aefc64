// Adds or changes a portfolio project.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Form, Formik } from 'formik';
import { Button, ButtonLink } from '../../../components/button';
import { FormDraft } from '../../../components/form/form-draft';
import { FormErrorSummary } from '../../../components/form/form-error-summary';
import { LeaveGuard } from '../../../components/form/leave-guard';
import { messages } from '../../../contract/messages';
import { clearDraft } from '../../../lib/draft';
import { toFormStatus } from '../../../lib/server-errors';
import { IMAGE_FIELDS, toSend, valuesOf, workSchema } from '../form';
import { useSaveWork } from '../hooks/use-works';
import type { Work, WorkValues } from '../types';
import { PictureFields } from './picture-fields';
import { WorkFacts, WorkMore } from './work-fields';

interface WorkFormProps {
	work?: Work;
	/** Where Cancel leads. */
	back: string;
	onSaved: () => void;
}

export const WorkForm = ( { work, back, onSaved }: WorkFormProps ) => {
	const [ progress, setProgress ] = useState< number | null >( null );
	const save = useSaveWork( work?.id ?? null );
	const draft = `work-${ work?.id ?? 'new' }`;
	const initialValues = valuesOf( work );
	return (
		<Formik< WorkValues >
			initialValues={ initialValues }
			validationSchema={ workSchema() }
			validateOnChange={ false }
			onSubmit={ async ( values, { setStatus } ) => {
				try {
					await save.mutateAsync( {
						values: await toSend( initialValues, values ),
						onProgress: setProgress,
					} );
					clearDraft( draft );
					onSaved();
				} catch ( error ) {
					setStatus( toFormStatus( error, messages.work_failed() ) );
				} finally {
					setProgress( null );
				}
			} }
		>
			{ ( { dirty, isSubmitting } ) => (
				<Form className="form-stack" noValidate>
					<LeaveGuard when={ dirty && ! isSubmitting } />
					<FormErrorSummary />
					<FormDraft id={ draft } omit={ IMAGE_FIELDS } />
					<WorkFacts />
					<PictureFields progress={ progress } />
					<WorkMore />
					<div className="btns">
						<Button type="submit" loading={ isSubmitting }>
							{ __( 'Publish project', 'design-marketplace' ) }
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
