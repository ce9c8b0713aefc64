// npm's packages, Composer's packages, the contract's PHP and TypeScript, and the build: each brought up to date only when stale.
import { existsSync } from 'node:fs';
import { Problem } from './console.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { fingerprint, isStamped, stamp } from './stamp.mjs';

const unlessStamped = async ( file, print, work ) => {
	if ( isStamped( file, print ) ) {
		return 'up to date';
	}
	const outcome = await work();
	stamp( file, print );
	return outcome;
};

/** Installs the packages of package-lock.json in node_modules. */
export function npmPackages() {
	const print = fingerprint( [ 'package-lock.json' ], process.version );
	return unlessStamped( inRoot( 'node_modules/.stamp' ), print, async () => {
		const env = {
			...process.env,
			PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
			PUPPETEER_SKIP_DOWNLOAD: '1',
		};
		await run( 'npm', [ 'ci', '--no-audit', '--no-fund' ], { env } );
		return 'installed';
	} );
}

const composerEnv = { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' };

/** Installs the packages of composer.json in vendor, with the development tools. */
export async function composerPackages() {
	const { stdout } = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;',
	] );
	const print = fingerprint( [ 'composer.json' ], stdout );
	return unlessStamped( inRoot( 'vendor/.stamp' ), print, async () => {
		// PHPUnit needs PHP 8.2; the plugin itself runs on 8.1.
		const dev = Number( stdout ) < 8.2 ? [ '--no-dev' ] : [];
		await run(
			'composer',
			[ 'install', '--no-interaction', '--no-progress', ...dev ],
			{ env: composerEnv }
		);
		return 'installed';
	} );
}

/** Makes the contract's PHP and TypeScript. */
export async function contract() {
	await run( process.execPath, [ 'bin/contract.mjs' ] );
	return 'up to date';
}

/** Builds the browser's files in build and their translations in languages. BUILD=watched leaves it to a watcher. */
export const build = () => ( building ??= buildOnce() );

/** Parts of the suite that run side by side ask for it at once. */
let building;

async function buildOnce() {
	if ( process.env.BUILD === 'watched' ) {
		return 'left to "npm run dev"';
	}
	await contract();
	// It needs npm's packages, which "npm start" may have installed a moment ago.
	const { compile } = await import( './languages.mjs' );
	// Quicker than to find out whether it is needed.
	compile();
	const print = fingerprint( [
		'src',
		'includes/Kernel/Contract',
		'package-lock.json',
		'webpack.config.js',
	] );
	return unlessStamped( inRoot( 'build/.stamp' ), print, async () => {
		await run( 'npm', [ 'run', '--silent', 'build' ] );
		if ( ! existsSync( inRoot( 'build/index.asset.php' ) ) ) {
			throw new Problem( 'The build made no build/index.asset.php.' );
		}
		return 'built';
	} );
}
