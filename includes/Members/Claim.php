<?php
/**
 * Keeps a name for one transaction, so that two requests at once cannot both find it free.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Database\Tables;

/**
 * WordPress' users table has no unique key on e-mails and slugs; the limits' table has one to borrow. The row is never
 * seen by others: it goes with the transaction, and a second claim waits for that.
 */
final class Claim {

	/**
	 * Claims a name. Ask whether it is free afterwards, not before.
	 *
	 * @param string $kind email or slug.
	 * @param string $name The name.
	 * @return bool False when somebody else has it at this moment.
	 */
	public static function take( string $kind, string $name ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		return 1 === $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO ' . Tables::name( 'rate_limit' ) . ' (bucket, hits, until_at) VALUES (%s, 0, %d)', self::bucket( $kind, $name ), time() + MINUTE_IN_SECONDS ) );
	}

	/**
	 * Gives a claim back, in the same transaction.
	 *
	 * @param string $kind email or slug.
	 * @param string $name The name.
	 */
	public static function release( string $kind, string $name ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'rate_limit' ), array( 'bucket' => self::bucket( $kind, $name ) ) );
	}

	private static function bucket( string $kind, string $name ): string {
		return "claim:{$kind}:" . md5( mb_strtolower( $name ) );
	}
}
