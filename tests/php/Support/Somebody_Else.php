<?php
/** A second connection to the database, as another request has one. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use mysqli;

final class Somebody_Else {

	/** Null on SQLite, where one waits for the other with every write. */
	public static function connected(): ?mysqli {
		global $wpdb;
		$parts = defined( 'DB_HOST' ) && $wpdb->is_mysql && ! defined( 'DB_ENGINE' ) ? $wpdb->parse_db_host( DB_HOST ) : false;
		if ( ! $parts ) {
			return null;
		}
		[ $host, $port, $socket ] = $parts;
		return new mysqli( (string) $host, (string) constant( 'DB_USER' ), (string) constant( 'DB_PASSWORD' ), DB_NAME, (int) $port, (string) $socket );
	}
}
