// The workload of a job: a range in percent.
import { __ } from '@wordpress/i18n';
import { FieldGroup } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import type { MissionValues } from '../types';

type Workload = MissionValues[ 'workload' ];

export const WorkloadInput = ( {
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
