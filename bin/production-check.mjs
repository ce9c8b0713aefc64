// bin/production-check: a site as the README's hosting section makes it, and the contract and browser tests against it. "--only=contract,browser" runs those alone, and "-- settings.spec.ts" that spec.
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { only, prepare } from './lib/checks.mjs';
import { Problem, report, say, seconds, step } from './lib/console.mjs';
import { snippet, startHosting } from './lib/hosting.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { inRoot, runtime } from './lib/paths.mjs';
import { isStopping, run, stopAll, stopWithSignals } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { serveInbox, startMailWorker } from './lib/serve.mjs';
import { debugLog } from './lib/site.mjs';
import { command, wp } from './lib/wp.mjs';

const domain = 'example.org';
const readmeFolder = `/srv/www/${ domain }`;
const readmePrivate = `/srv/private/${ domain }`;

const [ , forPlaywright = '' ] = process.argv.join( '\n' ).split( '\n--\n' );

/** Replaces every occurrence of a text, and needs at least one: a snippet without it is a mistake to report. */
function swap( text, pairs ) {
	return Object.entries( pairs ).reduce( ( result, [ from, to ] ) => {
		if ( ! result.includes( from ) ) {
			throw new Problem( `The README no longer says "${ from }".` );
		}
		return result.replaceAll( from, to );
	}, text );
}

/** Stand-ins for commands that the README runs on a dedicated server, so that they work on a shared one. */
function stageTools( folder, mariadb ) {
	const tools = join( folder, 'bin' );
	const phar = join( runtime, 'wp-cli/wp-cli.phar' );
	const php =
		'php -d error_reporting=22527 -d display_errors=stderr -d memory_limit=512M';
	const scripts = {
		// The file is downloaded already, and its checksum is known.
		curl: 'exit 0',
		chmod: '[ "$2" = /usr/local/bin/wp ] || exec /bin/chmod "$@"',
		install: 'for last; do :; done; exec mkdir -p "$last"',
		// The site belongs to the user who runs the check.
		runuser: 'shift 3; exec "$@"',
		mariadb: `exec /usr/bin/mariadb --no-defaults --user=root --socket='${ mariadb.host.replace( 'localhost:', '' ) }' "$@"`,
		wp: `case " $* " in *" core download "*) exec cp -R '${ join( runtime, 'wordpress' ) }/.' '${ join( folder, 'www' ) }' ;; esac
[ "$(id -u)" = 0 ] && set -- --allow-root "$@"
exec ${ php } '${ phar }' "$@"`,
	};
	mkdirSync( tools );
	for ( const [ name, text ] of Object.entries( scripts ) ) {
		writeFileSync( join( tools, name ), `#!/bin/sh\n${ text }\n` );
		chmodSync( join( tools, name ), 0o755 );
	}
	return tools;
}

/** Runs lines of the README. */
const type = ( lines, tools ) =>
	run( 'sh', [ '-e', '-c', lines ], {
		name: 'sh',
		env: {
			...process.env,
			PATH: `${ tools }:${ process.env.PATH }`,
			WP_CLI_CONFIG_PATH: '/dev/null',
			WP_CLI_PACKAGES_DIR: '/dev/null',
		},
	} );

