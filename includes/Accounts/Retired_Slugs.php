<?php
/**
 * Slugs of deleted members: a link to somebody's profile never leads to somebody else.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Module;

/**
 * Kept as keyed hashes, since a slug is made of a name. New salts in wp-config.php forget them.
 */
final class Retired_Slugs implements Module, Has_Tables, Erases_People {

	/**
	 * Needs no hooks.
	 */
	public function register(): void {}

	/**
	 * Hashes, which name nobody.
	 */
	public function tables(): array {
		return array(
			'retired_slug' => '',
		);
	}

	/**
	 * Retires the slug of a member who had a page.
	 *
	 * @param int  $user_id   Account being deleted.
	 * @param bool $is_member Whether it is a member's.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		global $wpdb;
		$user = $is_member && State::is_activated( $user_id ) ? get_userdata( $user_id ) : false;
		if ( $user ) {
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO ' . Tables::name( 'retired_slug' ) . ' (slug_hash) VALUES (%s)', self::hash( $user->user_nicename ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		}
	}

	/**
	 * Whether a slug was a deleted member's.
	 *
	 * @param string $slug Slug.
	 */
	public static function has( string $slug ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT slug_hash FROM ' . Tables::name( 'retired_slug' ) . ' WHERE slug_hash = %s', self::hash( $slug ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	/**
	 * Gives slugs back: those of members who never were real.
	 *
	 * @param list<string> $slugs Slugs.
	 */
	public static function release( array $slugs ): void {
		global $wpdb;
		foreach ( $slugs as $slug ) {
			$wpdb->delete( Tables::name( 'retired_slug' ), array( 'slug_hash' => self::hash( $slug ) ) );
		}
	}

	private static function hash( string $slug ): string {
		return hash_hmac( 'sha256', "retired_slug|{$slug}", wp_salt( 'auth' ) );
	}
}
