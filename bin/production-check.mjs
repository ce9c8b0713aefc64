// bin/production-check: a site as the README's hosting section makes it, and the contract and browser tests against it. "--only=contract,browser" runs those alone, and "-- settings.spec.ts" that spec.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { allPassed, check } from './lib/checks.mjs';
import { Problem, step } from './lib/console.mjs';
import { snippet, startHosting } from './lib/hosting.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import {
	contractFiles,
	expectNoLog,
	expectWell,
	makeSite,
	readmeFolder,
	swap,
	type,
	untilUp,
} from './lib/readme-site.mjs';
import { startRedis } from './lib/redis.mjs';
import { serveInbox, startMailWorker } from './lib/serve.mjs';
import { wp } from './lib/wp.mjs';

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

/** All parts, in order. */
const parts = ( site, env ) => {
	const { siteDir } = site;
	const contract = async ( name, files ) => {
		const { contractTests } = await import( './lib/runs.mjs' );
		return allPassed( await contractTests( name, env, files ) );
	};
	return {
		addresses: async () => {
			const found = await strays( env.SITE_URL );
			if ( found ) {
				throw new Problem( 'Redirects stray.', found );
			}
		},
		cron: async () => void ( await cronLine( site ) ),
		doctor: () => expectWell( siteDir ),
		// Runs before the contract tests: they leave more companies than a list shows at first.
		browser: async () => {
			const { browserTests } = await import( './lib/runs.mjs' );
			return allPassed(
				await browserTests( 'production-browser', env, [
					// Only on local sites does the clock move, and is a provider of log-ins asked without https.
					'--grep-invert=@clock|@local',
					...forPlaywright.split( '\n' ).filter( Boolean ),
				] )
			);
		},
		contract: () => contract( 'production-contract', contractFiles() ),
		// Files of messages, sent to one web server and fetched from another.
		files: () =>
			contract( 'production-files', [ 'message-files.test.mjs' ] ),
		log: async () => expectNoLog( siteDir ),
	};
};

await check( async ( folder, part ) => {
	// These modules need npm's packages, which are installed only now.
	const { default: getPort } = await import( 'get-port' );
	const { demoPackage, makeZip } = await import( './lib/zip.mjs' );
	const port = await getPort();
	const port2 = await getPort();
	const url = `http://localhost:${ port }`;
	const [ mailWebPort, mailSmtpPort ] = [ await getPort(), await getPort() ];
	let zip, mariadb, redis, site;
	await step( 'Zip', async () => {
		zip = await makeZip();
	} );
	await step( 'MariaDB and Redis', async () => {
		mariadb = await startMariadb( join( folder, 'mariadb' ) );
		redis = await startRedis();
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
		await startHosting( { siteDir, port } );
		const copy = join( folder, 'second' );
		cpSync( siteDir, copy, {
			recursive: true,
			filter: ( path ) => ! path.endsWith( '/.hosting' ),
		} );
		await startHosting( { siteDir: copy, port: port2 } );
		startMailWorker( { siteDir } );
		return untilUp( url );
	} );
	const env = {
		...process.env,
		SITE_DIR: siteDir,
		SITE_URL: url,
		SECOND_SITE_URL: `http://localhost:${ port2 }`,
		INBOX_URL: `http://localhost:${ mailWebPort }`,
	};
	for ( const [ name, work ] of Object.entries( parts( site, env ) ) ) {
		await part( name, work );
	}
	await mariadb.end();
	await redis.end();
} );
