// Fields of every report: a reason, and words.
import { __ } from '@wordpress/i18n';
import { Checkbox } from '../../../components/checkbox';
import { FormField } from '../../../components/form/form-field';
import { TextArea } from '../../../components/text-area';
import type { Kind } from '../types';
import { useId } from '@wordpress/element';
import { FieldGroup } from '../../../components/field';
import type { ControlProps } from '../../../components/field';
import { reasonsFor } from '../reasons';

// A choice of reasons, in plain sentences.

interface ReasonChoiceProps extends ControlProps< string > {
	/** Kind of the reported item; null while it is not known. */
	kind: Kind | null;
}

const ReasonChoice = ( {
	name,
	kind,
	value,
	onChange,
	onBlur,
	...field
}: ReasonChoiceProps ) => {
	const id = useId();
	return (
		<FieldGroup { ...field }>
			<div className="reasons">
				{ reasonsFor( kind, value ).map( ( reason ) => (
					<label
						key={ reason.value }
						htmlFor={ `${ id }-${ reason.value }` }
					>
						<input
							id={ `${ id }-${ reason.value }` }
							type="radio"
							name={ name }
							value={ reason.value }
							checked={ reason.value === value }
							onChange={ () => onChange( reason.value ) }
							onBlur={ onBlur }
						/>
						<span>
							<b>{ reason.label }</b>{ ' ' }
							{ reason.means && (
								<span className="small soft">
									{ reason.means }
								</span>
							) }
						</span>
					</label>
				) ) }
			</div>
		</FieldGroup>
	);
};

interface ReportFieldsProps {
	/** Kind of the reported item; null while it is not known. */
	kind: Kind | null;
	/** The reason that is chosen at the moment. */
	reason: string;
}

/** The reason "other" needs words. */
const NAMELESS = 'other';

export const ReportFields = ( { kind, reason }: ReportFieldsProps ) => (
	<>
		<FormField
			as={ ReasonChoice }
			name="reason"
			label={ __( 'Reason', 'design-marketplace' ) }
			kind={ kind }
		/>
		<FormField
			as={ TextArea }
			name="words"
			optional={ reason !== NAMELESS }
			label={ __( 'In your words', 'design-marketplace' ) }
			hint={ __(
				'What exactly, and where? It helps whoever reads it.',
				'design-marketplace'
			) }
			rows={ 3 }
		/>
		{ kind === 'message' && (
			<FormField
				as={ Checkbox }
				name="include_context"
				label={ __(
					'Include the five messages before it',
					'design-marketplace'
				) }
				hint={ __(
					'The people who run this site read the message you report, and nothing else of your conversation unless you tick this.',
					'design-marketplace'
				) }
			/>
		) }
	</>
);
