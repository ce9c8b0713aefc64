<?php
/**
 * The numbers of listed members, counted once.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Directory_Totals extends Migration {

	public function tables(): array {
		return array(
			'directory_count' => "skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
role varchar(20) NOT NULL DEFAULT '',
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
has_open tinyint(1) NOT NULL DEFAULT 0,
members int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,role,level,region,has_open)",
		);
	}

	/**
	 * Counts the members listed now.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$counts = Tables::name( 'directory_count' );
		$rows   = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$wpdb->query( "DELETE FROM {$counts}" );
		$wpdb->query(
			"INSERT INTO {$counts} (skill_id,role,level,region,has_open,members) SELECT skill_id, role, level, region, has_open, COUNT(*) AS members FROM (
				SELECT 0 AS skill_id, d.role, d.level, d.region, d.has_open FROM {$rows} d WHERE d.listed = 1
				UNION ALL
				SELECT s.skill_id, d.role, d.level, d.region, d.has_open FROM {$skills} s INNER JOIN {$rows} d ON d.user_id = s.user_id WHERE d.listed = 1
			) listed GROUP BY skill_id, role, level, region, has_open"
		);
		// phpcs:enable
		return null;
	}
}
