<?php
/**
 * The directory has a column for confirmed universities, so that lists filtered by it are as fast as others.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Verified_Affiliation extends Migration {

	public function tables(): array {
		return array(
			'directory'       => "user_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
has_open tinyint(1) NOT NULL DEFAULT 0,
most_recent_mission_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
verified tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (user_id),
KEY verified_newest (role,listed,verified,has_open,most_recent_mission_at,user_id)",
			'directory_count' => "skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
role varchar(20) NOT NULL DEFAULT '',
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
has_open tinyint(1) NOT NULL DEFAULT 0,
verified int(11) NOT NULL DEFAULT 0,
verified_jobs int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,role,level,region,has_open)",
		);
	}

	/**
	 * Makes the totals anew: an earlier step that ran again has left these columns empty.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$counts = Tables::name( 'directory_count' );
		$rows   = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$wpdb->query( "DELETE FROM {$counts}" );
		$wpdb->query(
			"INSERT INTO {$counts} (skill_id,role,level,region,has_open,members,jobs,verified,verified_jobs)
			SELECT skill_id, role, level, region, has_open, COUNT(*) AS members, SUM(jobs) AS jobs, SUM(verified) AS verified, SUM(jobs * verified) AS verified_jobs FROM (
				SELECT 0 AS skill_id, d.role, d.level, d.region, d.has_open, d.open_jobs AS jobs, d.verified FROM {$rows} d WHERE d.listed = 1
				UNION ALL
				SELECT s.skill_id, d.role, d.level, d.region, d.has_open, s.jobs, d.verified FROM {$skills} s INNER JOIN {$rows} d ON d.user_id = s.user_id WHERE d.listed = 1
			) listed GROUP BY skill_id, role, level, region, has_open"
		);
		// phpcs:enable
		return null;
	}
}
