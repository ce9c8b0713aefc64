// Writes the texts and structure of a page as lines, so that two renderings of it can be compared line by line.

/** Classes that only the server uses, for parts that are hidden from members or without the app. */
const OF_THE_SERVER = [ 'for-strangers', 'app-only', 'unfold' ];

const classesOf = ( element: Element ): string =>
	[ ...element.classList ]
		.sort()
		.filter( ( name ) => ! OF_THE_SERVER.includes( name ) )
		.map( ( name ) => `.${ name }` )
		.join( '' );

/** Where the app has a button or a checkbox, the server has a link, or text that looks like one. */
const PRESSED = 'a, button, .btn, .check-chip, span.link';

const nameOf = ( element: Element ): string =>
	element.matches( PRESSED ) ? 'press' : element.localName;

/** Containers without a class and empty containers are left out. */
const isPlain = ( element: Element ): boolean =>
	( element.localName === 'div' && ! element.classList.length ) ||
	( [ 'div', 'h2' ].includes( element.localName ) &&
		! element.childNodes.length );

/** The attributes that decide what the browser loads, and when. */
const PICTURE = [
	'alt',
	'src',
	'srcset',
	'sizes',
	'width',
	'height',
	'fetchpriority',
];

const lineOf = ( element: Element ): string =>
	[
		nameOf( element ) + classesOf( element ),
		element.getAttribute( 'lang' ) &&
			`(${ element.getAttribute( 'lang' ) })`,
		element.localName !== 'ol' &&
			element.getAttribute( 'aria-label' ) &&
			`[${ element.getAttribute( 'aria-label' ) }]`,
		...( element.localName === 'img' ? PICTURE : [] ).map(
			( name ) => `${ name }="${ element.getAttribute( name ) ?? '' }"`
		),
	]
		.filter( Boolean )
		.join( ' ' )
		.trim();

/** Elements and texts, each on its own line, indented by depth. */
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

/** The targets of its links. */
export const links = ( root: Element ): string[] =>
	[ ...root.querySelectorAll( 'a' ) ].map(
		( link ) => `${ link.textContent } → ${ link.getAttribute( 'href' ) }`
	);
