// The zip: what is in it, that it is always the same, and that it works beside other plugins.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/processes.mjs';
import { filesIn } from '../../bin/lib/zip-file.mjs';
import { demoPackage, mostBytes } from '../../bin/lib/zip.mjs';
import {
	leave,
	newSite,
	projectFiles,
	scratch,
	served,
	slug,
	theZip,
	unpack,
} from '../support/operator.mjs';

let folder, files, site;

/** Packages that the sources import and webpack bundles: WordPress brings its own, and React. */
function librariesOfSources() {
	const found = new Set();
	const sources = filesIn( inRoot( 'src' ) ).filter(
		( path ) => /\.tsx?$/.test( path ) && ! /\.(test|d)\./.test( path )
	);
	for ( const path of sources ) {
		const text = readFileSync( inRoot( 'src', path ), 'utf8' );
		for ( const [ , type, name ] of text.matchAll(
			/^(?:import|export) (type )?[^;]*?from '((?:@[\w-]+\/)?[\w-]+)[^']*';$/gm
		) ) {
			if (
				! type &&
				! /^(@wordpress\/.*|react|react-dom)$/.test( name )
			) {
				found.add( name );
			}
		}
	}
	// Only re-exports react-router, so the bundle holds no code of its own.
	found.delete( 'react-router-dom' );
	return [ ...found ];
}

const read = ( path ) => readFileSync( join( folder, path ), 'utf8' );

const hash = ( file ) =>
	createHash( 'sha256' ).update( readFileSync( file ) ).digest( 'hex' );

before( async () => {
	const unpacked = scratch( 'unpacked' );
	await unpack( await theZip(), unpacked );
	folder = join( unpacked, slug );
	files = filesIn( folder );
	site = await newSite( 'zip' );
} );

after( leave );

test( 'holds what a site needs, and nothing of development', () => {
	const tops = new Set( files.map( ( path ) => path.split( '/' )[ 0 ] ) );
	assert.deepEqual( [ ...tops ].sort(), [
		'CHANGELOG.md',
		'LICENSE',
		'README.md',
		'SECURITY.md',
		'bin',
		'build',
		'composer.json',
		'docs',
		'includes',
		'languages',
		'package.json',
		'plugin.php',
		'readme.txt',
		'src',
		'tsconfig.json',
		'uninstall.php',
		'vendor',
		'webpack.config.js',
		'wpml-config.xml',
	] );
	const unwanted =
		/(^|\/)\.|(^|\/)(tests?|node_modules)\/|\.test\.|\.(map|neon|dist|lock)$|composer\/|phpunit|phpstan/;
	assert.deepEqual(
		files.filter( ( path ) => unwanted.test( path ) ),
		[]
	);
	for ( const path of [
		'build/index.js',
		'build/index.asset.php',
		'docs/architecture.md',
		`languages/${ slug }.pot`,
		'vendor/firebase/php-jwt/LICENSE',
		...[ 'fr_FR', 'de_DE', 'it_IT' ].map(
			( locale ) => `languages/${ slug }-${ locale }.l10n.php`
		),
		...[ 'fr_FR', 'de_DE', 'it_IT' ].map(
			( locale ) => `languages/${ slug }-${ locale }.po`
		),
	] ) {
		assert.ok( files.includes( path ), path );
	}
} );

test( 'weighs little more than it did when that was last looked at', async () => {
	assert.ok( statSync( await theZip() ).size <= mostBytes );
} );

test( 'leaves the demo to a package of its own, and knows it by its hash', async () => {
	assert.deepEqual(
		files.filter( ( path ) =>
			/^includes\/Desk\/Cli\/demo|\.(webp|webm)$/.test( path )
		),
		[ 'includes/Desk/Cli/demo-package.json' ]
	);
	assert.deepEqual(
		JSON.parse( read( 'includes/Desk/Cli/demo-package.json' ) ),
		{
			name: `${ slug }-demo.zip`,
			bytes: statSync( demoPackage ).size,
			sha256: hash( demoPackage ),
		}
	);
	const unpacked = scratch( 'demo' );
	await unpack( demoPackage, unpacked );
	assert.deepEqual(
		filesIn( unpacked ),
		filesIn( inRoot( 'includes/Desk/Cli' ) ).filter( ( path ) =>
			path.startsWith( 'demo/' )
		)
	);
} );

