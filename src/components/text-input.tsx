// One line of text.
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './field';
import type { ControlProps } from './field';
import { useLimitedText } from './use-limited-text';

export interface TextInputProps extends ControlProps< string > {
	/** Code points; typing beyond is cut off and a counter shows. */
	max?: number;
	note?: ReactNode;
	type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'search';
	placeholder?: string;
	autoComplete?: string;
	inputMode?: InputHTMLAttributes< HTMLInputElement >[ 'inputMode' ];
	lang?: string;
	readOnly?: boolean;
	/** What is often typed; anything else may be, too. */
	suggestions?: readonly string[];
}

export const TextInput = ( {
	label,
	hint,
	error,
	optional,
	note,
	max,
	value,
	onChange,
	type = 'text',
	suggestions = [],
	...input
}: TextInputProps ) => {
	const { counter, handlers } = useLimitedText( value, onChange, max );
	return (
		<Field { ...{ label, hint, error, optional, note, counter } }>
			{ ( aria ) => (
				<>
					<input
						{ ...input }
						{ ...aria }
						{ ...handlers }
						className="input"
						type={ type }
						value={ value }
						list={
							suggestions.length > 0
								? `${ aria.id }-list`
								: undefined
						}
					/>
					{ suggestions.length > 0 && (
						<datalist id={ `${ aria.id }-list` }>
							{ suggestions.map( ( words ) => (
								<option key={ words } value={ words } />
							) ) }
						</datalist>
					) }
				</>
			) }
		</Field>
	);
};
