// The label of one of the contract's choices.
import type { Choice } from '../contract/enums';

/** '' for a value the list does not have. */
export const choiceLabel = < V extends string | number >(
	choices: readonly Choice< V >[],
	value: V | null
): string => choices.find( ( choice ) => choice.value === value )?.label ?? '';
