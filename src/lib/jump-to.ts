// Scrolls to another part of the page, and moves the focus there.

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
