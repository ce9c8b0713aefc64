<?php
/** Remembers slugs of deleted members, so that an old link never leads to another person's profile. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Tables;

/** Stored as keyed hashes, as slugs are made of names. New salts in wp-config.php make them useless. */
final class Retired_Slugs implements Has_Tables, Erases_People {

	/** Hashes are no personal data. */
	public function tables(): array {
		return array(
			'retired_slug' => '
				slug_hash char(64) NOT NULL,
				PRIMARY KEY  (slug_hash)
			',
		);
	}

	/** Retires the slug of a member who had a public page. */
	public function erase_person( int $user_id, bool $is_member ): void {
		$user = $is_member && State::is_activated( $user_id ) ? get_userdata( $user_id ) : false;
		if ( $user ) {
			Sql::write( 'INSERT IGNORE INTO {retired_slug} (slug_hash) VALUES (%s)', self::hash( $user->user_nicename ) );
		}
	}

	public static function has( string $slug ): bool {
		return null !== Sql::value( 'SELECT slug_hash FROM {retired_slug} WHERE slug_hash = %s', self::hash( $slug ) );
	}

	/**
	 * Frees the slugs of sample members.
	 * @param list<string> $slugs
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
