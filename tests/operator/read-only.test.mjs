// The code in folders PHP may not write to, run by somebody who owns nothing of it, as careful hosts have it.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot, runtime } from '../../bin/lib/paths.mjs';
import { listens } from '../../bin/lib/ports.mjs';
import { run, start } from '../../bin/lib/processes.mjs';
import { serveInbox } from '../../bin/lib/serve.mjs';
import { filesIn } from '../../bin/lib/zip-file.mjs';
import { demoPackage } from '../../bin/lib/zip.mjs';
import { leave, newSite, slug, theZip } from '../support/operator.mjs';

const isRoot = process.getuid() === 0;

/** "nobody" where that can be had; otherwise whoever runs the tests, and the folders are shut to them. */
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};

/** What PHP writes to: the pictures, the database of these tests, the log. */
const written = [ 'uploads', 'database', 'debug.log' ];

let place, site, members;

const inSite = ( ...parts ) => join( place, 'site', ...parts );

const php = ( ...args ) => [
	'-d',
	'error_reporting=22527',
	'-d',
	'display_errors=stderr',
	'-d',
	'memory_limit=512M',
	...args,
];

const environment = {
	...process.env,
	HOME: '/nonexistent',
	WP_CLI_CONFIG_PATH: '/dev/null',
	WP_CLI_PACKAGES_DIR: '/dev/null',
	WP_CLI_CACHE_DIR: '/nonexistent',
};

const command = ( ...args ) =>
	php( join( place, 'wp-cli.phar' ), `--path=${ inSite() }`, ...args );

const wp = async ( ...args ) => {
	const { code, stdout, output } = await run( 'php', command( ...args ), {
		...nobody,
		cwd: place,
		env: environment,
		check: false,
	} );
	assert.equal( code, 0, `wp ${ args.join( ' ' ) }: ${ output }` );
	return stdout.trim();
};

/** Every file but those that may be written, with what is in it. */
const code = () =>
	Object.fromEntries(
		filesIn( inSite() )
			.filter(
				( path ) =>
					! written.some( ( name ) =>
						path.startsWith( `wp-content/${ name }` )
					)
			)
			.map( ( path ) => [
				path,
				createHash( 'md5' )
					.update( readFileSync( inSite( path ) ) )
					.digest( 'hex' ),
			] )
	);

/** WordPress asks by a cookie whether somebody is an administrator. */
async function administrator() {
	const answer = await fetch( `${ site.url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: 'admin', pwd: 'password' } ),
	} );
	const Cookie = answer.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
	return ( path, options = {} ) =>
		fetch( `${ site.url }${ path }`, {
			redirect: 'manual',
			...options,
			headers: { Cookie, ...options.headers },
		} );
}

const contact = 'design_marketplace_contact_url';

/** The form data a browser would send from the fields of a WordPress settings page. */
function formOf( page ) {
	const form = new URLSearchParams();
	const read = ( tag, name ) =>
		tag.match( new RegExp( ` ${ name }=["']([^"']*)["']` ) )?.[ 1 ];
	const markup = page.slice( page.indexOf( 'action="' ) );
	for ( const [ , tag, options ] of markup.matchAll(
		/<select( [^>]*name=[^>]*)>([^]*?)<\/select>/g
	) ) {
		const chosen =
			options.match( /<option [^>]*selected[^>]*>/ ) ??
			options.match( /<option [^>]*>/ );
		form.append( read( tag, 'name' ), read( chosen[ 0 ], 'value' ) ?? '' );
	}
	for ( const [ tag ] of markup.matchAll( /<input [^>]*name=[^>]*>/g ) ) {
		const isChoice = /type=["'](checkbox|radio)/.test( tag );
		if ( ! isChoice || tag.includes( 'checked' ) ) {
			form.append( read( tag, 'name' ), read( tag, 'value' ) ?? '' );
		}
	}
	return form;
}

before( async () => {
	site = await newSite( 'read-only', { plugin: false } );
	await site.must( 'plugin', 'install', await theZip() );
	// A checkout may lie where nobody else may look.
	place = mkdtempSync( join( tmpdir(), 'read-only-' ) );
	chmodSync( place, 0o755 );
	cpSync( site.siteDir, inSite(), { recursive: true } );
	cpSync(
		join( runtime, 'wp-cli/wp-cli.phar' ),
		join( place, 'wp-cli.phar' )
	);
	cpSync( demoPackage, join( place, 'demo.zip' ) );
	cpSync( inRoot( 'bin/router.php' ), join( place, 'router.php' ) );
	mkdirSync( inSite( 'wp-content/uploads' ), { recursive: true } );
	writeFileSync( inSite( 'wp-content/debug.log' ), '' );
	await run( 'chmod', [ '-R', 'a+rX,a-w', inSite() ] );
	const open = written.map( ( name ) => inSite( 'wp-content', name ) );
	await run( 'chmod', [ '-R', 'u+w', ...open ] );
	if ( isRoot ) {
		await run( 'chown', [ '-R', '65534:65534', ...open ] );
	}
	await serveInbox( site.settings );
	const { port } = site.settings;
	start(
		'The web server',
		'php',
		php(
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			inSite(),
			join( place, 'router.php' )
		),
		{
			...nobody,
			cwd: place,
			stdio: 'ignore',
			env: { ...environment, PHP_CLI_SERVER_WORKERS: '4' },
		}
	);
	while ( ! ( await listens( port ) ) ) {
		await new Promise( setImmediate );
	}
	process.env.SITE_URL = site.url;
	process.env.INBOX_URL = `http://localhost:${ site.settings.mailWebPort }`;
	members = await import( '../support/members.mjs' );
} );

