// npm run zip: builds the plugin and packs it for "Plugins → Add New → Upload".
import { relative } from 'node:path';
import { report, say, step } from './lib/console.mjs';
import { build, composerPackages, npmPackages } from './lib/dependencies.mjs';
import { root } from './lib/paths.mjs';
import { stopAll, stopWithSignals } from './lib/processes.mjs';

stopWithSignals();

try {
	await step( 'npm packages', npmPackages );
	await step( 'Composer packages', composerPackages );
	await step( 'Build', build );
	let zip;
	await step( 'Zip', async () => {
		// Only now are npm's packages there, which it needs.
		const { makeZip } = await import( './lib/zip.mjs' );
		zip = await makeZip();
	} );
	say( `\n${ relative( root, zip ) }` );
} catch ( error ) {
	await stopAll();
	report( error );
	process.exit( 1 );
}
