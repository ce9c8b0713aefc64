<?php
/**
 * Prints where in the whole database and in the uploads an account is named. For "wp eval-file … <id> <login>".
 *
 * A generic look: it knows no table. A column may hold any number, so a row counts when the column's name says that it is a
 * person's, or when the text names the person as the plugin does.
 */

global $wpdb;

$design_marketplace_people = array_map( 'strval', $args );
$design_marketplace_found  = array();
$design_marketplace_of     = '/(^|_)(user|author|owner|member|person|recipient|sender|designer|contractor|reporter|blocker|blocked)(_?id)?$/i';

foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $design_marketplace_table ) {
	foreach ( $wpdb->get_results( "SELECT * FROM `{$design_marketplace_table}`", ARRAY_A ) as $design_marketplace_row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- its own table's name.
		// The farewell is written to who is gone, and goes once it is sent; the demo's marks number jobs, not accounts.
		if ( 'account_deleted' === ( $design_marketplace_row['message'] ?? '' ) || '_design_marketplace_demo' === ( $design_marketplace_row['meta_key'] ?? '' ) ) {
			continue;
		}
		foreach ( $design_marketplace_row as $design_marketplace_column => $design_marketplace_value ) {
			foreach ( $design_marketplace_people as $design_marketplace_id ) {
				$design_marketplace_is = $wpdb->users === $design_marketplace_table && 'ID' === $design_marketplace_column;
				$design_marketplace_is = ( $design_marketplace_is || preg_match( $design_marketplace_of, $design_marketplace_column ) ) && $design_marketplace_id === (string) $design_marketplace_value;
				$design_marketplace_is = $design_marketplace_is || preg_match( "/(\\buser|\\bapply|\\bcontact|\\bapplication):{$design_marketplace_id}\\b/", (string) $design_marketplace_value );
				if ( $design_marketplace_is ) {
					$design_marketplace_found[ $design_marketplace_id ][] = "{$design_marketplace_table}.{$design_marketplace_column} " . wp_json_encode( array_slice( $design_marketplace_row, 0, 6 ) );
				}
			}
		}
	}
}

// Files of members' images that no row names.
$design_marketplace_uploads = wp_upload_dir()['basedir'];
$design_marketplace_known   = implode( "\n", $wpdb->get_col( "SELECT meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_wp_attached_file'" ) );
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $design_marketplace_uploads, FilesystemIterator::SKIP_DOTS ) ) as $design_marketplace_file ) {
	if ( preg_match( '/^[0-9a-f]{32}/', $design_marketplace_file->getFilename(), $design_marketplace_name ) && ! str_contains( $design_marketplace_known, $design_marketplace_name[0] ) ) {
		$design_marketplace_found['files'][] = $design_marketplace_file->getFilename();
	}
}

echo wp_json_encode( (object) $design_marketplace_found, JSON_INVALID_UTF8_SUBSTITUTE );
