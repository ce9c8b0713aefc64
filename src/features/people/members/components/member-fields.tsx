// A member's single fields, bound to the form: limits and "optional" come from the rule, so that they stand once.
import { FormField } from '../../../../components/form/form-field';
import { TextArea } from '../../../../components/text-area';
import { TextInput } from '../../../../components/text-input';
import type { TextInputProps } from '../../../../components/text-input';
import { memberRules } from '../../../../contract/member-rules';
import { counted } from '../form';

export type FieldName = keyof typeof memberRules.fields;

type TextFieldProps = Pick<
	TextInputProps,
	| 'label'
	| 'type'
	| 'autoComplete'
	| 'inputMode'
	| 'hint'
	| 'note'
	| 'placeholder'
> & { name: FieldName };

const isOptional = ( name: FieldName ): boolean =>
	! ( 'required' in memberRules.fields[ name ] );

export const TextField = ( { name, ...rest }: TextFieldProps ) => (
	<FormField
		as={ TextInput }
		name={ name }
		optional={ isOptional( name ) }
		{ ...counted( name ) }
		{ ...rest }
	/>
);

export const LongField = ( {
	name,
	...rest
}: Pick< TextFieldProps, 'label' | 'hint' | 'name' > & { rows?: number } ) => (
	<FormField
		as={ TextArea }
		name={ name }
		optional={ isOptional( name ) }
		{ ...counted( name ) }
		{ ...rest }
	/>
);
