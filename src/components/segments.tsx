// One choice out of few, all in sight: Segments side by side, RadioList under each other.
import { useId } from '@wordpress/element';
import { FieldGroup } from './field';
import type { ControlProps } from './field';
import type { Option } from './select-box';

interface NotedOption< V extends string | number > extends Option< V > {
	/** What the choice means, below it. */
	note?: string;
}

export interface SegmentsProps<
	V extends string | number,
> extends ControlProps< V | null > {
	options: ReadonlyArray< NotedOption< V > >;
}

/** The controls alone, for a group that has its name elsewhere. */
export function Radios< V extends string | number >( {
	name,
	value,
	options,
	onChange,
	onBlur,
	className,
}: Omit< SegmentsProps< V >, 'label' > & {
	className?: string;
} ) {
	const id = useId();
	return (
		<>
			{ options.map( ( option ) => (
				<label
					key={ option.value }
					className={ className }
					htmlFor={ `${ id }-${ option.value }` }
				>
					<input
						id={ `${ id }-${ option.value }` }
						type="radio"
						name={ name }
						value={ option.value }
						checked={ option.value === value }
						onChange={ () => onChange( option.value ) }
						onBlur={ onBlur }
					/>
					<span>
						{ option.label }
						{ option.note && (
							<span className="note-of">{ option.note }</span>
						) }
					</span>
				</label>
			) ) }
		</>
	);
}

export const Segments = < V extends string | number >(
	props: SegmentsProps< V >
) => (
	<FieldGroup { ...props }>
		<div className="segments">
			<Radios { ...props } />
		</div>
	</FieldGroup>
);

export const RadioList = < V extends string | number >(
	props: SegmentsProps< V >
) => (
	<FieldGroup { ...props }>
		<div className="choice-list">
			<Radios { ...props } className="consent" />
		</div>
	</FieldGroup>
);
