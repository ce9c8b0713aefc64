// Delays work that need not be part of the first response to an input. The browser paints first. See docs/decisions/after-paint.md.

/**
 * @param run Called after the next frame is drawn, when no layout is pending.
 * @return Cancels the call.
 */
export function afterPaint( run: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const frame = requestAnimationFrame( () => {
		timer = setTimeout( run );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
