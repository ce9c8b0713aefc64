// The comment field of both email forms, below fields of their own.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../components/button';
import { Checkbox } from '../../../../components/checkbox';
import { FormField } from '../../../../components/form/form-field';
import { KeptForm } from '../../../../components/form/kept-form';
import { SubmitButton } from '../../../../components/form/newer-changes';
import { useSave } from '../../../../components/form/use-save';
import { TextArea } from '../../../../components/text-area';
import { messages } from '../../../../contract/messages';
import type { FormStatus } from '../../../../lib/server-errors';
import { mailRules } from '../../../../contract/mail-rules';
import type { MailForm as MailFormName, MailValues } from '../form';
import type { Answer } from '../types';
import { useSendRequest } from '../api/mail-api';

interface MailFormProps {
	form: MailFormName;
	to: string;
	missions?: number[];
	/** Words to begin with. */
	comment?: string;
	/** Name of the draft, if the recipient's slug alone would not be unique. */
	draft?: string;
	/** Filters the chosen jobs to those one can still apply to. An empty result is an error. */
	possible?: ( chosen: number[] ) => number[];
	label: string;
	hint: string;
	/** Address behind "Cancel". */
	back: string;
	/** Nothing is left that could be sent. */
	over?: boolean;
	/** Sends it in another way, which makes no copy. */
	send?: ( words: string ) => Promise< unknown >;
	/** How long it may be, if shorter than usual. */
	max?: number;
	onSent: () => void;
	/** Called after it was sent. Text typed meanwhile was not. */
	onPart?: () => void;
	/** What is sent along; throws what is wrong with it. */
	enclose?: (
		values: MailValues,
		chosen: number[]
	) => { answers: Answer[]; works: number[] };
	/** Below the words. */
	after?: ReactNode;
	/** Beside the buttons. */
	foot?: ReactNode;
	children?: ReactNode;
}

/** The chosen jobs have been closed or deleted meanwhile. */
const nothingChosen = (): FormStatus => ( {
	fields: { missions: messages.missions_required() },
	errors: [ messages.missions_required() ],
	retryAfter: null,
} );

const overLabels: Record< MailFormName, () => string > = {
	apply: () => __( 'Back to the project', 'design-marketplace' ),
	contact: () => __( 'Back to the profile', 'design-marketplace' ),
};

const cancel = (): string => __( 'Cancel', 'design-marketplace' );

const sentButNewer = (): string =>
	__( 'Sent, but without your latest changes.', 'design-marketplace' );

export const MailForm = ( {
	form,
	to,
	missions = [],
	comment: first = '',
	draft = `${ form }-${ to }`,
	possible = ( chosen ) => chosen,
	label,
	hint,
	back,
	over = false,
	send: sendWords,
	max = mailRules.fields.comment.maxLength,
	onSent,
	onPart,
	enclose,
	after,
	foot,
	children,
}: MailFormProps ) => {
	const request = useSendRequest();
	const send = async ( values: MailValues ) => {
		const { comment, copy } = values;
		if ( sendWords ) {
			await sendWords( comment );
			return;
		}
		const left = possible( values.missions );
		if ( form === 'apply' && left.length === 0 ) {
			throw nothingChosen();
		}
		await request.mutateAsync( {
			to,
			comment,
			copy,
			...( form === 'apply' && { missions: left } ),
			...enclose?.( values, left ),
		} );
	};
	const saving = useSave< MailValues, void >( {
		send,
		draft,
		failed: messages.server_error,
		words: sentButNewer,
		onSaved: ( _nothing, { newer, there } ) => {
			if ( there ) {
				( newer ? onPart : onSent )?.();
			}
		},
	} );
	const initialValues: MailValues = {
		to,
		comment: first,
		copy: false,
		missions,
		answers: [],
		works: null,
	};
	return (
		<KeptForm
			saving={ saving }
			initialValues={ initialValues }
			rules={ mailRules }
			fields={ mailRules.forms[ form ] }
			draft={ draft }
			omit={ [ 'to' ] }
			newer={ sentButNewer() }
		>
			{ () => (
				<>
					{ children }
					<div className="mail-words">
						<FormField
							as={ TextArea }
							name="comment"
							label={ label }
							hint={ hint }
							rows={ foot ? 5 : 9 }
							max={ max }
						/>
						{ ! sendWords && (
							<FormField
								as={ Checkbox }
								name="copy"
								label={ __(
									'Send me a copy',
									'design-marketplace'
								) }
							/>
						) }
					</div>
					{ after }
					<div className="btns">
						{ ! over && (
							<SubmitButton
								iconAfter="arrow-right"
								newer={ __(
									'Send the newer text',
									'design-marketplace'
								) }
							>
								{ __(
									'Send my request',
									'design-marketplace'
								) }
							</SubmitButton>
						) }
						<ButtonLink to={ back } variant="second">
							{ over ? overLabels[ form ]() : cancel() }
						</ButtonLink>
						{ foot }
					</div>
				</>
			) }
		</KeptForm>
	);
};
