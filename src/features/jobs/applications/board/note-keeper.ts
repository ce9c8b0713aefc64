// Saves a note while it is typed. Until the server has stored it, it is kept in this tab, too.
import {
	clearDraft,
	openDraft,
	readDraft,
	writeDraft,
} from '../../../../lib/draft';
import { debounce } from '../../../../lib/debounce';
import { messageOf } from '../../../../lib/api-error';

const NOTE_DEBOUNCE_MS = 800;

export interface NoteState {
	text: string;
	status: 'still' | 'waiting' | 'saving' | 'saved' | 'failed' | 'elsewhere';
	/** The error, or the text that somebody else has stored meanwhile. */
	about?: string;
}

interface Kept {
	note: string;
	/** The server's note when the owner began to type. */
	base: string;
}

const formOf = ( id: number ) => `note-${ id }`;

/** Whether a note of this tab still waits to be saved. */
export const hasDraft = ( id: number ): boolean =>
	readDraft( formOf( id ) ) !== null;

export function createNoteKeeper(
	id: number,
	server: string,
	save: ( note: string ) => Promise< void >,
	onState: ( state: NoteState ) => void
) {
	const form = formOf( id );
	const kept = readDraft< Kept >( form )?.values;
	let saved = server;
	let isSaving = false;
	let state: NoteState = { text: kept?.note ?? server, status: 'still' };

	const become = ( next: Partial< NoteState > ) => {
		state = { ...state, about: undefined, ...next };
		onState( state );
	};

	async function send(): Promise< void > {
		if ( isSaving ) {
			return;
		}
		if ( state.text === saved ) {
			if ( state.status !== 'still' ) {
				clearDraft( form );
				become( { status: 'saved' } );
			}
			return;
		}
		const { text } = state;
		isSaving = true;
		become( { status: 'saving' } );
		try {
			await save( text );
			saved = text;
		} catch ( error ) {
			isSaving = false;
			become( { status: 'failed', about: messageOf( error ) } );
			return;
		}
		isSaving = false;
		if ( state.text === saved ) {
			clearDraft( form );
			become( { status: 'saved' } );
		} else {
			openDraft( form );
			writeDraft( form, { note: state.text, base: saved } );
			await send();
		}
	}

	const later = debounce( () => void send(), NOTE_DEBOUNCE_MS );
	const online = () => {
		if ( state.status === 'failed' ) {
			void send();
		}
	};
	const hidden = () => {
		if ( document.visibilityState === 'hidden' ) {
			later.flush();
		}
	};

	if ( kept?.note !== undefined && kept.note !== server ) {
		state =
			kept.base === server
				? { ...state, status: 'waiting' }
				: { ...state, status: 'elsewhere', about: server };
		if ( state.status === 'waiting' ) {
			later();
		}
	} else if ( kept ) {
		clearDraft( form );
	}

	return {
		state: () => state,
		type: ( text: string ) => {
			openDraft( form );
			writeDraft( form, { note: text, base: saved } );
			become( { text, status: 'waiting' } );
			later();
		},
		/** Saves at once, when the button is pressed or the field loses the focus. */
		save: () => {
			later.cancel();
			return send();
		},
		open: () => {
			window.addEventListener( 'online', online );
			document.addEventListener( 'visibilitychange', hidden );
		},
		/** Sends the unsaved text when the field is removed. */
		close: () => {
			window.removeEventListener( 'online', online );
			document.removeEventListener( 'visibilitychange', hidden );
			later.flush();
		},
	};
}