test( 'carries the licenses of the libraries in its scripts, styles and fonts', () => {
	const notices = read( 'build/licenses.txt' );
	const named = [ ...notices.matchAll( /^(\S+) [\d.]+ \(\S+\)$/gm ) ].map(
		( [ , name ] ) => name
	);
	assert.deepEqual(
		librariesOfSources().filter( ( name ) => ! named.includes( name ) ),
		[]
	);
	// Packages that these libraries bring along, and licences that their packages leave out.
	for ( const text of [
		/^toposort /m,
		/SIL OPEN FONT LICENSE/,
		/formik[^]*Apache License\s+Version 2\.0/,
	] ) {
		assert.match( notices, text );
	}
	const silent = files.filter(
		( path ) =>
			/^build\/[^/]+\.(js|css)$/.test( path ) &&
			! read( path ).startsWith( '/*! Licenses of libraries: ' )
	);
	assert.deepEqual( silent, [] );
} );

test( 'is under one license wherever it says so', () => {
	assert.match( read( 'LICENSE' ), /GNU GENERAL PUBLIC LICENSE\s+Version 3/ );
	for ( const path of [
		'plugin.php',
		'readme.txt',
		'README.md',
		'composer.json',
		'package.json',
	] ) {
		assert.match( read( path ), /GPL-3\.0-or-later/, path );
		assert.doesNotMatch( read( path ), /GPL-?v?2/i, path );
	}
} );

test( 'says where the readable source of its scripts is, and holds it', () => {
	assert.match( read( 'readme.txt' ), /^== Source code ==$/m );
	assert.ok( files.includes( 'src/index.tsx' ) );
	const needed = read( 'webpack.config.js' ).match(
		/bin\/lib\/[\w-]+\.cjs/g
	);
	assert.ok( needed );
	for ( const path of needed ) {
		assert.ok( files.includes( path ), path );
	}
} );

test( 'has no foreign class under its own name', () => {
	const foreign = files.filter(
		( path ) =>
			path.endsWith( '.php' ) &&
			/(?<!Vendor\\+)\bFirebase\\/.test( read( path ) )
	);
	assert.deepEqual( foreign, [] );
	assert.match(
		read( 'vendor/firebase/php-jwt/src/JWT.php' ),
		/^namespace DesignMarketplace\\Vendor\\Firebase\\JWT;$/m
	);
} );

test( 'says one version everywhere', async () => {
	const { output } = await run(
		process.execPath,
		[ inRoot( 'bin/version.mjs' ), '--check' ],
		{ check: false }
	);
	assert.match( output, /^Version \S+ everywhere\.\n$/ );
} );

test( 'is described as wordpress.org wants it', () => {
	const readme = read( 'readme.txt' );
	const plugin = read( 'plugin.php' );
	for ( const name of [ 'Requires at least', 'Requires PHP' ] ) {
		const said = ( text ) =>
			text.match( new RegExp( `${ name }: +(\\S+)` ) )?.[ 1 ];
		assert.equal( said( readme ), said( plugin ), name );
	}
	assert.match( readme, /^=== Design Marketplace ===\n/ );
	for ( const name of [
		'Contributors',
		'Tags',
		'Tested up to',
		'License',
	] ) {
		assert.match( readme, new RegExp( `^${ name }: \\S`, 'm' ) );
	}
	for ( const name of [ 'Description', 'Installation', 'Changelog' ] ) {
		assert.match( readme, new RegExp( `^== ${ name } ==$`, 'm' ) );
	}
	const short = readme.split( '\n\n' )[ 1 ];
	assert.ok( short.length <= 150, 'The short description is too long.' );
	assert.ok( readme.match( /^Tags: (.*)$/m )[ 1 ].split( ',' ).length <= 5 );
} );

