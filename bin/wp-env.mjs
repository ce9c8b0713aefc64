// wp-env runs this after each start. It sets permalinks and demo content in Docker.
// In WordPress Playground it can do nothing: blueprint.json makes the demo content there.
import { report } from './lib/console.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

const wpEnv = ( ...args ) =>
	run( inRoot( 'node_modules/.bin/wp-env' ), [ ...args ] );

const wp = ( ...args ) => wpEnv( 'run', 'cli', 'wp', ...args );

try {
	const { stdout } = await wpEnv( 'status', '--json' );
	if ( JSON.parse( stdout ).runtime !== 'playground' ) {
		await wp( 'rewrite', 'structure', '/%postname%/', '--hard' );
		await wp( 'design-marketplace', 'seed' );
	}
} catch ( error ) {
	report( error );
	process.exitCode = 1;
}
