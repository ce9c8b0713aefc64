// A month and a year, stored as YYYY-MM. If only one of them is chosen, that is stored, too, and the rule reports the error.
import { __, sprintf } from '@wordpress/i18n';
import { FieldGroup } from './field';
import type { ControlProps } from './field';
import { Options, SelectBox } from './select-box';
import type { Option } from './select-box';
import { months } from '../contract/enums';
import * as limits from '../contract/limits';

/** The design timeline's years: from last year to five years from now. */
export function timelineYears( now = new Date() ): number[] {
	const first = now.getFullYear() - limits.timeline_years_before;
	const count = limits.timeline_years_before + limits.timeline_years_after;
	return Array.from( { length: count + 1 }, ( _, index ) => first + index );
}

interface Part {
	label: string;
	empty: string;
	value: string;
	options: ReadonlyArray< Option >;
	onPart: ( value: string ) => void;
}

export const MonthField = ( {
	label,
	name,
	value,
	error,
	optional,
	onChange,
	onBlur,
}: Omit< ControlProps< string >, 'label' > & { label: string } ) => {
	const [ year = '', month = '' ] = value.split( '-' );
	const put = ( nextYear: string, nextMonth: string ) =>
		onChange( nextYear || nextMonth ? `${ nextYear }-${ nextMonth }` : '' );
	const known = timelineYears().map( String );
	const years = year && ! known.includes( year ) ? [ year, ...known ] : known;
	const parts: Part[] = [
		{
			label: __( 'month', 'design-marketplace' ),
			empty: __( 'Month', 'design-marketplace' ),
			value: month,
			options: months().map( ( { value: index, label: words } ) => ( {
				value: String( index + 1 ).padStart( 2, '0' ),
				label: words,
			} ) ),
			onPart: ( next ) => put( year, next ),
		},
		{
			label: __( 'year', 'design-marketplace' ),
			empty: __( 'Year', 'design-marketplace' ),
			value: year,
			options: years.map( ( one ) => ( { value: one, label: one } ) ),
			onPart: ( next ) => put( next, month ),
		},
	];
	return (
		<FieldGroup { ...{ label, error, optional } }>
			<div className="month-field">
				{ parts.map( ( part ) => (
					<SelectBox
						key={ part.empty }
						name={ name }
						aria-label={ sprintf(
							'%1$s, %2$s',
							label,
							part.label
						) }
						aria-invalid={ error ? true : undefined }
						value={ part.value }
						onChange={ ( { target } ) =>
							part.onPart( target.value )
						}
						onBlur={ onBlur }
					>
						<option value="">{ part.empty }</option>
						<Options of={ part.options } />
					</SelectBox>
				) ) }
			</div>
		</FieldGroup>
	);
};
