// Choices of which several may be on. ToggleChips alone serves lists that are filtered, without a form's frame.
import { FieldGroup } from './field';
import type { ControlProps } from './field';
import { ToggleChips } from './toggle-chips';
import type { ChipOption } from './toggle-chips';

export interface ToggleTagsProps extends ControlProps< number[] > {
	options: ReadonlyArray< ChipOption >;
}

export const ToggleTags = ( {
	name,
	value,
	options,
	onChange,
	...field
}: ToggleTagsProps ) => (
	<FieldGroup { ...field }>
		<ToggleChips { ...{ name, value, options, onChange } } />
	</FieldGroup>
);
