// The plugin's life on a site: activated, deactivated, updated, deleted with and without its data. Each time table by table and file by file.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { basename } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../../bin/lib/paths.mjs';
import {
	leave,
	makeNetwork,
	newSite,
	seed,
	served,
	slug,
	theZip,
	versionOf,
} from '../support/operator.mjs';

/** The last version before 1.0.0. */
const lastOfBefore = '21afb88c';

const pages = [
	'about-us',
	'home',
	'privacy-policy',
	'showcase',
	'terms-conditions',
	'tools',
];

/** The rows of ten members are of all kinds. */
const few = '--members=10';

let site, bare, filled;

/** WordPress' own notes of what it did last. */
const passing =
	/^(cron|rewrite_rules|active_plugins|active_sitewide_plugins|recently_activated|uninstall_plugins|fresh_site|_(site_)?transient_.*|auto_core_update.*|recovery_.*|wp_calendar_.*|db_upgraded|can_compress_scripts)$/;

/** Everything there is, without what changes by itself. */
async function look( who = site ) {
	const found = await who.json(
		'eval-file',
		inRoot( 'tests/support/snapshot.php' )
	);
	const { tables } = found;
	for ( const name of Object.keys( tables ).filter( ( each ) =>
		/^wp_(\d+_)?options$/.test( each )
	) ) {
		tables[ name ] = tables[ name ]
			.filter( ( { option_name: option } ) => ! passing.test( option ) )
			.map( ( { option_name: option, option_value: value } ) => [
				option,
				value,
			] );
	}
	if ( tables.wp_blogs ) {
		tables.wp_sitemeta = tables.wp_sitemeta.filter(
			( { meta_key: key } ) => ! passing.test( key )
		);
		tables.wp_blogs = tables.wp_blogs.map( ( row ) => ( {
			...row,
			last_updated: '',
		} ) );
	}
	return found;
}

const own = ( { tables, files } ) => ( {
	tables: Object.keys( tables ).filter( ( name ) =>
		/^wp_(\d+_)?dmkt_/.test( name )
	),
	files: Object.keys( files ).filter( ( path ) =>
		path.startsWith( `plugins/${ slug }/` )
	),
} );

/** Asserts that two looks saw the same, but for the files of the plugin if need be. */
function assertSame( before_, after_, { plugin = true } = {} ) {
	for ( const name of new Set( [
		...Object.keys( before_.tables ),
		...Object.keys( after_.tables ),
	] ) ) {
		assert.deepEqual( after_.tables[ name ], before_.tables[ name ], name );
	}
	const files = ( all ) =>
		Object.fromEntries(
			Object.entries( all ).filter(
				( [ path ] ) =>
					plugin || ! path.startsWith( `plugins/${ slug }/` )
			)
		);
	assert.deepEqual( files( after_.files ), files( before_.files ) );
}

/** Asserts that nothing is left but pages, which are the operator's, and what the demo put into the media library for them. */
function assertGone( before_, left ) {
	assert.deepEqual( own( left ), { tables: [], files: [] } );
	assert.deepEqual(
		Object.keys( left.tables ),
		Object.keys( before_.tables )
	);
	for ( const [ name, rows ] of Object.entries( before_.tables ) ) {
		const [ prefix ] = name.match( /^wp_(\d+_)?/ );
		const kept = new Set(
			left.tables[ `${ prefix }posts` ]
				.filter( ( { post_type: type } ) =>
					[ 'page', 'revision', 'attachment' ].includes( type )
				)
				.map( ( { ID } ) => ID )
		);
		const others = ( all ) =>
			all.filter(
				( row ) => ! kept.has( row.ID ) && ! kept.has( row.post_id )
			);
		assert.deepEqual( others( left.tables[ name ] ), others( rows ), name );
	}
	const text = JSON.stringify( left.tables );
	for ( const trace of [ 'dmkt_', 'design_marketplace_' ] ) {
		assert.ok( ! text.includes( trace ), trace );
	}
	for ( const path of Object.keys( left.files ) ) {
		assert.ok(
			before_.files[ path ] || text.includes( basename( path ) ),
			`${ path } belongs to nothing`
		);
	}
}

const jobs = async () =>
	( await site.json( 'cron', 'event', 'list', '--format=json' ) )
		.map( ( { hook } ) => hook )
		.filter( ( hook ) => hook.startsWith( 'design_marketplace_' ) )
		.sort();

const running = [
	'design_marketplace_answer_times',
	'design_marketplace_daily',
	'design_marketplace_outbox',
	'design_marketplace_release',
	'design_marketplace_unanswered',
	'design_marketplace_views',
	'design_marketplace_watch_jobs',
];

before( async () => {
	site = await newSite( 'life', { plugin: false } );
	bare = await look();
} );

after( leave );

test( 'activation adds tables, roles, pages and jobs, and nothing else', async () => {
	await site.must( 'plugin', 'install', await theZip(), '--activate' );
	const fresh = await look();
	assert.ok( own( fresh ).tables.length >= 7 );
	const added = fresh.tables.wp_options
		.map( ( [ name ] ) => name )
		.filter(
			( name ) =>
				! bare.tables.wp_options.some( ( [ known ] ) => known === name )
		);
	assert.deepEqual( added.sort(), [
		'design_marketplace_db_version',
		'design_marketplace_directory_day',
	] );
	assert.deepEqual(
		fresh.tables.wp_posts
			.filter(
				( { post_type: type, post_status: status } ) =>
					type === 'page' && status === 'publish'
			)
			.map( ( { post_name: name } ) => name )
			.filter( ( name ) => name !== 'sample-page' )
			.sort(),
		pages
	);
	for ( const name of [
		'wp_users',
		'wp_terms',
		'wp_comments',
		'wp_links',
	] ) {
		assert.deepEqual( fresh.tables[ name ], bare.tables[ name ], name );
	}
	const elsewhere = Object.keys( fresh.files ).filter(
		( path ) =>
			! path.startsWith( `plugins/${ slug }/` ) && ! bare.files[ path ]
	);
	assert.deepEqual( elsewhere, [] );
	assert.deepEqual( await jobs(), running );
} );

