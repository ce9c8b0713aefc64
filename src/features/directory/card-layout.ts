// The rhythm of the designers list: rows of 1, 2, 1, 2, 1 cards, full rows alternating text left and right.

export type CardLayout = 'full' | 'full flip' | 'half';

/** Cards in a group of one full row and one pair. */
const GROUP = 3;

const isFull = ( index: number, total: number ): boolean =>
	index % GROUP === 0 ||
	// A half without its neighbour would leave a hole.
	( index % GROUP === 1 && index === total - 1 );

export function cardLayouts( total: number ): CardLayout[] {
	let rows = 0;
	return Array.from( { length: total }, ( _, index ) => {
		if ( ! isFull( index, total ) ) {
			return 'half';
		}
		rows++;
		return rows % 2 ? 'full' : 'full flip';
	} );
}
