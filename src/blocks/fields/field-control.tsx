// A typed field by its kind.
import {
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { FieldHelp } from '../parts/field-help';
import { FileControl } from './file-control';
import type { Field } from './judge';

export interface FieldControlProps {
	field: Field;
	value: string | number;
	/** The error; '' when there is none. */
	wrong: string;
	onChange: ( value: string | number ) => void;
}

const TYPES = { day: 'date', time: 'time' } as const;

const MODES = { url: 'url', minutes: 'numeric' } as const;

export const FieldControl = ( props: FieldControlProps ) => {
	const { field, value, wrong, onChange } = props;
	if ( field.kind === 'file' ) {
		return <FileControl { ...props } />;
	}
	const shared = {
		__nextHasNoMarginBottom: true,
		label: field.label,
		value: String( value ),
		onChange,
		help: <FieldHelp help={ field.help } wrong={ wrong } />,
		'aria-invalid': wrong !== '',
	} as const;
	if ( field.choices.length > 0 ) {
		return (
			<SelectControl
				{ ...shared }
				__next40pxDefaultSize
				options={ field.choices.map( ( [ choice, label ] ) => ( {
					value: choice,
					label,
				} ) ) }
			/>
		);
	}
	return field.kind === 'lines' ? (
		<TextareaControl { ...shared } rows={ 4 } />
	) : (
		<TextControl
			{ ...shared }
			__next40pxDefaultSize
			type={ TYPES[ field.kind as keyof typeof TYPES ] ?? 'text' }
			inputMode={
				field.kind in MODES
					? MODES[ field.kind as keyof typeof MODES ]
					: undefined
			}
		/>
	);
};
