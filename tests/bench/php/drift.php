<?php
/**
 * Writes at random, as members, administrators and core do, and says whose row in the lists' table is then wrong.
 *
 * `( require 'drift.php' )( 1000, 1010 )` in a WordPress writes 1000 times, to users above the 1010th alone, and returns the ids, of
 * which there should be none.
 */

declare( strict_types=1 );

use DesignMarketplace\Directory\Indexer;

// phpcs:disable -- a program of the bench, never part of the plugin.

return static function ( int $writes, int $spared = 0 ): array {
	$indexer = new Indexer();
	mt_srand( 7 );
	global $wpdb;
	$users = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM {$wpdb->prefix}dmkt_directory WHERE user_id > %d ORDER BY user_id LIMIT 2000", $spared ) ) );
	$posts = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ('dmkt_work','dmkt_mission') ORDER BY ID LIMIT 4000" ) );
	$skills = array_map( 'intval', $wpdb->get_col( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'dmkt_skill'" ) );
	$any   = static fn( array $list ) => $list[ mt_rand( 0, count( $list ) - 1 ) ];

	$acts = array(
		static fn() => update_user_meta( $any( $users ), 'design_marketplace_city', $any( array( 'Lausanne', 'Genf', 'Geneva', 'Bern', '' ) ) ),
		static fn() => update_user_meta( $any( $users ), 'design_marketplace_level', (string) mt_rand( 1, 3 ) ),
		static fn() => update_user_meta( $any( $users ), 'design_marketplace_skill', array( $any( $skills ), $any( $skills ) ) ),
		static fn() => update_user_meta( $any( $users ), 'design_marketplace_name', 'Name ' . mt_rand() ),
		static fn() => update_user_meta( $any( $users ), 'design_marketplace_project_headline', 'Headline ' . mt_rand() ),
		static fn() => delete_user_meta( $any( $users ), 'design_marketplace_avatar' ),
		static fn() => update_user_meta( $any( $users ), 'design_marketplace_activated', (string) mt_rand( 0, 1 ) ),
		static fn() => wp_trash_post( $any( $posts ) ),
		static fn() => wp_untrash_post( $any( $posts ) ),
		static fn() => wp_update_post( array( 'ID' => $any( $posts ), 'post_title' => 'Title ' . mt_rand() ) ),
		static fn() => wp_update_post( array( 'ID' => $any( $posts ), 'post_status' => $any( array( 'publish', 'draft', 'dmkt_closed' ) ) ) ),
		static fn() => wp_set_object_terms( $any( $posts ), array( $any( $skills ) ), 'dmkt_skill' ),
		static fn() => update_post_meta( $any( $posts ), 'design_marketplace_image', (string) mt_rand( 2001, 2020 ) ),
		static fn() => ( new WP_User( $any( $users ) ) )->set_role( $any( array( 'designer', 'contractor' ) ) ),
		static fn() => mt_rand( 0, 20 ) ? null : wp_delete_post( $any( $posts ), true ),
		static fn() => wp_update_term( $any( $skills ), 'dmkt_skill', array( 'name' => 'Skill ' . mt_rand() ) ),
	);
	for ( $i = 0; $i < $writes; $i++ ) {
		$any( $acts )();
		// A request ends after a few writes, and the rows are written then.
		if ( 0 === mt_rand( 0, 3 ) ) {
			$indexer->flush();
		}
	}
	$indexer->flush();
	wp_cache_flush();
	return $indexer->verify();
};
