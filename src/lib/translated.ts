// Browsers translate a page by putting <font> in the place of its texts. React goes on with the text it made, which is no longer in the
// page: to remove it or to insert beside it throws, and its changes are not seen. Here both find what stands in its place. See
// docs/decisions/translated-pages.md.

/** What stands in a node's place: the translation for a text, a later translation for an earlier one. */
const standIns = new WeakMap< Node, ChildNode >();

const isOfTranslator = ( node: Node | null ): node is HTMLElement =>
	node?.nodeName === 'FONT';

function standInOf( text: Node ): ChildNode | undefined {
	// A translator that puts its texts in and takes them out again can make stand-ins point in a circle.
	const seen = new Set< Node >();
	let found = standIns.get( text );
	while ( found && ! found.isConnected && ! seen.has( found ) ) {
		seen.add( found );
		found = standIns.get( found );
	}
	return found?.isConnected ? found : undefined;
}

/** A changed text is shown again, for the translator to translate anew. */
function showAgain( text: Node ): void {
	const found = text.isConnected ? undefined : standInOf( text );
	if ( found ) {
		found.replaceWith( text );
	}
}

/** Translators replace a text, or insert its translation beside it and then remove it. */
function note(
	{ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
	observer: MutationObserver
): void {
	const added = [ ...addedNodes, previousSibling, nextSibling ].find(
		isOfTranslator
	);
	for ( const removed of added ? removedNodes : [] ) {
		if ( removed instanceof Text || isOfTranslator( removed ) ) {
			standIns.set( removed, added as ChildNode );
			observer.observe( removed, { characterData: true } );
		}
	}
}

function read( records: MutationRecord[], observer: MutationObserver ): void {
	for ( const record of records ) {
		if ( record.type === 'characterData' ) {
			showAgain( record.target );
		} else {
			note( record, observer );
		}
	}
}

/** Makes React's changes reach the page's texts, translated or not. Called once, before the app is drawn. */
export function surviveTranslation(): void {
	const { insertBefore, removeChild } = Node.prototype;
	const observer = new MutationObserver( read );
	observer.observe( document.body, { childList: true, subtree: true } );

	/** The child of an element that holds a text or stands in its place; null if there is none. */
	const childFor = ( parent: Node, text: Node ): ChildNode | null => {
		read( observer.takeRecords(), observer );
		let child: Node | null | undefined = text.isConnected
			? text
			: standInOf( text );
		while ( child && child.parentNode !== parent ) {
			child = child.parentNode;
		}
		return ( child as ChildNode | null | undefined ) ?? null;
	};
	const isElsewhere = ( node: Node | null, parent: Node ): node is Text =>
		node instanceof Text && node.parentNode !== parent;

	Node.prototype.removeChild = function < T extends Node >( child: T ): T {
		const present = isElsewhere( child, this )
			? childFor( this, child )
			: child;
		if ( present ) {
			removeChild.call( this, present );
		}
		return child;
	};
	Node.prototype.insertBefore = function < T extends Node >(
		node: T,
		before: Node | null
	): T {
		const present = isElsewhere( before, this )
			? childFor( this, before )
			: before;
		insertBefore.call( this, node, present );
		return node;
	};
}
