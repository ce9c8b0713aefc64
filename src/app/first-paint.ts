// The server's first paint can be used before the app replaces it: what was typed there and the focus move on to the app.
import { FIELDS, tell } from '../lib/autofill';
import type { Field } from '../lib/autofill';

/** Finds the element of the app that has the same name or leads to the same address. */
function sameIn( root: Element, element: Element ): HTMLElement | null {
	const key = [ 'name', 'href' ].find( ( one ) =>
		element.hasAttribute( one )
	);
	const value = CSS.escape( element.getAttribute( key ?? '' ) ?? '' );
	return key ? root.querySelector( `[${ key }="${ value }"]` ) : null;
}

/** To be called before the app draws, and what it returns once it has. */
export function watchFirstPaint( root: HTMLElement ): () => void {
	const { ownerDocument } = root;
	const painted = [ ...root.querySelectorAll< Field >( FIELDS ) ];
	let focused = ownerDocument.activeElement;
	const onFocus = ( { target }: FocusEvent ) => {
		focused = target as Element;
	};
	root.addEventListener( 'focusin', onFocus );

	return () => {
		root.removeEventListener( 'focusin', onFocus );
		// An element that is gone still has what was typed.
		for ( const old of painted.splice( 0 ) ) {
			const now = old.isConnected ? null : sameIn( root, old );
			if ( now && old.value !== old.defaultValue ) {
				tell( now as Field, old.value );
			}
		}
		const isLost = ownerDocument.activeElement === ownerDocument.body;
		const now =
			focused && isLost && ! focused.isConnected
				? sameIn( root, focused )
				: null;
		now?.focus( { preventScroll: true } );
		if ( now?.matches( FIELDS ) ) {
			const { selectionStart, selectionEnd } = focused as Field;
			if ( selectionStart !== null ) {
				( now as Field ).setSelectionRange(
					selectionStart,
					selectionEnd
				);
			}
		}
	};
}
