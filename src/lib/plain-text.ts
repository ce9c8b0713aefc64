// Rendered HTML as the words in it: titles come encoded ("Ch&#226;teau"), React would print the code.

export function plainText( html: string ): string {
	if ( ! /[&<]/.test( html ) ) {
		return html;
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return ( body.textContent ?? '' ).trim();
}
