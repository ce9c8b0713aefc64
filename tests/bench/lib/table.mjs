// The bench's answer as a table one can read.

const number = ( value ) =>
	Number.isInteger( value ) ? String( value ) : value.toFixed( 2 );

const verdict = ( { value, target } ) => {
	if ( target === undefined ) {
		return '';
	}
	return value > target ? 'MISSED' : 'reached';
};

/**
 * @param {Array<{figure: string, on: string, unit: string, target: number, value: number, low?: number, high?: number}>} rows
 */
export function show( rows ) {
	const cells = [
		[ 'On', 'Figure', 'Measured', 'Interval', 'Target', '' ],
		...rows.map( ( { figure, on, unit, target, value, low, high } ) => [
			on,
			figure,
			`${ number( value ) } ${ unit }`,
			low === undefined ? '' : `${ number( low ) }–${ number( high ) }`,
			target === undefined ? '' : `≤ ${ number( target ) }`,
			verdict( { value, target } ),
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
