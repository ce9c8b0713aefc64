// What a page says and how it is built, so that two drawings of it can be compared line by line.

/** Names of the server's own: what is not shown to members or without the app. */
const OF_THE_SERVER = [ 'for-strangers', 'app-only', 'unfold' ];

const classesOf = ( element: Element ): string =>
	[ ...element.classList ]
		.sort()
		.filter( ( name ) => ! OF_THE_SERVER.includes( name ) )
		.map( ( name ) => `.${ name }` )
		.join( '' );

/** Where the app has a button or a box to tick, the server has a link, or words that look like one. */
const PRESSED = 'a, button, .btn, .check-chip, span.link';

const nameOf = ( element: Element ): string =>
	element.matches( PRESSED ) ? 'press' : element.localName;

/** A container without a look of its own says nothing, and neither does one with nothing in it. */
const isPlain = ( element: Element ): boolean =>
	( element.localName === 'div' && ! element.classList.length ) ||
	( [ 'div', 'h2' ].includes( element.localName ) &&
		! element.childNodes.length );

const lineOf = ( element: Element ): string =>
	[
		nameOf( element ) + classesOf( element ),
		element.getAttribute( 'lang' ) &&
			`(${ element.getAttribute( 'lang' ) })`,
		element.localName !== 'ol' &&
			element.getAttribute( 'aria-label' ) &&
			`[${ element.getAttribute( 'aria-label' ) }]`,
		element.localName === 'img' &&
			`"${ element.getAttribute( 'alt' ) }" ${ element.getAttribute(
				'sizes'
			) } ${ element.getAttribute( 'fetchpriority' ) ?? '' }`,
	]
		.filter( Boolean )
		.join( ' ' )
		.trim();

/** Elements and texts, each on a line of its own, indented by how deep it stands. */
export function outline( root: Element, depth = 0 ): string[] {
	const indent = '\t'.repeat( depth );
	return [ ...root.childNodes ].flatMap( ( node ) => {
		if ( ! ( node instanceof Element ) ) {
			const text = ( node.textContent ?? '' ).replace( /[ \n\t]+/g, ' ' );
			return text.trim() ? [ indent + text.trim() ] : [];
		}
		if ( node.localName === 'svg' ) {
			return [ `${ indent }icon ${ node.innerHTML }` ];
		}
		if ( isPlain( node ) ) {
			return outline( node, depth );
		}
		return [ indent + lineOf( node ), ...outline( node, depth + 1 ) ];
	} );
}

/** Where its links lead. */
export const links = ( root: Element ): string[] =>
	[ ...root.querySelectorAll( 'a' ) ].map(
		( link ) => `${ link.textContent } → ${ link.getAttribute( 'href' ) }`
	);
