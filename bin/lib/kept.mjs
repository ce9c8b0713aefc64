// Sites that stay from one run to the next, on a MariaDB server whose data stays: PHPUnit's, whose tests undo what they did, and some with the
// demo content. Made anew when the tables or the demo are others.
import { join } from 'node:path';
import { build } from './dependencies.mjs';
import { startMariadb } from './mariadb.mjs';
import { workspace } from './paths.mjs';
import { copySite, testEnv, siteSettings } from './sandbox.mjs';
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

const onServer = async ( name, seed ) => ( {
	...( seed ? testEnv : {} ),
	DB: 'mysql',
	DB_HOST: ( await server ).host,
	DB_NAME: name,
} );

/**
 * @param {string}  name
 * @param {Object}  [options]
 * @param {boolean} [options.seed] With the demo content.
 * @return {Promise<Object>} Its settings.
 */
export async function keptSite( name, { seed = false } = {} ) {
	await build();
	server ??= startMariadb( join( folder, 'mariadb' ), [], { keep: true } );
	const siteDir = join( folder, name );
	const settings = await siteSettings(
		siteDir,
		await onServer( name, seed )
	);
	const print = fingerprint( [
		'includes/Kernel/Lifecycle',
		...( seed ? [ 'includes/Desk/Cli/Seed' ] : [] ),
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

/** A site with the demo content that is only copied. */
export const originalSite = () => keptSite( 'kept_original', { seed: true } );

/** A copy of it, for tests that leave something behind. */
export const keptCopy = async ( name ) =>
	copySite( await originalSite(), name, await onServer( name, true ) );

/** Stops their server. */
export const endKept = async () => ( await server )?.end();
