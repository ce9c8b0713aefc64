// A box to tick, such as a consent. Its label may hold links.
import { useId } from '@wordpress/element';
import { ErrorText } from './field';
import type { ControlProps } from './field';

export type CheckboxProps = Omit< ControlProps< boolean >, 'optional' >;

export const Checkbox = ( {
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
			<label className="consent" htmlFor={ id }>
				<input
					{ ...input }
					id={ id }
					type="checkbox"
					checked={ value }
					aria-invalid={ error ? true : undefined }
					aria-describedby={
						error || hint ? `${ id }-about` : undefined
					}
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
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
