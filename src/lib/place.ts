// Labels of closed lists, and where a member works: 'Lausanne, Switzerland'.
import { countries } from '../contract/enums';
import type { Choice } from '../contract/enums';

/** '' for a value the list does not have. */
export const choiceLabel = < V extends string | number >(
	choices: readonly Choice< V >[],
	value: V | null
): string => choices.find( ( choice ) => choice.value === value )?.label ?? '';

export const placeOf = ( {
	city,
	country,
}: {
	city: string;
	country: string;
} ): string =>
	[ city, choiceLabel( countries(), country ) ]
		.filter( Boolean )
		.join( ', ' );
