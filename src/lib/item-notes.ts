// Decisions about a project or a job. Only its author can read them.
import type { DecisionNote, Mission } from '../contract/shapes';

export interface ItemNotes {
	hidden: DecisionNote | null;
	/** The item, or a change of it, was not approved. */
	rejected: DecisionNote | null;
	/** The item, or a change of it, waits for approval. */
	isHeld: boolean;
	/** It waits only until its company is confirmed. */
	isUnconfirmed?: boolean;
}

export const notesOf = ( {
	hidden,
	held,
	rejected,
	unconfirmed,
}: Pick<
	Mission,
	'hidden' | 'held' | 'rejected' | 'unconfirmed'
> ): ItemNotes => ( {
	hidden: hidden ?? null,
	rejected: rejected ?? null,
	isHeld: held ?? false,
	isUnconfirmed: unconfirmed ?? false,
} );