after( async () => {
	await leave();
	await run( 'chmod', [ '-R', 'u+w', place ] );
	rmSync( place, { recursive: true, force: true } );
} );

test( 'PHP may not write beside its code, here', async () => {
	for ( const folder of [ `plugins/${ slug }`, 'mu-plugins', '' ] ) {
		const { code: end } = await run(
			'touch',
			[ inSite( 'wp-content', folder, 'mine' ) ],
			{ ...nobody, check: false }
		);
		assert.notEqual( end, 0, folder );
	}
} );

test( 'everything works in a code folder PHP cannot write to, and nothing in it changes', async () => {
	const untouched = code();
	await wp( 'plugin', 'activate', slug );
	await wp(
		slug,
		'seed',
		'--members=8',
		`--package=${ join( place, 'demo.zip' ) }`
	);
	const worker = start(
		'The mail worker',
		'php',
		command( slug, 'outbox', 'run', '--watch' ),
		{ ...nobody, cwd: place, env: environment, stdio: 'ignore' }
	);

	// A sign-up with a picture, the email that it takes, and a work with another picture.
	const ada = await members.member( 'designer', 'Ada Readonly' );
	const work = await members.work( ada, 'A chair' );
	const { base_path: folder, breakpoints } = work.image;
	assert.equal(
		( await fetch( folder + breakpoints.lg[ '2x' ] ) ).status,
		200
	);

	const ask = await administrator();
	const screen = '/wp-admin/admin.php?page=design-marketplace-settings';
	const form = formOf( await ( await ask( screen ) ).text() );
	form.set( contact, 'https://example.org/readonly' );
	const saved = await ask( '/wp-admin/options.php', {
		method: 'POST',
		body: form,
	} );
	assert.match( saved.headers.get( 'location' ), /settings-updated=true/ );
	assert.equal(
		await wp( 'option', 'get', contact ),
		'https://example.org/readonly'
	);
	await wp( 'cron', 'event', 'run', '--due-now' );
	worker.kill();

	// An update that waits: WordPress says so, and cannot make it.
	const offer = {
		slug,
		plugin: `${ slug }/plugin.php`,
		new_version: '99.0',
		url: '',
		package: `${ site.url }/none.zip`,
	};
	await wp(
		'eval',
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		set_site_transient( 'update_plugins', (object) array(
			'last_checked' => time(),
			'checked'      => array_map( fn( $plugin ) => $plugin['Version'], get_plugins() ),
			'response'     => array( '${ offer.plugin }' => json_decode( '${ JSON.stringify(
				offer
			) }' ) ),
		) );`
	);
	const plugins = await ( await ask( '/wp-admin/plugins.php' ) ).text();
	assert.match( plugins, /id="design-marketplace-update"/ );
	assert.doesNotMatch(
		plugins,
		/<b>(Warning|Notice|Fatal error|Deprecated)/
	);

	for ( const path of [
		'/',
		'/designers',
		'/wp-json/wp/v2/users?role=designer',
	] ) {
		assert.equal( ( await site.get( path ) ).status, 200, path );
	}
	assert.deepEqual( code(), untouched );
	assert.equal(
		readFileSync( inSite( 'wp-content/debug.log' ), 'utf8' ),
		''
	);
} );
