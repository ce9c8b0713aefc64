// The portfolio's rows: one full-width tile, a small with a large one, two halves, a large with a small one, and again.
// A project's pictures: a full-width one, two halves, a large with a small one, three thirds, and again.

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

const ROWS = [
	[ 'w12' ],
	[ 'w6', 'w6' ],
	[ 'w8', 'w4e' ],
	[ 'w4', 'w4', 'w4' ],
] as const;

export type PictureWidth = ( typeof ROWS )[ number ][ number ];

/**
 * The class of each picture of a project. A row that would have a hole is a full one, or two halves.
 *
 * @param count Pictures.
 */
export function pictureWidths( count: number ): PictureWidth[] {
	const widths: PictureWidth[] = [];
	for ( let row = 0; widths.length < count; row++ ) {
		const left = count - widths.length;
		const full = ROWS[ row % ROWS.length ] ?? ROWS[ 0 ];
		widths.push(
			...( left < full.length ? ( ROWS[ left - 1 ] ?? ROWS[ 0 ] ) : full )
		);
	}
	return widths;
}
