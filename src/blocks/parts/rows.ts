// Changes to a list's rows; the list itself is left as it was.

export const addRow = < T >( rows: T[], row: T ): T[] => [ ...rows, row ];

export const changeRow = < T >(
	rows: T[],
	index: number,
	changed: Partial< T >
): T[] =>
	rows.map( ( row, place ) =>
		place === index ? { ...row, ...changed } : row
	);

export const removeRow = < T >( rows: T[], index: number ): T[] =>
	rows.filter( ( _, place ) => place !== index );

/** Moves a row to another place. Returns the same list if there is no such place. */
export function moveRow< T >( rows: T[], from: number, to: number ): T[] {
	const row = rows[ from ];
	if ( row === undefined || to < 0 || to >= rows.length ) {
		return rows;
	}
	const others = removeRow( rows, from );
	return [ ...others.slice( 0, to ), row, ...others.slice( to ) ];
}
