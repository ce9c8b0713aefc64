// Removes unsent input at the sign-out. It is not in draft.ts, which only screens with a form need.
import { DRAFT_FILES, DRAFT_PREFIX } from './constants';
import { clearStored } from './storage';

// After a sign-out the screens that close must not write their drafts.
let isOver = false;

/** Whether drafts were forgotten since a form was opened. */
export const areForgotten = (): boolean => isOver;

/** A form is on the screen: its draft may be written. */
export const keepDrafts = (): void => {
	isOver = false;
};

/** Removes texts and pictures, and keeps closing screens from storing more. */
export function forgetDrafts(): void {
	isOver = true;
	clearStored( 'sessionStorage', DRAFT_PREFIX );
	clearStored( 'localStorage', DRAFT_PREFIX );
	try {
		window.indexedDB.deleteDatabase( DRAFT_FILES );
	} catch {
		// Closed: nothing was kept there.
	}
}
