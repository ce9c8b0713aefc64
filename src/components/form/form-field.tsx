// Binds a field to formik: <FormField as={ TextInput } name="job" label="…" />.
import { createContext, useContext } from '@wordpress/element';
import { useField, useFormikContext } from 'formik';
import type { ComponentType } from 'react';
import type { EntityRules, FieldRule } from '../../contract/field-rule';
import * as limits from '../../contract/limits';
import { afterPress } from '../../lib/after-press';
import { withoutField } from '../../lib/server-errors';
import type { FormStatus } from '../../lib/server-errors';

/** The rules of the form's fields. They say which may stay empty, and how long texts may be, unless the field says so itself. */
export const FormRules = createContext< EntityRules[ 'fields' ] >( {} );

/** Limits that exist only as a safeguard are not shown. */
const isCounted = ( { type, format, raw, maxLength }: FieldRule ): boolean =>
	type === 'string' &&
	! format &&
	! raw &&
	maxLength !== limits.single_line_max;

/** Props of a control that its field's rule decides. */
export const saidBy = ( rule: FieldRule | undefined ) =>
	rule && {
		...( rule.type !== 'boolean' && { optional: ! rule.required } ),
		...( rule.maxLength && isCounted( rule ) && { max: rule.maxLength } ),
	};

interface Bound {
	name: string;
	value: unknown;
	onChange: ( value: never ) => void;
	onBlur?: () => void;
	error?: string;
}

type FormFieldProps< P extends Bound > = {
	as: ComponentType< P >;
	name: string;
	/** Called with the new value, for fields that depend on it. */
	onValue?: ( value: Parameters< P[ 'onChange' ] >[ 0 ] ) => void;
} & Omit< P, keyof Bound >;

/** Value, error and handlers of a field. The server's error stands until the field is edited. */
export function useFormField( name: string ) {
	const [ { value }, { touched, error }, { setValue, setTouched } ] =
		useField< unknown >( name );
	const { status, setStatus } = useFormikContext< unknown >() as {
		status?: FormStatus;
		setStatus: ( status?: FormStatus ) => void;
	};
	return {
		name,
		value,
		error: status?.fields?.[ name ] ?? ( touched ? error : undefined ),
		onChange: ( next: unknown ) => {
			if ( status?.fields?.[ name ] ) {
				setStatus( withoutField( status, name ) );
			}
			// An error disappears as soon as its cause does.
			void setValue( next, !! ( touched && error ) );
		},
		onBlur: () => afterPress( () => void setTouched( true ) ),
	};
}

export function FormField< P extends Bound >( {
	as: Control,
	name,
	onValue,
	...rest
}: FormFieldProps< P > ) {
	const field = useFormField( name );
	const props = {
		...saidBy( useContext( FormRules )[ name ] ),
		...rest,
		...field,
		onChange: ( value: Parameters< P[ 'onChange' ] >[ 0 ] ) => {
			field.onChange( value );
			onValue?.( value );
		},
	};
	return <Control { ...( props as unknown as P ) } />;
}
