<?php
/** Has the database refuse COMMITs with an error of its own, as a cluster may. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use mysqli;

final class Refused_Commits {

	/**
	 * COMMITs that were refused.
	 * @var int
	 */
	public int $count = 0;

	/**
	 * @param int    $times  How many are refused.
	 * @param int    $number MySQL's number.
	 * @param string $words  MySQL's words.
	 */
	public function __construct( private readonly int $times, private readonly int $number = 1213, private readonly string $words = 'Deadlock found when trying to get lock; try restarting transaction' ) {
		add_filter( 'query', array( $this, 'refuse' ) );
	}

	/**
	 * Refuses one.
	 * @param string $query Statement.
	 */
	public function refuse( string $query ): string {
		global $wpdb;
		if ( 'COMMIT' !== $query || $this->count >= $this->times ) {
			return $query;
		}
		++$this->count;
		if ( $wpdb->dbh instanceof mysqli ) {
			$wpdb->dbh->query( 'ROLLBACK' );
			return "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = {$this->number}, MESSAGE_TEXT = '{$this->words}'";
		}
		// SQLite has no statement that fails as one likes. wpdb undoes and says so.
		$wpdb->suppress_errors( true );
		remove_all_filters( 'query' );
		$wpdb->query( 'ROLLBACK' );
		add_filter( 'query', array( $this, 'refuse' ) );
		$wpdb->last_error = $this->words;
		return '';
	}
}
