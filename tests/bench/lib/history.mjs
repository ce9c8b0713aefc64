// tests/bench/results.json: what whole benches found, the latest first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { inRoot, runtime } from '../../../bin/lib/paths.mjs';
import { run } from '../../../bin/lib/processes.mjs';

const file = inRoot( 'tests/bench/results.json' );
const KEPT = 10;

const first = async ( command, ...args ) =>
	( await run( command, args ) ).stdout.trim().split( '\n' )[ 0 ];

/** One row a line, so that two benches can be compared as text. */
const asText = ( benches ) =>
	`[\n${ benches
		.map(
			( { rows, ...about } ) =>
				`{ "about": ${ JSON.stringify( about ) }, "rows": [\n${ rows
					.map( ( row ) => `\t${ JSON.stringify( row ) }` )
					.join( ',\n' ) }\n] }`
		)
		.join( ',\n' ) }\n]\n`;

/**
 * @param {Object[]} rows       See show() in table.mjs.
 * @param {number}   loadBefore What the machine had to do before, as the mean length of its run queue.
 */
export async function remember( rows, loadBefore ) {
	const before = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) ).map(
				( { about, rows: found } ) => ( { ...about, rows: found } )
			)
		: [];
	const about = {
		date: new Date().toISOString().slice( 0, 16 ),
		commit: await first( 'git', 'describe', '--always', '--dirty' ),
		wordpress: await first(
			'php',
			'-r',
			'require $argv[1]; echo $wp_version;',
			'--',
			join( runtime, 'wordpress/wp-includes/version.php' )
		),
		load: { before: loadBefore, after: loadavg()[ 0 ] },
		cores: cpus().length,
		php: await first( 'php', '-r', 'echo PHP_VERSION;' ),
		database: await first( 'mariadbd', '--version' ),
	};
	const round = ( value ) =>
		typeof value === 'number' ? Number( value.toFixed( 3 ) ) : value;
	const found = rows.map( ( row ) =>
		Object.fromEntries(
			Object.entries( row ).map( ( [ name, value ] ) => [
				name,
				round( value ),
			] )
		)
	);
	writeFileSync(
		file,
		asText( [ { ...about, rows: found }, ...before ].slice( 0, KEPT ) )
	);
}
