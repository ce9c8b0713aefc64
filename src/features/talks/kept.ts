// Unsent text of conversations. The browser keeps it, and all its tabs share it.
import { useSyncExternalStore } from '@wordpress/element';
import {
	clearDraft,
	MESSAGE_DRAFT,
	openDraft,
	readDraft,
	writeDraft,
} from '../../lib/draft';
import type { Draft } from '../../lib/draft';

type Listener = () => void;
const listeners = new Set< Listener >();
let changes = 0;

/** Has every component that shows unsent text read it again. */
export function tell(): void {
	changes += 1;
	listeners.forEach( ( listener ) => listener() );
}

window.addEventListener( 'storage', ( { key } ) => {
	// A null key: the whole storage was cleared.
	if ( key === null || key.includes( `:${ MESSAGE_DRAFT }` ) ) {
		tell();
	}
} );

function subscribe( listener: Listener ): () => void {
	listeners.add( listener );
	return () => {
		listeners.delete( listener );
	};
}

/** Renders the component again whenever unsent text changes, in this tab or another. */
export const useKept = (): number =>
	useSyncExternalStore( subscribe, () => changes );

export function createKept< V extends object >(
	kind: string,
	isEmpty: ( values: V ) => boolean
) {
	const formOf = ( conversation: string ) =>
		`${ MESSAGE_DRAFT }${ kind }${ conversation }`;
	return {
		read: ( conversation: string ): Draft< V > | null =>
			readDraft< V >( formOf( conversation ) ),
		write: ( conversation: string, values: V ) => {
			const form = formOf( conversation );
			if ( isEmpty( values ) ) {
				clearDraft( form );
			} else {
				openDraft( form );
				writeDraft( form, values );
			}
			tell();
		},
	};
}

/** The text that is being written. */
export const drafts = createKept< { text: string } >(
	'text-',
	( { text } ) => text.trim() === ''
);
