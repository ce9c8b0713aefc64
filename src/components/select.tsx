// One choice out of a list that folds away: the browser's own, so that it works everywhere.
import { Field } from './field';
import type { ControlProps } from './field';
import { Options, SelectBox } from './select-box';
import type { Option } from './select-box';

/** Values may be numbers; '' is no choice. */
export interface SelectProps< V extends string | number > extends ControlProps<
	V | ''
> {
	options: ReadonlyArray< Option< V > >;
	/** Words for no choice yet; without them the first option is the choice. */
	placeholder?: string;
	autoComplete?: string;
}

export const Select = < V extends string | number >( {
	label,
	hint,
	error,
	optional,
	value,
	onChange,
	options,
	placeholder,
	...select
}: SelectProps< V > ) => (
	<Field { ...{ label, hint, error, optional } }>
		{ ( aria ) => (
			<SelectBox
				{ ...select }
				{ ...aria }
				value={ String( value ) }
				onChange={ ( { target } ) =>
					onChange(
						options.find(
							( option ) =>
								String( option.value ) === target.value
						)?.value ?? ''
					)
				}
			>
				{ placeholder !== undefined && (
					<option value="">{ placeholder }</option>
				) }
				<Options of={ options } />
			</SelectBox>
		) }
	</Field>
);
