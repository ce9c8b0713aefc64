// Colours, radii and typefaces are the brand's: tokens.css and Brand.php have them, and nothing else does.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';

const root = join( __dirname, '../..' );

/** What is no part of the site's look, and why. */
const ALLOWED = [
	// The tokens, and their copy for what has no stylesheet; a test compares the two.
	'src/styles/tokens.css',
	'includes/Kernel/Settings/Brand.php',
	// Black and white as such, the end of every nearest colour.
	'includes/Kernel/Settings/Colour.php',
	'includes/Kernel/Settings/Typefaces.php',
	// wp-admin's own look.
	'src/admin/admin.css',
	'src/blocks/panel.css',
	'includes/Desk/Admin/Settings/Mail_Form.php',
	'includes/Desk/Admin/Settings/Mail_Trial.php',
	// The average colour of a picture.
	'includes/Media/Images.php',
	// Files that leave the site: a code as cameras want it, a picture without transparency, a portfolio that opens offline.
	'src/components/qr-code.tsx',
	'src/lib/crop-image.ts',
	'includes/Portfolio/Zip/Packing.php',
];

const files = ( folder: string ): string[] =>
	readdirSync( join( root, folder ), { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = `${ folder }/${ entry.name }`;
			return entry.isDirectory() ? files( path ) : [ path ];
		}
	);

const lines = [ ...files( 'src' ), ...files( 'includes' ) ]
	.filter(
		( path ) =>
			/\.(?:css|scss|tsx?|php)$/.test( path ) &&
			! /\.test\./.test( path ) &&
			! ALLOWED.includes( path )
	)
	.flatMap( ( path ) =>
		readFileSync( join( root, path ), 'utf8' )
			.split( '\n' )
			.map( ( line ) => ( { path, line: line.trim() } ) )
			// An example in a sentence or a comment is none.
			.filter( ( { line } ) => ! /^(?:\/|\*|#)|__\(/.test( line ) )
	);

const found = ( pattern: RegExp, only = /./ ) =>
	lines
		.filter(
			( { path, line } ) => only.test( path ) && pattern.test( line )
		)
		.map( ( { path, line } ) => `${ path }: ${ line }` );

it( 'no colour is written out but in the tokens', () => {
	expect( lines.length ).toBeGreaterThan( 20_000 );
	expect(
		found(
			/(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b0x[\da-f]{6}\b/i
		)
	).toEqual( [] );
	expect(
		found(
			/\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(|:[^;]*\b(?<!-)(?:white|black|red|pink|green|gr[ae]y)\b(?!-)/,
			/s?css$/
		)
	).toEqual( [] );
} );

it( 'no radius is', () => {
	expect(
		found(
			/border(?:-\w+)*-radius:(?=[^;}"']*(?<![\w.-])(?!0\.)[1-9]\d*(?:px|%|r?em))/
		)
	).toEqual( [] );
} );

it( 'no typeface is', () => {
	expect(
		found(
			/^(?!.*@font-face).*font(?:-family)?:(?![^;}]*(?:var\(--font|inherit|%\d?\$?s))[^;}]*["'a-z]{4}/,
			/s?css$|Site|Mail/
		)
	).toEqual( [] );
} );
