// To another part of the page; the keyboard goes along.

/** @return Whether there is such a part. */
export function jumpTo( target: Element | null | undefined ): boolean {
	if ( ! ( target instanceof HTMLElement ) ) {
		return false;
	}
	const calm = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	target.tabIndex = -1;
	target.focus( { preventScroll: true } );
	target.scrollIntoView( { behavior: calm ? 'auto' : 'smooth' } );
	return true;
}
