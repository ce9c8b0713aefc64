// Temporary sites for the tests, each in its own folder and on free ports. They are removed before the next run.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { build } from './dependencies.mjs';
import { workspace } from './paths.mjs';
import { run, stop } from './processes.mjs';
import { serveInbox, serveSite, startMailWorker, warmUp } from './serve.mjs';
import { settingsFrom } from './settings.mjs';
import {
	configureSite,
	copyDatabase,
	installSite,
	seedSite,
	siteFiles,
} from './site.mjs';

const all = join( workspace, 'test' );

/** A folder for each run, so that two can run side by side. */
const folder = join( all, String( process.pid ) );

export const testFolder = ( name ) => join( folder, name );

/** Environment of sites with the demo content: tests write more than members may, and webhooks have their receiver on this machine. */
export const testEnv = {
	RATE_LIMITS: 'off',
	DESIGN_MARKETPLACE_WEBHOOK_PRIVATE: 'true',
};

const isAlive = ( pid ) => {
	try {
		return process.kill( pid, 0 );
	} catch {
		return false;
	}
};

/** Removes the sites of this run, and those of earlier runs that were aborted. */
export function clearSandbox() {
	const names = existsSync( all ) ? readdirSync( all ) : [];
	const done = names.filter(
		( name ) =>
			Number( name ) === process.pid || ! isAlive( Number( name ) )
	);
	for ( const name of done ) {
		rmSync( join( all, name ), { recursive: true, force: true } );
	}
}

/**
 * Settings of a site on free ports.
 *
 * @param {string}                 siteDir
 * @param {Record<string, string>} [env]   As for "npm start".
 */
export async function siteSettings( siteDir, env = {} ) {
	return settingsFrom( {
		...env,
		SITE_DIR: siteDir,
		PORT: String( await getPort() ),
		MAIL_WEB_PORT: String( await getPort() ),
		MAIL_SMTP_PORT: String( await getPort() ),
	} );
}

/**
 * A site with WordPress and the plugin.
 *
 * @param {string}                 name
 * @param {Record<string, string>} [env]           As for "npm start".
 * @param {Object}                 [options]
 * @param {boolean}                [options.seed]  With the demo content.
 */
export async function makeSite( name, env, { seed = false } = {} ) {
	await build();
	const settings = await siteSettings( testFolder( name ), env );
	await siteFiles( settings );
	await configureSite( settings );
	await installSite( settings );
	if ( seed ) {
		await seedSite( settings );
	}
	return settings;
}

/**
 * A site with WordPress alone, where plugins can be installed.
 *
 * @param {string}                 name
 * @param {Record<string, string>} [env]  As for "npm start".
 * @param {string}                 [core] Folder of another WordPress than the newest.
 */
export async function makeBareSite( name, env, core ) {
	const settings = {
		...( await siteSettings( testFolder( name ), env ) ),
		core,
	};
	await siteFiles( settings );
	await configureSite( settings, { linked: false } );
	await installSite( settings, { activate: false } );
	return settings;
}

/** Copies a site's files, but not what was compiled of them. By "cp", which takes a tenth of cpSync()'s time. */
async function copyFiles( from, to ) {
	mkdirSync( to, { recursive: true } );
	const names = readdirSync( from ).filter( ( name ) => name !== '.opcache' );
	await run( 'cp', [
		'-a',
		...names.map( ( name ) => join( from, name ) ),
		to,
	] );
}

/**
 * A copy of a site under another name and on other ports, its database on the same server.
 *
 * @param {Object}                 original Its settings.
 * @param {string}                 name
 * @param {Record<string, string>} [env]    As for "npm start".
 */
export async function copySite( original, name, env ) {
	const settings = await siteSettings( testFolder( name ), env );
	await copyFiles( original.siteDir, settings.siteDir );
	await copyDatabase( original.database, settings.database );
	await configureSite( settings );
	return settings;
}

/**
 * Serves a site with its inbox and mail worker while the work runs.
 *
 * @template T
 * @param {Object}                                    settings See settingsFrom().
 * @param {(env: Record<string, string>) => Promise<T>} work   Gets the environment a test program needs.
 */
export async function whileServed( settings, work ) {
	const ends = [];
	try {
		const inbox = await serveInbox( settings );
		ends.push( () => stop( inbox ) );
		const web = await serveSite( settings );
		ends.push( () => stop( web ) );
		await warmUp( settings );
		ends.push( startMailWorker( settings ).end );
		return await work( {
			...process.env,
			SITE_DIR: settings.siteDir,
			SITE_URL: settings.url,
			INBOX_URL: `http://localhost:${ settings.mailWebPort }`,
		} );
	} finally {
		await Promise.all( ends.map( ( end ) => end() ) );
	}
}

/** The sites of this run. */
export const siteNames = () =>
	( existsSync( folder ) ? readdirSync( folder ) : [] ).filter( ( name ) =>
		existsSync( join( folder, name, 'wp-content' ) )
	);
