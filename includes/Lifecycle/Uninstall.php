<?php
/**
 * Removes what the plugin has stored, when the operator has said so.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Settings;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\Members\Deletion;
use DesignMarketplace\Members\Roles;
use DesignMarketplace\Members\State;

/**
 * The plugin itself is not running: none of its hooks, so no mails. Pages stay, as they are the operator's.
 */
final class Uninstall {

	private const TYPES = array( Item_Types::APPLICATION, Item_Types::MISSION, Item_Types::WORK, 'dm_event', 'dm_resource', 'dm_reading', 'dm_past_project' );

	private const EVENTS = array( 'design_marketplace_outbox', 'design_marketplace_daily', 'design_marketplace_reindex' );

	private const PREFIXES = array( 'design_marketplace_', '_design_marketplace_' );

	private const BATCH = 100;

	/**
	 * Stops the jobs; removes the data of each site that asks for it.
	 */
	public function run(): void {
		$all_asked = true;
		Sites::each(
			function () use ( &$all_asked ): void {
				$all_asked = $this->site() && $all_asked;
			},
			true
		);
		if ( $all_asked ) {
			$this->remove_meta_of_users();
		}
	}

	/**
	 * The current site.
	 *
	 * @return bool Whether its data was to be removed.
	 */
	private function site(): bool {
		array_map( 'wp_clear_scheduled_hook', self::EVENTS );
		if ( ! Settings::get( 'remove_data' ) ) {
			return false;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		$this->remove_content();
		$this->remove_members();
		Tables::drop();
		Roles::remove();
		$this->remove_settings();
		return true;
	}

	/**
	 * Deletes everything members and the operator have published here, with the files.
	 */
	public function remove_content(): void {
		global $wpdb;
		$types = "'" . implode( "','", self::TYPES ) . "'";
		$this->remove_images();
		$this->each( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ({$types})", static fn( int $id ): bool => (bool) wp_delete_post( $id, true ) );
		( new Skills() )->register();
		$this->each(
			$wpdb->prepare( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s", Skills::TAXONOMY ),
			static fn( int $id ): bool => true === wp_delete_term( $id, Skills::TAXONOMY )
		);
		unregister_taxonomy( Skills::TAXONOMY );
	}

	/**
	 * Deletes members' images with their files, wherever they lie.
	 */
	public function remove_images(): void {
		global $wpdb;
		$this->each(
			$wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = 'attachment'", Images::KIND ),
			static function ( int $id ): bool {
				Withheld::forget( $id );
				return (bool) wp_delete_attachment( $id, true );
			}
		);
		Withheld::tidy( 0 );
	}

	/**
	 * Deletes the accounts of members; someone who is more than a member keeps theirs.
	 */
	public function remove_members(): void {
		global $wpdb;
		foreach ( Roles::ALL as $role ) {
			$this->each(
				$wpdb->prepare(
					"SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s AND meta_value = %s",
					$wpdb->get_blog_prefix() . 'capabilities',
					serialize( array( $role => true ) ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core stores it.
				),
				array( Deletion::class, 'remove' )
			);
		}
		// Members whose role was taken away are nobody else's; on a network only who is still listed here, as the rest are other sites'.
		$this->each(
			$wpdb->prepare(
				"SELECT s.user_id FROM {$wpdb->usermeta} s WHERE s.meta_key = %s
				AND NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} c WHERE c.user_id = s.user_id AND c.meta_key = %s AND c.meta_value NOT IN ( '', %s ) )",
				State::key( State::SINCE ),
				$wpdb->get_blog_prefix() . 'capabilities',
				serialize( array() ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core stores it.
			),
			static fn( int $id ): bool => ! ( is_multisite() && ( is_super_admin( $id ) || ! is_user_member_of_blog( $id ) ) ) && Deletion::remove( $id )
		);
	}

	/**
	 * Deletes options, and fields of pages.
	 */
	private function remove_settings(): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'design_marketplace_' ) . '%' ) );
		array_map( 'delete_option', $names );
		$this->remove_transients();
		foreach ( self::PREFIXES as $prefix ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
		}
		wp_cache_flush();
	}

	/**
	 * Deletes what waits for the next look at a form. An object cache forgets by itself.
	 */
	public function remove_transients(): void {
		global $wpdb;
		$prefix = '_transient_';
		$names  = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( "{$prefix}design_marketplace_" ) . '%' ) );
		array_map( static fn( string $name ): bool => delete_transient( substr( $name, strlen( $prefix ) ) ), $names );
	}

	/**
	 * Deletes the fields of those who were more than members. A network's users are all its sites', so the last site has to ask for it.
	 */
	private function remove_meta_of_users(): void {
		global $wpdb;
		foreach ( self::PREFIXES as $prefix ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
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
