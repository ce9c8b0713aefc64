<?php
/**
 * The numbers of open design jobs by company and skill, counted once.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migration;

final class Directory_Jobs extends Migration {

	private const BATCH = 300;

	public function tables(): array {
		return array(
			'directory'       => 'user_id bigint(20) unsigned NOT NULL,
open_jobs int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (user_id)',
			'directory_skill' => "skill_id bigint(20) unsigned NOT NULL,
role varchar(20) NOT NULL DEFAULT '',
listed tinyint(1) NOT NULL DEFAULT 0,
sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
user_id bigint(20) unsigned NOT NULL,
jobs int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,role,listed,sort_at,user_id)",
			'directory_count' => "skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
role varchar(20) NOT NULL DEFAULT '',
level tinyint(3) unsigned NOT NULL DEFAULT 0,
region varchar(60) NOT NULL DEFAULT '',
has_open tinyint(1) NOT NULL DEFAULT 0,
jobs int(11) NOT NULL DEFAULT 0,
PRIMARY KEY  (skill_id,role,level,region,has_open)",
		);
	}

	/**
	 * Counts the jobs of the next companies; at last adds all up.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$rows   = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names and integers.
		$ids = array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT user_id FROM {$rows} WHERE user_id > %d AND role = 'contractor' ORDER BY user_id LIMIT %d",
					(int) $after,
					self::BATCH
				)
			)
		);
		if ( ! $ids ) {
			$this->add_up();
			return null;
		}
		$list = implode( ',', $ids );
		$wpdb->query(
			"UPDATE {$rows} SET open_jobs = (SELECT COUNT(*) FROM {$wpdb->posts} p WHERE p.post_author = {$rows}.user_id AND p.post_type = 'dm_mission' AND p.post_status = 'publish') WHERE user_id IN ({$list})"
		);
		$wpdb->query(
			"UPDATE {$skills} SET jobs = (SELECT COUNT(*) FROM {$wpdb->posts} p INNER JOIN {$wpdb->term_relationships} r ON r.object_id = p.ID INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE p.post_author = {$skills}.user_id AND p.post_type = 'dm_mission' AND p.post_status = 'publish' AND t.taxonomy = 'dm_skill' AND t.term_id = {$skills}.skill_id) WHERE user_id IN ({$list})"
		);
		// phpcs:enable
		return (string) max( $ids );
	}

	/**
	 * Makes the totals anew.
	 */
	private function add_up(): void {
		global $wpdb;
		$counts = Tables::name( 'directory_count' );
		$rows   = Tables::name( 'directory' );
		$skills = Tables::name( 'directory_skill' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$wpdb->query( "DELETE FROM {$counts}" );
		$wpdb->query(
			"INSERT INTO {$counts} (skill_id,role,level,region,has_open,members,jobs) SELECT skill_id, role, level, region, has_open, COUNT(*) AS members, SUM(jobs) AS jobs FROM (
				SELECT 0 AS skill_id, d.role, d.level, d.region, d.has_open, d.open_jobs AS jobs FROM {$rows} d WHERE d.listed = 1
				UNION ALL
				SELECT s.skill_id, d.role, d.level, d.region, d.has_open, s.jobs FROM {$skills} s INNER JOIN {$rows} d ON d.user_id = s.user_id WHERE d.listed = 1
			) listed GROUP BY skill_id, role, level, region, has_open"
		);
		// phpcs:enable
	}
}
