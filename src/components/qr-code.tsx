// An address as a QR code: circles, and squares for its three eyes. Black on white in both themes, as cameras want it.
import { encode } from 'uqr';
import { __ } from '@wordpress/i18n';

/** The code's own modules; the white edge around it is four wide. */
const EDGE = 4;
const EYE = 7;

const DOT = 'a.46.46 0 1 0 .92 0a.46.46 0 1 0-.92 0';
const ink = '#0d0d0c';

interface Code {
	size: number;
	path: string;
}

export function codeOf( text: string ): Code {
	const { data, size } = encode( text, { border: 0, ecc: 'M' } );
	const far = size - EYE;
	const isEye = ( x: number, y: number ) =>
		( x < EYE && ( y < EYE || y >= far ) ) || ( x >= far && y < EYE );
	const dots = data.flatMap( ( row, y ) =>
		row.map( ( dark, x ) =>
			dark && ! isEye( x, y ) ? `M${ x }.04 ${ y }.5${ DOT }` : ''
		)
	);
	const eyes = [
		[ 0, 0 ],
		[ far, 0 ],
		[ 0, far ],
	].map(
		( [ x = 0, y = 0 ] ) =>
			`M${ x } ${ y }h7v7h-7zM${ x + 1 } ${ y + 1 }v5h5v-5zM${ x + 2 } ${ y + 2 }h3v3h-3z`
	);
	return { size, path: [ ...dots, ...eyes ].join( '' ) };
}

const viewBox = ( size: number ) =>
	`${ -EDGE } ${ -EDGE } ${ size + 2 * EDGE } ${ size + 2 * EDGE }`;

/** The code as a file. */
export function svgFile( text: string ): string {
	const { size, path } = codeOf( text );
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ viewBox( size ) }"><path fill="#fff" d="M-${ EDGE }-${ EDGE }h${ size + 2 * EDGE }v${ size + 2 * EDGE }H-${ EDGE }z"/><path fill="${ ink }" fill-rule="evenodd" d="${ path }"/></svg>`;
	return `data:image/svg+xml,${ encodeURIComponent( svg ) }`;
}

export const QrCode = ( { url }: { url: string } ) => {
	const { size, path } = codeOf( url );
	return (
		<svg
			className="qr"
			viewBox={ viewBox( size ) }
			role="img"
			aria-label={ __( 'QR code of this page', 'design-marketplace' ) }
		>
			<path d={ path } />
		</svg>
	);
};
