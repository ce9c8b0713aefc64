// Adds or changes a portfolio project.
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Form, Formik } from 'formik';
import { Button, ButtonLink } from '../../../components/button';
import { FormDraft } from '../../../components/form/form-draft';
import { FormErrorSummary } from '../../../components/form/form-error-summary';
import { LeaveGuard } from '../../../components/form/leave-guard';
import { announce } from '../../../components/live-region';
import { messages } from '../../../contract/messages';
import { clearDraft } from '../../../lib/draft';
import { writeFiles } from '../../../lib/draft-files';
import { useRequestId } from '../../../lib/request-id';
import { toFormStatus } from '../../../lib/server-errors';
import { useIsThere } from '../../../lib/use-is-there';
import { IMAGE_FIELDS, toSend, valuesOf, workSchema } from '../form';
import { useSaveWork } from '../hooks/use-works';
import type { Work, WorkValues } from '../types';
import { PictureDraft } from './picture-draft';
import { PictureFields } from './picture-fields';
import { WorkFacts, WorkMore } from './work-fields';

interface WorkFormProps {
	work?: Work;
	/** Where Cancel leads. */
	back: string;
	onSaved: ( saved: Work ) => void;
}

/** One upload at a time, ended by its button or not at all. */
function useUpload() {
	const [ progress, setProgress ] = useState< number | null >( null );
	const running = useRef< AbortController | null >( null );
	return {
		progress,
		setProgress,
		begin: () => {
			running.current = new AbortController();
			return running.current.signal;
		},
		cancel: () => running.current?.abort(),
	};
}

const isCancelled = ( error: unknown ): boolean =>
	error instanceof DOMException && error.name === 'AbortError';

export const WorkForm = ( { work, back, onSaved }: WorkFormProps ) => {
	const upload = useUpload();
	const save = useSaveWork( work?.id ?? null );
	const draft = `work-${ work?.id ?? 'new' }`;
	const requestId = useRequestId();
	const isThere = useIsThere();
	const initialValues = valuesOf( work, requestId );
	return (
		<Formik< WorkValues >
			initialValues={ initialValues }
			validationSchema={ workSchema() }
			validateOnChange={ false }
			onSubmit={ async ( values, { setStatus } ) => {
				setStatus( undefined );
				try {
					const signal = upload.begin();
					const sent = await toSend( initialValues, values );
					signal.throwIfAborted();
					const saved = await save.mutateAsync( {
						values: sent,
						onProgress: upload.setProgress,
						signal,
					} );
					clearDraft( draft );
					void writeFiles( values.request_id, null );
					if ( isThere() ) {
						onSaved( saved );
					}
				} catch ( error ) {
					if ( isCancelled( error ) ) {
						announce(
							__(
								'The upload is cancelled.',
								'design-marketplace'
							)
						);
					} else {
						setStatus(
							toFormStatus( error, messages.work_failed() )
						);
					}
				} finally {
					upload.setProgress( null );
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
					<FormDraft id={ draft } omit={ IMAGE_FIELDS } />
					<PictureDraft />
					<WorkFacts />
					<PictureFields progress={ upload.progress } />
					<WorkMore />
					<div className="btns">
						<Button type="submit" loading={ isSubmitting }>
							{ __( 'Publish project', 'design-marketplace' ) }
						</Button>
						{ isSubmitting ? (
							<Button variant="second" onClick={ upload.cancel }>
								{ __( 'Cancel upload', 'design-marketplace' ) }
							</Button>
						) : (
							<ButtonLink to={ back } variant="second">
								{ __( 'Cancel', 'design-marketplace' ) }
							</ButtonLink>
						) }
					</div>
				</Form>
			) }
		</Formik>
	);
};
