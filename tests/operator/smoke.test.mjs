// The zip in a minute, from the plugin's folder to its last row: what "npm test" proves of it. The other files prove the rest.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { leave, newSite, seed, served, slug } from '../support/operator.mjs';

after( leave );

test( 'the zip unpacks, activates, takes the demo content, answers, and goes without a trace', async () => {
	const site = await newSite( 'smoke' );
	await site.must( slug, ...seed, '--members=8' );
	await served( site, async () => {
		const home = await site.get( '/' );
		assert.equal( home.status, 200 );
		const page = await home.text();
		assert.match( page, /id="design-marketplace"/ );
		const script = page.match( /\/wp-content\/[^"]*build\/index\.js/ );
		assert.equal( ( await site.get( script[ 0 ] ) ).status, 200 );
		const users = await site.get( '/wp-json/wp/v2/users?role=designer' );
		assert.equal( users.status, 200 );
		assert.ok( ( await users.json() ).length > 1 );
	} );
	const left = () =>
		site.json(
			'eval',
			`global $wpdb;
			echo wp_json_encode( array(
				'files'   => is_dir( WP_PLUGIN_DIR . '/${ slug }' ),
				'tables'  => $wpdb->get_col( "SHOW TABLES LIKE '%dmkt\\_%'" ),
				'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%design_marketplace%'" ),
				'meta'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%design_marketplace%'" ),
				'posts'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type LIKE 'dmkt%'" ),
				'users'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->users" ),
				'roles'   => array_keys( array_intersect_key( wp_roles()->roles, array( 'designer' => 1, 'contractor' => 1 ) ) ),
				'jobs'    => array_values( array_filter( array_merge( ...array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) ), fn( $hook ) => str_starts_with( $hook, 'design_marketplace' ) ) ),
			) );`
		);
	const { tables, posts, users, roles, jobs } = await left();
	assert.ok( tables.length > 6 && posts > 3 && users > 8 && jobs.length );
	assert.equal( roles.length, 2 );
	await site.must(
		'option',
		'update',
		'design_marketplace_remove_data',
		'1'
	);
	await site.must( 'plugin', 'deactivate', slug );
	assert.deepEqual( ( await left() ).jobs, [] );
	await site.must( 'plugin', 'uninstall', slug );
	assert.deepEqual( await left(), {
		files: false,
		tables: [],
		options: [],
		meta: 0,
		posts: 0,
		users: 1,
		roles: [],
		jobs: [],
	} );
	assert.equal( site.complaints(), '' );
} );
