<?php
/**
 * Reads from a replica, as HyperDB does, for bin/growing-check: a drop-in for a site with a replica.
 *
 * HyperDB's rules: what begins like a read goes away; a table this request has written is read from the primary; so is
 * everything after send_reads_to_masters().
 */

declare( strict_types=1 );

// phpcs:disable -- a drop-in: WordPress asks for it by this name.

final class Replica_Db extends wpdb {

	private ?mysqli $replica = null;

	/** @var array<string,true>|true Tables written by this request, or all. */
	public array|bool $srtm = array();

	/** Whether the last read went away: whoever counted its rows is asked how many there were. */
	private bool $away = false;

	public function send_reads_to_masters(): void {
		$this->srtm = true;
	}

	public function db_connect( $allow_bail = true ) {
		if ( ! parent::db_connect( $allow_bail ) ) {
			return false;
		}
		$primary       = $this->dbh;
		$this->replica = new mysqli( null, DB_USER, DB_PASSWORD, DB_NAME, 0, REPLICA_SOCKET );
		$this->set_charset( $this->replica );
		$this->dbh = $this->replica;
		$this->set_sql_mode();
		$this->dbh = $primary;
		return true;
	}

	public function query( $query ) {
		if ( ! $this->replica || ! $this->goes_away( (string) $query ) ) {
			return parent::query( $query );
		}
		$primary   = $this->dbh;
		$this->dbh = $this->replica;
		try {
			return parent::query( $query );
		} finally {
			$this->dbh = $primary;
		}
	}

	private function goes_away( string $query ): bool {
		$query = ltrim( $query, "\r\n\t (" );
		if ( ! preg_match( '/^SELECT\s+FOUND_ROWS\b/i', $query ) ) {
			$this->away = $this->may_go_away( $query );
		}
		return $this->away;
	}

	private function may_go_away( string $query ): bool {
		if ( ! preg_match( '/^(?:SELECT|SHOW|DESCRIBE|DESC|EXPLAIN)\s/i', $query ) ) {
			if ( is_array( $this->srtm ) ) {
				$this->srtm[ (string) $this->get_table_from_query( $query ) ] = true;
			}
			return false;
		}
		if ( ! is_array( $this->srtm ) ) {
			return false;
		}
		$beginning = substr( $query, 0, 1000 );
		foreach ( array_filter( array_keys( $this->srtm ) ) as $table ) {
			if ( false !== stripos( $beginning, (string) $table ) ) {
				return false;
			}
		}
		return true;
	}
}

$wpdb = new Replica_Db( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