test( 'deactivation keeps everything and stops the jobs', async () => {
	await site.must( slug, ...seed, few );
	// Made when it is first needed.
	await site.must(
		'eval',
		'DesignMarketplace\\People\\Auth\\Secret::key();'
	);
	filled = await look();
	await site.must( 'plugin', 'deactivate', slug );
	assert.deepEqual( await jobs(), [] );
	assertSame( filled, await look() );
} );

test( 'activation again finds everything as it was', async () => {
	await site.must( 'plugin', 'activate', slug );
	assert.deepEqual( await jobs(), running );
	assertSame( filled, await look() );
} );

test( 'an update by the same zip changes nothing', async () => {
	await site.must( 'plugin', 'install', await theZip(), '--force' );
	await site.must( 'eval', 'echo 1;' );
	assertSame( filled, await look() );
} );

test( 'deletion without a word about the data keeps all but the plugin’s own files', async () => {
	await site.must( 'plugin', 'uninstall', slug, '--deactivate' );
	const left = await look();
	assert.deepEqual( own( left ).files, [] );
	assert.deepEqual( await jobs(), [] );
	assertSame( filled, left, { plugin: false } );
} );

test( 'installed again, the marketplace is there as if nothing had been', async () => {
	await site.must( 'plugin', 'install', await theZip(), '--activate' );
	assertSame( filled, await look() );
	assert.equal( ( await site.wp( slug, 'reindex', '--verify' ) ).code, 0 );
} );

test( 'a site made before 1.0.0 is told so, and nothing of it changes', async () => {
	const old = await newSite( 'old', { plugin: false } );
	const files = `wp-content/plugins/${ slug }`;
	cpSync( await versionOf( lastOfBefore ), old.path( files ), {
		recursive: true,
	} );
	await old.must( 'plugin', 'activate', slug );
	await old.must( 'plugin', 'deactivate', slug );
	await old.must( 'plugin', 'install', await theZip(), '--force' );
	await old.must( 'option', 'update', 'design_marketplace_remove_data', '1' );
	// Its theme notes something at its first visit.
	await served( old, () => old.get( '/' ) );
	const found = await look( old );
	await old.must( 'plugin', 'activate', slug );
	for ( const command of [ 'doctor', 'migrate', 'seed' ] ) {
		const { code, output } = await old.wp( slug, command );
		assert.equal( code, 1, command );
		assert.match( output, /before version 1\.0\.0/, command );
	}
	await served( old, async () => {
		const { status } = await old.get( '/wp-json/wp/v2/work' );
		assert.equal( status, 404 );
		assert.equal( ( await old.get( '/' ) ).status, 200 );
	} );
	await old.must( 'plugin', 'deactivate', slug );
	assertSame( found, await look( old ) );
	await old.must( 'plugin', 'uninstall', slug );
	assertSame( found, await look( old ), { plugin: false } );
	assert.equal( old.complaints(), '' );
} );

test( 'deletion with the data leaves the site as it was before, and its pages', async () => {
	await site.must(
		'option',
		'update',
		'design_marketplace_remove_data',
		'1'
	);
	// A member whose role was taken away, one who is off, and what an editor typed into a form that was refused.
	await site.must(
		'eval',
		"$members = get_users( array( 'role' => 'designer', 'number' => 2, 'fields' => 'ID' ) );" +
			"( new WP_User( (int) $members[0] ) )->set_role( '' );" +
			'DesignMarketplace\\People\\Accounts\\State::mark( (int) $members[1], 1 );' +
			"set_transient( 'design_marketplace_refused_1_2', array( 'typed' => 'words' ), 1800 );"
	);
	await site.must( 'plugin', 'uninstall', slug, '--deactivate' );
	const left = await look();
	assert.deepEqual( await jobs(), [] );
	assertGone( bare, left );
	assert.equal(
		await site.must(
			'transient',
			'list',
			'--search=design_marketplace*',
			'--format=count'
		),
		'0'
	);
} );

test( 'on a network, deletion keeps everything of every site, or leaves each as it was before and its pages', async () => {
	const network = await newSite( 'network-life', { plugin: false } );
	const second = `--url=${ network.url }/second/`;
	await makeNetwork( network );
	await network.must(
		'site',
		'create',
		'--slug=second',
		'--email=admin@example.test'
	);
	// WordPress gives a site its widgets when it is first asked for something.
	await network.must( 'option', 'get', 'blogname', second );
	const empty = await look( network );
	const install = async () =>
		network.must(
			'plugin',
			'install',
			await theZip(),
			'--activate-network'
		);
	const remove = async () => {
		await network.must( 'plugin', 'deactivate', slug, '--network' );
		await network.must( 'plugin', 'uninstall', slug );
		return look( network );
	};
	await install();
	await network.must( slug, ...seed, few, second );
	const full = await look( network );
	assert.ok( own( full ).tables.length >= 14 );
	assertSame( full, await remove(), { plugin: false } );

	await install();
	assertSame( full, await look( network ) );
	for ( const url of [ `--url=${ network.url }`, second ] ) {
		await network.must(
			'option',
			'update',
			'design_marketplace_remove_data',
			'1',
			url
		);
	}
	assertGone( empty, await remove() );
	assert.equal( network.complaints(), '' );
} );

test( 'nothing of it leaves WordPress something to complain of', () => {
	assert.equal( site.complaints(), '' );
} );
