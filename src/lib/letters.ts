// How wide the words of large headings are; the same as includes/Kernel/Contract/Letters.php.
import { letters } from '../contract/letters';

/** Large type is set closer by this, in thousandths of its size. */
const TRACKING = 38;

/** The letter is not in the table: a script that another typeface stands in for. */
const UNKNOWN = 100;

/** A line may end after a hyphen, which goes with the part before it. French sets some signs apart: they go with the word beside them. */
const PIECES: readonly [ RegExp, string ][] = [
	[ /«\s+/gu, '«' ],
	[ /\s+(?=[?!;:»%])/gu, '' ],
	[ /(\p{L}[-\u2010])(?=\p{L})/gu, '$1\n' ],
	[ /\u00AD/gu, '-\n' ],
];

export const BETWEEN =
	/[\t-\r \u1680\u2000-\u2006\u2008-\u200B\u2028\u2029\u205F\u3000]+/u;

const widths = new Map(
	Object.entries( letters ).flatMap( ( [ width, those ] ) =>
		[ ...those ].map( ( letter ) => [ letter, Number( width ) ] as const )
	)
);

/** Thousandths of the type size. */
export const widthOf = ( word: string ): number =>
	[ ...word.replace( /\p{M}/gu, '' ) ].reduce(
		( sum, letter ) =>
			sum + ( widths.get( letter ) ?? UNKNOWN ) * 10 - TRACKING,
		0
	);

/** The text with a line feed wherever a line may end within a word. */
export const inPieces = ( text: string ): string =>
	PIECES.reduce( ( all, [ find, put ] ) => all.replace( find, put ), text );

/** Width of the widest piece that cannot be broken, as a multiple of the type size; at least 1. */
export const widestWord = ( text: string ): number =>
	Math.max( 1000, ...inPieces( text ).split( BETWEEN ).map( widthOf ) ) /
	1000;
