<?php
/**
 * The directory has columns for availability, which are empty at first, and a table with numbers of members by month.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Availability_And_Months extends Migration {

	public function tables(): array {
		return array(
			'directory'       => "user_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
available_from date NOT NULL DEFAULT '9999-12-31',
available_until date NOT NULL DEFAULT '1970-01-01',
available_shown tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (user_id),
KEY available_newest (role,listed,sort_at,user_id,available_from,available_until,available_shown,level,region)",
			'directory_month' => 'role varchar(20) NOT NULL,
has_open tinyint(1) NOT NULL DEFAULT 0,
month char(7) NOT NULL,
members int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (role,has_open,month)',
		);
	}

	/**
	 * Counts the members.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$months = Tables::name( 'directory_month' );
		$rows   = Tables::name( 'directory' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$wpdb->query( "DELETE FROM {$months}" );
		$wpdb->query(
			"INSERT INTO {$months} (role,has_open,month,members) SELECT role, has_open, SUBSTR(CASE WHEN role = 'designer' THEN sort_at ELSE most_recent_mission_at END, 1, 7) AS month, COUNT(*) AS members FROM {$rows} WHERE listed = 1 GROUP BY 1, 2, 3"
		);
		// phpcs:enable
		return null;
	}
}
