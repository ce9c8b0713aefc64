// The comment both mail forms share, with what comes before it.
import { __ } from '@wordpress/i18n';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { FormDraft } from '../../../components/form/form-draft';
import { FormErrorSummary } from '../../../components/form/form-error-summary';
import { FormField } from '../../../components/form/form-field';
import { LeaveGuard } from '../../../components/form/leave-guard';
import { TextArea } from '../../../components/text-area';
import { messages } from '../../../contract/messages';
import { clearDraft } from '../../../lib/draft';
import { toFormStatus } from '../../../lib/server-errors';
import { commentMax, mailSchema } from '../form';
import type { MailForm as MailFormName, MailValues } from '../form';
import { useSendRequest } from '../hooks/use-applications';

interface MailFormProps {
	form: MailFormName;
	to: string;
	missions?: number[];
	label: string;
	hint: string;
	/** Where Cancel leads. */
	back: string;
	onSent: () => void;
	children?: ReactNode;
}

export const MailForm = ( {
	form,
	to,
	missions = [],
	label,
	hint,
	back,
	onSent,
	children,
}: MailFormProps ) => {
	const send = useSendRequest();
	const draft = `${ form }-${ to }`;
	const initialValues: MailValues = { to, comment: '', missions };
	return (
		<Formik
			initialValues={ initialValues }
			validationSchema={ mailSchema( form ) }
			validateOnChange={ false }
			onSubmit={ async ( values, { setStatus } ) => {
				try {
					await send.mutateAsync(
						form === 'apply'
							? values
							: { to, comment: values.comment }
					);
					clearDraft( draft );
					onSent();
				} catch ( error ) {
					setStatus( toFormStatus( error, messages.server_error() ) );
				}
			} }
		>
			{ ( { dirty, isSubmitting } ) => (
				<Form className="form-stack" noValidate>
					<LeaveGuard when={ dirty && ! isSubmitting } />
					<FormErrorSummary />
					<FormDraft id={ draft } omit={ [ 'to', 'missions' ] } />
					{ children }
					<FormField
						as={ TextArea }
						name="comment"
						label={ label }
						hint={ hint }
						max={ commentMax() }
						rows={ 9 }
					/>
					<div className="btns">
						<Button
							type="submit"
							loading={ isSubmitting }
							iconAfter="arrow-right"
						>
							{ __( 'Send my request', 'design-marketplace' ) }
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
