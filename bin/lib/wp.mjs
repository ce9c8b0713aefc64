// WP-CLI on a given site.
import { inRoot } from './paths.mjs';
import { run, start } from './processes.mjs';

const environment = ( siteDir ) => ( {
	...process.env,
	SITE_DIR: siteDir,
	// The user's own WP-CLI configuration and packages must not affect the scripts.
	WP_CLI_CONFIG_PATH: '/dev/null',
	WP_CLI_PACKAGES_DIR: '/dev/null',
} );

/**
 * Runs one command to its end.
 *
 * @param {string}    siteDir
 * @param {Object}    options As for run().
 * @param {...string} args
 */
export const command = ( siteDir, options, ...args ) =>
	run( inRoot( 'bin/wp' ), args, {
		...options,
		env: environment( siteDir ),
	} );

/**
 * The same, and it must succeed.
 *
 * @param {string}    siteDir
 * @param {...string} args
 */
export const wp = ( siteDir, ...args ) => command( siteDir, {}, ...args );

/**
 * Starts a command that goes on until it is stopped.
 *
 * @param {string}    name    How it is called in messages.
 * @param {string}    siteDir
 * @param {Object}    options As for child_process.spawn.
 * @param {...string} args
 */
export const startWp = ( name, siteDir, options, ...args ) =>
	start( name, inRoot( 'bin/wp' ), args, {
		...options,
		env: environment( siteDir ),
	} );
