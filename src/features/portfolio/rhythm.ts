// The portfolio's rows: one full-width tile, a small with a large one, two halves, a large with a small one, and again.

const PATTERN = [ 'w12', 'w3', 'w9e', 'w6', 'w6', 'w8', 'w4e' ] as const;

export type WorkWidth = ( typeof PATTERN )[ number ];

/** Widths of a row's tiles. If the list ends within a row, its last tile gets the full width. */
const OPENS_ROW: readonly number[] = [ 1, 3, 5 ];

/**
 * The class of each tile.
 *
 * @param count Tiles.
 */
export function widthsOf( count: number ): WorkWidth[] {
	return Array.from( { length: count }, ( _, index ) => {
		const place = index % PATTERN.length;
		const alone = index === count - 1 && OPENS_ROW.includes( place );
		return alone ? 'w12' : ( PATTERN[ place ] ?? 'w12' );
	} );
}
