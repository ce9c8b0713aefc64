// Several lines of text.
import { Field } from './field';
import type { ControlProps } from './field';
import { useLimitedText } from './use-limited-text';

export interface TextAreaProps extends ControlProps< string > {
	/** Code points; typing beyond is cut off and a counter shows. */
	max?: number;
	rows?: number;
	placeholder?: string;
	lang?: string;
	readOnly?: boolean;
}

export const TextArea = ( {
	label,
	hint,
	error,
	optional,
	max,
	value,
	onChange,
	...area
}: TextAreaProps ) => {
	const { counter, handlers } = useLimitedText( value, onChange, max );
	return (
		<Field { ...{ label, hint, error, optional, counter } }>
			{ ( aria ) => (
				<textarea
					{ ...area }
					{ ...aria }
					{ ...handlers }
					className="input"
					value={ value }
				/>
			) }
		</Field>
	);
};
