// Once a new item is made its form becomes the item's edit form. It keeps its key, so that it is not mounted again while somebody types.
import { useRef, useState } from '@wordpress/element';
import { useNavigate } from 'react-router-dom';
import type { ItemNotes } from '../../lib/item-notes';

interface Saved {
	id: number;
	status: string;
	notes: ItemNotes;
	visibility?: string;
}

interface Made< T > {
	item: T;
	/** Key of the form that made it. */
	key: string;
}

/** The notice on the next page: others can see the item, cannot see it yet, or can no longer see it. */
function noticeOf(
	{ status, notes, visibility }: Saved,
	isChange: boolean
): string {
	if ( notes.hidden ) {
		return 'hidden';
	}
	if ( notes.isHeld ) {
		return 'held';
	}
	if ( visibility === 'unlisted' ) {
		return visibility;
	}
	return isChange ? 'update' : status;
}

/**
 * @param id   Item the address names; null for a new one.
 * @param back Page that is shown once all is saved.
 */
export function useCreatedItem< T extends Saved >(
	id: number | null,
	back: string
) {
	const navigate = useNavigate();
	const [ made, setMade ] = useState< Made< T > | null >( null );
	// The address follows a moment after the item.
	const isAddressed = useRef( false );
	isAddressed.current ||= made !== null && made.item.id === id;
	const isOpen =
		made !== null && ( made.item.id === id || ! isAddressed.current );
	const fresh = made ? `after-${ made.item.id }` : 'new';
	const other = id === null ? fresh : String( id );
	const key = isOpen ? made.key : other;
	return {
		/** The item, when the form that is open has made it. */
		made: isOpen ? made.item : undefined,
		/** The form's React key. */
		key,
		/** Called when everything is saved. */
		onSaved: ( item: T ) =>
			void navigate( back, {
				state: {
					notice: noticeOf( item, id !== null ),
					saved: item.id,
				},
			} ),
		/** Called when it is saved without the latest changes: the form stays open and now edits the saved item. */
		onPart: ( item: T ) => {
			if ( id === null ) {
				isAddressed.current = false;
				setMade( { item, key } );
				void navigate( `?id=${ item.id }`, {
					replace: true,
					preventScrollReset: true,
				} );
			}
		},
	};
}
