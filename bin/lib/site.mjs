// Makes a WordPress site in a folder: files, configuration, database, plugin, demo content. Later runs only bring it up to date.
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { extname, join, relative } from 'node:path';
import { Problem } from './console.mjs';
import { inRoot, runtime } from './paths.mjs';
import { run } from './processes.mjs';
import { wp } from './wp.mjs';
import { freshSalts, wpConfig } from './wp-config.mjs';

const slug = 'design-marketplace';
/** The first version whose data later ones can read. */
const line = '1.0.0';
const translations = /(^|-)(fr_FR|de_DE|it_IT)[.-]/;

const stateFile = ( siteDir ) => join( siteDir, '.site.json' );

function readState( siteDir ) {
	const file = stateFile( siteDir );
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
}

/**
 * What WordPress and PHP complained about, which should be nothing.
 *
 * @param {string} siteDir
 */
export function debugLog( siteDir ) {
	const file = join( siteDir, 'wp-content/debug.log' );
	return existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
}

const writeState = ( siteDir, state ) =>
	writeFileSync(
		stateFile( siteDir ),
		`${ JSON.stringify( state, null, '\t' ) }\n`
	);

const writeIfChanged = ( file, text ) => {
	if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== text ) {
		writeFileSync( file, text );
	}
};

const currentRuntime = () =>
	readFileSync( join( runtime, '.stamp' ), 'utf8' ).slice( 0, 16 );

/**
 * Deletes a site and its database. Refuses a folder that is not a site.
 *
 * @param {Object} settings See settingsFrom().
 */
export async function removeSite( { siteDir, database } ) {
	if ( ! existsSync( siteDir ) ) {
		return;
	}
	if (
		readdirSync( siteDir ).length &&
		! existsSync( stateFile( siteDir ) )
	) {
		throw new Problem(
			`${ siteDir } was not made by these scripts, so it is not deleted: name another folder with SITE_DIR.`
		);
	}
	rmSync( siteDir, { recursive: true, force: true } );
	await onServer( database, ( name ) => `DROP DATABASE IF EXISTS ${ name }` );
}

/**
 * Runs a statement on the MySQL server, outside any database.
 *
 * @param {Object}                   database
 * @param {(name: string) => string} statement Gets the quoted name of the site's database.
 */
