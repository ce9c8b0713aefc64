// A filter of the list: its name in small type, its value in large type.
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../components/class-names';
import { Icon } from '../../../components/icon';
import { Options } from '../../../components/select-box';
import type { Option } from '../../../components/select-box';
import '../filters.css';

interface FilterSelectProps< V extends string | number > {
	label: string;
	name: string;
	/** Null or '' is no filter. */
	value: V | null;
	/** Words for no filter, where 'Any' is not enough. */
	all?: string;
	options: ReadonlyArray< Option< V > >;
	/** Those that are chosen more rarely, under a heading. */
	more?: { label: string; options: ReadonlyArray< Option< V > > };
	onChange: ( value: V | null ) => void;
}

export const FilterSelect = < V extends string | number >( {
	label,
	name,
	value,
	all = __( 'Any', 'design-marketplace' ),
	options,
	more,
	onChange,
}: FilterSelectProps< V > ) => {
	const id = useId();
	const every = [ ...options, ...( more?.options ?? [] ) ];
	/** Whether the address names an option that was deleted, not one that is still to be loaded. */
	const isGone =
		!! value &&
		options.length > 0 &&
		! every.some( ( option ) => option.value === value );
	return (
		<div className={ classNames( 'filter', value && 'set' ) }>
			<label htmlFor={ id }>{ label }</label>
			<select
				id={ id }
				name={ name }
				value={ value ?? '' }
				onChange={ ( { target } ) =>
					onChange(
						every.find(
							( option ) =>
								String( option.value ) === target.value
						)?.value ?? null
					)
				}
			>
				<option value="">{ all }</option>
				{ isGone && (
					<option value={ value ?? '' }>
						{ __( 'No longer there', 'design-marketplace' ) }
					</option>
				) }
				<Options of={ options } />
				{ more && (
					<optgroup label={ more.label }>
						<Options of={ more.options } />
					</optgroup>
				) }
			</select>
			<Icon name="chevron-down" />
		</div>
	);
};
