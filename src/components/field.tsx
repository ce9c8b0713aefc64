// A field's frame: label, counter, hint and error, tied to the control for assistive technology.
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { COUNTER_NEAR } from '../lib/constants';
import { classNames } from './class-names';
import './forms.css';

/** Props of every field, whatever its control. */
export interface FieldProps {
	label: ReactNode;
	name: string;
	hint?: ReactNode;
	error?: string;
	/** Says that the field may stay empty. */
	optional?: boolean;
	disabled?: boolean;
}

/** A field whose control holds a value; onChange gets the value itself. */
export interface ControlProps< V > extends FieldProps {
	value: V;
	onChange: ( value: V ) => void;
	onBlur?: () => void;
}

export interface ControlAria {
	id: string;
	'aria-describedby'?: string;
	'aria-invalid'?: true;
	'aria-required'?: true;
}

interface FrameProps extends Omit< FieldProps, 'name' > {
	counter?: { used: number; max: number };
	/** Short words at the label's right, such as 'min. 8'. */
	note?: ReactNode;
}

export const ErrorText = ( {
	id,
	children,
}: {
	id?: string;
	children: ReactNode;
} ) => (
	<p className="err" id={ id }>
		{ children }
	</p>
);

export const Counter = ( {
	id,
	used,
	max,
}: {
	id?: string;
	used: number;
	max: number;
} ) => (
	<span
		className={ classNames(
			'counter',
			used > max * COUNTER_NEAR && 'near'
		) }
	>
		<span aria-hidden="true">{ `${ used } / ${ max }` }</span>
		<span className="sr" id={ id }>
			{ sprintf(
				/* translators: 1: characters typed, 2: characters allowed. */
				__( '%1$d of %2$d characters', 'design-marketplace' ),
				used,
				max
			) }
		</span>
	</span>
);

export const OptionalMark = () => (
	<span className="optional">{ __( 'optional', 'design-marketplace' ) }</span>
);

const described = (
	base: string,
	parts: Record< string, unknown >
): string | undefined =>
	Object.entries( parts )
		.filter( ( [ , there ] ) => there )
		.map( ( [ name ] ) => `${ base }-${ name }` )
		.join( ' ' ) || undefined;

/** A single control under a label. */
export const Field = ( {
	label,
	hint,
	error,
	optional = false,
	counter,
	note,
	children,
}: FrameProps & { children: ( aria: ControlAria ) => ReactNode } ) => {
	const id = useId();
	return (
		<div className={ classNames( 'field', error && 'bad' ) }>
			<div className="lab">
				<label htmlFor={ id }>
					{ label } { optional && <OptionalMark /> }
				</label>
				{ counter && (
					<Counter { ...counter } id={ `${ id }-counter` } />
				) }
				{ note && (
					<span className="counter" id={ `${ id }-note` }>
						{ note }
					</span>
				) }
			</div>
			{ children( {
				id,
				'aria-describedby': described( id, {
					error,
					hint,
					counter,
					note,
				} ),
				'aria-invalid': error ? true : undefined,
				'aria-required': optional ? undefined : true,
			} ) }
			{ hint && (
				<p className="hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
			{ error && <ErrorText id={ `${ id }-error` }>{ error }</ErrorText> }
		</div>
	);
};

/** Several controls under one legend. */
export const FieldGroup = ( {
	label,
	hint,
	error,
	optional = false,
	disabled,
	children,
}: FrameProps & { children: ReactNode } ) => {
	const id = useId();
	return (
		<fieldset
			className={ classNames( 'field', error && 'bad fieldset-bad' ) }
			disabled={ disabled }
			aria-describedby={ described( id, { error, hint } ) }
		>
			<legend className="lab">
				<span>
					{ label } { optional && <OptionalMark /> }
				</span>
			</legend>
			{ children }
			{ hint && (
				<p className="hint" id={ `${ id }-hint` }>
					{ hint }
				</p>
			) }
			{ error && <ErrorText id={ `${ id }-error` }>{ error }</ErrorText> }
		</fieldset>
	);
};
