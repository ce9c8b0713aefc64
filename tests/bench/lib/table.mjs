// The bench's answer as a table one can read.

const number = ( value ) =>
	Number.isInteger( value ) ? String( value ) : value.toFixed( 2 );

/**
 * A figure without a target is only told; one that was not found is missed.
 *
 * The interval decides, not the median alone: a target inside it is neither reached nor missed.
 *
 * @return {'reached'|'undecided'|'missed'|''} '' for a figure without a target.
 */
export function stateOf( { value, target, low = value, high = value } ) {
	if ( Number.isNaN( value ) ) {
		return 'missed';
	}
	if ( target === undefined ) {
		return '';
	}
	if ( high <= target ) {
		return 'reached';
	}
	return low > target ? 'missed' : 'undecided';
}

const goal = ( { target } ) =>
	target === undefined ? '' : `≤ ${ number( target ) }`;

/**
 * @param {Array<{figure: string, on: string, unit: string, value: number, target?: number, low?: number, high?: number, ms?: number}>} rows `ms`: the time itself.
 */
export function show( rows ) {
	const cells = [
		[ 'On', 'Figure', 'Measured', '95 %', 'Time', 'Target', '' ],
		...rows.map( ( row ) => [
			row.on,
			row.figure,
			Number.isNaN( row.value )
				? 'failed'
				: `${ number( row.value ) } ${ row.unit }`,
			row.low === undefined
				? ''
				: `${ number( row.low ) }–${ number( row.high ) }`,
			row.ms === undefined ? '' : `${ number( row.ms ) } ms`,
			goal( row ),
			stateOf( row ),
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
