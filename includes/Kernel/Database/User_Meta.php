<?php
/** Reads a user's meta as a column of another query, so that a list needs no query for it. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

final class User_Meta {

	/**
	 * SQL for the value, NULL without one. MAX() keeps it one row where a key is stored twice.
	 * @param string $column Column with the user's id, with its table, never user input.
	 * @param string $key    A key of ours, never user input.
	 */
	public static function sql( string $column, string $key ): string {
		global $wpdb;
		return "( SELECT MAX(meta_value) FROM {$wpdb->usermeta} meta WHERE meta.user_id = {$column} AND meta_key = '{$key}' )";
	}
}
