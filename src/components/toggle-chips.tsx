// A row of chips to switch on and off.
import { useId } from '@wordpress/element';
import { Said } from './said';
import './chips.css';

export interface ChipOption< V extends string | number = number > {
	value: V;
	label: string;
	/** The language of the label where it is none of ours; '' for the site's. */
	locale?: string;
	/** Number of results behind the chip. */
	count?: number;
}

export interface ToggleChipsProps< V extends string | number > {
	name: string;
	value: readonly V[];
	options: ReadonlyArray< ChipOption< V > >;
	onChange: ( value: V[] ) => void;
}

export const ToggleChips = < V extends string | number >( {
	name,
	value,
	options,
	onChange,
}: ToggleChipsProps< V > ) => {
	const id = useId();
	return (
		<div className="checks">
			{ options.map( ( option ) => {
				const on = value.includes( option.value );
				return (
					<label
						key={ option.value }
						className="check-chip"
						htmlFor={ `${ id }-${ option.value }` }
					>
						<input
							id={ `${ id }-${ option.value }` }
							type="checkbox"
							name={ name }
							value={ option.value }
							checked={ on }
							onChange={ () =>
								onChange(
									on
										? value.filter(
												( one ) => one !== option.value
											)
										: [ ...value, option.value ]
								)
							}
						/>
						<span>
							<Said locale={ option.locale }>
								{ option.label }
							</Said>
							{ option.count !== undefined && (
								<>
									{ ' ' }
									<b>{ option.count }</b>
								</>
							) }
						</span>
					</label>
				);
			} ) }
		</div>
	);
};
