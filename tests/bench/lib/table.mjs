// The bench's answer as a table one can read.

const number = ( value ) =>
	Number.isInteger( value ) ? String( value ) : value.toFixed( 2 );

/**
 * A figure without a target is only told; one that was not found is missed.
 *
 * @return {'reached'|'out of reach'|'MISSED'} Out of reach: missed by no more than what has a reason.
 */
export function stateOf( {
	value,
	target = Infinity,
	least = 0,
	bound = -Infinity,
} ) {
	if ( value <= target && value >= least ) {
		return 'reached';
	}
	return value <= bound ? 'out of reach' : 'MISSED';
}

const goal = ( { target, least } ) => {
	if ( least !== undefined ) {
		return `≥ ${ number( least ) }`;
	}
	return target === undefined ? '' : `≤ ${ number( target ) }`;
};

const verdict = ( row ) => {
	const state = stateOf( row );
	if ( state === 'reached' && goal( row ) === '' ) {
		return '';
	}
	return state === 'out of reach' ? `${ state }: ${ row.reason }` : state;
};

/**
 * @param {Array<{figure: string, on: string, unit: string, value: number, target?: number, least?: number, low?: number, high?: number, reason?: string, bound?: number}>} rows `reason`: why a target is out of reach, up to `bound`.
 */
export function show( rows ) {
	const cells = [
		[ 'On', 'Figure', 'Measured', 'Interval', 'Target', '' ],
		...rows.map( ( row ) => [
			row.on,
			row.figure,
			Number.isNaN( row.value )
				? 'failed'
				: `${ number( row.value ) } ${ row.unit }`,
			row.low === undefined
				? ''
				: `${ number( row.low ) }–${ number( row.high ) }`,
			goal( row ),
			verdict( row ),
		] ),
	];
	const widths = cells[ 0 ].map( ( _, column ) =>
		Math.max( ...cells.map( ( row ) => row[ column ].length ) )
	);
	return `\n${ cells
		.map( ( row ) =>
			row
				.map( ( cell, column ) => cell.padEnd( widths[ column ] ) )
				.join( '  ' )
				.trimEnd()
		)
		.join( '\n' ) }`;
}
