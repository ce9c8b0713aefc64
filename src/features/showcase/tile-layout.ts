// The rhythm of the showcase: one picture large and its neighbour small, changing sides.

export interface TileLayout {
	className: string;
	/** How wide the browser shows the picture. */
	sizes: string;
}

const LARGE = '(min-width: 900px) 66vw, 100vw';
const HALF = '(min-width: 900px) 50vw, (min-width: 600px) 50vw, 100vw';
const SMALL = '(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw';

/** A page of six: 8 + 4, 6 + 6, 4 + 8 columns. */
const PATTERN: TileLayout[] = [
	{ className: 'w8', sizes: LARGE },
	{ className: 'w4', sizes: SMALL },
	{ className: 'w6', sizes: HALF },
	{ className: 'w6', sizes: HALF },
	{ className: 'w4', sizes: SMALL },
	{ className: 'w8', sizes: LARGE },
];

const ALONE: TileLayout = { className: 'w8', sizes: LARGE };

export const tileLayouts = ( total: number ): TileLayout[] =>
	Array.from( { length: total }, ( _, index ) => {
		const isAlone = index % 2 === 0 && index === total - 1;
		return isAlone ? ALONE : ( PATTERN[ index % PATTERN.length ] ?? ALONE );
	} );
