<?php
/**
 * Prints all there is of a site: every row of every table, every file of wp-content. For "wp eval-file".
 */

global $wpdb;

$design_marketplace_site = array(
	'tables' => array(),
	'files'  => array(),
);

foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $design_marketplace_table ) {
	$design_marketplace_order = count( $wpdb->get_col( "SHOW COLUMNS FROM `{$design_marketplace_table}`" ) ) > 1 ? '1, 2' : '1'; // phpcs:ignore WordPress.DB.PreparedSQL -- its own table's name.

	$design_marketplace_site['tables'][ $design_marketplace_table ] = $wpdb->get_results( "SELECT * FROM `{$design_marketplace_table}` ORDER BY {$design_marketplace_order}", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- its own table's name.
}

foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR, FilesystemIterator::SKIP_DOTS ) ) as $design_marketplace_file ) {
	$design_marketplace_path = substr( $design_marketplace_file->getPathname(), strlen( WP_CONTENT_DIR ) + 1 );
	if ( ! str_starts_with( $design_marketplace_path, 'database/' ) ) {
		$design_marketplace_site['files'][ $design_marketplace_path ] = md5_file( $design_marketplace_file->getPathname() );
	}
}

echo wp_json_encode( $design_marketplace_site, JSON_INVALID_UTF8_SUBSTITUTE );
