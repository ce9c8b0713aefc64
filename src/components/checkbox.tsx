// Yes or no. Checkbox: a box to tick, such as a consent, whose label may hold links. Switch: on or off, at once.
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ErrorText } from './field';
import type { ControlProps } from './field';

export type CheckboxProps = Omit< ControlProps< boolean >, 'optional' >;

interface TickProps extends CheckboxProps {
	className: string;
	role?: 'switch';
	/** Stands between the input and its words. */
	knob?: ReactNode;
}

const Tick = ( {
	className,
	knob,
	label,
	hint,
	error,
	value,
	onChange,
	...input
}: TickProps ) => {
	const id = useId();
	return (
		<div className="field">
			<label className={ className } htmlFor={ id }>
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
				{ knob }
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

export const Checkbox = ( props: CheckboxProps ) => (
	<Tick { ...props } className="consent" />
);

/** A switch. Its knob changes its shape as it moves. */
export const Switch = ( props: CheckboxProps ) => (
	<Tick { ...props } className="switch" role="switch" knob={ <i /> } />
);
