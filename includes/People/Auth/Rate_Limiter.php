<?php
/**
 * Counts attempts in fixed windows of time. Each bucket is one row, so that parallel requests are all counted.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use WP_Error;

/**
 * A window that ends later than one that begins now was begun by a clock that was ahead: it does not count. Switched off as a whole by the constant DESIGN_MARKETPLACE_RATE_LIMITS set to false.
 */
final class Rate_Limiter {

	public static function is_on(): bool {
		return ! defined( 'DESIGN_MARKETPLACE_RATE_LIMITS' ) || (bool) constant( 'DESIGN_MARKETPLACE_RATE_LIMITS' );
	}

	/**
	 * Counts an attempt; 429 with the time to wait when there were too many, 503 when it could not be counted.
	 *
	 * Call it outside of transactions, as attempts that fail count, too. Within one, only what is committed is counted.
	 *
	 * @param string $bucket What is counted; at most 100 characters.
	 * @param int    $max    Attempts a window allows.
	 */
	public function hit( string $bucket, int $max, int $seconds ): ?WP_Error {
		global $wpdb;
		if ( ! self::is_on() ) {
			return null;
		}
		$table = Tables::name( 'rate_limit' );
		$now   = Clock::now();
		// phpcs:disable WordPress.DB.PreparedSQL -- the table's name.
		$counted = $wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$table} (bucket, hits, until_at) VALUES (%s, 1, %d)
				ON DUPLICATE KEY UPDATE
					hits = CASE WHEN until_at > %d AND until_at <= %d THEN hits + 1 ELSE 1 END,
					until_at = CASE WHEN until_at > %d AND until_at <= %d THEN until_at ELSE %d END",
				$bucket,
				$now + $seconds,
				$now,
				$now + $seconds,
				$now,
				$now + $seconds,
				$now + $seconds
			)
		);
		// phpcs:enable
		// An attempt that cannot be counted is refused. Otherwise a full disk would switch off every limit.
		return false === $counted ? Lost_Database::error() : $this->peek( $bucket, $max + 1, $seconds );
	}

	/**
	 * 429 when a bucket is full, without counting.
	 *
	 * @param string $bucket What is counted.
	 * @param int    $max    Attempts that make it full.
	 */
	public function peek( string $bucket, int $max, int $seconds ): ?WP_Error {
		global $wpdb;
		if ( ! self::is_on() ) {
			return null;
		}
		$now  = Clock::now();
		$row  = $wpdb->get_row(
			$wpdb->prepare( 'SELECT hits, until_at FROM ' . Tables::name( 'rate_limit' ) . ' WHERE bucket = %s', $bucket ) // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		);
		$left = $row && (int) $row->hits >= $max ? (int) $row->until_at - $now : 0;
		return $left > 0 && $left <= $seconds ? Errors::too_many( $left ) : null;
	}

	/**
	 * Sets a bucket back to zero.
	 *
	 * @param string $bucket What is counted.
	 */
	public function forget( string $bucket ): void {
		global $wpdb;
		if ( ! self::is_on() ) {
			return;
		}
		$wpdb->delete( Tables::name( 'rate_limit' ), array( 'bucket' => $bucket ) );
	}

	public function purge(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'rate_limit' ) . ' WHERE until_at < %d', Clock::now() ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
	}
}
