// The job's title, written on the poster in the poster's size. The scope below it grows the same way.
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { classNames } from '../../../../components/class-names';
import { Counter, ErrorText, Field } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { fitWords } from '../../../../components/mega';
import { useLimitedText } from '../../../../components/use-limited-text';
import { widthOf } from '../../../../lib/letters';

interface GrowingProps extends ControlProps< string > {
	max?: number;
}

export const Headline = ( {
	label,
	name,
	value,
	error,
	max = Infinity,
	onChange,
	onBlur,
	onEnter,
}: GrowingProps & {
	/** Called in place of a new line, where Enter does not send the form. */
	onEnter?: () => void;
} ) => {
	const id = useId();
	const placeholder = __( 'Say it in one line', 'design-marketplace' );
	const { counter, handlers } = useLimitedText(
		value,
		( text ) => onChange( text.replace( /\s*\n\s*/g, ' ' ) ),
		max
	);
	const said = value || placeholder;
	return (
		<div className={ classNames( 'headline', error && 'bad' ) }>
			<div className="lab">
				<label htmlFor={ id }>{ label }</label>
				{ counter && (
					<Counter { ...counter } id={ `${ id }-counter` } />
				) }
			</div>
			<div
				className="grown"
				data-text={ said }
				style={
					{
						...fitWords( said ),
						'--whole': widthOf( said ) / 1000,
					} as CSSProperties
				}
			>
				<textarea
					{ ...handlers }
					id={ id }
					name={ name }
					rows={ 1 }
					value={ value }
					placeholder={ placeholder }
					aria-required
					aria-invalid={ error ? true : undefined }
					aria-describedby={
						error ? `${ id }-error` : `${ id }-counter`
					}
					onBlur={ onBlur }
					onKeyDown={ ( event ) => {
						if (
							event.key === 'Enter' &&
							! event.nativeEvent.isComposing
						) {
							event.preventDefault();
							if ( onEnter ) {
								onEnter();
							} else {
								event.currentTarget.form?.requestSubmit();
							}
						}
					} }
				/>
			</div>
			{ error && <ErrorText id={ `${ id }-error` }>{ error }</ErrorText> }
		</div>
	);
};

export const Scope = ( {
	label,
	hint,
	error,
	max,
	value,
	onChange,
	optional: _required,
	...area
}: GrowingProps ) => {
	const { counter, handlers } = useLimitedText( value, onChange, max );
	return (
		<Field { ...{ label, hint, error, counter } }>
			{ ( aria ) => (
				<span className="grown" data-text={ value }>
					<textarea
						{ ...area }
						{ ...aria }
						{ ...handlers }
						className="input scope"
						value={ value }
					/>
				</span>
			) }
		</Field>
	);
};