/** Sets up the site with the README's lines. */
async function makeSite( { folder, zip, url, mariadb, redis, mailSmtpPort } ) {
	const siteDir = join( folder, 'www' );
	const tools = stageTools( folder, mariadb );
	const content = join( siteDir, 'wp-content' );
	await type( snippet( 'sh database' ), tools );
	await type(
		swap( snippet( 'sh wordpress' ), {
			[ readmeFolder ]: siteDir,
			[ readmePrivate ]: join( folder, 'private' ),
			"--dbpass='a-long-password'": `--dbpass='a-long-password' --dbhost='${ mariadb.host }'`,
			[ `http://${ domain }` ]: url,
			'--admin_user=admin':
				'--admin_user=admin --admin_password=password',
			[ `you@${ domain }` ]: 'admin@example.test',
			'/srv/design-marketplace.zip': zip,
		} ),
		tools
	);
	mkdirSync( join( content, 'mu-plugins' ), { recursive: true } );
	writeFileSync(
		join( content, 'mu-plugins/smtp.php' ),
		swap( snippet( 'php' ), {
			[ `'smtp.${ domain }'` ]: "'127.0.0.1'",
			'= 587': `= ${ mailSmtpPort }`,
			'SMTPAuth = true': 'SMTPAuth = $mailer->SMTPAutoTLS = false',
		} )
	);
	// The site sends no requests to wordpress.org.
	cpSync(
		inRoot( 'bin/templates/development.php' ),
		join( content, 'mu-plugins/offline.php' )
	);
	cpSync(
		inRoot( 'tests/support/object-cache.php' ),
		join( content, 'object-cache.php' )
	);
	const constants = {
		BENCH_REDIS: `'${ redis.socket }'`,
		DEVELOPMENT_SMTP_PORT: String( mailSmtpPort ),
		DESIGN_MARKETPLACE_RATE_LIMITS: 'false',
		WP_DEBUG: 'true',
		WP_DEBUG_LOG: 'true',
		WP_DEBUG_DISPLAY: 'false',
	};
	for ( const [ name, value ] of Object.entries( constants ) ) {
		await wp( siteDir, 'config', 'set', name, value, '--raw' );
	}
	for ( const name of [ 'fr_FR', 'de_DE', 'it_IT' ] ) {
		mkdirSync( join( content, 'languages' ), { recursive: true } );
		await run( 'sh', [
			'-c',
			`cp "$1"/*${ name }* "$2"`,
			'--',
			join( runtime, 'languages' ),
			join( content, 'languages' ),
		] );
	}
	await wp( siteDir, 'option', 'update', 'timezone_string', 'Europe/Zurich' );
	return { siteDir, tools };
}

/** Waits for the first page: nginx answers before PHP is ready. */
async function untilUp( url ) {
	for ( let i = 0; i < 50; i++ ) {
		const { status } = await fetch( `${ url }/` );
		if ( status === 200 ) {
			return 'answers 200';
		}
		await pause( 200 );
	}
	throw new Problem( `The site does not answer: see ${ url }/.` );
}

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

const asTest = ( problem ) => ( {
	passed: problem ? 0 : 1,
	failed: problem ? 1 : 0,
	output: problem,
} );

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
		log: async () => asTest( debugLog( siteDir ) ),
	};
};

async function runAll( entries ) {
	const total = { passed: 0, failed: 0 };
	for ( const [ name, work ] of Object.entries( entries ) ) {
		if ( only && ! only.includes( name ) && name !== 'log' ) {
			continue;
		}
		const start = performance.now();
		process.stdout.write( `  ${ name } … ` );
		const { passed, failed, output } = await work().catch( ( error ) =>
			asTest( `${ error.details ?? '' }\n${ error.stack }` )
		);
		total.passed += passed;
		total.failed += failed;
		say( `${ passed } passed, ${ failed } failed (${ seconds( start ) })` );
		if ( failed ) {
			say(
				`\n${ output.trim().split( '\n' ).slice( -150 ).join( '\n' ) }\n`
			);
		}
	}
	return total;
}

stopWithSignals( () => say( '\nStopping …' ) );

/** The clean-up steps. The last one runs first. */
const ends = [];
const endAll = async () => {
	for ( const end of ends.reverse() ) {
		await end();
	}
};

try {
	await prepare();
	// These modules need npm's packages, which are installed only now.
	const { default: getPort } = await import( 'get-port' );
	const { demoPackage, makeZip } = await import( './lib/zip.mjs' );
	const folder = mkdtempSync( join( tmpdir(), 'production-' ) );
	ends.push( () => rmSync( folder, { recursive: true, force: true } ) );
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
	const { passed, failed } = await runAll(
		checks( site, {
			...process.env,
			SITE_DIR: siteDir,
			SITE_URL: url,
			SECOND_SITE_URL: `http://localhost:${ port2 }`,
			INBOX_URL: `http://localhost:${ mailWebPort }`,
		} )
	);
	await endAll();
	await stopAll();
	say( `\n${ passed } passed, ${ failed } failed` );
	process.exit( failed ? 1 : 0 );
} catch ( error ) {
	if ( ! isStopping() ) {
		await endAll();
		await stopAll();
		report( error );
		say( '\n0 passed, 1 failed' );
		process.exit( 1 );
	}
}