async function onServer( database, statement ) {
	if ( database.kind !== 'mysql' ) {
		return;
	}
	const { host, user, password, name } = database;
	const [ server, extra = '' ] = host.split( ':' );
	const code = `
		$c = json_decode( stream_get_contents( STDIN ), true );
		$db = new mysqli( $c["server"], $c["user"], $c["password"], "", (int) $c["port"], $c["socket"] );
		$db->query( $c["statement"] );`;
	await run( 'php', [ '-r', code ], {
		input: JSON.stringify( {
			server,
			user,
			password,
			port: /^\d+$/.test( extra ) ? extra : 0,
			socket: extra.startsWith( '/' ) ? extra : null,
			statement: statement( `\`${ name.replaceAll( '`', '' ) }\`` ),
		} ),
		name: 'mysqli',
	} );
}

/**
 * Copies a MySQL database to another on the same server, which is made anew; SQLite's is a file of the site.
 *
 * @param {Object} from
 * @param {Object} to
 */
export async function copyDatabase( from, to ) {
	if ( from.kind !== 'mysql' ) {
		return;
	}
	const create = ( name ) =>
		`CREATE DATABASE ${ name } CHARACTER SET utf8mb4`;
	await onServer( to, ( name ) => `DROP DATABASE IF EXISTS ${ name }` );
	await onServer( to, create );
	const client = `--no-defaults --user=${ from.user } --socket=${
		from.host.split( ':' )[ 1 ]
	}`;
	await run( 'sh', [
		'-ec',
		`mariadb-dump ${ client } ${ from.name } | mariadb ${ client } ${ to.name }`,
	] );
}

/**
 * Copies WordPress, translations and the database driver.
 *
 * @param {Object} settings See settingsFrom(); `core` names the folder of another WordPress than the newest.
 * @return {Promise<string>} What was done.
 */
export async function siteFiles( {
	siteDir,
	database,
	core = join( runtime, 'wordpress' ),
} ) {
	const state = readState( siteDir );
	if ( state.runtime ) {
		if ( state.runtime !== currentRuntime() ) {
			throw new Problem(
				`The site in ${ siteDir } was made with another WordPress: start again with "npm start -- --reset".`
			);
		}
		return 'up to date';
	}
	if ( existsSync( siteDir ) && readdirSync( siteDir ).length ) {
		throw new Problem(
			`${ siteDir } is not empty and not a site of these scripts: name another folder with SITE_DIR.`
		);
	}
	mkdirSync( siteDir, { recursive: true } );
	await run( 'cp', [ '-R', `${ core }/.`, siteDir ] );
	const content = join( siteDir, 'wp-content' );
	const languages = join( content, 'languages' );
	for ( const folder of [ languages, join( content, 'mu-plugins' ) ] ) {
		mkdirSync( folder, { recursive: true } );
	}
	const names = readdirSync( join( runtime, 'languages' ) );
	for ( const name of names.filter( ( n ) => translations.test( n ) ) ) {
		cpSync( join( runtime, 'languages', name ), join( languages, name ) );
	}
	if ( database.kind === 'sqlite' ) {
		installSqlite( content );
	}
	writeState( siteDir, { runtime: currentRuntime(), salts: freshSalts() } );
	return 'copied';
}

function installSqlite( content ) {
	const name = 'sqlite-database-integration';
	cpSync( join( runtime, name ), join( content, name ), { recursive: true } );
	const dropIn = readFileSync( join( content, name, 'db.copy' ), 'utf8' )
		.replace(
			"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
			`__DIR__ . '/${ name }'`
		)
		.replaceAll( '{SQLITE_PLUGIN}', `${ name }/load.php` );
	writeFileSync( join( content, 'db.php' ), dropIn );
}

/**
 * Links the files that the zip would hold and no others, so that the web server never reaches .git or node_modules.
 * Folders are links and files are copies, so that plugin.php finds itself among the plugins.
 *
 * @param {string} siteDir
 */
function linkPlugin( siteDir ) {
	const folder = join( siteDir, 'wp-content/plugins', slug );
	mkdirSync( folder, { recursive: true } );
	const { files } = JSON.parse( readFileSync( inRoot( 'package.json' ) ) );
	for ( const name of files ) {
		const here = join( folder, name );
		const source = inRoot( name );
		if ( extname( name ) === '.php' && existsSync( source ) ) {
			writeIfChanged( here, readFileSync( source, 'utf8' ) );
			continue;
		}
		rmSync( here, { recursive: true, force: true } );
		if ( extname( name ) === '' && name !== 'LICENSE' ) {
			symlinkSync( relative( folder, source ), here );
		}
	}
}

/**
 * Updates everything that may change from one start to the next.
 *
 * @param {Object}  settings         See settingsFrom().
 * @param {Object}  [options]
 * @param {boolean} [options.linked] Link the plugin to this checkout; otherwise it is put there by the caller.
 */
export async function configureSite( settings, { linked = true } = {} ) {
	const { siteDir } = settings;
	const { salts } = readState( siteDir );
	writeIfChanged(
		join( siteDir, 'wp-config.php' ),
		wpConfig( settings, salts, linked )
	);
	writeIfChanged(
		join( siteDir, 'wp-content/mu-plugins/development.php' ),
		readFileSync( inRoot( 'bin/templates/development.php' ), 'utf8' )
	);
	if ( linked ) {
		linkPlugin( siteDir );
	}
}

/**
 * Installs WordPress and activates the plugin.
 *
 * @param {Object}  settings           See settingsFrom().
 * @param {Object}  [options]
 * @param {boolean} [options.activate] Activate the plugin.
 * @return {Promise<string>} What was done.
 */
export async function installSite( settings, { activate = true } = {} ) {
	const { siteDir, url, database } = settings;
	const state = readState( siteDir );
	if ( state.installed && state.line !== line ) {
		throw new Problem(
			`The site in ${ siteDir } was made before ${ line }, and its data cannot be read any more: start again with "npm start -- --reset".`
		);
	}
	if ( state.installed ) {
		return 'up to date';
	}
	await onServer(
		database,
		( name ) =>
			`CREATE DATABASE IF NOT EXISTS ${ name } CHARACTER SET utf8mb4`
	);
	await wp(
		siteDir,
		'core',
		'install',
		`--url=${ url }`,
		'--title=Design Marketplace',
		'--admin_user=admin',
		'--admin_password=password',
		'--admin_email=admin@example.test',
		'--skip-email'
	);
	await wp( siteDir, 'option', 'update', 'timezone_string', 'Europe/Zurich' );
	await wp( siteDir, 'rewrite', 'structure', '/%postname%/' );
	// "Hello world!" and the sample page.
	const { stdout } = await wp(
		siteDir,
		'post',
		'list',
		'--post_type=post,page',
		'--post_status=publish',
		'--format=ids'
	);
	await wp(
		siteDir,
		'post',
		'delete',
		...stdout.trim().split( ' ' ),
		'--force'
	);
	if ( activate ) {
		await wp( siteDir, 'plugin', 'activate', slug );
	}
	writeState( siteDir, { ...state, installed: true, line } );
	return 'installed';
}

/**
 * Makes the demo content.
 *
 * @param {Object}    settings See settingsFrom().
 * @param {...string} options  Of the command.
 * @return {Promise<string>} What was done.
 */
export async function seedSite( { siteDir }, ...options ) {
	const state = readState( siteDir );
	if ( state.seeded ) {
		return 'up to date';
	}
	await wp( siteDir, slug, 'seed', ...options );
	writeState( siteDir, { ...state, seeded: true } );
	return 'made';
}
