// The installable plugin: what package.json calls "files", with the vendor folder of production.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run, stop } from './processes.mjs';
import { inRoot, workspace } from './paths.mjs';
import { makeBareSite } from './sandbox.mjs';
import { serveSite, warmUp } from './serve.mjs';
import { wp } from './wp.mjs';

const slug = 'design-marketplace';

/** @return {Promise<string>} The path of the zip, in the root of the checkout. */
export async function makeZip() {
	const stage = join( workspace, 'zip', slug );
	rmSync( stage, { recursive: true, force: true } );
	mkdirSync( stage, { recursive: true } );
	const { files } = JSON.parse(
		readFileSync( inRoot( 'package.json' ), 'utf8' )
	);
	for ( const name of [ 'package.json', ...files ] ) {
		if ( name !== 'vendor' && existsSync( inRoot( name ) ) ) {
			cpSync( inRoot( name ), join( stage, name ), {
				recursive: true,
				filter: ( path ) => ! basename( path ).startsWith( '.' ),
			} );
		}
	}
	await run(
		'composer',
		[
			'install',
			'--no-dev',
			'--no-interaction',
			'--no-progress',
			'--classmap-authoritative',
		],
		{ cwd: stage, env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } }
	);
	await run( inRoot( 'node_modules/.bin/wp-scripts' ), [ 'plugin-zip' ], {
		cwd: stage,
	} );
	const zip = inRoot( `${ slug }.zip` );
	cpSync( join( stage, `${ slug }.zip` ), zip );
	rmSync( join( workspace, 'zip' ), { recursive: true, force: true } );
	return zip;
}

/** Installs the zip on a fresh WordPress as an owner would, and asks it for its front page. */
export async function tryZip() {
	const zip = await makeZip();
	const settings = await makeBareSite( 'zip' );
	const { siteDir, url } = settings;
	await wp( siteDir, 'plugin', 'install', zip, '--activate' );
	const web = await serveSite( settings );
	try {
		await warmUp( settings );
		const page = await ( await fetch( `${ url }/` ) ).text();
		const good = page.includes( `/plugins/${ slug }/build/` );
		return {
			passed: good ? 1 : 0,
			failed: good ? 0 : 1,
			output: `The front page does not load the plugin's build:\n${ page }`,
		};
	} finally {
		await stop( web );
	}
}
