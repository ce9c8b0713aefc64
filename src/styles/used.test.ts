// The stylesheets name only classes that some element gets, and set only values that some rule reads. Others are leftovers.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';

/** Classes of others: the editor, the slider, blocks written in the editor. wp-admin's own are not checked. */
const OTHERS = /^(?:components-|editor-header__|slick-|wp-block-)/;

/** Classes put together of parts in src/features/people/members/components/member-image.tsx. */
const PUT_TOGETHER = [ 'is-avatar', 'is-logo' ];

const root = join( __dirname, '../..' );

const files = ( folder: string ): string[] =>
	readdirSync( join( root, folder ), { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = `${ folder }/${ entry.name }`;
			return entry.isDirectory() ? files( path ) : [ path ];
		}
	);

const read = ( paths: string[] ) =>
	paths.map( ( path ) => readFileSync( join( root, path ), 'utf8' ) );

const all = [ ...files( 'src' ), ...files( 'includes/Site' ) ];
const styles = read(
	all.filter(
		( path ) => path.endsWith( '.css' ) && ! path.startsWith( 'src/admin/' )
	)
)
	.join( '\n' )
	.replace( /\/\*[^]*?\*\//g, '' );
const code = read(
	all.filter(
		( path ) => /\.(?:tsx?|php)$/.test( path ) && ! /\.test\./.test( path )
	)
)
	.join( '\n' )
	.replace( /^\s*(?:\/\/|\/?\*).*$/gm, '' );

/** Words of the code: a class is given by one of them. */
const words = new Set( code.split( /[^\w-]+/ ) );

const names = ( pattern: RegExp ) => [
	...new Set(
		[ ...styles.matchAll( pattern ) ].map( ( [ , name ] ) => name ?? '' )
	),
];

it( 'no stylesheet has a class that nothing is given', () => {
	const classes = names( /\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g );
	expect( classes.length ).toBeGreaterThan( 300 );
	expect(
		classes.filter(
			( name ) =>
				! OTHERS.test( name ) &&
				! PUT_TOGETHER.includes( name ) &&
				! words.has( name )
		)
	).toEqual( [] );
} );

it( 'no stylesheet has a value or a movement that nothing uses', () => {
	const values = names( /^\s*(--[\w-]+)\s*:/gm );
	expect( values.length ).toBeGreaterThan( 50 );
	expect(
		values.filter(
			( name ) =>
				! new RegExp( `var\\(\\s*${ name }(?![\\w-])` ).test(
					styles + code
				)
		)
	).toEqual( [] );
	expect(
		names( /@keyframes ([\w-]+)/g ).filter(
			( name ) =>
				! new RegExp( `animation[^;]*\\b${ name }(?![\\w-])` ).test(
					styles
				)
		)
	).toEqual( [] );
} );
