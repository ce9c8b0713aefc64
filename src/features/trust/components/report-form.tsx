// A report while it is written. Once it is sent it cannot be changed, so nothing may be typed meanwhile.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { KeptForm } from '../../../components/form/kept-form';
import { Locked } from '../../../components/form/locked';
import { useSave } from '../../../components/form/use-save';
import { messages } from '../../../contract/messages';
import { reportRules } from '../../../contract/report-rules';
import { reportFields } from '../form';
import type { ReportForm as ReportFormName } from '../form';
import type { ReportValues } from '../types';
import '../trust.css';

interface ReportFormProps< V extends ReportValues > {
	form: ReportFormName;
	/** Names the draft: one for each thing. */
	draft: string;
	omit?: readonly string[];
	initialValues: V;
	send: ( values: V ) => Promise< void >;
	onSent: () => void;
	/** The fields. */
	children: ( values: V ) => ReactNode;
	/** The text before the buttons, and the buttons. */
	foot: ReactNode;
}

export const ReportForm = < V extends ReportValues >( {
	form,
	draft,
	omit,
	initialValues,
	send,
	onSent,
	children,
	foot,
}: ReportFormProps< V > ) => {
	const saving = useSave< V, void >( {
		send,
		draft,
		failed: messages.server_error,
		onSaved: ( _nothing, { there } ) => {
			if ( there ) {
				onSent();
			}
		},
	} );
	return (
		<KeptForm
			saving={ saving }
			initialValues={ initialValues }
			rules={ reportRules }
			fields={ reportFields[ form ] }
			draft={ draft }
			omit={ omit }
		>
			{ ( { values, isSubmitting } ) => (
				<>
					<Locked when={ isSubmitting }>
						{ children( values ) }
					</Locked>
					<p className="small soft">
						{ __(
							'By sending this you confirm that it is true and complete to the best of your knowledge.',
							'design-marketplace'
						) }
					</p>
					{ foot }
				</>
			) }
		</KeptForm>
	);
};
