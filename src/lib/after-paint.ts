// What follows from an input but need not be in its first answer: the answer is painted before. See docs/decisions/after-paint.md.

/**
 * @param run Called once the next frame is drawn, when nothing is left to be laid out.
 * @return Calls it off.
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
