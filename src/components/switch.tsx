// On or off, at once. The knob changes form as it moves.
import { useId } from '@wordpress/element';
import { ErrorText } from './field';
import type { CheckboxProps } from './checkbox';

export const Switch = ( {
	label,
	hint,
	error,
	value,
	onChange,
	...input
}: CheckboxProps ) => {
	const id = useId();
	return (
		<div className="field">
			<label className="switch" htmlFor={ id }>
				<input
					{ ...input }
					id={ id }
					type="checkbox"
					role="switch"
					checked={ value }
					aria-describedby={
						error || hint ? `${ id }-about` : undefined
					}
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
				<i />
				<span>{ label }</span>
			</label>
			{ ( hint || error ) && (
				<div id={ `${ id }-about` }>
					{ hint && <p className="hint">{ hint }</p> }
					{ error && <ErrorText>{ error }</ErrorText> }
				</div>
			) }
		</div>
	);
};
