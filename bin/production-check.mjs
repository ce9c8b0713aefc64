// bin/production-check: a site as the README's hosting section makes it, and the contract and browser tests against it. "--only=contract,browser" runs those alone, and "-- settings.spec.ts" that spec.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asTest, runAll, script } from './lib/checks.mjs';
import { step } from './lib/console.mjs';
import { snippet, startHosting } from './lib/hosting.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { inRoot } from './lib/paths.mjs';
import {
	makeSite,
	readmeFolder,
	swap,
	type,
	untilUp,
} from './lib/readme-site.mjs';
import { startRedis } from './lib/redis.mjs';
import { serveInbox, startMailWorker } from './lib/serve.mjs';
import { command, wp } from './lib/wp.mjs';

const only = process.argv
	.find( ( option ) => option.startsWith( '--only=' ) )
	?.slice( '--only='.length )
	.split( ',' );

const [ , forPlaywright = '' ] = process.argv.join( '\n' ).split( '\n--\n' );

const asked = [
	'/',
	'/designers',
	'/no-such-page',
	'/feed/',
	'/wp-sitemap.xml',
	'/?p=1',
	'/?author=1',
	'/wp-login.php',
	'/wp-admin/',
];

/** Finds redirects to another host or port, and loops: signs that nginx passes the wrong host to PHP. */
async function strays( url ) {
	const found = [];
	for ( const path of asked ) {
		const { headers } = await fetch( url + path, { redirect: 'manual' } );
		const location = headers.get( 'location' );
		const target = location && new URL( location, url );
		if (
			target &&
			( target.href === url + path ||
				! target.href.startsWith( `${ url }/` ) ||
				! (
					target.searchParams.get( 'redirect_to' ) ?? url
				).startsWith( url ) )
		) {
			found.push( `${ path } redirects to ${ location }` );
		}
	}
	return found.join( '\n' );
}

/** Runs the README's cron line as cron would. */
const cronLine = ( { siteDir, tools } ) =>
	type(
		swap( snippet( 'cron' ), {
			[ readmeFolder ]: siteDir,
			'/usr/local/bin/wp': 'wp',
		} ).replace( /^(\S+ ){5}www-data /, '' ),
		tools
	);

/** All the checks, in order. */
const checks = ( site, env ) => {
	const { siteDir } = site;
	return {
		addresses: async () => asTest( await strays( env.SITE_URL ) ),
		cron: async () => {
			await cronLine( site );
			return asTest( '' );
		},
		doctor: async () => {
			const { stdout, output } = await command(
				siteDir,
				{ check: false },
				'design-marketplace',
				'doctor',
				'--format=json'
			);
			const ill = JSON.parse( stdout || '[]' )
				.filter( ( { status } ) => status !== 'good' )
				.map( ( { check } ) => check )
				// This machine may have no Imagick.
				.filter( ( check ) => check !== 'images' );
			// The tests need it without a certificate and limits, and with demo accounts.
			return asTest(
				ill.join() === 'https,rate-limits,demo-accounts' ? '' : output
			);
		},
		// Runs before the contract tests: they leave more companies than a list shows at first.
		browser: async () => {
			const { browserTests } = await import( './lib/runs.mjs' );
			return browserTests( 'production-browser', env, [
				// Only on local sites does the clock move, and is a provider of log-ins asked without https.
				'--grep-invert=@clock|@local',
				...forPlaywright.split( '\n' ).filter( Boolean ),
			] );
		},
		contract: async () => {
			const { contractTests } = await import( './lib/runs.mjs' );
			const files = readdirSync( inRoot( 'tests/contract' ) ).filter(
				( name ) =>
					name.endsWith( '.test.mjs' ) && name !== 'oidc.test.mjs'
			);
			return contractTests( 'production-contract', env, files );
		},
		// Files of messages, sent to one web server and fetched from another.
		files: async () => {
			const { contractTests } = await import( './lib/runs.mjs' );
			return contractTests( 'production-files', env, [
				'message-files.test.mjs',
			] );
		},
		log: async () => {
			const file = join( siteDir, 'wp-content/debug.log' );
			return asTest(
				existsSync( file ) ? readFileSync( file, 'utf8' ) : ''
			);
		},
	};
};

await script( async ( { folder, zip, getPort, ends } ) => {
	const port = await getPort();
	const port2 = await getPort();
	const url = `http://localhost:${ port }`;
	const [ mailWebPort, mailSmtpPort ] = [ await getPort(), await getPort() ];
	const { demoPackage } = await import( './lib/zip.mjs' );
	let mariadb, redis, site;
	await step( 'MariaDB and Redis', async () => {
		mariadb = await startMariadb( join( folder, 'mariadb' ) );
		ends.push( mariadb.end );
		redis = await startRedis();
		ends.push( redis.end );
	} );
	await step( 'Site', async () => {
		site = await makeSite( {
			folder,
			zip,
			url,
			mariadb,
			redis,
			mailSmtpPort,
		} );
	} );
	const { siteDir } = site;
	await step( 'Demo content', () =>
		wp(
			siteDir,
			'design-marketplace',
			'seed',
			`--package=${ demoPackage }`,
			'--yes'
		).then( () => 'made' )
	);
	await step( 'nginx, PHP-FPM, inbox', async () => {
		await serveInbox( { siteDir, mailWebPort, mailSmtpPort } );
		const hosting = await startHosting( { siteDir, port } );
		ends.push( hosting.end );
		const copy = join( folder, 'second' );
		cpSync( siteDir, copy, {
			recursive: true,
			filter: ( path ) => ! path.endsWith( '/.hosting' ),
		} );
		const second = await startHosting( { siteDir: copy, port: port2 } );
		ends.push( second.end );
		ends.push( startMailWorker( { siteDir } ).end );
		return untilUp( url );
	} );
	return runAll(
		checks( site, {
			...process.env,
			SITE_DIR: siteDir,
			SITE_URL: url,
			SECOND_SITE_URL: `http://localhost:${ port2 }`,
			INBOX_URL: `http://localhost:${ mailWebPort }`,
		} ),
		only
	);
} );
