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
export function stateOf( { value, target, least, low = value, high = value } ) {
	if ( Number.isNaN( value ) ) {
		return 'missed';
	}
	if ( target === undefined && least === undefined ) {
		return '';
	}
	if ( high <= ( target ?? Infinity ) && low >= ( least ?? -Infinity ) ) {
		return 'reached';
	}
	return low > ( target ?? Infinity ) || high < ( least ?? -Infinity )
		? 'missed'
		: 'undecided';
}

const goal = ( { target, least } ) => {
	if ( least !== undefined ) {
		return `≥ ${ number( least ) }`;
	}
	return target === undefined ? '' : `≤ ${ number( target ) }`;
};

const verdict = ( row ) => {
	const state = stateOf( row );
	return state === 'missed' && row.note ? `missed: ${ row.note }` : state;
};

/**
 * @param {Array<{figure: string, on: string, unit: string, value: number, target?: number, least?: number, low?: number, high?: number, ms?: number, note?: string}>} rows `ms`: the time itself, `note`: what is known of a miss.
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
