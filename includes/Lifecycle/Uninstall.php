<?php
/**
 * Removes what the plugin has stored, when the operator has said so.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

use DesignMarketplace\Content\Settings;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Members\Roles;

/**
 * The plugin itself is not running: none of its hooks, so no mails. Pages stay, as they are the operator's.
 */
final class Uninstall {

	private const TYPES = array( 'dm_application', 'dm_mission', 'dm_work', 'dm_event', 'dm_resource', 'dm_reading', 'dm_past_project' );

	private const EVENTS = array( 'design_marketplace_outbox', 'design_marketplace_daily', 'design_marketplace_reindex' );

	private const BATCH = 100;

	/**
	 * Stops the jobs; removes the data of each site that asks for it.
	 */
	public function run(): void {
		if ( ! is_multisite() ) {
			$this->site();
			return;
		}
		foreach ( get_sites( array( 'number' => 0 ) ) as $site ) {
			switch_to_blog( (int) $site->blog_id );
			$this->site();
			restore_current_blog();
		}
	}

	/**
	 * The current site.
	 */
	private function site(): void {
		array_map( 'wp_clear_scheduled_hook', self::EVENTS );
		if ( ! Settings::get( 'remove_data' ) ) {
			return;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		$this->remove_content();
		$this->remove_members();
		Tables::drop();
		Roles::remove();
		$this->remove_settings();
	}

	/**
	 * Deletes everything members and the operator have published here, with the files.
	 */
	public function remove_content(): void {
		global $wpdb;
		$types = "'" . implode( "','", self::TYPES ) . "'";
		$this->each(
			// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
			$wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = 'attachment'", Images::KIND ),
			static fn( int $id ): bool => (bool) wp_delete_attachment( $id, true )
		);
		$this->each( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ({$types})", static fn( int $id ): bool => (bool) wp_delete_post( $id, true ) );
		( new Skills() )->register();
		$this->each(
			$wpdb->prepare( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s", Skills::TAXONOMY ),
			static fn( int $id ): bool => true === wp_delete_term( $id, Skills::TAXONOMY )
		);
		unregister_taxonomy( Skills::TAXONOMY );
	}

	/**
	 * Deletes the accounts of members; someone who is more than a member keeps theirs.
	 */
	public function remove_members(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( Roles::ALL as $role ) {
			$this->each(
				$wpdb->prepare(
					"SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s AND meta_value = %s",
					$wpdb->get_blog_prefix() . 'capabilities',
					serialize( array( $role => true ) ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core stores it.
				),
				static fn( int $id ): bool => is_multisite() ? true === remove_user_from_blog( $id, get_current_blog_id() ) : wp_delete_user( $id )
			);
		}
	}

	/**
	 * Deletes options, and fields of users and pages.
	 */
	private function remove_settings(): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'design_marketplace_' ) . '%' ) );
		array_map( 'delete_option', $names );
		foreach ( array( 'design_marketplace_', '_design_marketplace_' ) as $prefix ) {
			$like = $wpdb->esc_like( $prefix ) . '%';
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $like ) );
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $like ) );
		}
		wp_cache_flush();
	}

	/**
	 * Removes one thing after the other, until there is none or nothing can be removed.
	 *
	 * @param string             $query  Prepared query of ids.
	 * @param callable(int):bool $remove Removes one.
	 */
	private function each( string $query, callable $remove ): void {
		global $wpdb;
		do {
			// phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the callers.
			$ids  = array_map( 'intval', $wpdb->get_col( $query . ' LIMIT ' . self::BATCH ) );
			$done = array_filter( $ids, $remove );
			if ( ! wp_using_ext_object_cache() ) {
				wp_cache_flush_runtime();
			}
		} while ( $done );
	}
}
