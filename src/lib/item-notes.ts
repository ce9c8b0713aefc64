// What was decided about a work or a job, which its author alone reads.
import type { DecisionNote, Mission } from '../contract/shapes';

export interface ItemNotes {
	hidden: DecisionNote | null;
	/** It, or a change of it, was not approved. */
	rejected: DecisionNote | null;
	/** It, or a change of it, waits for approval. */
	isHeld: boolean;
}

export const notesOf = ( {
	hidden,
	held,
	rejected,
}: Pick< Mission, 'hidden' | 'held' | 'rejected' > ): ItemNotes => ( {
	hidden: hidden ?? null,
	rejected: rejected ?? null,
	isHeld: held ?? false,
} );
