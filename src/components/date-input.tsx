// A day, typed as DD/MM/YYYY or picked in the browser's own calendar.
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { parseDay } from '../lib/format-day';
import { Field } from './field';
import type { ControlProps } from './field';
import { Icon } from './icon';

export type DateInputProps = ControlProps< string >;

const two = ( number: number ) => String( number ).padStart( 2, '0' );

/** YYYY-MM-DD for the native control, '' when it is no day. */
function toNative( text: string ): string {
	const day = parseDay( text );
	return day ? `${ day.year }-${ two( day.month ) }-${ two( day.day ) }` : '';
}

/** Accepts eight digits, dots and dashes, as a phone's number pad has no slash. */
const withStrokes = ( text: string ): string =>
	text
		.replace( /[.\- ]/g, '/' )
		.replace( /^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3' );

const fromNative = ( iso: string ): string =>
	iso.split( '-' ).reverse().join( '/' );

export const DateInput = ( {
	label,
	hint,
	error,
	optional,
	value,
	onChange,
	...input
}: DateInputProps ) => {
	const native = useRef< HTMLInputElement >( null );
	const open = () => {
		const picker = native.current;
		if ( picker?.showPicker ) {
			picker.showPicker();
		} else {
			picker?.click();
		}
	};
	return (
		<Field { ...{ label, hint, error, optional } }>
			{ ( aria ) => (
				<span className="with-button">
					<input
						{ ...input }
						{ ...aria }
						className="input"
						type="text"
						inputMode="numeric"
						placeholder={ __( 'DD/MM/YYYY', 'design-marketplace' ) }
						value={ value }
						onChange={ ( event ) =>
							onChange( withStrokes( event.target.value ) )
						}
					/>
					<button
						type="button"
						aria-label={ __(
							'Choose a day',
							'design-marketplace'
						) }
						onClick={ open }
					>
						<Icon name="calendar" />
					</button>
					<input
						ref={ native }
						type="date"
						tabIndex={ -1 }
						aria-hidden="true"
						value={ toNative( value ) }
						onChange={ ( event ) =>
							onChange( fromNative( event.target.value ) )
						}
					/>
				</span>
			) }
		</Field>
	);
};
