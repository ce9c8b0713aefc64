// npm run languages: collects the code's strings in languages/. "--check" only reports errors, "--compile" only compiles the catalogues.
import { relative } from 'node:path';
import { report, say } from './lib/console.mjs';
import { compile, extract, problems, update } from './lib/languages.mjs';
import { root } from './lib/paths.mjs';
import { unpackRuntime } from './lib/runtime.mjs';

async function collect( checkOnly ) {
	await unpackRuntime();
	const entries = await extract();
	for ( const file of checkOnly ? [] : update( entries ) ) {
		say( `Written: ${ relative( root, file ) }` );
	}
	const found = problems( entries );
	say( found.join( '\n' ) || 'Every string has its translations.' );
	process.exitCode = found.length ? 1 : 0;
}

try {
	if ( ! process.argv.includes( '--compile' ) ) {
		await collect( process.argv.includes( '--check' ) );
	}
	compile();
} catch ( error ) {
	report( error );
	process.exitCode = 1;
}
