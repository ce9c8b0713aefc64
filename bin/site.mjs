// Makes a site without serving it: "SITE_DIR=… DB=sqlite|mysql node bin/site.mjs [--reset] [--seed]".
import { report, step } from './lib/console.mjs';
import { stopAll, stopWithSignals } from './lib/processes.mjs';
import { unpackRuntime } from './lib/runtime.mjs';
import { settingsFrom } from './lib/settings.mjs';
import {
	configureSite,
	installSite,
	removeSite,
	seedSite,
	siteFiles,
} from './lib/site.mjs';

stopWithSignals();

try {
	const settings = settingsFrom();
	if ( process.argv.includes( '--reset' ) ) {
		await removeSite( settings );
	}
	await step( 'WordPress', unpackRuntime );
	await step( 'Site', () => siteFiles( settings ) );
	await configureSite( settings );
	await step( 'Installation', () => installSite( settings ) );
	if ( process.argv.includes( '--seed' ) ) {
		await step( 'Demo content', () => seedSite( settings ) );
	}
} catch ( error ) {
	await stopAll();
	report( error );
	process.exit( 1 );
}
