// A site made with the README's own lines, for the scripts that check them.
import {
	chmodSync,
	cpSync,
	mkdirSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './console.mjs';
import { snippet } from './hosting.mjs';
import { inRoot, runtime } from './paths.mjs';
import { run } from './processes.mjs';
import { debugLog } from './site.mjs';
import { command, wp } from './wp.mjs';

const domain = 'example.org';
export const readmeFolder = `/srv/www/${ domain }`;
const readmePrivate = `/srv/private/${ domain }`;

/** Replaces every occurrence of a text, and needs at least one: a snippet without it is a mistake to report. */
export function swap( text, pairs ) {
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
export const type = ( lines, tools ) =>
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
export async function makeSite( {
	folder,
	zip,
	url,
	mariadb,
	redis,
	mailSmtpPort,
} ) {
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
	writeFileSync( join( content, 'db-error.php' ), snippet( 'php db-error' ) );
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
export async function untilUp( url ) {
	for ( let i = 0; i < 50; i++ ) {
		const { status } = await fetch( `${ url }/` );
		if ( status === 200 ) {
			return 'answers 200';
		}
		await pause( 200 );
	}
	throw new Problem( `The site does not answer: see ${ url }/.` );
}

/** The contract's tests without those that have the site ask this machine, which only local sites do. */
export const contractFiles = () =>
	readdirSync( inRoot( 'tests/contract' ) ).filter(
		( name ) =>
			name.endsWith( '.test.mjs' ) && ! /^(oidc|webhooks)\./.test( name )
	);

/** Fails when WordPress or PHP complained about something. */
export function expectNoLog( ...siteDirs ) {
	const said = siteDirs.map( ( siteDir ) => debugLog( siteDir ) ).join( '' );
	if ( said ) {
		throw new Problem( 'There is something in debug.log.', said );
	}
}

/** Fails when the doctor finds more than the tests need: no certificate, no limits, demo accounts. This machine may have no Imagick. */
export async function expectWell( siteDir ) {
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
		.filter( ( name ) => name !== 'images' );
	if ( ill.join() !== 'https,rate-limits,demo-accounts' ) {
		throw new Problem( 'The doctor finds something.', output );
	}
}
