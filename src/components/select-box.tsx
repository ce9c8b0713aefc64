// The browser's own list that folds away, with our arrow, and its options.
import type { ComponentProps } from 'react';
import { Icon } from './icon';

export interface Option< V extends string | number = string | number > {
	value: V;
	label: string;
}

export const Options = ( { of }: { of: ReadonlyArray< Option > } ) => (
	<>
		{ of.map( ( { value, label } ) => (
			<option key={ value } value={ value }>
				{ label }
			</option>
		) ) }
	</>
);

export const SelectBox = ( select: ComponentProps< 'select' > ) => (
	<span className="select">
		<select { ...select } />
		<Icon name="chevron-down" />
	</span>
);
