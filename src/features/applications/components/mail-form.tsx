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
import type { FormStatus } from '../../../lib/server-errors';
import { useIsThere } from '../../../lib/use-is-there';
import { commentMax, mailSchema } from '../form';
import type { MailForm as MailFormName, MailValues } from '../form';
import { useSendRequest } from '../hooks/use-applications';

interface MailFormProps {
	form: MailFormName;
	to: string;
	missions?: number[];
	/** Names the draft, where a recipient's slug does not do. */
	draft?: string;
	/** Of the jobs chosen those that can be sent; none left is an error. */
	possible?: ( chosen: number[] ) => number[];
	label: string;
	hint: string;
	/** Where Cancel leads. */
	back: string;
	onSent: () => void;
	children?: ReactNode;
}

/** What was chosen has been closed or deleted meanwhile. */
const nothingChosen = (): FormStatus => ( {
	fields: { missions: messages.missions_required() },
	errors: [ messages.missions_required() ],
	retryAfter: null,
} );

export const MailForm = ( {
	form,
	to,
	missions = [],
	draft = `${ form }-${ to }`,
	possible = ( chosen ) => chosen,
	label,
	hint,
	back,
	onSent,
	children,
}: MailFormProps ) => {
	const send = useSendRequest();
	const isThere = useIsThere();
	const initialValues: MailValues = { to, comment: '', missions };
	return (
		<Formik
			initialValues={ initialValues }
			validationSchema={ mailSchema( form ) }
			validateOnChange={ false }
			onSubmit={ async ( values, { setStatus } ) => {
				setStatus( undefined );
				const left = possible( values.missions );
				if ( form === 'apply' && left.length === 0 ) {
					setStatus( nothingChosen() );
					return;
				}
				try {
					await send.mutateAsync(
						form === 'apply'
							? { ...values, missions: left }
							: { to, comment: values.comment }
					);
					clearDraft( draft );
					if ( isThere() ) {
						onSent();
					}
				} catch ( error ) {
					setStatus( toFormStatus( error, messages.server_error() ) );
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
					<FormDraft id={ draft } omit={ [ 'to' ] } />
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
