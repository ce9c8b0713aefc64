// Sites that stay from one run to the next, on a MariaDB server whose data stays: PHPUnit's, whose tests undo what they did, and one with the
// demo content. Made anew when the tables or the demo are others.
import { join } from 'node:path';
import { build } from './dependencies.mjs';
import { startMariadb } from './mariadb.mjs';
import { workspace } from './paths.mjs';
import { siteSettings } from './sandbox.mjs';
import {
	configureSite,
	installSite,
	removeSite,
	seedSite,
	siteFiles,
} from './site.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';

const folder = join( workspace, 'kept' );

let server;

/**
 * @param {string}  name
 * @param {Object}  [options]
 * @param {boolean} [options.seed] With the demo content.
 * @return {Promise<Object>} Its settings.
 */
export async function keptSite( name, { seed = false } = {} ) {
	await build();
	server ??= startMariadb( join( folder, 'mariadb' ), [], { keep: true } );
	const { host } = await server;
	const siteDir = join( folder, name );
	const settings = await siteSettings( siteDir, {
		...( seed ? { RATE_LIMITS: 'off' } : {} ),
		DB: 'mysql',
		DB_HOST: host,
		DB_NAME: name,
	} );
	const print = fingerprint( [
		'includes/Lifecycle',
		...( seed ? [ 'includes/Cli/Seed' ] : [] ),
	] );
	const file = join( siteDir, '.kept' );
	if ( ! isStamped( file, print ) ) {
		await removeSite( settings );
	}
	await siteFiles( settings );
	await configureSite( settings );
	await installSite( settings );
	if ( seed ) {
		await seedSite( settings );
	}
	stamp( file, print );
	return settings;
}

/** Stops their server. */
export const endKept = async () => ( await server )?.end();
