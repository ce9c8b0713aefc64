// "npm version 1.2.3": copies the version of package.json to the files WordPress reads. With "--check" it only reports differences.
import { readFileSync, writeFileSync } from 'node:fs';
import { say } from './lib/console.mjs';
import { inRoot } from './lib/paths.mjs';

const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ) ) );

/** Files, and the version's place in them. */
const places = [
	[ 'plugin.php', /(?<=^ \* Version: +)\S+$/m ],
	[ 'plugin.php', /(?<='DESIGN_MARKETPLACE_VERSION', ')[^']+/ ],
	[ 'readme.txt', /(?<=^Stable tag: )\S+$/m ],
	[ 'package-lock.json', /(?<="version": ")[^"]+/ ],
];

const found = places.map( ( [ file, place ] ) => {
	const text = readFileSync( inRoot( file ), 'utf8' );
	return { file, place, said: text.match( place )?.[ 0 ] };
} );

const stale = found.filter( ( { said } ) => said !== version );

if ( process.argv.includes( '--check' ) ) {
	const undescribed = {
		'CHANGELOG.md': `\n## ${ version }`,
		'readme.txt': `\n= ${ version } =`,
	};
	const problems = [
		...stale.map(
			( { file, said } ) => `${ file } says ${ said }, not ${ version }.`
		),
		...Object.entries( undescribed )
			.filter(
				( [ file, heading ] ) =>
					! readFileSync( inRoot( file ), 'utf8' ).includes( heading )
			)
			.map( ( [ file ] ) => `${ file } says nothing of ${ version }.` ),
	];
	say( problems.join( '\n' ) || `Version ${ version } everywhere.` );
	process.exitCode = problems.length ? 1 : 0;
} else {
	for ( const { file, place } of stale ) {
		const text = readFileSync( inRoot( file ), 'utf8' );
		writeFileSync( inRoot( file ), text.replace( place, version ) );
		say( `Written: ${ file }` );
	}
}
