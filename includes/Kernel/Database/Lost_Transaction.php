<?php
/** A statement of a transaction has failed. The database may have undone the statements before it, so none of them counts. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use mysqli;
use RuntimeException;

final class Lost_Transaction extends RuntimeException {

	/** Error messages of databases when another connection was in the way. */
	private const IN_THE_WAY = '/deadlock|lock wait timeout|record has changed since last read|database (table )?is locked|try restarting transaction|wsrep has not yet prepared|failed to read auto-increment value|busy/i';

	/**
	 * The same as MySQL's error numbers, as its messages may be in any language. 1047: a node of a cluster that accepts no writes at
	 * the moment.
	 */
	private const NUMBERS = array( 1020, 1047, 1205, 1213, 1467, self::GONE, self::LOST );

	/** MySQL's errors "server has gone away" and "lost connection during query". */
	public const GONE = 2006;
	public const LOST = 2013;

	/** MySQL's errors where it only reads any more: it has become a replica, or its transactions were made read-only. They last. */
	private const READ_ONLY = array( 1290, 1792, 1836 );

	/** The last part of SQLite's errors, which says what failed. The rest repeats the statement. */
	private const CAUSE = '#^.*class="error_message"[^>]*>(.*?)</div>#s';

	/** Values that databases quote: they may be what somebody wrote to somebody else. */
	private const QUOTED = '/\b(entry|value:?|near) ([\'"]).*?\2(?=$| for (?:key|column) \S+(?: at row \d+)?$| at (?:line|row) \d+$|: syntax error$)/sD';

	/**
	 * For the statement that has just failed. The message is for logs, and has nothing of what the statement was to store.
	 * @param string $otherwise What to say when the database said nothing.
	 */
	public static function by_last_error( string $otherwise = 'A statement failed.' ): self {
		global $wpdb;
		$cause  = preg_match( self::CAUSE, $wpdb->last_error, $found ) ? $found[1] : $wpdb->last_error;
		$said   = (string) preg_replace( self::QUOTED, "$1 '…'", wp_strip_all_tags( $cause ) );
		$number = isset( $wpdb->dbh ) && $wpdb->dbh instanceof mysqli ? mysqli_errno( $wpdb->dbh ) : 0; // phpcs:ignore WordPress.DB.RestrictedFunctions -- WordPress keeps the words alone.
		return new self( '' === $said ? $otherwise : $said, $number );
	}

	/** Whether the connection was lost, so that the statement's result is unknown. */
	public function is_connection_lost(): bool {
		return in_array( $this->getCode(), array( self::GONE, self::LOST ), true );
	}

	/** Whether this connection takes no writes any more: another one may. */
	public function is_read_only(): bool {
		return in_array( $this->getCode(), self::READ_ONLY, true );
	}

	/** Whether the same work may succeed a moment later. */
	public function may_succeed_later(): bool {
		return in_array( $this->getCode(), self::NUMBERS, true ) || 1 === preg_match( self::IN_THE_WAY, $this->getMessage() );
	}
}
