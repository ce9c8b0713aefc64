// What was decided about a work or a job, which its author alone reads.

export interface Verdict {
	/** Key of the reason. */
	reason: string;
	/** What was added to it. */
	words: string;
	/** GMT. */
	date: string;
	/** Where its author reads all of it and answers; '' once it is no longer kept. */
	page: string;
}

export interface ItemNotes {
	hidden: Verdict | null;
	/** It, or a change of it, was not approved. */
	rejected: Verdict | null;
	/** It, or a change of it, waits for approval. */
	isHeld: boolean;
}

export const notesOf = ( {
	hidden = null,
	rejected = null,
	held = false,
}: {
	hidden?: Verdict | null;
	rejected?: Verdict | null;
	held?: boolean;
} ): ItemNotes => ( { hidden, rejected, isHeld: held } );
