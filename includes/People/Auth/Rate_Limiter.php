<?php
/** Counts attempts in fixed windows of time. Each bucket is one row, so that parallel requests are all counted. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use WP_Error;

/**
 * A window that ends later than one that begins now was begun by a clock that was ahead: it does not count. Switched off as a whole by the
 * constant DESIGN_MARKETPLACE_RATE_LIMITS set to false.
 */
final class Rate_Limiter {

	public static function is_on(): bool {
		return ! defined( 'DESIGN_MARKETPLACE_RATE_LIMITS' ) || (bool) constant( 'DESIGN_MARKETPLACE_RATE_LIMITS' );
	}

	/**
	 * Counts an attempt; 429 with the time to wait when there were too many, 503 when it could not be counted.
	 *
	 * Call it outside of transactions, as attempts that fail count, too. Within one, only what is committed is counted.
	 * @param string $bucket What is counted; at most 100 characters.
	 * @param int    $max    Attempts a window allows.
	 */
	public function hit( string $bucket, int $max, int $seconds ): ?WP_Error {
		if ( ! self::is_on() ) {
			return null;
		}
		$now     = Clock::now();
		$until   = $now + $seconds;
		$counted = Sql::write(
			'INSERT INTO {rate_limit} (bucket, hits, until_at) VALUES (%s, 1, %d)
			ON DUPLICATE KEY UPDATE
				hits = CASE WHEN until_at > %d AND until_at <= %d THEN hits + 1 ELSE 1 END,
				until_at = CASE WHEN until_at > %d AND until_at <= %d THEN until_at ELSE %d END',
			$bucket,
			$until,
			$now,
			$until,
			$now,
			$until,
			$until
		);
		// An attempt that cannot be counted is refused. Otherwise a full disk would switch off every limit.
		return false === $counted ? Lost_Database::error() : $this->peek( $bucket, $max + 1, $seconds );
	}

	/** 429 when a bucket is full, without counting. */
	public function peek( string $bucket, int $max, int $seconds ): ?WP_Error {
		if ( ! self::is_on() ) {
			return null;
		}
		$row  = Sql::row( 'SELECT hits, until_at FROM {rate_limit} WHERE bucket = %s', $bucket );
		$left = $row && (int) $row['hits'] >= $max ? (int) $row['until_at'] - Clock::now() : 0;
		return $left > 0 && $left <= $seconds ? Errors::too_many( $left ) : null;
	}

	public function forget( string $bucket ): void {
		if ( self::is_on() ) {
			Sql::write( 'DELETE FROM {rate_limit} WHERE bucket = %s', $bucket );
		}
	}

	/**
	 * Takes a row that nobody has, until a time. Claims use the unique key of this table: WordPress' users have none on emails and slugs.
	 * @param int $mark Says whose row it is.
	 * @return bool|null Null when the database refused it.
	 */
	public static function claim( string $bucket, int $until, int $mark = 1 ): ?bool {
		$rows = Sql::write( 'INSERT IGNORE INTO {rate_limit} (bucket, hits, until_at) VALUES (%s, %d, %d)', $bucket, $mark, $until );
		return false === $rows ? null : 1 === $rows;
	}

	public static function release( string $bucket, int $mark ): void {
		Sql::write( 'DELETE FROM {rate_limit} WHERE bucket = %s AND hits = %d', $bucket, $mark );
	}

	public static function drop_over( string $bucket ): void {
		Sql::write( 'DELETE FROM {rate_limit} WHERE bucket = %s AND until_at < %d', $bucket, Clock::now() );
	}

	public function purge(): void {
		Sql::write( 'DELETE FROM {rate_limit} WHERE until_at < %d', Clock::now() );
	}
}
