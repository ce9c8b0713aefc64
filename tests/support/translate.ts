// Does to a page what a browser's translation does: each text becomes <font><font>text</font></font>.
import type { BrowserContext } from '@playwright/test';

/**
 * Runs in the page, so it uses nothing from outside.
 *
 * @param way How a text goes: its translation is put in its place, or beside it before it is removed, or around it.
 */
export function translate(
	way: 'replaced' | 'removed' | 'moved' = 'replaced'
): void {
	const kept = [ 'SCRIPT', 'STYLE', 'OPTION', 'TEXTAREA', 'FONT' ];
	const textsIn = ( node: Node ): Text[] =>
		[ ...node.childNodes ].flatMap( ( child ) => {
			if ( child.nodeType === Node.TEXT_NODE ) {
				return child.textContent?.trim() ? [ child as Text ] : [];
			}
			return kept.includes( child.nodeName ) ? [] : textsIn( child );
		} );
	for ( const text of textsIn( document.body ) ) {
		const outer = document.createElement( 'font' );
		const inner = document.createElement( 'font' );
		outer.append( inner );
		if ( way === 'moved' ) {
			text.before( outer );
			inner.append( text );
		} else {
			inner.textContent = text.data;
			if ( way === 'replaced' ) {
				text.replaceWith( outer );
			} else {
				text.before( outer );
				text.remove();
			}
		}
	}
}

/** Translates its pages before the app starts, and then all that is drawn anew, as Chrome does. */
export const keepTranslated = ( context: BrowserContext ) =>
	context.addInitScript( `
		const translate = ${ translate };
		new MutationObserver( () => document.body && translate() ).observe(
			document,
			{ childList: true, subtree: true, characterData: true }
		);
	` );
