// The server's first paint can be used before the app replaces it: what was typed there and the focus move on to the app.
import { FIELDS, tell } from '../lib/autofill';
import type { Field } from '../lib/autofill';

const TICKS = 'input[type=checkbox], input[type=radio]';

/** What finds the same element in the app. */
function samePlace( element: Element ): string {
	const is = ( name: string ) =>
		element.hasAttribute( name )
			? `[${ name }="${ CSS.escape( element.getAttribute( name ) ?? '' ) }"]`
			: '';
	return element.matches( TICKS )
		? `${ is( 'name' ) }${ is( 'value' ) }`
		: is( 'name' ) || is( 'href' );
}

/**
 * To be called before the app draws.
 *
 * @param root
 * @return To be called once it has.
 */
export function watchFirstPaint( root: HTMLElement ): () => void {
	const { ownerDocument } = root;
	const painted = [ ...root.querySelectorAll( `${ FIELDS }, ${ TICKS }` ) ];
	let focused = ownerDocument.activeElement;
	const onFocus = ( { target }: FocusEvent ) => {
		focused = target as Element;
	};
	root.addEventListener( 'focusin', onFocus );

	const find = ( element: Element ) => {
		const place = samePlace( element );
		return place ? root.querySelector< HTMLElement >( place ) : null;
	};
	return () => {
		root.removeEventListener( 'focusin', onFocus );
		// An element that is gone still has what was typed.
		for ( const old of painted.splice( 0 ) as HTMLInputElement[] ) {
			const now = old.isConnected ? null : find( old );
			if ( now && old.matches( TICKS ) ) {
				if ( old.checked !== old.defaultChecked ) {
					now.click();
				}
			} else if ( now && old.value !== old.defaultValue ) {
				tell( now as Field, old.value );
			}
		}
		const isLost = ownerDocument.activeElement === ownerDocument.body;
		const now =
			focused && isLost && ! focused.isConnected ? find( focused ) : null;
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
