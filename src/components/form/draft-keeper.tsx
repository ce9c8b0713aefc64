// Shared parts of forms that keep a draft: saving while people type, and the notice that a draft has been restored.
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DRAFT_DEBOUNCE_MS } from '../../lib/constants';
import { debounce } from '../../lib/debounce';
import { clearDraft, openDraft, writeDraft } from '../../lib/draft';
import { formatDate } from '../../lib/format';
import { PlainButton } from '../button';
import { Notice } from '../notice';

/**
 * Saves the values a while after each change, and at once when the page goes.
 *
 * @param id     Name of the form.
 * @param values Values as they stand.
 * @param dirty  Whether there is something to keep; a form that is as it was has no draft.
 * @param toKept What of the values is kept.
 * @return Takes the draft away.
 */
export function useDraftKeeper< V extends object >(
	id: string,
	values: V,
	dirty: boolean,
	toKept: ( values: V ) => object
): () => void {
	const kept = useRef( toKept );
	kept.current = toKept;
	const save = useMemo(
		() =>
			debounce(
				( current: V ) => writeDraft( id, kept.current( current ) ),
				DRAFT_DEBOUNCE_MS
			),
		[ id ]
	);
	const forget = useCallback( () => {
		save.cancel();
		clearDraft( id );
		openDraft( id );
	}, [ id, save ] );

	const wasDirty = useRef( false );
	useEffect( () => {
		if ( dirty ) {
			save( values );
		} else if ( wasDirty.current ) {
			forget();
		}
		wasDirty.current = dirty;
	}, [ dirty, forget, save, values ] );

	useEffect( () => {
		window.addEventListener( 'pagehide', save.flush );
		return () => {
			window.removeEventListener( 'pagehide', save.flush );
			save.flush();
		};
	}, [ save ] );
	return forget;
}

interface DraftNoticeProps {
	/** Epoch ms; null when there was no draft. */
	savedAt: number | null;
	/** Label of the button that discards the draft. */
	discard?: string;
	/** A text about where the draft is stored, for people at a shared computer. */
	children?: string;
	onDiscard: () => void;
}

export const DraftNotice = ( {
	savedAt,
	discard = __( 'Discard', 'design-marketplace' ),
	children,
	onDiscard,
}: DraftNoticeProps ) =>
	savedAt === null ? null : (
		<Notice
			action={
				<PlainButton onClick={ onDiscard }>{ discard }</PlainButton>
			}
		>
			{ sprintf(
				/* translators: %s: date. */
				__(
					'Your draft from %s is back where you left it.',
					'design-marketplace'
				),
				formatDate( new Date( savedAt ).toISOString() )
			) }
			{ children && ' ' }
			{ children }
		</Notice>
	);
