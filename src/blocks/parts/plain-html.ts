// Blocks keep plain text, where a line break is a line break. Core's rich text speaks HTML.

export const toHtml = ( text: string ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /\n/g, '<br>' );

/** A document of its own: nothing in it is loaded or run. */
export function toText( html: string ): string {
	const { body } = document.implementation.createHTMLDocument( '' );
	body.innerHTML = html.replace( /<br\s*\/?>/gi, '\n' );
	return ( body.textContent ?? '' ).replace( /[\uFEFF\u200B]/g, '' );
}
