// How wide the lines of a long name are; the same as Letters::widest_line() of includes/Kernel/Contract/Letters.php.
import { BETWEEN, inPieces, widestWord, widthOf } from './letters';

/** Beside a portrait a line has this room at the largest size, in thousandths of it: at a desk as on a phone. */
const ROOM = 5200;

/**
 * The width that sets a name's size, as a multiple of the type size. It is that of the widest word. Where the name would need three lines or
 * more at that size it is set on two, and this is the wider one.
 */
export function widestLine( name: string ): number {
	const text = inPieces( name.trim() );
	const words = text.split( BETWEEN );
	const gaps = [ ...text.matchAll( new RegExp( BETWEEN, 'g' ) ) ].map(
		( [ gap ] ) => ( gap === '\n' ? 0 : widthOf( '\u00a0' ) )
	);
	const line = ( from: number, to: number ) =>
		words
			.slice( from, to )
			.reduce(
				( sum, word, at ) =>
					sum + widthOf( word ) + ( at ? gaps[ from + at - 1 ]! : 0 ),
				0
			);
	const word = widestWord( name );
	const room = Math.max( ROOM, word * 1000 );
	let lines = 1;
	let from = 0;
	for ( let to = 1; to <= words.length; to++ ) {
		if ( line( from, to ) > room ) {
			lines++;
			from = to - 1;
		}
	}
	return lines < 3
		? word
		: Math.min(
				...words
					.slice( 1 )
					.map( ( _word, at ) =>
						Math.max(
							line( 0, at + 1 ),
							line( at + 1, words.length )
						)
					)
			) / 1000;
}
