// The fields of each fact: in the panel of its box on the poster, and in its question on a phone.
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { DateInput } from '../../../../components/date-input';
import { FieldGroup } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { FormField } from '../../../../components/form/form-field';
import { MonthField } from '../../../../components/month-field';
import { Segments } from '../../../../components/segments';
import { TextInput } from '../../../../components/text-input';
import { engagements, places } from '../../../../contract/enums';
import { PayFields } from '../components/pay-fields';
import type { MissionValues } from '../types';
import type { BoxId } from './boxes';

type Workload = MissionValues[ 'workload' ];

/** The workload of a job: a range in percent. */
const WorkloadInput = ( {
	name,
	value,
	onChange,
	onBlur,
	...field
}: ControlProps< Workload > ) => {
	const end = ( side: keyof Workload, label: string ) => (
		<input
			className="input"
			type="text"
			inputMode="numeric"
			maxLength={ 3 }
			name={ name }
			aria-label={ label }
			aria-invalid={ field.error ? true : undefined }
			value={ value[ side ] }
			onChange={ ( { target } ) =>
				onChange( { ...value, [ side ]: target.value } )
			}
			onBlur={ onBlur }
		/>
	);
	return (
		<FieldGroup { ...field }>
			<span className="from-to">
				{ end( 'min', __( 'From, in percent', 'design-marketplace' ) ) }
				<span aria-hidden="true">–</span>
				{ end( 'max', __( 'To, in percent', 'design-marketplace' ) ) }
				<span aria-hidden="true">%</span>
			</span>
		</FieldGroup>
	);
};

const EngagementFields = () => {
	const { values, setFieldValue } = useFormikContext< MissionValues >();
	return (
		<>
			<FormField
				as={ Segments< string > }
				name="engagement"
				label={ __( 'Engagement', 'design-marketplace' ) }
				options={ engagements() }
				onValue={ ( chosen ) => {
					if (
						values.paid === null &&
						( chosen === 'freelance' || chosen === 'employment' )
					) {
						void setFieldValue( 'paid', true, false );
					}
				} }
			/>
			{ values.engagement === 'employment' && (
				<FormField
					as={ WorkloadInput }
					name="workload"
					label={ __( 'Workload', 'design-marketplace' ) }
				/>
			) }
		</>
	);
};

const AllPayFields = () => (
	<PayFields values={ useFormikContext< MissionValues >().values } />
);

const panels: Record< BoxId, () => JSX.Element > = {
	engagement: EngagementFields,
	place: () => (
		<FormField
			as={ Segments< string > }
			name="place"
			label={ __( 'Place', 'design-marketplace' ) }
			options={ places() }
		/>
	),
	pay: AllPayFields,
	starts: () => (
		<FormField
			as={ MonthField }
			name="starts"
			label={ __( 'Starts', 'design-marketplace' ) }
		/>
	),
	duration: () => (
		<FormField
			as={ TextInput }
			name="duration"
			label={ __( 'Duration', 'design-marketplace' ) }
			hint={ __( 'Such as “Ten weeks”.', 'design-marketplace' ) }
		/>
	),
	deadline: () => (
		<FormField
			as={ DateInput }
			name="deadline"
			label={ __( 'Deadline', 'design-marketplace' ) }
			hint={ __(
				'DD/MM/YYYY, the last day on which designers can apply.',
				'design-marketplace'
			) }
		/>
	),
};

export const Panel = ( { of }: { of: BoxId } ) => {
	const Fields = panels[ of ];
	return <Fields />;
};
