// npm run playground: WordPress Playground with the plugin, on port 9400 unless --port names another.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const given = process.argv.slice( 2 );
const hasPort = given.some( ( word ) => /^--port(=|$)/.test( word ) );
const cli = fileURLToPath(
	new URL( '../node_modules/.bin/wp-playground-cli', import.meta.url )
);
spawn( cli, [ ...given, ...( hasPort ? [] : [ '--port=9400' ] ) ], {
	stdio: 'inherit',
} ).once( 'exit', ( code ) => process.exit( code ?? 1 ) );
