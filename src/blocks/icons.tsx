// The blocks' drawings in the inserter and the toolbar. Core's icon font would read itself into their names.

const drawn = ( path: string ) => (
	<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
		<path d={ path } fillRule="evenodd" />
	</svg>
);

export const icons = {
	hero: drawn( 'M3 4h18v9H3zM3 15h8v5H3zM13 15h8v5h-8z' ),
	picture: drawn( 'M3 4h18v16H3zm2 2v9l4-4 4 4 3-3 3 3V6z' ),
	points: drawn(
		'M4 4h4v4H4zM10 5h10v2H10zM4 10h4v4H4zM10 11h10v2H10zM4 16h4v4H4zM10 17h10v2H10z'
	),
	statement: drawn( 'M3 5h12v2H3zM3 9h18v2H3zM3 13h18v2H3zM3 17h8v2H3z' ),
	calendar: drawn( 'M4 5h16v15H4zm2 5v8h12v-8zM7 3h2v3H7zM15 3h2v3h-2z' ),
	tiles: drawn( 'M3 4h11v16H3zM16 4h5v7h-5zM16 13h5v7h-5z' ),
	quote: drawn(
		'M4 12c0-4 2-6 6-7v2c-2 .7-3 2-3 4h3v6H4zM14 12c0-4 2-6 6-7v2c-2 .7-3 2-3 4h3v6h-6z'
	),
	film: drawn( 'M3 5h18v14H3zm7 3.5v7l6-3.5z' ),
};
