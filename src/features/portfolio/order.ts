// The order of a list that its owner arranges: pictures of a project, projects of a portfolio.

/** The list with one item taken to another place. */
export function moved< T >(
	list: readonly T[],
	from: number,
	to: number
): readonly T[] {
	const item = list[ from ];
	if ( item === undefined || from === to || list[ to ] === undefined ) {
		return list;
	}
	const others = list.filter( ( _, index ) => index !== from );
	return [ ...others.slice( 0, to ), item, ...others.slice( to ) ];
}

interface Placed {
	id: number;
	visibility: string;
}

/**
 * What is unlisted stands last, so that the others are where everybody sees them. Others keep the order they come in, new ones first.
 *
 * @param items Items as the server has them.
 * @param ids   Their ids in the order that was chosen here.
 */
export function arranged< T extends Placed >(
	items: readonly T[],
	ids: readonly number[]
): T[] {
	const last = ( { visibility }: Placed ) =>
		Number( visibility === 'unlisted' );
	return [ ...items ].sort(
		( a, b ) =>
			last( a ) - last( b ) || ids.indexOf( a.id ) - ids.indexOf( b.id )
	);
}
