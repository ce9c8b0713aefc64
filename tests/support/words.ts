// Where the words of a page stand, and whether one stands on top of another.
import type { Page } from '@playwright/test';

/** Pairs of words that lie on each other; only the height of small letters counts, for lines may be set tight. */
export const overlaps = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		interface Word {
			node: Text;
			text: string;
			left: number;
			right: number;
			top: number;
			bottom: number;
		}
		const LEAST = 2;
		const BAND = { from: 0.38, to: 0.72 };
		const clips = ( style: CSSStyleDeclaration ) =>
			style.overflowX !== 'visible' || style.overflowY !== 'visible';

		/** The part of a box that its ancestors do not clip. */
		const shown = ( place: Word, of: Element ): Word => {
			let { left, right, top, bottom } = place;
			for (
				let one: Element | null = of;
				one && one !== document.body;
				one = one.parentElement
			) {
				const style = getComputedStyle( one );
				if ( style.clipPath === 'inset(50%)' ) {
					return { ...place, right: left };
				}
				if ( clips( style ) ) {
					const box = one.getBoundingClientRect();
					left = Math.max( left, box.left );
					right = Math.min( right, box.right );
					top = Math.max( top, box.top );
					bottom = Math.min( bottom, box.bottom );
				}
			}
			return { ...place, left, right, top, bottom };
		};
		const words: Word[] = [];
		const texts = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_TEXT
		);
		while ( texts.nextNode() ) {
			const node = texts.currentNode as Text;
			const parent = node.parentElement;
			if (
				! parent?.checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} ) ||
				parent.closest( 'option, noscript, script' )
			) {
				continue;
			}
			for ( const { 0: text, index } of node.data.matchAll( /\S+/g ) ) {
				const range = document.createRange();
				range.setStart( node, index );
				range.setEnd( node, index + text.length );
				for ( const box of range.getClientRects() ) {
					const word = shown(
						{
							node,
							text,
							left: box.left,
							right: box.right,
							top: box.top + box.height * BAND.from,
							bottom: box.top + box.height * BAND.to,
						},
						parent
					);
					if (
						word.right - word.left > LEAST &&
						word.bottom - word.top > LEAST
					) {
						words.push( word );
					}
				}
			}
		}
		return words.flatMap( ( one, index ) =>
			words
				.slice( index + 1 )
				.filter(
					( other ) =>
						one.node !== other.node &&
						Math.min( one.right, other.right ) -
							Math.max( one.left, other.left ) >
							LEAST &&
						Math.min( one.bottom, other.bottom ) -
							Math.max( one.top, other.top ) >
							LEAST
				)
				.map(
					( other ) =>
						`${ one.text } / ${ other.text } at ${ Math.round(
							one.left
						) }, ${ Math.round( one.top + window.scrollY ) }`
				)
		);
	} );

/** The browser's own size of text: 16 px is usual. */
export async function setTextSize( page: Page, pixels: number ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Page.enable' );
	await session.send( 'Page.setFontSizes', {
		fontSizes: { standard: pixels, fixed: Math.round( pixels * 0.8125 ) },
	} );
}

/** Text spacing that a page has to support by WCAG 1.4.12. */
export const TEXT_SPACING = `* {
	line-height: 1.5 !important;
	letter-spacing: 0.12em !important;
	word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;
