// Engagement, place, time and pay: open for a new job, folded away for one that was posted without them.
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import { LanguageChoice } from '../../../../components/language-choice';
import { missionRules } from '../../../../contract/mission-rules';
import { DateInput } from '../../../../components/date-input';
import { Disclosure } from '../../../../components/disclosure';
import { FormField } from '../../../../components/form/form-field';
import { MonthField } from '../../../../components/month-field';
import { Select } from '../../../../components/select';
import { TextInput } from '../../../../components/text-input';
import { engagements, places } from '../../../../contract/enums';
import type { FormStatus } from '../../../../lib/server-errors';
import { factNames } from '../facts';
import { asksForPay, saysFacts } from '../form';
import type { MissionValues } from '../types';
import { PayFields } from './pay-fields';
import { FieldGroup } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';

const MOST_LANGUAGES = missionRules.fields.languages.maxItems;

// The workload of a job: a range in percent.

type Workload = MissionValues[ 'workload' ];

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

const Fields = ( { values }: { values: MissionValues } ) => {
	const { setFieldValue } = useFormikContext< MissionValues >();
	const notSaid = __( 'Not said', 'design-marketplace' );
	return (
		<div className="form-stack">
			<p className="small soft">
				{ asksForPay( values.engagement )
					? __(
							'Jobs of this kind have to say what they pay. Nothing else here is required, but designers find jobs by what you fill in.',
							'design-marketplace'
						)
					: __(
							'Nothing here is required, but designers find jobs by what you fill in.',
							'design-marketplace'
						) }
			</p>
			<div className="form-row two">
				<FormField
					as={ Select< string > }
					name="engagement"
					label={ __( 'Engagement', 'design-marketplace' ) }
					placeholder={ notSaid }
					options={ engagements() }
					onValue={ ( chosen ) => {
						if (
							values.paid === null &&
							( chosen === 'freelance' ||
								chosen === 'employment' )
						) {
							void setFieldValue( 'paid', true, false );
						}
					} }
				/>
				<FormField
					as={ Select< string > }
					name="place"
					label={ __( 'Place', 'design-marketplace' ) }
					placeholder={ notSaid }
					options={ places() }
				/>
			</div>
			{ values.engagement === 'employment' && (
				<FormField
					as={ WorkloadInput }
					name="workload"
					label={ __( 'Workload', 'design-marketplace' ) }
				/>
			) }
			<FormField
				as={ LanguageChoice }
				name="languages"
				max={ MOST_LANGUAGES }
				label={ __( 'Languages', 'design-marketplace' ) }
				hint={ __(
					'Up to four that one has to speak.',
					'design-marketplace'
				) }
			/>
			<div className="form-row two">
				<FormField
					as={ MonthField }
					name="starts"
					label={ __( 'Starts', 'design-marketplace' ) }
				/>
				<FormField
					as={ TextInput }
					name="duration"
					label={ __( 'Duration', 'design-marketplace' ) }
					hint={ __( 'Such as “Ten weeks”.', 'design-marketplace' ) }
				/>
			</div>
			<FormField
				as={ DateInput }
				name="deadline"
				label={ __( 'Deadline', 'design-marketplace' ) }
				hint={ __(
					'DD/MM/YYYY, the last day on which designers can apply.',
					'design-marketplace'
				) }
			/>
			<PayFields values={ values } />
		</div>
	);
};

export const FactFields = ( { isNew }: { isNew: boolean } ) => {
	const { values, errors, ...form } = useFormikContext< MissionValues >();
	const status = form.status as FormStatus | undefined;
	const isWrong = [ ...factNames, 'deadline' as const ].some(
		( name ) => !! ( errors[ name ] ?? status?.fields?.[ name ] )
	);
	const isSaid = saysFacts( values );
	const [ isOpen, setOpen ] = useState( isNew );
	const [ heard, setHeard ] = useState( '' );
	// Each attempt to send the form opens the fields with errors.
	const now = [ isSaid, isWrong, form.submitCount ].join();
	if ( now !== heard ) {
		setHeard( now );
		setOpen( isOpen || isSaid || isWrong );
	}
	return (
		<Disclosure
			summary={ __(
				'Engagement, place, time and pay',
				'design-marketplace'
			) }
			open={ isOpen }
			onToggle={ setOpen }
		>
			{ isOpen && <Fields values={ values } /> }
		</Disclosure>
	);
};
