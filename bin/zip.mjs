// npm run zip: builds the plugin and packs it for "Plugins → Add New → Upload", and its demo content for "seed --package".
import { statSync } from 'node:fs';
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
	const zips = [];
	await step( 'Zips', async () => {
		// Only now are npm's packages there, which it needs.
		const { demoPackage, makeZip } = await import( './lib/zip.mjs' );
		zips.push( await makeZip(), demoPackage );
	} );
	say();
	for ( const zip of zips ) {
		const size = ( statSync( zip ).size / 1e6 ).toFixed( 1 );
		say( `${ relative( root, zip ) } (${ size } MB)` );
	}
} catch ( error ) {
	await stopAll();
	report( error );
	process.exit( 1 );
}
