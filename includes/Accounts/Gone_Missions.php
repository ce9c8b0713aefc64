<?php
/**
 * Design jobs that were published once and are no more: their addresses say that they are gone.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Module;
use WP_Post;

/**
 * Of a deleted one nothing but the number stays, which the database gives to no other.
 */
final class Gone_Missions implements Module, Has_Tables {

	/**
	 * Version of the database that has the table.
	 */
	private const SINCE = 12;

	public function register(): void {
		add_action( 'before_delete_post', array( $this, 'remember' ), 10, 2 );
	}

	/**
	 * Numbers, which name nobody.
	 */
	public function tables(): array {
		return array( 'gone_mission' => '' );
	}

	/**
	 * A mission is about to be deleted for good. Nobody knew of a draft, nor of one that was held. While the table is not there yet none is remembered: the
	 * statement would fail, and the deletion of an account with it.
	 *
	 * @param int     $id   Post id.
	 * @param WP_Post $post Post.
	 */
	public function remember( int $id, WP_Post $post ): void {
		global $wpdb;
		if ( self::is_there() && ( Mission_State::is_published( $post ) || Mission_State::was_published( $post ) ) ) {
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO ' . Tables::name( 'gone_mission' ) . ' (mission_id) VALUES (%d)', $id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		}
	}

	/**
	 * Whether strangers could have known of a mission that is in the trash now, or deleted. One of an account that is off may come back.
	 *
	 * @param int $id Number of a mission.
	 */
	public static function has( int $id ): bool {
		global $wpdb;
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post instanceof WP_Post ) {
			return Mission_State::Trashed === Mission_State::of( $post ) && Mission_State::was_published( $post );
		}
		return self::is_there() && null !== $wpdb->get_var( $wpdb->prepare( 'SELECT mission_id FROM ' . Tables::name( 'gone_mission' ) . ' WHERE mission_id = %d', $id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	/**
	 * Forgets missions nobody will ask for: those of members who never were real.
	 *
	 * @param list<int> $ids Numbers of missions.
	 */
	public static function release( array $ids ): void {
		global $wpdb;
		foreach ( self::is_there() ? $ids : array() as $id ) {
			$wpdb->delete( Tables::name( 'gone_mission' ), array( 'mission_id' => $id ) );
		}
	}

	/**
	 * Whether the database is up to date enough.
	 */
	private static function is_there(): bool {
		return Tables::version() >= self::SINCE;
	}
}