/** A second copy of the project in another folder, with the same packages. */
async function copyOfProject() {
	const copy = scratch( 'deep/down/copy' );
	for ( const path of await projectFiles() ) {
		mkdirSync( dirname( join( copy, path ) ), { recursive: true } );
		cpSync( inRoot( path ), join( copy, path ) );
	}
	// Links to the same files, as the packages are large. The folders are real, because webpack looks at them.
	await run( 'cp', [ '-al', inRoot( 'node_modules' ), copy ] );
	await run( 'cp', [ '-a', inRoot( 'vendor' ), copy ] );
	mkdirSync( join( copy, '.wordpress' ) );
	symlinkSync(
		inRoot( '.wordpress/runtime' ),
		join( copy, '.wordpress/runtime' )
	);
	return copy;
}

test( 'is the same bytes when it is made in another folder', async () => {
	const copy = await copyOfProject();
	await run( process.execPath, [ join( copy, 'bin/zip.mjs' ) ], {
		cwd: copy,
		env: { ...process.env, BUILD: '', TZ: 'Pacific/Auckland' },
	} );
	for ( const zip of [ await theZip(), demoPackage ] ) {
		assert.equal( hash( join( copy, basename( zip ) ) ), hash( zip ) );
	}
} );

test( 'has no file that does or says anything when it is asked for directly', () =>
	served( site, async () => {
		const spoken = [];
		for ( const path of files.filter( ( name ) =>
			name.endsWith( '.php' )
		) ) {
			const answer = await site.get(
				`/wp-content/plugins/${ slug }/${ path }`
			);
			const text = await answer.text();
			if ( answer.status >= 500 || text !== '' ) {
				spoken.push( `${ path }: ${ answer.status } ${ text }` );
			}
		}
		assert.deepEqual( spoken, [] );
	} ) );

test( 'with a part of it missing, as after an update that was broken off, the site goes on and administrators are told', () =>
	served( site, async () => {
		const plugin = site.path( `wp-content/plugins/${ slug }` );
		const home = async () => {
			const answer = await site.get( '/' );
			assert.equal( answer.status, 200 );
			return answer.text();
		};
		for ( const part of [ 'vendor', 'build' ] ) {
			renameSync( join( plugin, part ), join( plugin, 'gone' ) );
			assert.doesNotMatch( await home(), /id="design-marketplace"/ );
			assert.match(
				await site.must(
					'eval',
					`wp_set_current_user( 1 ); do_action( 'admin_notices' );`
				),
				new RegExp( `its ${ part } folder is missing` )
			);
			renameSync( join( plugin, 'gone' ), join( plugin, part ) );
		}
		assert.match( await home(), /id="design-marketplace"/ );
	} ) );

const olderLibrary = `<?php
/* Plugin Name: Another login */
namespace Firebase\\JWT;
class JWT {
	public static $leeway = 0;
	public static function encode( $payload, $key, $alg = 'HS256' ) { return 'of another plugin'; }
	public static function decode( $jwt, $key, array $allowed_algs = array() ) { throw new \\DomainException( 'Another plugin was asked.' ); }
}
`;

test( 'logs in beside a plugin that has loaded an older firebase/php-jwt', async () => {
	const name = 'a-login';
	const other = site.path( `wp-content/plugins/${ name }/${ name }.php` );
	mkdirSync( dirname( other ), { recursive: true } );
	writeFileSync( other, olderLibrary );
	await site.must( 'plugin', 'activate', name );
	assert.equal(
		await site.must(
			'eval',
			'echo Firebase\\JWT\\JWT::encode( array(), "" );'
		),
		'of another plugin'
	);
	await served( site, async () => {
		const call = ( path, options ) =>
			site.get( `/wp-json/jwt-auth/v1/token${ path }`, {
				method: 'POST',
				...options,
			} );
		const answer = await call( '', {
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { username: 'admin', password: 'password' } ),
		} );
		const { token } = await answer.json();
		assert.equal( token?.split( '.' ).length, 3 );
		const check = await call( '/validate', {
			headers: { Authorization: `Bearer ${ token }` },
		} );
		assert.equal( check.status, 200 );
	} );
	await site.must( 'plugin', 'deactivate', name );
} );

test( 'leaves WordPress nothing to complain of', () => {
	assert.ok( existsSync( site.path( 'wp-content/plugins' ) ) );
	assert.equal( site.complaints(), '' );
} );
